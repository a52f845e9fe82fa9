import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CONTENT_FILES, type ContentFile } from '../../src/pharmacy/content.ts';
import { ORIGINAL } from '../../src/pharmacy/default-texts.ts';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';

/** The name of a content file; nothing else that the page sends ever reaches the disk. */
export type FileName = keyof typeof CONTENT_FILES;

/** Twenty to go back to, and what the file holds now. */
const KEPT_VERSIONS = 20 + 1;

export function isFileName(name: unknown): name is FileName {
  return typeof name === 'string' && Object.hasOwn(CONTENT_FILES, name);
}

export const FILE_NAMES = Object.keys(CONTENT_FILES).filter(isFileName);

/** The file as the page calls it: `aluguer.yaml`. */
export const shortName = (name: FileName) => basename(CONTENT_FILES[name].file);

/** The text of a file. */
export function readText(name: FileName, folder = pharmacyFolder()): string {
  const own = join(folder, CONTENT_FILES[name].file);
  return existsSync(own) ? readFileSync(own, 'utf8') : textWithout(name);
}

/** What stands for a file that is missing, as the site takes it: no questions, and the original's texts for controls. */
export function textWithout(name: FileName): string {
  const { file, empty }: ContentFile = CONTENT_FILES[name];
  return Array.isArray(empty) ? '[]\n' : readFileSync(join(ORIGINAL, file), 'utf8');
}

/** What ends the name of a version that was taken back: it can be restored, but no step back leads to it. */
export const TAKEN_BACK = '-desfeito';

/**
 * Puts a text into its file in one step, and keeps the one that was there, by the moment at which it was changed.
 * @param version that the text is of, where a change is taken back: what it holds is the file's again
 */
export function writeText(name: FileName, text: string, version?: string): void {
  keepVersion(name, readText(name));
  writeWhole(join(pharmacyFolder(), CONTENT_FILES[name].file), text);
  const [newest] = versionsOf(name);
  if (version !== undefined && newest) {
    renameSync(join(keptFolder(name), newest), join(keptFolder(name), nextId(name) + TAKEN_BACK));
    rmSync(join(keptFolder(name), version), { force: true });
  }
  keepVersion(name, text);
}

/** A name for a version that is kept now: later than all that are kept. */
function nextId(name: FileName): string {
  const [newest] = versionsOf(name);
  const moment = Math.max(Date.now(), newest ? Date.parse(momentOf(newest)) + 1 : 0);
  return new Date(moment).toISOString().replaceAll(':', '-');
}

/** The moment that a version is named by. */
export const momentOf = (id: string) => id.replace(TAKEN_BACK, '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');

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

/** The whole name of a version: the copies that sync programs and Windows put beside them have another. */
const VERSION = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z(-desfeito)?$/;

/** Where what is kept of something is: the versions of a file, by its name. */
export const keptFolder = (name: string) => join(pharmacyFolder(), '.cache/editor', name);

/** The kept versions of a file, newest first, by the moment at which each was kept. */
export function versionsOf(name: FileName): string[] {
  const folder = keptFolder(name);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => VERSION.test(file))
    .toSorted()
    .toReversed();
}

/** The version that was there before the newest change that was not taken back. */
export function lastVersion(name: FileName): string | undefined {
  const now = readText(name);
  return versionsOf(name).find((id) => !id.endsWith(TAKEN_BACK) && readVersion(name, id) !== now);
}

/** A kept version; null when there is none of that name. */
export function readVersion(name: FileName, id: unknown): string | null {
  const version = versionsOf(name).find((known) => known === id);
  return version === undefined ? null : readFileSync(join(keptFolder(name), version), 'utf8');
}

/** Keeps what a file holds with the last twenty versions before it. The newest of them, where it is another, was there until now. */
export function keepVersion(name: FileName, text: string): void {
  const folder = keptFolder(name);
  const [newest] = versionsOf(name);
  if (text === '' || readVersion(name, newest) === text) return;
  mkdirSync(folder, { recursive: true });
  if (newest && !newest.endsWith(TAKEN_BACK)) renameSync(join(folder, newest), join(folder, nextId(name)));
  writeFileSync(join(folder, nextId(name)), text);
  for (const old of versionsOf(name).slice(KEPT_VERSIONS)) rmSync(join(folder, old));
}
