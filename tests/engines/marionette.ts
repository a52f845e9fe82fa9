/**
 * Drives Firefox without geckodriver, which Debian does not package. geckodriver only translates WebDriver's HTTP to
 * Marionette, the protocol built into Firefox: messages `length:json` over TCP, a command being
 * `[0, id, name, parameters]` and its answer `[1, id, error, result]`. This speaks it directly, for selenium-webdriver.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { error as webdriverError } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import { untilItAnswers } from '../until-it-answers.ts';

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Selenium's command names and Marionette's. */
const COMMANDS: Record<string, string> = {
  get: 'Navigate',
  goBack: 'Back',
  goForward: 'Forward',
  refresh: 'Refresh',
  getCurrentUrl: 'GetCurrentURL',
  getTitle: 'GetTitle',
  close: 'CloseWindow',
  getCurrentWindowHandle: 'GetWindowHandle',
  getWindowHandles: 'GetWindowHandles',
  switchToWindow: 'SwitchToWindow',
  newWindow: 'NewWindow',
  setWindowRect: 'SetWindowRect',
  findElement: 'FindElement',
  findElements: 'FindElements',
  clickElement: 'ElementClick',
  clearElement: 'ElementClear',
  sendKeysToElement: 'ElementSendKeys',
  getElementText: 'GetElementText',
  getElementAttribute: 'GetElementAttribute',
  isElementDisplayed: 'IsElementDisplayed',
  executeScript: 'ExecuteScript',
  getCookies: 'GetCookies',
  deleteAllCookies: 'DeleteAllCookies',
  setTimeout: 'SetTimeouts',
};

/** A quiet Firefox: no first-run pages, no calls home, popups allowed. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Marionette wraps single results as `{ value }` and takes an element by its bare id. */
function unwrapResult(result: unknown): unknown {
  return isRecord(result) && Object.keys(result).length === 1 && 'value' in result ? result.value : result;
}

function unwrapParameters({ sessionId: _, ...parameters }: Record<string, unknown>): Record<string, unknown> {
  if (isRecord(parameters.id)) parameters.id = parameters.id[ELEMENT_KEY];
  return parameters;
}

/** A connection to Firefox's Marionette, as the executor that Selenium's WebDriver wants. */
export class Marionette implements Executor {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => this.#receive(data));
    socket.on('close', () => this.#fail('Firefox closed the connection.'));
    socket.on('error', () => {});
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Marionette(socket);
  }

  /** Selenium's entrance. @throws Selenium's own error for what Firefox refuses */
  async execute(command: Command): Promise<unknown> {
    const name = COMMANDS[command.getName()];
    if (!name) throw new Error(`Marionette: no translation for ${command.getName()}.`);
    return this.send(`WebDriver:${name}`, unwrapParameters(command.getParameters())).then(unwrapResult, (reason) => {
      if (isRecord(reason)) {
        webdriverError.throwDecodedError({ error: String(reason.error), message: String(reason.message) });
      }
      throw reason;
    });
  }

  /** Sends one command under Marionette's own name and waits for its answer. */
  send(name: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    const id = ++this.#lastId;
    const message = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, colon));
      if (colon < 0 || this.#received.length < end) return;
      this.#answer(JSON.parse(this.#received.subarray(colon + 1, end).toString()));
      this.#received = this.#received.subarray(end);
    }
  }

  /** The first message is Firefox's greeting, not an answer. */
  #answer(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, id, reason, result] = message;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (reason) waiting?.reject(reason);
    else waiting?.resolve(result);
  }

  #fail(message: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(message));
    this.#waiting.clear();
  }
}

function readPort(profile: string, firefox: ChildProcess): Promise<number> {
  return untilItAnswers('Firefox', firefox, async () => {
    const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    if (port > 0) return port;
    throw new Error('It is still writing its Marionette port.');
  }).catch((error) => {
    firefox.kill('SIGKILL');
    throw error;
  });
}

/** Starts Firefox with a profile of its own; `stop` ends it and removes the profile. */
export async function startFirefox(binary: string, preferences: Record<string, string | number | boolean>) {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries({ ...PREFERENCES, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = [
    '--headless',
    '--marionette',
    '--no-remote',
    '--profile',
    profile,
    '--width',
    '1280',
    '--height',
    '900',
  ];
  const firefox = spawn(binary, args, { stdio: 'ignore', env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } });
  const exited = new Promise((resolve) => firefox.once('exit', resolve));
  const marionette = await Marionette.connect(await readPort(profile, firefox));
  const session = await marionette.send('WebDriver:NewSession', {});
  if (!isRecord(session)) throw new Error('Firefox gave no session.');

  async function stop(): Promise<void> {
    await Promise.race([marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {}), sleep(3000)]);
    await Promise.race([exited, sleep(3000)]);
    firefox.kill('SIGKILL');
    marionette.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
  return { marionette, sessionId: String(session.sessionId), stop };
}
