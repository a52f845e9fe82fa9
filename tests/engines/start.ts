import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { Builder, Capabilities, Session, WebDriver } from 'selenium-webdriver';
import { type Engine, type EnginePaths, findEngine } from '../../scripts/browsers.ts';
import { freePort } from '../site.ts';
import { untilItAnswers } from '../until-it-answers.ts';
import { startFirefox } from './marionette.ts';

/** A browser under a WebDriver client. */
export interface Browser {
  driver: WebDriver;
  stop(): Promise<void>;
}

/** WebDriver cannot stub requests, so the world outside is cut off in each engine's own way. */
const CLOSED_PORT = 9;
const FIREFOX_PREFERENCES = {
  'intl.accept_languages': 'pt-PT',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': CLOSED_PORT,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': CLOSED_PORT,
  'network.proxy.allow_hijacking_localhost': false,
};
/**
 * Not as a capability: WebKitGTK 2.50.6 reads past the end of its `noProxy` list, and then its browser ends while it starts
 * (6 of 36 starts on a busy machine).
 */
const WEBKIT_ENVIRONMENT = {
  NO_AT_BRIDGE: '1',
  http_proxy: `http://127.0.0.1:${CLOSED_PORT}`,
  https_proxy: `http://127.0.0.1:${CLOSED_PORT}`,
  no_proxy: '127.0.0.1',
};

function capabilities(engine: Engine, { browser }: EnginePaths): Capabilities {
  if (engine === 'firefox') {
    const options = { binary: browser, args: ['--headless'], prefs: FIREFOX_PREFERENCES };
    return new Capabilities({ browserName: 'firefox', 'moz:firefoxOptions': options });
  }
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
}

/** An X server on a display that it picks itself: WebKitGTK has no headless mode. */
async function startDisplay(): Promise<{ display: string; stop(): void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = server.stdio[3];
  if (!(pipe instanceof Readable)) throw new Error('Xvfb has no pipe to tell its display on.');
  const number = await new Promise<string>((resolve, reject) => {
    pipe.once('data', (data) => resolve(String(data).trim()));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { display: `:${number}`, stop: () => void server.kill() };
}

async function startDriver(driver: string, engine: Engine, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const args = engine === 'webkit' ? [`--port=${port}`, '--host=127.0.0.1'] : [`--port=${port}`];
  const server = spawn(driver, args, { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(engine, server, () => fetch(`${url}/status`));
  return { url, stop: () => void server.kill() };
}

async function startOverHttp(engine: Engine, paths: EnginePaths, driverPath: string): Promise<Browser> {
  const display = engine === 'webkit' && !process.env.DISPLAY ? await startDisplay() : null;
  const env = { ...process.env, ...WEBKIT_ENVIRONMENT, ...(display && { DISPLAY: display.display }) };
  const server = await startDriver(driverPath, engine, env);
  const driver = await new Builder().usingServer(server.url).withCapabilities(capabilities(engine, paths)).build();
  async function stop(): Promise<void> {
    await driver.quit().catch(() => {});
    server.stop();
    display?.stop();
  }
  return { driver, stop };
}

/** Starts an engine. @throws when it is not on this machine: ask `findEngine` first */
export async function startBrowser(engine: Engine): Promise<Browser> {
  const paths = findEngine(engine);
  if (!paths) throw new Error(`${engine} is not on this machine.`);
  if (paths.driver) return startOverHttp(engine, paths, paths.driver);
  const { marionette, sessionId, stop } = await startFirefox(paths.browser, FIREFOX_PREFERENCES);
  return { driver: new WebDriver(new Session(sessionId, {}), marionette), stop };
}
