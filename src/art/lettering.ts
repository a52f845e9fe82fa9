import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { completeFont } from './typeface.ts';

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
    fontfile: await writeFont(),
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

/** Writes the font to a file: Pango reads it from nowhere else, and not as woff2. */
async function writeFont(): Promise<string> {
  const file = resolve('.cache/font/complete.ttf');
  const font = await completeFont();
  if (existsSync(file) && readFileSync(file).equals(font)) return file;
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all: builds may run side by side.
  writeFileSync(`${file}.${process.pid}`, font);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
