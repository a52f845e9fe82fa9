import type { Locator, Page } from '@playwright/test';
import * as consent from '../../src/consent/words.ts';
import { BAR, FOOTER, menu as menuName, THEME_LABELS } from '../../src/document/words.ts';
import { NOW } from './islands.ts';

/** Accepting only logs that analytics is enabled (specification section 4). */
export const ANALYTICS_NOTED = /console\.log: .*analytics/i;

export const banner = (page: Page): Locator => page.locator('[data-cookie-banner]').filter({ visible: true });
export const acceptButton = (page: Page): Locator => page.getByRole('button', { name: consent.accept });
export const rejectButton = (page: Page): Locator => page.getByRole('button', { name: consent.reject });
export const closeButton = (page: Page): Locator => banner(page).getByRole('button', { name: consent.close });

/** In every footer: brings the banner back. */
export const cookiePreferences = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: FOOTER.cookies });

export const menuButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: menuName });
/** The sections' links in the header: in the menu on a phone, in a row where there is room. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: menuName });
/** Call, request and directions, docked on a phone. */
export const bar = (page: Page): Locator => page.getByRole('navigation', { name: BAR.name });

/** The theme's control in the header, whatever it says in its present state. */
export const themeButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(Object.values(THEME_LABELS).join('|')) });

/** The theme that the visitor chose, as the page shows it. */
export const shownTheme = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? 'system');

/** Publishes notices on the server, whatever the page was built with: in force on any day, if not said. */
export async function publishNotices(page: Page, ...notices: object[]): Promise<void> {
  const always = { de: '2020-01-01', ate: '2099-12-31', tipo: 'normal' };
  const json = notices.map((notice, i) => ({ id: String(i), ...always, ...notice }));
  await page.route('**/avisos.json*', (route) => route.fulfill({ json }));
}

/**
 * As in a later visit: the question about cookies is answered, so that no banner comes. The answer is dated no later
 * than NOW, so that under a stopped clock it is not in the future.
 */
export async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript((latest) => {
    try {
      localStorage.setItem('cookie-consent', 'essential-only');
      localStorage.setItem('analytics-consent', 'false');
      localStorage.setItem('cookie-consent-date', new Date(Math.min(Date.now(), latest)).toISOString());
    } catch {
      // The map's frame has no storage.
    }
  }, NOW.getTime());
}
