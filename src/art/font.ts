import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fontFaces } from './font-faces.ts';
import { cutFont, GLYPHS, WEIGHTS } from './typeface.ts';

/**
 * Cuts the site's font before Vite starts, into `.cache/font/`, where `src/styles/font.css` takes it
 * from; Vite gives it its hashed address.
 */
export function font(): AstroIntegration {
  return {
    name: 'font',
    hooks: {
      'astro:config:setup': async ({ config }) => writeFont(join(fileURLToPath(config.root), '.cache/font')),
    },
  };
}

/** Writes `atkinson.woff2` and `font.css` into the folder, unless those there were made the same way. */
export async function writeFont(folder: string): Promise<void> {
  const stylesheet = join(folder, 'font.css');
  const stamp = `/* ${recipe()} */\n`;
  if (existsSync(stylesheet) && readFileSync(stylesheet, 'utf8').startsWith(stamp)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'atkinson.woff2'), await cutFont());
  writeFileSync(stylesheet, stamp + (await fontFaces('./atkinson.woff2')));
}

/** A digest of all that decides the files: the code that cuts and measures, and the version of what is cut. */
function recipe(): string {
  const hash = createHash('sha256').update(GLYPHS).update(JSON.stringify(WEIGHTS));
  for (const file of ['typeface.ts', 'font-faces.ts', '../../package.json']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}
