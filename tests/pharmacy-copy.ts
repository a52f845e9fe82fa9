import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A process runs one test at a time. */
const folder = join(tmpdir(), `farmacia-${process.pid}`);

/** A copy of a pharmacy's folder that a test may change, until the test is over. Always in the same place, so that a file that no test changes is parsed once. */
export function copyForTest(pharmacy: string): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(pharmacy, folder, { recursive: true });
  return folder;
}

/** Replaces text in one of the files of a pharmacy's `content/`; gives back the line on which it began. @throws when it is not there */
export function replaceIn(pharmacy: string, file: string, from: string | RegExp, to: string): number {
  const path = join(pharmacy, 'content', file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} does not hold «${from}»`);
  writeFileSync(path, changed);
  return text.slice(0, text.search(typeof from === 'string' ? RegExp.escape(from) : from)).split('\n').length;
}
