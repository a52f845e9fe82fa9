import type { Page } from '@playwright/test';
import { THEME_LABELS } from '../../src/document/words.ts';
import { pause } from '../../src/slogans/words.ts';
import { FULL_REQUEST } from '../request-words.ts';
import { centreOf } from './clipping.ts';
import { answerCookies, menu, shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated, openStopped, pageReady, SCRIPTS } from './islands.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the first paint has the system’s theme, or that of a press', async ({ page, context, baseURL, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const backgroundUnder = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    return background(page);
  };
  for (const [name, value] of Object.entries({ tema: 'purple', sistema: 'dark' }))
    await context.addCookies([{ name, value, url: `${baseURL}` }]);
  await page.goto('/');
  await pageReady(page);
  expect(await shownTheme(page), 'neither is a choice').toBe('system');
  await context.clearCookies();
  await expect(page.locator('html'), 'who wants less motion').toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['text-muted', 'line'].map((role) => style.getPropertyValue(`--color-${role}`));
    });
  const before = await colours();
  await page.emulateMedia({ contrast: 'more' });
  expect(await colours(), 'who wants more contrast').not.toEqual(before);
  await page.emulateMedia({ contrast: null, reducedMotion: 'reduce' });
  const [dark, light] = [await backgroundUnder('dark'), await backgroundUnder('light')];
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await themeButton(page).click();
  expect(await background(page)).toBe(light);
  await expect(page.getByRole('status').filter({ hasText: THEME_LABELS.light }), 'it is said').toHaveCount(1);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'tema', value: 'light', sameSite: 'Strict', secure: true });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  await page.emulateMedia({ colorScheme: 'light' });
  await themeButton(page).click();
  expect(await background(page)).toBe(dark);
  const other = await context.newPage();
  await other.goto('/politica-privacidade');
  await pageReady(other);
  await themeButton(other).click();
  await expect.poll(() => shownTheme(page), 'back to the system’s, in each tab').toBe('system');
  expect(await context.cookies()).toEqual([]);
  for (const _press of ['light', 'dark']) await themeButton(other).click();
  await other.close();
  await page.route(SCRIPTS, (route) => route.abort());
  for (const path of ['/', '/politica-privacidade']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await background(page)).toBe(dark);
  }
});

const DELAY = 700;

/** The tooltip's text as it stands on the page; the control's own name is no text. */
const tooltip = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

test('a tooltip names a drawn control after 700 ms, the next at once, and goes with Escape', async ({ page }) => {
  const theme = tooltip(page, THEME_LABELS.system);
  // Who wants less motion has no slogans to pause.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Both in view: a page that still scrolls moves its header from under the pointer.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openStopped(page);
  await themeButton(page).hover();
  await page.clock.runFor(DELAY - 150);
  await expect(theme).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(theme).toHaveCount(1);
  await page.getByRole('button', { name: pause }).hover();
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

/** In the page: the buttons and fields that show no edge of their own; a tick has the system's. */
function findEdgeless(): string[] {
  const controls = [
    ...document.querySelectorAll('.Button-button, input:not([type=checkbox]), textarea, select'),
  ].filter((control) => {
    // The halves of a switch have one line around both.
    const node = (control.matches('[type=radio]') && control.closest('label')?.parentElement) || control;
    const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } = getComputedStyle(node);
    const hasEdge =
      borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== 'rgba(0, 0, 0, 0)';
    return !hasEdge && !textDecorationLine.includes('underline');
  });
  return controls.map((node) => node.outerHTML.slice(0, 90));
}

// That the focus is seen too: keyboard.spec.ts.
test('in forced colours every button and field keeps its line; less motion is none', async ({ page, form }) => {
  await answerCookies(page);
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionstart']) {
      document.addEventListener(
        type,
        (event) => {
          // What is only shown a moment later does not move.
          if (event instanceof TransitionEvent && event.propertyName === 'visibility') return;
          console.error(`${type} on ${event.target instanceof Element ? event.target.className : ''}`);
        },
        true,
      );
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page);
  const ground = await page.locator('body').evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', ground);
  expect(await page.evaluate(findEdgeless)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.fill(FULL_REQUEST);
  await (await form.submit()).close();
  await form.submitButton.hover();
  await menu(page).getByRole('link').first().click();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
