import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { TitleFace } from '../looks/look.ts';

// From the project's root, since the build runs this from a bundle that lies elsewhere.
const require = createRequire(resolve('package.json'));

/** Atkinson Hyperlegible Next, Latin, upright, 400 to 700, with a plain zero (docs/decisions/04-font-loading.md). */
const ATKINSON = readFileSync('src/art/fonts/atkinson-plain-zero.woff2');

/** The site's characters: ASCII, Portuguese, the letters of visitors' names. The system's font has the others. */
export const GLYPHS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)),
  'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü',
  'ÄÅÈËÑÖØäåèëïñöøß',
  '\u00a0ªº°«»“”‘’–—…·×²€§©',
].join('');

type Recipe = Parameters<typeof subsetFont>[2];

/** Variable, with tabular figures. Kerning would cost 2.5 kB unseen, weights above 700 a kilobyte each tenth. */
const FOR_PAGES: Recipe = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['tnum'],
  noHinting: true,
  // Styles by name, marks that combine, and widths that browsers reckon from the outlines as well.
  dropTables: ['STAT', 'GDEF', 'HVAR'],
};

/** The site's font. */
export const fontFile = () => cutFont('atkinson.woff2', ATKINSON, GLYPHS, FOR_PAGES);

/**
 * The font of the titles, cut to their letters, with kerning: it shows at their size.
 * @param letters in any order, each as often as it may be
 */
export const titleFile = ({ family, file }: TitleFace, letters: string) =>
  cutFont(
    `${family.split(' ')[0]}.woff2`,
    readFileSync(require.resolve(file)),
    [...new Set(letters)]
      .filter((letter) => GLYPHS.includes(letter))
      .toSorted()
      .join(''),
    { ...FOR_PAGES, variationAxes: {}, keepFeatures: ['kern'] },
  );

/** The fonts of texts and of titles for pictures, where bytes do not count: every weight and glyph, as TrueType. */
export const completeFontFile = () => cutFont('complete.ttf', ATKINSON, GLYPHS, { targetFormat: 'sfnt' });
export const completeTitleFile = ({ family, file }: TitleFace) =>
  cutFont(`${family.split(' ')[0]}.ttf`, readFileSync(require.resolve(file)), GLYPHS, { targetFormat: 'sfnt' });

/** Cuts a font and returns the file's path. The name is a hash of the recipe, so a file that exists is right. */
async function cutFont(name: string, source: Buffer, glyphs: string, recipe: Recipe): Promise<`./${string}`> {
  const hash = createHash('sha256')
    .update(source)
    .update(glyphs + JSON.stringify(recipe));
  const file = `./.cache/font/${hash.digest('hex').slice(0, 8)}-${name}` as const;
  if (!existsSync(file)) {
    mkdirSync('.cache/font', { recursive: true });
    // Renamed into place, since builds may run side by side.
    writeFileSync(`${file}.${process.pid}`, await subsetFont(source, glyphs, recipe));
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}
