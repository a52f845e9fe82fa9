import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CONTENT_FILES, type ContentFile } from '../../src/pharmacy/content.ts';
import { ORIGINAL } from '../../src/pharmacy/default-texts.ts';
import { pharmacyFolder, savedTexts } from '../../src/pharmacy/load.ts';
import { FILE_NAMES, type FileName } from '../core/file-names.ts';

/** The text of a file. */
export function readText(name: FileName, folder = pharmacyFolder()): string {
  const own = join(folder, CONTENT_FILES[name].file);
  return existsSync(own) ? readFileSync(own, 'utf8') : textWithout(name);
}

/** The text that stands for a missing file, as the site takes it: no questions, and the original's texts for controls. */
export function textWithout(name: FileName): string {
  const { file, empty }: ContentFile = CONTENT_FILES[name];
  return Array.isArray(empty) ? '[]\n' : readFileSync(join(ORIGINAL, file), 'utf8');
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

/** Puts a text into its file. @param backTo the version whose text it is, where what came after that is thereby taken back */
export function writeText(name: FileName, text: string, backTo?: string): void {
  keepVersion(name);
  const path = resolve(pharmacyFolder(), CONTENT_FILES[name].file);
  savedTexts.set(path, text);
  writeWhole(path, text);
  const after = versionsOf(name).filter(({ id, isTakenBack }) => backTo && id > backTo && !isTakenBack);
  for (const version of after.toReversed()) {
    rmSync(join(keptFolder(name), version.id));
    keep(name, version.text, TAKEN_BACK);
  }
  keepVersion(name);
}

/** Twenty to go back to, and what the file holds now. */
const KEPT_VERSIONS = 20 + 1;

/** The ending of the name of a version that was taken back: it can be restored, but no step back leads to it. */
const TAKEN_BACK = '-desfeito';

/** The whole name of a version: the copies that sync programs and Windows put beside them have another. */
const VERSION = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z(-desfeito)?$/;

/** Where what is kept of something is: the versions of a file, by its name. */
export const keptFolder = (name: string) => join(pharmacyFolder(), '.cache/editor', name);

/** The kept versions of a file, newest first, each with the moment from which the file held it, or at which it was taken back. */
export function versionsOf(name: FileName) {
  const folder = keptFolder(name);
  const ids = existsSync(folder) ? readdirSync(folder).filter((file) => VERSION.test(file)) : [];
  return ids
    .toSorted()
    .toReversed()
    .map((id) => ({
      id,
      moment: id.replace(TAKEN_BACK, '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
      isTakenBack: id.endsWith(TAKEN_BACK),
      text: readFileSync(join(folder, id), 'utf8'),
    }));
}

/** Keeps what a file holds with the last twenty versions before it. */
export function keepVersion(name: FileName): void {
  const text = readText(name);
  const newest = versionsOf(name).find(({ isTakenBack }) => !isTakenBack);
  if (text !== '' && newest?.text !== text) keep(name, text);
}

/** The same of every file: also what was changed outside the editor can be brought back. */
export const keepVersions = () => FILE_NAMES.forEach(keepVersion);

/** Keeps a text under a name later than all that are kept. */
function keep(name: FileName, text: string, end = ''): void {
  const [newest] = versionsOf(name);
  const moment = new Date(Math.max(Date.now(), newest ? Date.parse(newest.moment) + 1 : 0));
  mkdirSync(keptFolder(name), { recursive: true });
  writeFileSync(join(keptFolder(name), moment.toISOString().replaceAll(':', '-') + end), text);
  for (const { id } of versionsOf(name).slice(KEPT_VERSIONS)) rmSync(join(keptFolder(name), id));
}
