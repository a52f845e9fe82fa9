import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { cutFont, GLYPHS, WEIGHTS } from './typeface.ts';

const FOLDER = './.cache/font';

/**
 * The site's one font file, cut from Fontsource's, where Astro's fonts take it from.
 * @returns its path from the project's folder; the name changes with what is cut, so a file that is there is right
 */
export async function fontFile(): Promise<`./${string}`> {
  const recipe = createHash('sha256').update(GLYPHS + JSON.stringify(WEIGHTS));
  const file = `${FOLDER}/atkinson-${recipe.digest('hex').slice(0, 8)}.woff2` as const;
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    // Whole or not at all: builds may run side by side.
    writeFileSync(`${file}.${process.pid}`, await cutFont());
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}
