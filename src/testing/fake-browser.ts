import { vi } from 'vitest';

/** An element of the fake page: what a script of ours reads and writes. */
interface FakeElement extends EventTarget {
  dataset: Record<string, string>;
  ariaLabel: string | null;
  click(): void;
}

/** Stands in for the browser in a unit test; `vi.unstubAllGlobals()` takes it away again. */
export interface FakeBrowser {
  /** The values in both kinds of storage, by key. */
  stored: Map<string, string>;
  /** Every text that was written to document.cookie, in order. */
  written: string[];
  /** The cookies that are left, by name. */
  cookies: Map<string, string>;
  /** The attributes `data-*` of the document. */
  page: Record<string, string>;
  /** Puts an element into the page, found by that selector. */
  addElement(selector: string, dataset?: Record<string, string>): FakeElement;
  /** Fires a `storage` event, as when another tab has written. */
  storeElsewhere(key: string, newValue: string | null): void;
  /** Fires an event on the document, the window and the cookie store. */
  fire(type: string): void;
}

/** Puts a fake browser in place: storage, cookies of `hostname`, events. */
export function fakeBrowser(hostname = 'www.farmacia.example'): FakeBrowser {
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  const written: string[] = [];
  const page: Record<string, string> = {};
  const events = new EventTarget();
  const elements = new Map<string, FakeElement>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: page },
    querySelector: (selector: string) => elements.get(selector) ?? null,
    querySelectorAll: () => [],
  });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('window', events);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return {
    stored,
    written,
    cookies,
    page,
    addElement(selector, dataset = {}) {
      const element = Object.assign(new EventTarget(), { dataset, ariaLabel: null });
      const clickable = Object.assign(element, { click: () => void element.dispatchEvent(new Event('click')) });
      elements.set(selector, clickable);
      return clickable;
    },
    storeElsewhere(key, newValue) {
      if (newValue === null) stored.delete(key);
      else stored.set(key, newValue);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
    fire(type) {
      events.dispatchEvent(new Event(type));
      document.dispatchEvent(new Event(type));
    },
  };
}

/** Makes both kinds of storage, and cookies, throw at every touch, as where the visitor forbids them. */
export function forbidStorage(): void {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  Object.defineProperty(document, 'cookie', { get: forbidden, set: forbidden });
}
