import type { Page } from '@playwright/test';
import { THEME_LABELS } from '../../src/document/words.ts';
import { pause } from '../../src/slogans/words.ts';
import { centreOf } from './clipping.ts';
import { themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openStopped } from './islands.ts';

const DELAY = 700;

// Who wants less motion has no slogans to pause.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sloganButton = (page: Page) => page.getByRole('button', { name: pause });
/** The tooltip's text as it stands on the page; the control's own name is no text. */
const tooltip = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

test('a tooltip names a drawn control, after 700 ms, the next one at once, and goes with Escape; a finger brings none', async ({
  page,
}) => {
  const theme = tooltip(page, THEME_LABELS.system);
  // Both in view: a page that still scrolls moves its header from under the pointer.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openStopped(page);
  await themeButton(page).hover();
  await page.clock.runFor(DELAY - 150);
  await expect(theme).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(theme).toHaveCount(1);
  await sloganButton(page).hover();
  await page.clock.runFor(150);
  await expect(tooltip(page, pause)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(tooltip(page, pause)).toHaveCount(0);

  await page.mouse.move(5, 500);
  await page.clock.runFor(1000);
  const cdp = await page.context().newCDPSession(page);
  const [x, y] = await centreOf(themeButton(page));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.clock.runFor(DELAY * 2);
  await expect(page.locator('.tooltip'), 'held with a finger').toHaveCount(0);
});
