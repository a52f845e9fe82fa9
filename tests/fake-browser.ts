import { vi } from 'vitest';

/** Puts a fake browser in place, until `vi.unstubAllGlobals()`: storage, cookies, events, a page without elements. */
export function fakeBrowser() {
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
  });
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set: (text: string) => {
      written.push(text);
      const [name = '', value = ''] = text.split(/[=;]/);
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { hostname: 'www.farmacia.example' });
  vi.stubGlobal('window', events);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  return {
    stored,
    written,
    cookies,
    page,
    /** Writes as another tab would. */
    storeElsewhere(key: string, value: string) {
      stored.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** Fires an event on the document and the window. */
    fire(type: string) {
      events.dispatchEvent(new Event(type));
      document.dispatchEvent(new Event(type));
    },
  };
}
