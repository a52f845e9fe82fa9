import type { Page } from '@playwright/test';
import { menu } from '../../src/document/words.ts';
import { answerCookies } from '../../tests/browser/controls.ts';
import { openHydrated } from '../../tests/browser/islands.ts';
import { openSent } from '../../tests/browser/sent-request.ts';
import { settlePage, test } from './page.ts';

/** The whole page, in each state that axe looks at. */
const WHOLE_PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page, its form empty, under the cookie banner': (page) => openHydrated(page),
  'notices, and a request sent': openSent,
  'the privacy page': (page) => page.goto('/politica-privacidade'),
  'the not-found page': (page) => page.goto('/nada'),
};

for (const [name, open] of Object.entries(WHOLE_PAGES)) {
  test(name, async ({ page, viewport }, { project }) => {
    await open(page);
    if (viewport) await page.setViewportSize(viewport);
    await page.locator('[data-cookie-banner], .toast').filter({ visible: true }).waitFor();
    await settlePage(page);
    await page.screenshot({ path: `shots/${name}, ${project.name}.png`, fullPage: true });
  });
}

/** States of the home page's first view that need an eye, and what brings them about. */
const FIRST_VIEWS: Record<string, (page: Page) => Promise<void>> = {
  'first view': async () => {},
  'first view at night': async (page) => {
    await page.clock.setFixedTime('2026-11-18T03:00:00Z');
    await page.reload();
  },
  menu: async (page) => {
    const opener = page.getByRole('button', { name: menu });
    test.skip(!(await opener.isVisible()), 'the menu stands open in the header');
    await opener.click();
  },
  'focus by keyboard': (page) => page.keyboard.press('Tab'),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
};

for (const [name, arrange] of Object.entries(FIRST_VIEWS)) {
  test(name, async ({ page }, { project }) => {
    await answerCookies(page);
    await page.goto('/');
    await arrange(page);
    await settlePage(page);
    await page.screenshot({ path: `shots/${name}, ${project.name}.png` });
  });
}

test('paper', async ({ page }, { project }) => {
  test.skip(project.name !== '1280-light', 'paper has one size, and no dark');
  await page.goto('/');
  await page.pdf({ path: 'shots/paper.pdf', preferCSSPageSize: true, printBackground: true });
});
