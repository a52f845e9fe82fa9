import { vi } from 'vitest';

/** Stands in for the browser in a unit test; `vi.unstubAllGlobals()` takes it away again. */
export type FakeBrowser = ReturnType<typeof fakeBrowser>;

/** Puts a fake browser in place: storage, cookies of `hostname`, events, and a page without elements. */
export function fakeBrowser(hostname = 'www.farmacia.example') {
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  /** Every text that was written to document.cookie, in order. */
  const written: string[] = [];
  /** The attributes `data-*` of the document. */
  const page: Record<string, string> = {};
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: page },
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set: (text: string) => {
      written.push(text);
      const [name = '', value = ''] = text.split(/[=;]/);
      if (text.includes('Max-Age=0')) cookies.delete(name);
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
    /** Writes as another tab would. */
    storeElsewhere(key: string, value: string | null) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
    /** Fires an event on the document and the window. */
    fire(type: string) {
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
  for (const kind of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(kind, { getItem: forbidden, setItem: forbidden });
  Object.defineProperty(document, 'cookie', { get: forbidden, set: forbidden });
}
