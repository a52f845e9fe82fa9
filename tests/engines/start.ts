import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import type { Engine, EnginePaths } from '../../scripts/browsers.ts';
import { freePort, untilItAnswers } from '../site.ts';

/** A browser as a visitor uses it, whatever drives it. */
export interface Browser {
  /** Goes to an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the control at that point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types on the keyboard, key by key. */
  type(text: string): Promise<void>;
  /** Of the page in Firefox, of the window around it in WebKitGTK; pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Gives how many there were. */
  closeOtherTabs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The world outside is cut off in each engine's own way: whatever is not this machine is asked of a port where nobody
 * is.
 */
const CLOSED_PORT = 9;
export const FIREFOX_PREFERENCES = {
  'intl.accept_languages': 'pt-PT',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': CLOSED_PORT,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': CLOSED_PORT,
  'network.proxy.allow_hijacking_localhost': false,
};
/**
 * WebKitGTK's proxy, and no bridge to a screen reader, which is not there. Not as a capability: WebKitGTK 2.50.6 reads
 * past the end of its `noProxy` list, and then its browser ends while it starts (6 of 36 starts on a busy machine).
 */
const WEBKIT_ENVIRONMENT = {
  NO_AT_BRIDGE: '1',
  http_proxy: `http://127.0.0.1:${CLOSED_PORT}`,
  https_proxy: `http://127.0.0.1:${CLOSED_PORT}`,
  no_proxy: '127.0.0.1',
};

/** Over WebDriver BiDi, which Firefox speaks itself (docs/decisions/23-engines.md). */
async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    args: ['--width=1280', '--height=900'],
    defaultViewport: null,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
  const tab = await firefox.newPage();
  // Who leaves what they wrote is asked first.
  tab.on('dialog', (dialog) => dialog.accept());
  return {
    // Not `goto`: it waits for the frames of the page that is left to go, and Firefox 153 does not always tell that
    // they went.
    open: async (url) => {
      const loaded = new Promise((resolve) => tab.once('load', resolve));
      await tab.evaluate((address) => location.assign(address), url);
      await loaded;
    },
    evaluate: <T>(expression: string) => tab.evaluate<[], () => T>(expression),
    click: (x, y) => tab.mouse.click(x, y),
    type: (text) => tab.keyboard.type(text),
    resize: (width, height) => tab.setViewport({ width, height }),
    closeOtherTabs: async () => {
      const others = (await firefox.pages()).filter((other) => other !== tab);
      for (const other of others) await other.close();
      return others.length;
    },
    stop: () => firefox.close(),
  };
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

/** Over WebDriver: WebKitGTK brings a driver and knows nothing newer. */
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
  const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities(options)).build();
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    // Not by `actions`, which lost 2 of some 100 presses on a busy machine. A drawing within the button cannot be
    // pressed.
    click: async (x, y) => {
      const pressed = `return document.elementFromPoint(${x}, ${y}).closest('a, button')`;
      await (await driver.executeScript<WebElement>(pressed)).click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    closeOtherTabs: async () => {
      const here = await driver.getWindowHandle();
      const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== here);
      for (const handle of others) {
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(here);
      return others.length;
    },
    stop: async () => {
      await driver.quit().catch(() => {});
      server.kill();
    },
  };
}

/** Starts an engine that is on this machine. */
export function startBrowser(engine: Engine, paths: EnginePaths): Promise<Browser> {
  return engine === 'firefox' ? startFirefox(paths.browser) : startWebKit(paths);
}
