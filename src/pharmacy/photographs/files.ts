import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clause } from '../mistakes/mistakes.ts';
import { missingPhotograph, PHOTOGRAPHS, pictureMistake, sizeMistake } from './photograph.ts';

/** The photographs' files, each with the time of its last change; no links, which may lead to any file. */
export function photographFiles(folder: string): [name: string, changed: number][] {
  const path = join(folder, PHOTOGRAPHS);
  if (!existsSync(path)) return [];
  const files = readdirSync(path).map((name) => ({ name, stat: lstatSync(join(path, name)) }));
  return files.filter(({ stat }) => stat.isFile()).map(({ name, stat }) => [name, stat.mtimeMs]);
}

/** The mistake in the photograph of a name in a pharmacy's folder; null when nothing is. */
export function mistakeOfPhotograph(folder: string, name: string): Clause | null {
  // By the folder's list: Windows and macOS also find a file by other capitals, and the machine that publishes does
  // not.
  if (!photographFiles(folder).some(([file]) => file === name)) return missingPhotograph(name);
  const content = readFileSync(join(folder, PHOTOGRAPHS, name));
  return sizeMistake(name, content.length) ?? pictureMistake(name, content);
}
