import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces text in one of the files of a pharmacy's `content/`. @throws when the file does not hold it */
export function replaceIn(pharmacy: string, file: string, from: string, to: string): void {
  const path = join(pharmacy, 'content', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold «${from}»`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
