import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A drawing in drawings.svg: its view, and the line after it. */
const DRAWING = /<view id="(\w+)".*\n.*\n/g;

/** Writes a picture of the drawings with these names alone, half of all in most pharmacies, and returns its path. */
export function drawingsFile(names: ReadonlySet<string | undefined>): string {
  const all = readFileSync('src/art/drawings.svg', 'utf8');
  const picture = all.replace(DRAWING, (drawing, name: string) => (names.has(name) ? drawing : ''));
  const folder = `.cache/drawings/${createHash('sha256').update(picture).digest('hex').slice(0, 8)}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/drawings.svg`, picture);
  return `${folder}/drawings.svg`;
}
