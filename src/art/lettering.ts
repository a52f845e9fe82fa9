import { resolve } from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { completeFontFile } from './font.ts';

/** One run of text: size in pixels, line height as a share of the font's own, weight as in CSS. */
export interface Lettering {
  text: string;
  size: number;
  lineHeight: number;
  weight: number;
  colour: string;
}

/**
 * Sets each run of text on lines of its own, in the site's font, within a box: at the sizes given if they fit, else all
 * of them smaller.
 */
export async function setLetters(runs: Lettering[], box: { width: number; height: number }) {
  const text = {
    text: runs.map(markup).join('\n'),
    font: 'Atkinson Hyperlegible Next',
    // Pango reads a font from nowhere but a file, and not as woff2.
    fontfile: resolve(await completeFontFile()),
    width: box.width,
    rgba: true,
  };
  const natural = await toPicture({ ...text, dpi: 72 });
  const fits = natural.info.width <= box.width && natural.info.height <= box.height;
  return fits ? natural : toPicture({ ...text, height: box.height });
}

/** Pango's markup counts sizes in 1024ths of a point: one pixel at 72 dots an inch. */
function markup({ text, size, lineHeight, weight, colour }: Lettering): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span size="${size * 1024}" line_height="${lineHeight}" weight="${weight}" foreground="${colour}">${escaped}</span>`;
}

/** A PNG of the text, cut to its ink, and its size. */
function toPicture(text: CreateText) {
  return sharp({ text }).png().toBuffer({ resolveWithObject: true });
}
