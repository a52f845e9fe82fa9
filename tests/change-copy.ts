import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces text in one of the files of a pharmacy's `content/`. @throws when the file does not hold it */
export function replaceIn(pharmacy: string, file: string, from: string | RegExp, to: string): void {
  const path = join(pharmacy, 'content', file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} does not hold «${from}»`);
  writeFileSync(path, changed);
}
