import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { clauseInFile, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { leaves } from '../../src/pharmacy/paths.ts';
import { kindMistake, measure, PHOTOGRAPHS, sizeMistake } from '../../src/photographs/photograph.ts';
import { photographFiles } from '../../src/photographs/photographs.ts';
import { dataIn } from '../core/content.ts';
import { Refused } from '../core/refused.ts';
import { slugOf } from '../core/slug.ts';
import type { Uploaded } from '../stores/store.ts';
import { keptFolder, readText, versionsOf, writeWhole } from './files.ts';
import type { Answer } from './page.ts';

/** Names that Windows keeps for devices. */
const DEVICES = ['con', 'prn', 'aux', 'nul'];

/** Three times the widest place of a photograph: enough for years, and a tenth of a phone's bytes. */
const LONGEST_SIDE = 2400;

/**
 * Keeps a cleaned copy of a photograph in the pharmacy's folder, under a name that no other has, unless the same is there already.
 * Refuses a file that the build would refuse, with the same message.
 */
export async function keepPhotograph(name: string, content: Buffer): Promise<Uploaded> {
  const original = name.split(/[/\\]/).at(-1) ?? '';
  const mistake = sizeMistake(original, content.length) ?? kindMistake(original, content);
  if (mistake) return { refused: sentenceInPlace(clauseInFile(mistake)) };
  const cleaned = await cleanedOf(content);
  if (cleaned === null) return { refused: `Não consigo ler «${original}» até ao fim; experimente outra cópia dela.` };
  const files = photographNames();
  const same = files.find((file) => readFileSync(photographPath(file)).equals(cleaned));
  if (same) return { name: same };
  // By small letters: Windows and macOS take `Loja.jpg` and `loja.jpg` for one file.
  const taken = [...DEVICES, ...files, ...photographsAside()].map((file) => stem(file).toLowerCase());
  const own = `${slugOf(stem(original), taken)}.${measure(content).type}`;
  writeWhole(photographPath(own), cleaned);
  return { name: own };
}

/**
 * A photograph without the place and the camera that a phone writes into it, turned as it is looked at, and no larger than the site
 * can use: what is in the folder goes into git, where it stays. Null when it cannot be read to its end.
 */
async function cleanedOf(content: Buffer): Promise<Buffer | null> {
  try {
    const side = { width: LONGEST_SIDE, height: LONGEST_SIDE };
    return await sharp(content)
      .autoOrient()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .toFormat(measure(content).type.replace('jpg', 'jpeg') as 'jpeg' | 'png' | 'webp')
      .toBuffer();
  } catch {
    return null;
  }
}

/** The photographs in a pharmacy's folder. */
export const photographNames = (folder = pharmacyFolder()) => photographFiles(folder).map(([file]) => file);

/** The photographs in the folder that the content does not name. */
export function unusedPhotographs(): string[] {
  const used = namedIn(readText('farmacia'));
  return photographNames().filter((file) => !used.has(file));
}

/** All that a text of farmacia.yaml says, the names of its photographs among it. */
const namedIn = (text: string) => new Set(leaves(dataIn('farmacia', text)).map(({ value }) => value));

const photographPath = (file: string) => join(pharmacyFolder(), PHOTOGRAPHS, file);

/** Where the photographs of kept versions are that may be in the pharmacy's folder no more. */
const asideFolder = () => keptFolder('fotografias');

export const photographsAside = () => (existsSync(asideFolder()) ? readdirSync(asideFolder()) : []);

/** Keeps a copy of each photograph that a kept version names, so that it can be restored. */
export function keepPhotographs(): void {
  const named = new Set(versionsOf('farmacia').flatMap(({ text }) => [...namedIn(text)]));
  for (const file of photographNames())
    if (named.has(file)) writeWhole(join(asideFolder(), file), readFileSync(photographPath(file)));
}

/** Puts the photographs back that a text of farmacia.yaml names, and that are kept only beside the versions. */
export function bringPhotographsBack(text: string): void {
  const named = namedIn(text);
  for (const file of photographsAside())
    if (named.has(file) && !existsSync(photographPath(file)))
      writeWhole(photographPath(file), readFileSync(join(asideFolder(), file)));
}

/** Drops a photograph that the content does not name; a version that does brings it back. @returns those that are left of them */
export function dropPhotograph(name: unknown): string[] {
  const unused = unusedPhotographs().find((file) => file === name);
  if (unused === undefined) throw new Refused(404, 'Não há nenhuma fotografia com esse nome que nada use.');
  keepPhotographs();
  rmSync(photographPath(unused));
  return unusedPhotographs();
}

/** A photograph in the folder, or beside the versions, for the thumbnail. */
export function photographToShow(name: string): Answer {
  const folder = photographNames().includes(name) ? join(pharmacyFolder(), PHOTOGRAPHS) : asideFolder();
  const isThere = photographNames().includes(name) || photographsAside().includes(name);
  const body = isThere ? readFileSync(join(folder, name)) : null;
  if (!body || kindMistake(name, body)) throw new Refused(404, 'Não existe.');
  return { type: `image/${measure(body).type.replace('jpg', 'jpeg')}`, body };
}

const stem = (file: string) => file.replace(/\.[^.]*$/, '');
