import sharp from 'sharp';
import { siWhatsapp } from 'simple-icons';
import { expect, test } from 'vitest';
import { whatsappMark } from './whatsapp-mark.ts';

/** The mark in black on white, 96 pixels a side: three times as large as the page ever shows it. */
async function pixels(path: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96"><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).greyscale().raw().toBuffer();
}

test("the rounded mark is WhatsApp's: fewer than two pixels in a hundred differ to the eye", async () => {
  const [ours, theirs] = await Promise.all([pixels(whatsappMark.path), pixels(siWhatsapp.path)]);
  const different = ours.filter((value, i) => Math.abs(value - (theirs[i] ?? 0)) > 128).length;
  expect(different / ours.length).toBeLessThan(0.02);
});
