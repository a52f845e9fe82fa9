import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { answerCookies, menu } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, openForm, submit, submitButton } from './form.ts';
import { openHydrated } from './islands.ts';

test('who wants more contrast or less motion gets it', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['text-muted', 'line'].map((role) => style.getPropertyValue(`--color-${role}`));
    });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const before = await colours();
  await page.emulateMedia({ contrast: 'more' });
  expect(await colours()).not.toEqual(before);
});

test('less motion is none', async ({ page }) => {
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
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await (await submit(page)).close();
  await submitButton(page).hover();
  await menu(page).getByRole('link').first().click();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** In the page: where each drawing, icon, mark and wall of tiles is seen. */
function findDrawings() {
  const drawings = [...document.querySelectorAll('svg, img')].filter((node) => {
    const isUnderTheMap = node.parentElement?.querySelector(':scope > iframe');
    return node.checkVisibility({ visibilityProperty: true }) && node.clientWidth > 1 && !isUnderTheMap;
  });
  return drawings.map((node) => {
    // A drawing that runs on beyond the page is seen as far as the page goes.
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
    const { clientWidth, scrollHeight } = document.documentElement;
    const [width, height] = [Math.min(right, clientWidth) - x, Math.min(bottom, scrollHeight) - y].map(Math.floor);
    return { name: node.outerHTML.slice(0, 90), box: { left: x, top: y, width: width ?? 0, height: height ?? 0 } };
  });
}

/** The drawings that do not stand out from what is around them by 3:1 (WCAG 1.4.11), once nothing moves any more. */
async function findFaintDrawings(page: Page): Promise<string[]> {
  let drawings: ReturnType<typeof findDrawings> = [];
  let picture: Buffer = Buffer.from('');
  await expect(async () => {
    drawings = await page.evaluate(findDrawings);
    picture = await page.screenshot({ fullPage: true });
    expect(await page.evaluate(findDrawings)).toEqual(drawings);
  }).toPass();
  expect(drawings.length).toBeGreaterThan(20);
  const faint: string[] = [];
  for (const { name, box } of drawings) {
    const greys = (await sharp(picture).extract(box).greyscale().raw().toBuffer()).sort();
    // Of the area at least a hundredth must be as dark, or as light: one odd point is no drawing.
    const share = Math.floor(greys.length / 100);
    const [dark, light] = [greys.at(share), greys.at(-1 - share)].map((grey = 0) => `rgb(${grey} ${grey} ${grey})`);
    const contrast = wcagContrast(dark ?? '', light ?? '');
    if (contrast < 3) faint.push(`${name}: ${contrast.toFixed(2)}`);
  }
  return faint;
}

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
test('in forced colours every drawing is seen, every button and field keeps its line', async ({ page }) => {
  await answerCookies(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page);
  // Chromium without a graphics card paints no screen of that height.
  await page.setViewportSize({ width: 360, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.evaluate(() => scrollTo(0, 0));
    const ground = await page.locator('body').evaluate((node) => getComputedStyle(node).backgroundColor);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', ground);
    expect(await findFaintDrawings(page), colorScheme).toEqual([]);
    expect(await page.evaluate(findEdgeless)).toEqual([]);
  }
});
