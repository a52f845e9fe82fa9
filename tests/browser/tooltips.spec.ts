import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, openStopped } from './islands.ts';

const texts = loadContent().interface;
const DELAY = 700;

const sloganButton = (page: Page) => page.getByRole('button', { name: texts.slogans.pausar });
/** The tooltip's text as it stands on the page; the control's own name is no text. */
const tooltip = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

/** Opens the page with the clock stopped and the controls working. */
async function openReady(page: Page): Promise<void> {
  await openStopped(page);
  await hydrated(themeButton(page));
  await hydrated(sloganButton(page));
}

/** Points at a control so that the layer of tooltips is loaded, then away, and lets all of it be forgotten. */
async function wakeTooltips(page: Page, control: Locator): Promise<void> {
  const loaded = page.waitForResponse(/TooltipLayer.*\.js/);
  await control.hover();
  await loaded;
  await page.mouse.move(5, 500);
  await page.clock.runFor(3000);
}

test('a tooltip tells the name of a control that is only a drawing, after 700 ms', async ({ page }) => {
  await openReady(page);
  await wakeTooltips(page, themeButton(page));
  await themeButton(page).hover();
  await page.clock.runFor(DELAY - 150);
  await expect(tooltip(page, texts.tema.sistema)).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(tooltip(page, texts.tema.sistema)).toHaveCount(1);
});

test('the very first tooltip comes too, although its layer has to load', async ({ page }) => {
  await openReady(page);
  const loaded = page.waitForResponse(/TooltipLayer.*\.js/);
  await themeButton(page).hover();
  await loaded;
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return tooltip(page, texts.tema.sistema).count();
    })
    .toBe(1);
});

test('within 300 ms after one tooltip the next one comes without waiting', async ({ page }) => {
  await openReady(page);
  await wakeTooltips(page, themeButton(page));
  await sloganButton(page).scrollIntoViewIfNeeded();
  await themeButton(page).hover();
  await page.clock.runFor(DELAY + 200);
  await expect(tooltip(page, texts.tema.sistema)).toHaveCount(1);
  await sloganButton(page).hover();
  await page.clock.runFor(150);
  await expect(tooltip(page, texts.slogans.pausar)).toHaveCount(1);
});

test('later than 300 ms after a tooltip the next one waits its 700 ms again', async ({ page }) => {
  await openReady(page);
  await wakeTooltips(page, sloganButton(page));
  await themeButton(page).hover();
  await page.clock.runFor(DELAY + 200);
  await page.mouse.move(5, 500);
  await page.clock.runFor(1000);
  await sloganButton(page).hover();
  await page.clock.runFor(DELAY - 150);
  await expect(tooltip(page, texts.slogans.pausar)).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(tooltip(page, texts.slogans.pausar)).toHaveCount(1);
});

test('a tooltip also comes to the keyboard, and Escape sends it away', async ({ page }) => {
  await openReady(page);
  await wakeTooltips(page, themeButton(page));
  await themeButton(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(DELAY + 300);
  await expect(tooltip(page, texts.tema.sistema)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(tooltip(page, texts.tema.sistema)).toHaveCount(0);
});

test('a tooltip is never the only place of a text: every control has its own name', async ({ page }) => {
  await openReady(page);
  const nameless = await page
    .locator('[data-tooltip]')
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => !node.getAttribute('aria-label') && !node.textContent?.trim())
        .map((node) => node.outerHTML),
    );
  expect(nameless).toEqual([]);
});
