import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { clauseInFile, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { photographFiles } from '../../src/pharmacy/photographs/files.ts';
import { kindMistake, measure, PHOTOGRAPHS } from '../../src/pharmacy/photographs/photograph.ts';
import { valuesIn } from '../core/content.ts';
import { Refused } from '../core/refused.ts';
import { photographSlug } from '../core/slug.ts';
import { copyDemonstration, keepVersions, keptFolder, readText, versionsOf, writeWhole } from './files.ts';
import type { Answer } from './page.ts';

/**
 * Keeps a photograph, which the page has cleaned, in the pharmacy's folder, under a name that no other has, unless the
 * same is there already. @returns its name @throws Refused what the build would refuse, with the same message
 */
export function keepPhotograph(name: string, content: Buffer): string {
  const original = name.split(/[/\\]/).at(-1) ?? '';
  const mistake = kindMistake(original, content);
  if (mistake) throw new Refused(409, sentenceInPlace(clauseInFile(mistake)));
  const files = photographNames();
  const same = files.find((file) => readFileSync(photographPath(file)).equals(content));
  if (same) return same;
  copyDemonstration();
  const own = `${photographSlug(original, [...files, ...photographsAside()])}.${measure(content).type}`;
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

/** The folder of photographs that kept versions name, and the pharmacy's folder may have no more. */
const asideFolder = () => keptFolder('fotografias');

export const photographsAside = () => (existsSync(asideFolder()) ? readdirSync(asideFolder()) : []);

/**
 * Keeps what is here among the versions, with each photograph that one of them names: what comes may take some away.
 */
export function keepAll(): void {
  keepVersions();
  const named = new Set(versionsOf('farmacia').flatMap(({ text }) => [...valuesIn('farmacia', text)]));
  for (const file of photographNames())
    if (named.has(file)) writeWhole(join(asideFolder(), file), readFileSync(photographPath(file)));
}

/** Puts the photographs back that a text of farmacia.yaml names, and that are kept only beside the versions. */
export function bringPhotographsBack(text: string): void {
  const named = valuesIn('farmacia', text);
  for (const file of photographsAside())
    if (named.has(file) && !existsSync(photographPath(file)))
      writeWhole(photographPath(file), readFileSync(join(asideFolder(), file)));
}

/**
 * Drops a photograph that the content does not name; a version that does brings it back.
 * @returns those that are left of them
 */
export function dropPhotograph(name: unknown): string[] {
  const unused = unusedPhotographs().find((file) => file === name);
  if (unused === undefined) throw new Refused(404, 'Não há nenhuma fotografia com esse nome que nada use.');
  keepAll();
  rmSync(photographPath(unused));
  return unusedPhotographs();
}

/** A photograph in the folder, or beside the versions, for the thumbnail. */
export function photographToShow(name: string): Answer {
  const isAside = photographsAside().includes(name);
  const path = photographNames().includes(name) ? photographPath(name) : isAside && join(asideFolder(), name);
  const body = path && readFileSync(path);
  if (!body || kindMistake(name, body)) throw new Refused(404, 'Não existe.');
  return { type: `image/${measure(body).type.replace('jpg', 'jpeg')}`, body };
}
