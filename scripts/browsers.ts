import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The engines that the journeys run in, besides Chromium, in which every other browser test runs. */
export type Engine = 'firefox' | 'webkit';
export const ENGINES: readonly Engine[] = ['firefox', 'webkit'];

/** Paths of one engine on this machine. */
export interface EnginePaths {
  /** The browser's executable. */
  browser: string;
  /** The program that is started and asked: WebKit's WebDriver, or Firefox itself. */
  driver: string;
}

const CHROMIUMS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const MINI_BROWSERS = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'];

const existing = (path: string | undefined): string | null => (path && existsSync(path) ? path : null);

/** The full path of a command on PATH, or null. */
export function onPath(command: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = existing(join(folder, command));
    if (found) return found;
  }
  return null;
}

const firstOnPath = (commands: string[]) => commands.map(onPath).find((path) => path !== null) ?? null;

/** Chromium's executable: CHROMIUM_PATH, else Playwright's own, else the system's; null without any. */
export function findChromium(): string | null {
  if (process.env.CHROMIUM_PATH) return existing(process.env.CHROMIUM_PATH);
  return existing(chromium.executablePath()) ?? firstOnPath(CHROMIUMS) ?? existing(MAC_CHROME);
}

/**
 * The Chromium for tests that need none of a browser's own surroundings: Debian's headless shell, which takes less than
 * half the time (0.41 and 0.49 in two interleaved rounds of 34 tests), else the whole browser; null when there is none.
 */
export function findHeadlessShell(): string | null {
  return (process.env.CHROMIUM_PATH ? null : onPath('chromium-headless-shell')) ?? findChromium();
}

/** Playwright's options for a Chromium found here. Root, as in CI, cannot use the sandbox. */
export function launchOptions(executablePath: string | null, ...args: string[]): LaunchOptions {
  return { ...(executablePath && { executablePath }), chromiumSandbox: process.getuid?.() !== 0, args };
}

function findFirefox(): string | null {
  if (process.env.FIREFOX_PATH) return existing(process.env.FIREFOX_PATH);
  return firstOnPath(['firefox-esr', 'firefox']) ?? existing(MAC_FIREFOX);
}

/** The programs that drive an engine, or null when one is missing here. */
export function findEngine(engine: Engine): EnginePaths | null {
  if (engine === 'firefox') {
    const browser = findFirefox();
    return browser === null ? null : { browser, driver: browser };
  }
  const browser = MINI_BROWSERS.flatMap((pattern) => globSync(pattern))[0];
  const driver = onPath('WebKitWebDriver');
  const display = process.env.DISPLAY || onPath('Xvfb');
  return browser && driver && display ? { browser, driver } : null;
}
