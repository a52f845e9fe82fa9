import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { hasContent, ownFolder, pharmacyFolder, readContent, savedTexts } from '../../src/pharmacy/load.ts';
import { clauseInFile, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { photographFiles } from '../../src/pharmacy/photographs/files.ts';
import { measure, PHOTOGRAPHS, pictureMistake } from '../../src/pharmacy/photographs/photograph.ts';
import { type ShownFinding, shownMistakes } from '../core/content.ts';
import { FILE_NAMES, type FileName, pathOf, textWithout, valuesIn } from '../core/content-files.ts';
import { Refused } from '../core/refused.ts';
import type { Texts } from '../core/saved-content.ts';
import { photographName } from '../core/slug.ts';
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
  return shownMistakes(readContent(undefined, Object.fromEntries(texts)));
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

/** Makes a pharmacy's folder, a copy of the demonstration: newer code brings that along, and would take it back. */
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
  versionsOf(name);
  const path = resolve(pharmacyFolder(), pathOf(name));
  savedTexts.set(path, text);
  writeWhole(path, text);
  versionsOf(name);
}

/** Twelve versions to go back to, and the present one: each step between two is read and compared. */
const KEPT_VERSIONS = 12 + 1;

/** The versions of a file, newest first, the present one among them. */
function versionsOf(name: FileName): Version[] {
  const path = join(ownFolder(), '.cache/editor', `${name}.json`);
  const known = existsSync(path) ? versionsIn(readFileSync(path, 'utf8')) : [];
  const text = readText(name);
  if (text === '' || text === known[0]?.text) return known;
  const versions = [{ moment: new Date().toISOString(), text }, ...known].slice(0, KEPT_VERSIONS);
  writeWhole(path, JSON.stringify(versions));
  return versions;
}

/** The versions in a text; none where it is damaged, as after a power cut: the editor opens without them. */
function versionsIn(text: string): Version[] {
  try {
    return [JSON.parse(text) ?? []].flat();
  } catch {
    return [];
  }
}

/** Keeps what each file holds: also what was changed outside the editor can be brought back. @returns all versions */
export const keepVersions = () => Object.fromEntries(FILE_NAMES.map((name) => [name, versionsOf(name)]));

/** Keeps a photograph that the page has cleaned. @returns its name @throws Refused what the build would refuse */
export function keepPhotograph(name: string, content: Buffer): string {
  const original = name.split(/[/\\]/).at(-1) ?? '';
  const mistake = pictureMistake(original, content);
  if (mistake) throw new Refused(409, sentenceInPlace(clauseInFile(mistake)));
  copyDemonstration();
  const hash = createHash('sha256').update(content).digest('hex');
  const own = photographName(original, hash, measure(content).type);
  writeWhole(photographPath(own), content);
  return own;
}

/** The photographs in a pharmacy's folder. */
export const photographNames = () => photographFiles(pharmacyFolder()).map(([file]) => file);

/** The photographs in the folder that the content does not name. */
export function unusedPhotographs(): string[] {
  const used = valuesIn('farmacia', readText('farmacia'));
  return photographNames().filter((file) => !used.has(file));
}

const photographPath = (file: string) => join(pharmacyFolder(), PHOTOGRAPHS, file);

/** A photograph in the folder, for the thumbnail. */
export function photographToShow(name: string) {
  const body = photographNames().includes(name) && readFileSync(photographPath(name));
  if (!body || pictureMistake(name, body)) throw new Refused(404, 'Não existe.');
  return { type: `image/${measure(body).type.replace('jpg', 'jpeg')}`, body };
}
