import { announce } from '../browser/announce.ts';
import { expireCookie, readCookies, writeEssentialCookie } from '../browser/cookies.ts';
import { THEME_LABELS } from './words.ts';

const COOKIE = 'tema';
/** Life of an essential cookie in days (specification 9). */
const LIFE = 365;

/** The theme that a press on the control chooses. */
const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;

const readCookie = () => readCookies().get(COOKIE);

/** Lets the header's control change the theme, and follows other tabs, at once or when this one is shown again. */
export function startTheme(): void {
  const page = document.documentElement.dataset;
  const button = document.querySelector<HTMLElement>('[data-press=theme]');
  let theme: keyof typeof NEXT;
  let lastCookie: string | undefined;

  function showTheme(chosen: string | undefined): void {
    theme = chosen === 'light' || chosen === 'dark' ? chosen : 'system';
    lastCookie = readCookie();
    if (theme === 'system') delete page['theme'];
    else page['theme'] = theme;
    // In the menu the label is the button's text; on a wide screen only a drawing shows, and the label is its name.
    const label = THEME_LABELS[theme];
    // The same text written again would make the browser lay the header out again.
    if (!button?.lastChild || button.getAttribute('aria-label') === label) return;
    button.setAttribute('aria-label', label);
    button.lastChild.textContent = label;
  }

  /** Follows only a cookie that changed: where cookies are refused, this tab's choice still holds for this page. */
  function followCookie(): void {
    const cookie = readCookie();
    if (cookie !== lastCookie) showTheme(cookie);
  }

  button?.addEventListener('click', () => {
    const chosen = NEXT[theme];
    if (chosen === 'system') expireCookie(COOKIE);
    else writeEssentialCookie(COOKIE, chosen, LIFE);
    showTheme(chosen);
    announce(button.getAttribute('aria-label') ?? '');
  });
  for (const type of ['visibilitychange', 'focus', 'pageshow']) addEventListener(type, followCookie);
  (globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', followCookie);
  showTheme(readCookie());
}
