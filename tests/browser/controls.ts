import type { Locator, Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';

const { interface: texts, pagina } = loadPharmacy();

/** If accepted, analytics is noted as enabled: only logged (specification section 4). */
export const ANALYTICS_NOTED = /console\.log: .*analytics/i;

/** The cookie banner, while it can be seen. */
export const banner = (page: Page): Locator => page.locator('[data-cookie-banner]').filter({ visible: true });
export const acceptButton = (page: Page): Locator => page.getByRole('button', { name: texts.cookies.aceitar });
export const rejectButton = (page: Page): Locator => page.getByRole('button', { name: texts.cookies.rejeitar });
export const closeButton = (page: Page): Locator => banner(page).getByRole('button', { name: texts.cookies.fechar });

/** In every footer: brings the banner back. */
export const cookiePreferences = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: pagina.rodape.cookies });

/** The theme's control in the header, whatever it says in its present state. */
export const themeButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(Object.values(texts.tema).join('|')) });

/** The theme that the visitor chose, as the page shows it. */
export const shownTheme = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? 'system');

/** The time at which tests stop the clock: an answer from after it, by the clock of this machine, would not count. */
const LATEST = Date.parse('2026-11-21T10:00:00Z');

/** As in a later visit: the question about cookies is answered, so that no banner comes. */
export async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript((latest) => {
    try {
      localStorage.setItem('cookie-consent', 'essential-only');
      localStorage.setItem('analytics-consent', 'false');
      localStorage.setItem('cookie-consent-date', new Date(Math.min(Date.now(), latest)).toISOString());
    } catch {
      // The map's frame has no storage.
    }
  }, LATEST);
}
