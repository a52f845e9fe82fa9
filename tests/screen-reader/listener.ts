import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { question } from '../../src/consent/words.ts';
import type { Session } from './session.ts';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** Nothing was said for so long, in ms: the screen reader has finished. */
const SILENCE = 2000;
/** A shorter silence, in ms, between presses that look for something: only whether it was named matters. */
const PAUSE = 300;
/** A busy machine may answer a key so late, in ms. */
const PATIENCE = 6000;

/** In the question about cookies, the last that a page says of itself. */
export const QUESTION_OF_COOKIES = new RegExp(question);
/** What Orca says when a page has come. In focus mode it may not say it: then the question counts. */
const LOADED = new RegExp(`Terminou o carregamento de .*Farmácia|${QUESTION_OF_COOKIES.source}`);

/** Firefox without its own first pages and questions. */
const FIREFOX_SETTINGS = Object.entries({
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'pt-PT',
  'termsofuse.bypassNotification': true,
});

/** Somebody who does not see: opens pages, presses keys, and hears. */
export class Listener {
  readonly #session: Session;
  readonly #site: string;
  readonly #browser: BrowserName;
  #program: ChildProcess | undefined;
  #before = 0;
  #opened = 0;

  constructor(session: Session, site: string, browser: BrowserName) {
    this.#session = session;
    this.#site = site;
    this.#browser = browser;
  }

  /** Opens a path of the site in a new browser that stores nothing yet; gives what is said until it is silent. */
  async open(path: string): Promise<string[]> {
    await this.close();
    this.#mark();
    const profile = mkdtempSync(join(this.#session.home, 'profile-'));
    this.#program = this.#session.start(...commandOf(this.#browser, profile), this.#site + path);
    this.#opened = this.#before;
    await this.hear(LOADED, 90_000);
    // Or the question would be taken for the answer to the first key. Orca may miss it while a busy machine brings the
    // page: that it is said is the first journey's promise.
    await this.hear(QUESTION_OF_COOKIES, PATIENCE).catch(() => undefined);
    return this.silence();
  }

  /** Presses a key; gives what is said until it is silent. */
  async press(key: string): Promise<string[]> {
    await this.#answerTo(key);
    return this.silence();
  }

  /** Presses a key again and again, until this is said; gives what the last press made it say. */
  async pressUntil(key: string, words: RegExp, most = 40): Promise<string[]> {
    const all: string[] = [];
    for (let left = most; left > 0; left--) {
      await this.#answerTo(key);
      if (words.test((await this.silence(PAUSE)).join('\n'))) return this.silence();
      all.push(...this.heard());
    }
    throw new Error(`${most} × ${key} and never ${words}, but:\n${all.join('\n')}`);
  }

  /** Types a text with the keys of a keyboard. */
  async type(text: string): Promise<string[]> {
    this.#mark();
    this.#session.run(['xdotool', 'type', '--delay', '60', text]);
    return this.silence();
  }

  /** Copies a text elsewhere, as from an SMS. */
  copy(text: string): void {
    this.#session.run(['sh', '-c', 'xclip -selection clipboard >/dev/null 2>&1'], text);
  }

  /** The utterances since the last press, or since the page was opened. */
  heard(): string[] {
    return this.#utterances().slice(this.#before);
  }

  /** The utterances since the page was opened. */
  heardSinceOpened(): string[] {
    return this.#utterances().slice(this.#opened);
  }

  /** Waits until this was said. @throws with what was said instead */
  async hear(words: RegExp, timeout = 20_000): Promise<string[]> {
    await vi.waitFor(
      () => {
        const said = this.heard().join('\n');
        if (!words.test(said)) throw new Error(`Never heard ${words}, but:\n${said}`);
      },
      { timeout, interval: 100 },
    );
    return this.heard();
  }

  /** Waits until nothing more is said; gives what was. */
  async silence(length = SILENCE): Promise<string[]> {
    let count = -1;
    for (let since = Date.now(); Date.now() - since < length; ) {
      const now = this.#utterances().length;
      if (now !== count) since = Date.now();
      count = now;
      await new Promise((done) => setTimeout(done, 50));
    }
    return this.heard();
  }

  /** Closes the browser. */
  async close(): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    if (!program?.pid) return;
    const ended = new Promise((done) => program.once('close', done));
    if (program.exitCode === null) process.kill(-program.pid);
    else return;
    await ended;
    await this.silence();
  }

  /**
   * Presses a key, and waits until the screen reader has taken it and then either said something or, after Tab, dealt
   * with the focus that it moves: what a status says meanwhile is no answer to Tab. Not for ever: not every key is
   * answered.
   */
  async #answerTo(key: string): Promise<void> {
    this.#mark();
    const before = this.#session.deeds().length;
    this.#session.run(['xdotool', 'key', '--clearmodifiers', key]);
    const answer = key === 'Tab' ? 'focus' : 'said';
    for (let left = PATIENCE / 50; left > 0; left--) {
      const kinds = this.#session
        .deeds()
        .slice(before)
        .map(({ kind }) => kind);
      const taken = kinds.indexOf('key');
      if (taken >= 0 && kinds.includes(answer, taken)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** All utterances since the screen reader began. */
  #utterances(): string[] {
    return this.#session.deeds().flatMap((deed) => (deed.kind === 'said' ? deed.text : []));
  }

  #mark(): void {
    this.#before = this.#utterances().length;
  }
}

function commandOf(browser: BrowserName, profile: string): [string, ...string[]] {
  if (browser === 'chromium') {
    const flags = ['--force-renderer-accessibility', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=pt-PT'];
    // It offers to translate, aloud.
    mkdirSync(join(profile, 'Default'));
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ translate: { enabled: false } }));
    return ['chromium', ...flags, '--disable-component-update', '--start-maximized', `--user-data-dir=${profile}`];
  }
  const lines = FIREFOX_SETTINGS.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return ['firefox-esr', '--no-remote', '--new-instance', '--profile', profile];
}
