import { type Browser, chromium, type Page } from '@playwright/test';
import { findHeadlessShell, launchOptions } from '../../scripts/browsers.ts';
import { answerCookies } from '../browser/controls.ts';
import { expect, test } from '../browser/fixtures.ts';
import { DEMONSTRATION_SITE, EXAMPLES, exampleSite } from '../build-sites.ts';
import { startSite } from '../site.ts';

/** Open at noon, so that the same numbers stand there in both browsers. */
const NOON = new Date('2026-11-23T12:00:00Z');
/** How far an element may stand from its place in the newest Chromium, and how many of them have to. */
const NEAR = 6;
const ENOUGH = 0.97;
const WIDTHS = [360, 1280];

/** In the page: the place of each element that has a box, by its path through the markup. */
function readPlaces(): Record<string, [x: number, y: number]> {
  const pathOf = (node: Element): string => {
    const { parentElement, tagName } = node;
    if (!parentElement || node === document.body) return tagName;
    return `${pathOf(parentElement)}>${tagName}${[...parentElement.children].indexOf(node)}`;
  };
  const boxes = [...document.body.querySelectorAll('*')].map((node) => ({ node, box: node.getBoundingClientRect() }));
  const visible = boxes.filter(({ box }) => box.width > 0 && box.height > 0);
  return Object.fromEntries(visible.map(({ node, box }) => [pathOf(node), [box.x, box.y + scrollY]]));
}

async function openAt(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.clock.setFixedTime(NOON);
  await answerCookies(page);
  await page.goto(url);
  // The titles' typeface comes after the first paint.
  await page.waitForFunction(() => 'titles' in document.documentElement.dataset);
}

let newest: Browser;
test.beforeAll(async () => {
  newest = await chromium.launch(launchOptions(findHeadlessShell(), '--disable-gpu', '--font-render-hinting=none'));
});
test.afterAll(() => newest.close());

for (const folder of [DEMONSTRATION_SITE, ...EXAMPLES.map(exampleSite)])
  test(`${folder}: page and paper are as the newest Chromium has them, or nearly`, async ({ page }) => {
    const { url, stop } = await startSite(folder);
    const modern = await newest.newPage({ locale: 'pt-PT', timezoneId: 'Europe/Lisbon', reducedMotion: 'reduce' });
    try {
      for (const width of WIDTHS) {
        await openAt(modern, url, width);
        const wanted = Object.entries(await modern.evaluate(readPlaces));
        await openAt(page, url, width);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${width} px`).toBeLessThanOrEqual(0);
        const found = await page.evaluate(readPlaces);
        const away = wanted.filter(([path, [x, y]]) => {
          const [foundX = Number.NaN, foundY = Number.NaN] = found[path] ?? [];
          return !(Math.abs(foundX - x) <= NEAR && Math.abs(foundY - y) <= NEAR);
        });
        const some = away.slice(0, 10).map(([path, place]) => `${path}: ${found[path]} for ${place}`);
        expect(away.length / wanted.length, `${width} px\n${some.join('\n')}`).toBeLessThan(1 - ENOUGH);
      }
      await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));
      const sheet = await page.pdf({ preferCSSPageSize: true });
      const sides = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect(sides.length).toBeLessThanOrEqual(2);
    } finally {
      await modern.close();
      stop();
    }
  });
