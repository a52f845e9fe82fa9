import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

/** Atkinson Hyperlegible Next, Latin, upright, weights 200 to 800: what the font of the site is cut from. */
const SOURCE = readFileSync(
  // From the project's root, since the build runs this from a bundle that lies elsewhere.
  createRequire(resolve('package.json')).resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
);

/** The weights the site may use; every tenth of the range above 700 would cost over a kilobyte. */
export const WEIGHTS = { min: 400, max: 700 };

/**
 * The characters the site's font holds: ASCII, what Portuguese writes, and the letters of the languages that neighbours
 * and visitors bring in their names. Others fall back to the system's font, letter by letter.
 */
export const GLYPHS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)),
  'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü',
  'ÄÅÈËÑÖØäåèëïñöøß',
  '\u00a0ªº°«»“”‘’–—…·×²€§©',
].join('');

/** The site's one font file: variable, woff2, with kerning and tabular figures. */
export function cutFont(): Promise<Buffer> {
  return subsetFont(SOURCE, GLYPHS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
}

/** The font for pictures, where bytes do not count: every weight, all its shapes, as TrueType. */
export function completeFont(): Promise<Buffer> {
  return subsetFont(SOURCE, GLYPHS, { targetFormat: 'sfnt' });
}
