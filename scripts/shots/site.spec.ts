import type { Page } from '@playwright/test';
import { menu } from '../../src/document/words.ts';
import { answerCookies } from '../../tests/browser/controls.ts';
import { PAGE_STATES } from '../../tests/browser/page-states.ts';
import { settlePage, test } from './page.ts';

/** The whole page, in each state that axe looks at. */
for (const [name, { reach, holds }] of Object.entries(PAGE_STATES)) {
  test(name, async ({ page, viewport }, { project }) => {
    await reach(page);
    if (viewport) await page.setViewportSize(viewport);
    await holds(page).waitFor();
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
