import { By, type WebDriver, type WebElement } from 'selenium-webdriver';

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

/** In the page: where the element stands; empty while its middle is covered or outside of the window. */
function placeInView(node: Element): string {
  const { x, y, width, height } = node.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return node.contains(top) ? `${x} ${y}` : '';
}

/** A person in front of a browser: opens pages, finds things by what they are called, types and waits. */
export class Visitor {
  readonly driver: WebDriver;
  readonly #site: string;

  constructor(driver: WebDriver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  /** Opens a path of the site, e.g. `/nada`. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.#site + path);
  }

  /** Arrives as on the very first visit: nothing stored. */
  async openAnew(path = '/'): Promise<void> {
    await this.open(path);
    await this.driver.manage().deleteAllCookies();
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.open(path);
  }

  /** Runs a function in the page. */
  run<T>(script: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(script, ...args);
  }

  /** Waits until `condition` gives something true. @throws after `timeout` milliseconds, with what was waited for */
  async until<T>(what: string, condition: () => Promise<T>, timeout = 6000): Promise<NonNullable<T>> {
    const found = await this.driver.wait(condition, timeout, `Waited in vain for: ${what}`);
    if (found === null || found === undefined) throw new Error(`Nothing came of: ${what}`);
    return found;
  }

  /** All visible elements with this role and name, as they are now. */
  all(role: Role, name: string): Promise<WebElement[]> {
    return this.driver.executeScript<WebElement[]>(`return (${findByName})(...arguments)`, ROLES[role], name);
  }

  /** How many there are. Counted in the page: an element that goes at that moment cannot be handed over. */
  count(role: Role, name: string): Promise<number> {
    return this.driver.executeScript<number>(`return (${findByName})(...arguments).length`, ROLES[role], name);
  }

  /** The first visible element with this role and name, once it is there. */
  find(role: Role, name: string): Promise<WebElement> {
    return this.until(`${role} "${name}"`, async () => (await this.all(role, name))[0]);
  }

  /** Presses what has this role and name, once it stands still where one can reach it. */
  async press(role: Role, name: string): Promise<void> {
    const element = await this.find(role, name);
    await this.run((node: Element) => node.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
    let before = '';
    await this.until(`${role} "${name}" to stand still`, async () => {
      const place = await this.run(placeInView, element);
      const isStill = place !== '' && place === before;
      before = place;
      return isStill;
    });
    await element.click();
  }

  /** The control with that name in the request form, once the form's script is there. */
  async field(name: string): Promise<WebElement> {
    const element = await this.driver.findElement(By.css(`#pedido [name="${name}"]`));
    await this.run((node: Element) => node.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
    await this.until('the form to work', () => this.run(() => !!document.querySelector('#pedido form[data-ready]')));
    return element;
  }

  /** Types key by key. */
  async type(name: string, text: string): Promise<void> {
    await (await this.field(name)).sendKeys(text);
  }

  /** Puts a text in at once, as the browser's own filling in does. */
  async write(name: string, text: string): Promise<void> {
    await this.run(
      (node: HTMLInputElement, value: string) => {
        node.value = value;
        node.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
      },
      await this.field(name),
      text,
    );
  }

  /** Inserts a text where the caret stands, one character after another. */
  async insert(text: string): Promise<void> {
    for (const character of text)
      await this.run((typed: string) => document.execCommand('insertText', false, typed), character);
  }

  async valueOf(name: string): Promise<string> {
    return this.run((node: HTMLInputElement) => node.value, await this.field(name));
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

  async closeOtherTabs(): Promise<void> {
    const here = await this.driver.getWindowHandle();
    for (const handle of await this.driver.getAllWindowHandles()) {
      if (handle === here) continue;
      await this.driver.switchTo().window(handle);
      await this.driver.close();
    }
    await this.driver.switchTo().window(here);
  }
}
