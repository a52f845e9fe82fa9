import { expireCookie, readCookie, writeEssentialCookie } from '../../browser/cookies.ts';

export type Theme = 'system' | 'light' | 'dark';

const COOKIE = 'tema';
/** Life of an essential cookie in days (specification 9). */
const LIFE = 365;

/** The theme that a press on the control chooses. */
const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/**
 * Lets the control in the header change the theme, and follows the themes that other tabs choose: when the cookie changes, where
 * browsers report that, and when the visitor comes back to this tab. The script in the head has shown the page in its theme.
 */
export function startTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-press=theme]');
  let lastCookie = readThemeCookie();
  let theme = lastCookie;

  function show(chosen: Theme): void {
    theme = chosen;
    if (chosen === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
    if (button) button.ariaLabel = button.dataset[chosen] ?? '';
  }

  /** Only a cookie that changed counts: this tab's own may have been refused. */
  function followCookie(): void {
    const found = readThemeCookie();
    if (found === lastCookie) return;
    lastCookie = found;
    show(found);
  }

  button?.addEventListener('click', () => {
    const chosen = NEXT[theme];
    keep(chosen);
    lastCookie = readThemeCookie();
    show(chosen);
  });
  document.addEventListener('visibilitychange', followCookie);
  window.addEventListener('focus', followCookie);
  window.addEventListener('pageshow', followCookie);
  (globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', followCookie);
  show(theme);
}

/** Remembers a choice; "system" forgets. Where the cookie is refused the choice holds for this page. */
function keep(chosen: Theme): void {
  if (chosen === 'system') expireCookie(COOKIE);
  else writeEssentialCookie(COOKIE, chosen, LIFE);
}

function readThemeCookie(): Theme {
  const value = readCookie(COOKIE);
  return value === 'light' || value === 'dark' ? value : 'system';
}
