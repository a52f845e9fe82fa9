import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/**
 * The characters it holds: ASCII, what Portuguese writes, and the letters of visitors' names. Others are the system's
 * font's.
 */
export const GLYPHS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)),
  'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü',
  'ÄÅÈËÑÖØäåèëïñöøß',
  '\u00a0ªº°«»“”‘’–—…·×²€§©',
].join('');

/**
 * The site's one font file: variable, with kerning and tabular figures. Weights above 700 would cost over a kilobyte
 * each tenth.
 */
export const fontFile = () =>
  cutFont('atkinson.woff2', {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });

/** The font for pictures, where bytes do not count: every weight, all its shapes, as TrueType. */
export const completeFontFile = () => cutFont('complete.ttf', { targetFormat: 'sfnt' });

/** Cuts the font, and gives the file's path. Its name changes with what is cut, so one that is there is right. */
async function cutFont(name: string, recipe: Parameters<typeof subsetFont>[2]): Promise<`./${string}`> {
  const hash = createHash('sha256').update(GLYPHS + JSON.stringify(recipe));
  const file = `./.cache/font/${hash.digest('hex').slice(0, 8)}-${name}` as const;
  if (!existsSync(file)) {
    mkdirSync('.cache/font', { recursive: true });
    // Whole or not at all: builds may run side by side.
    writeFileSync(`${file}.${process.pid}`, await subsetFont(SOURCE, GLYPHS, recipe));
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}
