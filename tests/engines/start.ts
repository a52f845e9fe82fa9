import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Engine, EnginePaths } from '../../scripts/browsers.ts';
import { freePort, untilItAnswers } from '../site.ts';
import { connectMarionette, connectWebDriver, type Send } from './webdriver.ts';

/** Nothing listens on this port: as each engine's proxy for all but this machine, it cuts off the world outside. */
const CLOSED_PORT = 9;
const FIREFOX_PREFERENCES = {
  'intl.accept_languages': 'pt-PT',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': CLOSED_PORT,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': CLOSED_PORT,
  'network.proxy.allow_hijacking_localhost': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};
/**
 * WebKitGTK's proxy, and no bridge to a screen reader, since none runs. As a capability the proxy would fail: WebKitGTK
 * 2.50.6 reads past the end of its `noProxy` list, and may end while it starts (6 of 36 starts on a busy machine).
 */
const WEBKIT_ENVIRONMENT = {
  NO_AT_BRIDGE: '1',
  http_proxy: `http://127.0.0.1:${CLOSED_PORT}`,
  https_proxy: `http://127.0.0.1:${CLOSED_PORT}`,
  no_proxy: '127.0.0.1',
};

/** In centimetres, with the margins of print.css. By default browsers print on American paper. */
const A4 = { page: { width: 21, height: 29.7 }, margin: { top: 0.8, bottom: 0.8, left: 1.4, right: 1.4 } };

/** A browser as a visitor uses it, whatever drives it. */
export type Browser = ReturnType<typeof driveBrowser>;

/** What a visitor does, in WebDriver's commands. */
function driveBrowser(send: Send, stop: () => Promise<void>) {
  /** The value of an expression in the page. */
  const evaluate = <T>(expression: string) =>
    send('ExecuteScript', { script: `return ${expression}`, args: [] }) as Promise<T>;
  return {
    /** Goes to an address and waits until the page is loaded. */
    open: async (url: string) => void (await send('Navigate', { url })),
    evaluate,
    /**
     * Presses the control that an expression gives in the page; false while it gives none. Not with a pointer's
     * actions: WebKitGTK lost 2 of some 100 on a busy machine.
     */
    click: async (expression: string) => {
      const control = await evaluate<object | null>(expression);
      if (control) await send('ElementClick', { id: Object.values(control)[0] });
      return control !== null;
    },
    /** Types on the keyboard, key by key. */
    type: async (text: string) => {
      const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
    },
    /** Gives the page, not the window, a size in pixels. */
    resize: async (width: number, height: number) => {
      const frame = await evaluate<number[]>('[outerWidth - innerWidth, outerHeight - innerHeight]');
      const [frameWidth = 0, frameHeight = 0] = frame;
      await send('SetWindowRect', { width: width + frameWidth, height: height + frameHeight });
    },
    /** Closes every tab but this one. @returns how many they were */
    closeOtherTabs: async () => {
      const here = await send('GetWindowHandle');
      const others = ((await send('GetWindowHandles')) as unknown[]).filter((handle) => handle !== here);
      for (const handle of others) {
        await send('SwitchToWindow', { handle });
        await send('CloseWindow');
      }
      await send('SwitchToWindow', { handle: here });
      return others.length;
    },
    /** The page on A4, as a PDF file; WebKitGTK's driver cannot. */
    print: async () => Buffer.from((await send('Print', A4)) as string, 'base64'),
    stop,
  };
}

/** Starts Firefox, driven by Marionette, which every version speaks (docs/decisions/23-engines.md). */
export async function startFirefox(executable: string, env: NodeJS.ProcessEnv = {}): Promise<Browser> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = Object.entries({ ...FIREFOX_PREFERENCES, 'marionette.port': port });
  const lines = preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  // Without this style Firefox's window is no narrower than 450 px.
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'chrome/userChrome.css'), ':root { min-width: 0 !important }');
  const options = '--marionette --headless --no-remote --width=1280 --height=900';
  const firefox = spawn(executable, [...options.split(' '), '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const send = await untilItAnswers('Firefox', firefox, () => connectMarionette(port));
  await send('NewSession');
  return driveBrowser(send, async () => {
    await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
    firefox.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** Starts an X server, which picks its display itself: WebKitGTK has no headless mode, and Orca reads a desktop. */
export async function startDisplay(): Promise<{ display: string; stop(): void }> {
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

async function startWebKit({ browser, driver: program }: EnginePaths): Promise<Browser> {
  const display = process.env.DISPLAY ? null : await startDisplay();
  const env = { ...process.env, ...WEBKIT_ENVIRONMENT, ...(display && { DISPLAY: display.display }) };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  server.once('exit', () => display?.stop());
  await untilItAnswers('WebKitWebDriver', server, () => fetch(`${url}/status`));
  const options = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  const send = await connectWebDriver(url, options);
  return driveBrowser(send, async () => {
    await send('DeleteSession').catch(() => {});
    server.kill();
  });
}

/** Starts an engine that is on this machine. */
export function startBrowser(engine: Engine, paths: EnginePaths): Promise<Browser> {
  return engine === 'firefox' ? startFirefox(paths.browser) : startWebKit(paths);
}
