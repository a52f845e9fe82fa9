import { vi } from 'vitest';
import type { Browser } from './start.ts';

/** In the page: the visible buttons and links whose accessible name contains `name`. */
function findByName(name: string): HTMLElement[] {
  const nameOf = (node: HTMLElement) =>
    (node.getAttribute('aria-label') || node.textContent || '').replace(/\s+/g, ' ').trim();
  // Firefox 115 knows the first of these options only by its older name, the second.
  const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href]')];
  return controls.filter((node) => isShown(node) && nameOf(node).includes(name));
}

/** In the page: the first element, brought into view; null while there is none, it moves, or something covers it. */
function inReach([node]: HTMLElement[]): HTMLElement | null {
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target);
  if (!node || moving.some((part) => part?.contains(node))) return null;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? node : null;
}

/** A person in front of a browser: opens pages, finds things by what they are called, types and waits. */
export class Visitor {
  readonly #browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  /** Opens a path of the site, e.g. `/nada`. */
  async open(path: string): Promise<void> {
    await this.#browser.open(this.#site + path);
  }

  /** Runs a function in the page, with arguments that JSON can carry. */
  run<T, Arguments extends unknown[]>(script: (...args: Arguments) => T, ...args: Arguments): Promise<T> {
    return this.#browser.evaluate(`(${script})(...${JSON.stringify(args)})`);
  }

  /** Waits until `condition` gives something true. @throws after `timeout` milliseconds, with what was waited for */
  until<T>(what: string, condition: () => Promise<T>, timeout = 6000): Promise<NonNullable<T>> {
    const requireTruth = async () => {
      const found = await condition();
      if (!found) throw new Error(`Waited in vain for: ${what}`);
      return found;
    };
    return vi.waitFor(requireTruth, { timeout, interval: 200 });
  }

  /** Waits until the page with that path is there. */
  async arriveAt(path: string): Promise<void> {
    const isThere = (expected: string) => location.pathname === expected && document.readyState === 'complete';
    await this.until(path, () => this.run(isThere, path));
  }

  /** Runs a function in the page on all visible buttons and links with this name, as they are now. */
  runOnAll<T>(name: string, script: (found: HTMLElement[]) => T): Promise<T> {
    return this.#browser.evaluate(`(${script})((${findByName})(${JSON.stringify(name)}))`);
  }

  /** Presses what has this name, once one can reach it. */
  async press(name: string): Promise<void> {
    const control = `(${inReach})((${findByName})(${JSON.stringify(name)}))`;
    await this.until(`"${name}" to be in reach`, () => this.#browser.click(control));
  }

  /** Brings the form into view, unfolds it, and waits for its script. */
  async waitForForm(): Promise<void> {
    const bringIntoView = () => {
      document.querySelector('#pedido [name=nome]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('#pedido form details')) fold.open = true;
      return document.querySelector('#pedido form[data-ready]') !== null;
    };
    await this.until('the form to work', () => this.run(bringIntoView));
  }

  /** Types into a field key by key. @param caret after how many characters; without it, at the end */
  async type(field: string, text: string, caret?: number): Promise<void> {
    await this.waitForForm();
    const focus = (name: string, at?: number) => {
      const node = document.querySelector<HTMLInputElement>(`#pedido [name=${name}]`);
      node?.focus();
      if (at !== undefined) node?.setSelectionRange(at, at);
    };
    await this.run(focus, field, caret);
    await this.#browser.type(text);
  }

  /** Fills in fields of the form at once, as a browser's autofill does. */
  async fillFields(request: Record<string, string>): Promise<void> {
    await this.waitForForm();
    await this.run((values) => {
      for (const [name, value] of Object.entries(values)) {
        const node = document.querySelector<HTMLInputElement>(`#pedido [name=${name}]`);
        if (node) node.value = value;
        node?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
      }
    }, request);
  }

  /** The values of the form's fields. */
  fieldValues(): Promise<Record<string, string>> {
    return this.run(() => {
      const fields = document.querySelectorAll<HTMLInputElement>('#pedido [name]');
      return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
    });
  }

  /** The text that a reader sees of an element, with ordinary spaces. */
  async read(selector: string): Promise<string> {
    const text = await this.run((css) => document.querySelector<HTMLElement>(css)?.innerText, selector);
    return (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
  }
}
