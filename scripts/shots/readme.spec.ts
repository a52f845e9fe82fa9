import sharp, { type OverlayOptions } from 'sharp';
import { answerCookies } from '../../tests/browser/controls.ts';
import { settlePage, test } from './page.ts';

const HEIGHT = 820;
const GAP = 40;
const DESKTOP = 1280;
const PHONE = 394;

/** The home page on a desktop and on a telephone, side by side on nothing, so that it suits a light and a dark page. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`readme, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await answerCookies(page);
    const devices: OverlayOptions[] = [];
    for (const [width, left] of [
      [DESKTOP, 0],
      [PHONE, DESKTOP + GAP],
    ] as const) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto('/');
      await settlePage(page);
      devices.push({ input: await page.screenshot(), top: 0, left });
    }
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const canvas = { width: DESKTOP + GAP + PHONE, height: HEIGHT, channels: 4 as const, background };
    const both = await sharp({ create: canvas }).composite(devices).png().toBuffer();
    await sharp(both)
      .resize({ width: 1200 })
      .webp({ quality: 70, effort: 6 })
      .toFile(`.github/site-${colorScheme}.webp`);
  });
}
