import type { Page } from '@playwright/test';
import { talkBy } from '../../src/contact/words.ts';
import { THEME_LABELS } from '../../src/document/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { pause } from '../../src/slogans/words.ts';
import { centreOf } from './clipping.ts';
import { themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openStopped } from './islands.ts';

const { channel } = loadPharmacy();
const DELAY = 700;

// Who wants less motion has no slogans to pause.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sloganButton = (page: Page) => page.getByRole('button', { name: pause });
/** The tooltip's text as it stands on the page; the control's own name is no text. */
const tooltip = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

test('a tooltip names a drawn control, after 700 ms, and is in nobody’s way', async ({ page }) => {
  const screen = { width: 1280, height: 720 };
  const theme = tooltip(page, THEME_LABELS.system);
  const leave = async () => {
    await page.mouse.move(5, 500);
    await page.clock.runFor(1000);
  };
  // Both in view: a page that still scrolls moves its header from under the pointer.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openStopped(page);
  await themeButton(page).hover();
  await page.clock.runFor(DELAY - 150);
  await expect(theme).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(theme).toHaveCount(1);
  await page.mouse.move(...(await centreOf(theme)), { steps: 20 });
  await page.clock.runFor(10_000);
  await expect(theme, 'one may read it').toHaveCount(1);
  await sloganButton(page).hover();
  await page.clock.runFor(150);
  await expect(tooltip(page, pause)).toHaveCount(1);
  await leave();

  await page.setViewportSize(screen);
  await sloganButton(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(DELAY);
  await expect(tooltip(page, pause)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(tooltip(page, pause)).toHaveCount(0);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('link', { name: talkBy(channel.kind) }).hover();
  await page.clock.runFor(DELAY);
  const edge = await tooltip(page, talkBy(channel.kind)).boundingBox();
  expect((edge?.x ?? screen.width) + (edge?.width ?? 0)).toBeLessThanOrEqual(screen.width);
  await leave();
  await themeButton(page).hover();
  await page.clock.runFor(DELAY);
  await expect(theme).toHaveCount(1);
  await themeButton(page).click();
  await page.clock.runFor(DELAY * 2);
  await expect(page.locator('.tooltip')).toHaveCount(0);

  await leave();
  const cdp = await page.context().newCDPSession(page);
  const [x, y] = await centreOf(themeButton(page));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.clock.runFor(DELAY * 2);
  await expect(page.locator('.tooltip'), 'held with a finger').toHaveCount(0);
});
