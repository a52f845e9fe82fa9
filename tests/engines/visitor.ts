import { vi } from 'vitest';
import type { Browser } from './start.ts';

/** The roles that the journeys look for, and the elements that have them. */
const ROLES = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  alert: '[role=alert]',
};
export type Role = keyof typeof ROLES;

/** In the page: the visible elements of a role whose accessible name contains `name`. */
function findByName(selector: string, name: string): Element[] {
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
  const nameOf = (node: Element) => {
    const labels = (node.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const labelled = labels.map((label) => label?.textContent ?? '').join(' ');
    return plain(node.getAttribute('aria-label') || labelled || node.textContent || '');
  };
  const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll(selector)].filter((node) => isShown(node) && nameOf(node).includes(name));
}

/** In the page: the middle of the first element, brought into view; null while there is none, it moves, or something covers it. */
function middleInView([node]: Element[]): [x: number, y: number] | null {
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target);
  if (node && moving.some((part) => part?.contains(node))) return null;
  node?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = node?.getBoundingClientRect() ?? new DOMRect();
  const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return node?.contains(document.elementFromPoint(...middle)) ? middle : null;
}

/** A person in front of a browser: opens pages, finds things by what they are called, types and waits. */
export class Visitor {
  readonly browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.browser = browser;
    this.#site = site;
  }

  /** Opens a path of the site, e.g. `/nada`. */
  async open(path: string): Promise<void> {
    await this.browser.open(this.#site + path);
  }

  /** Runs a function in the page, with arguments that JSON can carry. */
  run<T, Arguments extends unknown[]>(script: (...args: Arguments) => T, ...args: Arguments): Promise<T> {
    return this.browser.evaluate(`(${script})(...${JSON.stringify(args)})`);
  }

  /** Waits until `condition` gives something true. @throws after `timeout` milliseconds, with what was waited for */
  until<T>(what: string, condition: () => Promise<T>, timeout = 6000): Promise<NonNullable<T>> {
    const ask = async () => {
      const found = await condition();
      if (!found) throw new Error(`Waited in vain for: ${what}`);
      return found;
    };
    return vi.waitFor(ask, { timeout, interval: 200 });
  }

  /** Waits until the page with that path is there. */
  async arriveAt(path: string): Promise<void> {
    const isThere = (expected: string) => location.pathname === expected && document.readyState === 'complete';
    await this.until(path, () => this.run(isThere, path));
  }

  /** Runs a function in the page on all visible elements with this role and name, as they are now. */
  onAll<T>(role: Role, name: string, script: (found: Element[]) => T): Promise<T> {
    return this.browser.evaluate(`(${script})((${findByName})(...${JSON.stringify([ROLES[role], name])}))`);
  }

  count(role: Role, name: string): Promise<number> {
    return this.onAll(role, name, (found) => found.length);
  }

  /** Presses what has this role and name, once it stands still where one can reach it. */
  async press(role: Role, name: string): Promise<void> {
    let before = '';
    const [x, y] = await this.until(`${role} "${name}" to stand still`, async () => {
      const middle = await this.onAll(role, name, middleInView);
      const isStill = String(middle) === before;
      before = String(middle);
      return isStill ? middle : null;
    });
    await this.browser.click(x, y);
  }

  /** Runs a function in the page on that field of the request form, in view, once the form's script is there. */
  async onField<T>(field: string, script: (node: HTMLInputElement, text: string) => T, text = ''): Promise<T> {
    const node = `document.querySelector('#pedido [name="${field}"]')`;
    const bringIntoView = (input: HTMLInputElement) => {
      input.scrollIntoView({ block: 'center', behavior: 'instant' });
      return input.matches('form[data-ready] *');
    };
    await this.until('the form to work', () => this.browser.evaluate(`(${bringIntoView})(${node})`));
    return this.browser.evaluate(`(${script})(${node}, ${JSON.stringify(text)})`);
  }

  /** Types key by key. */
  async type(field: string, text: string): Promise<void> {
    await this.onField(field, (node) => node.focus());
    await this.browser.type(text);
  }

  /** Puts a text in at once, as the browser's own filling in does. */
  async write(field: string, text: string): Promise<void> {
    const fillIn = (node: HTMLInputElement, value: string) => {
      node.value = value;
      node.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    };
    await this.onField(field, fillIn, text);
  }

  valueOf(field: string): Promise<string> {
    return this.onField(field, (node) => node.value);
  }

  /** What a reader sees of an element, with ordinary spaces. */
  async read(selector: string): Promise<string> {
    const text = await this.run((css: string) => {
      const node = document.querySelector(css);
      return node instanceof HTMLElement ? node.innerText : '';
    }, selector);
    return text.replace(/[\u00a0\u202f]/g, ' ');
  }

  /** An entry of the browser's storage. */
  stored(key: string): Promise<string | null> {
    return this.run((name: string) => localStorage.getItem(name), key);
  }

  /** The theme that the page shows by choice; null where the system decides. */
  theme(): Promise<string | null> {
    return this.run(() => document.documentElement.getAttribute('data-theme'));
  }
}
