import type { Page } from '@playwright/test';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { formReady, submitButton } from './form.ts';
import { openHydrated } from './islands.ts';

/** What a drawing must stand out by from what is around it (WCAG 1.4.11). */
const ENOUGH = 3;

interface Place {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In the page: where each drawing, icon, mark and wall of tiles is seen. */
function findDrawings(): Place[] {
  const drawings = [...document.querySelectorAll('svg, img')].filter((node) => {
    const isUnderTheMap = node.parentElement?.querySelector(':scope > iframe');
    return node.checkVisibility({ visibilityProperty: true }) && node.clientWidth > 1 && !isUnderTheMap;
  });
  return drawings.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const beside = node.closest('a, button, li, p, section')?.textContent?.trim().slice(0, 30);
    return {
      name: `${node.tagName} ${node.getAttribute('class')} ${node.getAttribute('src') ?? ''} "${beside}"`,
      x,
      y,
      width,
      height,
    };
  });
}

/** In a page of its own: the contrast between the lightest and the darkest of what is seen in each place of a picture. */
async function measureContrast([png, places]: [string, Place[]]): Promise<{ name: string; contrast: number }[]> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.drawImage(picture, 0, 0);
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return places.map(({ name, x, y, width, height }) => {
    const { data } = context.getImageData(x, y, Math.ceil(width), Math.ceil(height));
    const luminances: number[] = [];
    for (let i = 0; i < data.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(i, i + 3);
      luminances.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
    }
    luminances.sort((a, b) => a - b);
    // Of the area at least a hundredth must be as dark, or as light: one odd point is no drawing.
    const share = Math.floor(luminances.length / 100);
    const [dark = 0, light = 0] = [luminances.at(share), luminances.at(-1 - share)];
    return { name, contrast: (light + 0.05) / (dark + 0.05) };
  });
}

/** A picture of the page and where its drawings are, once nothing moves any more. */
async function photograph(page: Page): Promise<[string, Place[]]> {
  let shown: [string, Place[]] = ['', []];
  await expect(async () => {
    const before = await page.evaluate(findDrawings);
    const picture = await page.screenshot({ fullPage: true });
    shown = [picture.toString('base64'), await page.evaluate(findDrawings)];
    expect(shown[1]).toEqual(before);
  }).toPass();
  return shown;
}

/** In the page: the buttons and fields that show no edge of their own. */
function findEdgeless(): string[] {
  return [...document.querySelectorAll('.Button-button, input, textarea, select')].flatMap((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } = getComputedStyle(node);
    const hasEdge =
      borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== 'rgba(0, 0, 0, 0)';
    const name = `${node.tagName} ${node.textContent} ${node.getAttribute('name')}`;
    return hasEdge || textDecorationLine.includes('underline') ? [] : [name];
  });
}

test('in forced colours on a light or dark ground every drawing is seen, every button, field and focus keeps its line', async ({
  page,
  context,
}) => {
  await answerCookies(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page);
  await formReady(page);
  // Chromium without a graphics card paints no screen of that height.
  await page.setViewportSize({ width: 360, height: 900 });
  const measuring = await context.newPage();
  await page.bringToFront();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.evaluate(() => scrollTo(0, 0));
    const [picture, places] = await photograph(page);
    expect(places.length).toBeGreaterThan(50);
    const measured = await measuring.evaluate(measureContrast, [picture, places] as [string, Place[]]);
    expect(
      measured.filter(({ contrast }) => contrast < ENOUGH),
      colorScheme,
    ).toEqual([]);
    expect(await page.evaluate(findEdgeless)).toEqual([]);
    await page.keyboard.press('Tab');
    await submitButton(page).focus();
    await expect(submitButton(page)).toHaveCSS('outline-style', 'solid');
  }
});
