/**
 * Pictures of every page and state, into shots/, so that the whole site can be looked at in a minute.
 *
 *   npm run build && npm run shots            all of them
 *   npm run shots -- panel                    only those whose name holds "panel"
 *   npm run shots -- readme                   the two at the README's top, into .github/
 *   npm run shots -- guia                     those of docs/guia.md, from the editor
 *
 * DIST names another built site.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startSite } from '../tests/site.ts';
import { findHeadlessShell, launchOptions } from './browsers.ts';
import { shootGuide } from './shots/guide.ts';
import { hydrateAll, openPage, type Shot } from './shots/page.ts';
import { SHOTS } from './shots/states.ts';

const WIDTHS = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

const wanted = process.argv[2] ?? '';
rmSync('shots', { recursive: true, force: true });
mkdirSync('shots');
const site = await startSite();
const browser = await chromium.launch(
  launchOptions(findHeadlessShell(), '--disable-gpu', '--font-render-hinting=none'),
);

const open = (options: BrowserContextOptions, shot: Shot): Promise<Page> =>
  openPage(browser, { baseURL: site.url, ...options }, shot);

/** The home page on a desktop and on a telephone, side by side on nothing, so that it suits a light and a dark page. */
async function shootReadme(colorScheme: 'light' | 'dark'): Promise<void> {
  const [height, gap] = [820, 40];
  const [desktop, phone] = [1280, 394];
  const devices = await Promise.all(
    [desktop, phone].map(async (width) => {
      const page = await open({ viewport: { width, height }, colorScheme }, { name: 'readme' });
      await hydrateAll(page);
      const input = await page.screenshot();
      await page.context().close();
      return { input, top: 0, left: width === phone ? desktop + gap : 0 };
    }),
  );
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const canvas = { width: desktop + gap + phone, height, channels: 4 as const, background: nothing };
  const both = await sharp({ create: canvas }).composite(devices).png().toBuffer();
  const path = `.github/site-${colorScheme}.webp`;
  await sharp(both).resize({ width: 1200 }).webp({ quality: 70, effort: 6 }).toFile(path);
  console.log(path);
}

try {
  if (wanted === 'readme') for (const scheme of ['light', 'dark'] as const) await shootReadme(scheme);
  if (wanted === 'guia') await shootGuide();
  for (const shot of SHOTS.filter(({ name }) => name.includes(wanted))) {
    for (const [width, height] of WIDTHS) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await open({ viewport: { width, height }, colorScheme }, shot);
        if (!shot.fold) await hydrateAll(page);
        await shot.arrange?.(page);
        const path = `shots/${shot.name}-${width}-${colorScheme}.png`;
        if (shot.of) await page.locator(shot.of).screenshot({ path });
        else await page.screenshot({ path, fullPage: !shot.fold });
        await page.context().close();
        console.log(path);
      }
    }
  }
  if ('impressao'.includes(wanted)) {
    const page = await open({}, { name: 'impressao' });
    await page.pdf({ path: 'shots/impressao.pdf', preferCSSPageSize: true, printBackground: true });
    console.log('shots/impressao.pdf');
  }
} finally {
  await browser.close();
  site.stop();
}
