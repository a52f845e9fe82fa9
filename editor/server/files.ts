import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { hasContent, ownFolder, pharmacyFolder, readContent, savedTexts } from '../../src/pharmacy/load.ts';
import { type ShownFinding, shownFinding } from '../core/content.ts';
import { FILE_NAMES, type FileName, pathOf, textWithout } from '../core/file-names.ts';
import type { Texts } from '../core/saved-content.ts';
import type { Version } from '../core/versions.ts';

/** The text of a file; null where there is none. */
export function textInFolder(name: FileName, folder = pharmacyFolder()): string | null {
  const path = join(folder, pathOf(name));
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The text of a file; of a missing one what the site takes in its place. */
export const readText = (name: FileName, folder = pharmacyFolder()) => textInFolder(name, folder) ?? original(name);

export const original = (name: FileName) => textWithout(name, (path) => readFileSync(path, 'utf8'));

/** The mistakes of all the content. @param instead texts in the place of files */
export function allMistakes(instead: Texts = {}): ShownFinding[] {
  const texts = FILE_NAMES.map((name) => [pathOf(name), instead[name]]).filter(([, text]) => text !== undefined);
  const { mistakes, sources } = readContent(undefined, Object.fromEntries(texts));
  return mistakes.map((mistake) => shownFinding(mistake, sources));
}

/** Writes a file in one step: whole, or not at all. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Makes the folder in which a pharmacy begins, as a copy of the demonstration, where it has none yet: what is written
 * goes there, and never into the demonstration, which newer code brings along.
 */
export function copyDemonstration(folder = ownFolder()): void {
  if (hasContent(folder)) return;
  const incomplete = join(folder, 'content.novo');
  cpSync(join(DEMONSTRATION, 'public'), join(folder, 'public'), { recursive: true, force: false });
  cpSync(join(DEMONSTRATION, 'content'), incomplete, { recursive: true });
  renameSync(incomplete, join(folder, 'content'));
}

/** Puts a text into its file. */
export function writeText(name: FileName, text: string): void {
  copyDemonstration();
  keepVersion(name);
  const path = resolve(pharmacyFolder(), pathOf(name));
  savedTexts.set(path, text);
  writeWhole(path, text);
  keepVersion(name);
}

/** Twenty to go back to, and what the file holds now. */
const KEPT_VERSIONS = 20 + 1;

/** The whole name of a version: the copies that sync programs and Windows put beside them have another. */
const VERSION = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** The folder of the versions of a file, or of the photographs that they name. */
export const keptFolder = (name: string) => join(ownFolder(), '.cache/editor', name);

/** The names of the kept versions of a file, newest first. */
function keptIn(folder: string): string[] {
  const ids = existsSync(folder) ? readdirSync(folder).filter((file) => VERSION.test(file)) : [];
  return ids.toSorted().toReversed();
}

const momentOf = (id: string) => id.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');

/** The kept versions of a file, newest first. */
export function versionsOf(name: FileName): Version[] {
  keepVersion(name);
  const folder = keptFolder(name);
  return keptIn(folder).map((id) => ({ moment: momentOf(id), text: readFileSync(join(folder, id), 'utf8') }));
}

/** Keeps what a file holds with the last twenty versions before it, under a name later than theirs. */
export function keepVersion(name: FileName): void {
  const [text, folder] = [readText(name), keptFolder(name)];
  const [newest, ...others] = keptIn(folder);
  if (text === '' || (newest && readFileSync(join(folder, newest), 'utf8') === text)) return;
  const moment = new Date(Math.max(Date.now(), newest ? Date.parse(momentOf(newest)) + 1 : 0));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, moment.toISOString().replaceAll(':', '-')), text);
  for (const id of others.slice(KEPT_VERSIONS - 2)) rmSync(join(folder, id));
}

/** The same of every file: also what was changed outside the editor can be brought back. */
export const keepVersions = () => FILE_NAMES.forEach(keepVersion);
