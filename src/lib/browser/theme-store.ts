import { expireCookie, readCookie, writeEssentialCookie } from './cookies.ts';
import { createStore } from './create-store.ts';

export type Theme = 'system' | 'light' | 'dark';

const COOKIE = 'tema';
/** Life of an essential cookie in days (specification 9). */
const LIFE = 365;

let lastCookie = readThemeCookie();
const theme = createStore(lastCookie);

/** The theme in force: the visitor's choice, or the system's. */
export const currentTheme = theme.get;

/** Calls back when the theme changes. Returns how to stop. */
export const onThemeChange = theme.subscribe;

/** Shows the page in a theme and remembers it; "system" forgets. Where the cookie is refused it holds for this page. */
export function chooseTheme(chosen: Theme): void {
  if (chosen === 'system') expireCookie(COOKIE);
  else writeEssentialCookie(COOKIE, chosen, LIFE);
  lastCookie = readThemeCookie();
  apply(chosen);
}

/**
 * Adopts the themes that other tabs choose: when the cookie changes, where browsers report that, and when the visitor comes
 * back to this tab. Returns how to stop.
 */
export function followOtherTabs(): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', followCookie, stop);
  window.addEventListener('focus', followCookie, stop);
  window.addEventListener('pageshow', followCookie, stop);
  (globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', followCookie, stop);
  return () => stop.abort();
}

/** Only a cookie that changed counts: this tab's own may have been refused. */
function followCookie(): void {
  const found = readThemeCookie();
  if (found === lastCookie) return;
  lastCookie = found;
  apply(found);
}

function apply(chosen: Theme): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  theme.set(chosen);
}

function readThemeCookie(): Theme {
  const value = globalThis.document && readCookie(COOKIE);
  return value === 'light' || value === 'dark' ? value : 'system';
}
