import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { clauseInFile, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { photographFiles } from '../../src/pharmacy/photographs/files.ts';
import { measure, PHOTOGRAPHS, pictureMistake } from '../../src/pharmacy/photographs/photograph.ts';
import { valuesIn } from '../core/content.ts';
import { Refused } from '../core/refused.ts';
import { photographSlug } from '../core/slug.ts';
import { copyDemonstration, readText, writeWhole } from './files.ts';

/** Keeps a photograph that the page has cleaned, once. @returns its name @throws Refused what the build would refuse */
export function keepPhotograph(name: string, content: Buffer): string {
  const original = name.split(/[/\\]/).at(-1) ?? '';
  const mistake = pictureMistake(original, content);
  if (mistake) throw new Refused(409, sentenceInPlace(clauseInFile(mistake)));
  const files = photographNames();
  const same = files.find((file) => readFileSync(photographPath(file)).equals(content));
  if (same) return same;
  copyDemonstration();
  const hash = createHash('sha256').update(content).digest('hex');
  const own = `${photographSlug(original, hash, files)}.${measure(content).type}`;
  writeWhole(photographPath(own), content);
  return own;
}

/** The photographs in a pharmacy's folder. */
export const photographNames = (folder = pharmacyFolder()) => photographFiles(folder).map(([file]) => file);

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
