import { expireCookie, readCookie, writeEssentialCookie } from './cookies.ts';

export type Theme = 'system' | 'light' | 'dark';

const COOKIE = 'tema';
/** Life of an essential cookie in days (specification 9). */
const LIFE = 365;

let lastCookie = readThemeCookie();
let theme = lastCookie;
const listeners = new Set<() => void>();

/** The theme in force: the visitor's choice, or the system's. */
export function currentTheme(): Theme {
  return theme;
}

/** Shows the page in a theme and remembers it; "system" forgets. Where the cookie is refused it holds for this page. */
export function chooseTheme(chosen: Theme): void {
  if (chosen === 'system') expireCookie(COOKIE);
  else writeEssentialCookie(COOKIE, chosen, LIFE);
  lastCookie = readThemeCookie();
  apply(chosen);
}

/**
 * Calls back when the theme changes, here or in another tab. Another tab's change is seen when the cookie changes, where
 * browsers report that, and when the visitor comes back to this one. Returns how to stop.
 */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) listenToOtherTabs(true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listenToOtherTabs(false);
  };
}

function listenToOtherTabs(on: boolean): void {
  const change = on ? 'addEventListener' : 'removeEventListener';
  document[change]('visibilitychange', followCookie);
  window[change]('focus', followCookie);
  window[change]('pageshow', followCookie);
  (globalThis as { cookieStore?: EventTarget }).cookieStore?.[change]('change', followCookie);
}

/** Adopts what another tab chose. Only a cookie that changed counts: here it may have been refused. */
function followCookie(): void {
  const found = readThemeCookie();
  if (found === lastCookie) return;
  lastCookie = found;
  apply(found);
}

function apply(chosen: Theme): void {
  theme = chosen;
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  for (const listener of listeners) listener();
}

function readThemeCookie(): Theme {
  const value = globalThis.document && readCookie(COOKIE);
  return value === 'light' || value === 'dark' ? value : 'system';
}
