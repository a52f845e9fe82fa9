import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, FIREFOX_PREFERENCES } from '../engines/start.ts';
import { freePort, untilItAnswers } from '../site.ts';

/** A Firefox too old for WebDriver BiDi, and what only some tests ask of it. */
export interface OldFirefox extends Browser {
  version: string;
  prefer(preferences: Record<string, string | number>): Promise<void>;
  /** The page printed on A4, as a PDF file. */
  print(): Promise<Buffer>;
}

/** In centimetres, with the margins of print.css: without, it would be American paper. */
const A4 = { page: { width: 21, height: 29.7 }, margin: { top: 0.8, bottom: 0.8, left: 1.4, right: 1.4 } };

type Command = (name: string, parameters?: object) => Promise<{ value?: unknown }>;

/** Marionette is spoken over a socket: the length of a message, a colon, the message as JSON. */
function converse(port: number): Promise<Command> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: { message: string } | null, result: object) => void>();
  let unread = Buffer.alloc(0);
  const send: Command = (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, (error, result) => (error ? reject(new Error(`${name}: ${error.message}`)) : resolve(result)));
      const message = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
        const end = colon + 1 + Number(unread.toString('latin1', 0, colon));
        if (unread.length < end) return;
        const message = JSON.parse(unread.toString('utf8', colon + 1, end));
        unread = unread.subarray(end);
        if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
        // The first message greets.
        else resolve(send);
      }
    });
  });
}

/** Starts a Firefox by Marionette, which every version speaks. */
export async function startOldFirefox(executable: string, env: NodeJS.ProcessEnv): Promise<OldFirefox> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'old-firefox-'));
  const preferences = { ...FIREFOX_PREFERENCES, 'marionette.port': port };
  const lines = Object.entries(preferences).map((preference) => `user_pref(${preference.map(json).join(', ')});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile, '--width=1280', '--height=900'];
  const firefox = spawn(executable, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const command = await untilItAnswers('Firefox', firefox, () => converse(port));
  const { capabilities } = (await command('WebDriver:NewSession')) as { capabilities: { browserVersion: string } };
  const inBrowser = async (script: string) => {
    await command('Marionette:SetContext', { value: 'chrome' });
    await command('WebDriver:ExecuteScript', { script, args: [] });
    await command('Marionette:SetContext', { value: 'content' });
  };
  const evaluate = async <T>(expression: string) =>
    (await command('WebDriver:ExecuteScript', { script: `return ${expression}`, args: [] })).value as T;
  const performActions = (type: string, id: string, actions: object[]) =>
    command('WebDriver:PerformActions', { actions: [{ type, id, actions }] });
  // Its own window would be no narrower than 450 px.
  await inBrowser('document.documentElement.style.minWidth = 0;');
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await command('WebDriver:Navigate', { url })),
    evaluate,
    click: async (x, y) => {
      const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await performActions('pointer', 'mouse', [{ type: 'pointerMove', x, y, duration: 0 }, ...presses]);
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await performActions('key', 'keyboard', keys);
    },
    resize: async (width, height) => {
      const around = await evaluate<{ width: number; height: number }>(
        '({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })',
      );
      await command('WebDriver:SetWindowRect', { width: width + around.width, height: height + around.height });
    },
    closeOtherTabs: async () => {
      const here = (await command('WebDriver:GetWindowHandle')).value;
      const all = (await command('WebDriver:GetWindowHandles')) as unknown as string[];
      const others = all.filter((handle) => handle !== here);
      for (const handle of others) {
        await command('WebDriver:SwitchToWindow', { handle });
        await command('WebDriver:CloseWindow');
      }
      await command('WebDriver:SwitchToWindow', { handle: here });
      return others.length;
    },
    prefer: (wanted) =>
      inBrowser(
        Object.entries(wanted)
          .map(
            ([name, value]) =>
              `Services.prefs.set${typeof value === 'string' ? 'String' : 'Int'}Pref(${json(name)}, ${json(value)});`,
          )
          .join('\n'),
      ),
    print: async () => Buffer.from((await command('WebDriver:Print', A4)).value as string, 'base64'),
    stop: async () => {
      await command('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      firefox.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
