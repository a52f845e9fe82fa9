import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pharmacyFolder } from '../../src/content/load.ts';
import { kindMistake, measure, PHOTOGRAPHS, photographFiles, sizeMistake } from '../../src/content/photographs.ts';
import { PHOTOGRAPH_FILE } from '../../src/content/schemas/farmacia.ts';
import { slugOf } from '../slug.ts';
import { messageOf } from './content.ts';
import { writeWhole } from './files.ts';
import type { Upload } from './guard.ts';

/** The name of the copy in `content/fotografias/`, or why there is none. */
export type Uploaded = { name: string } | { refused: string };

/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Copies a photograph into the pharmacy's folder, under a name that no other has, unless the same photograph is there already.
 * Refuses a file that the build would refuse, with the same message.
 */
export function keepPhotograph({ name, bytes, content }: Upload): Uploaded {
  const original = name.split(/[/\\]/).at(-1) ?? '';
  const mistake = sizeMistake(original, bytes) ?? kindMistake(original, content);
  if (mistake) return { refused: messageOf(mistake) };
  const folder = join(pharmacyFolder(), PHOTOGRAPHS);
  const files = photographFiles(pharmacyFolder()).map(([file]) => file);
  const same = files.find((file) => PHOTOGRAPH_FILE.test(file) && readFileSync(join(folder, file)).equals(content));
  if (same) return { name: same };
  // By small letters: Windows and macOS take `Loja.jpg` and `loja.jpg` for one file.
  const taken = files.map((file) => ({ id: stem(file).toLowerCase() }));
  const slug = slugOf(stem(original), taken);
  const own = `${DEVICE.test(slug) ? slugOf(`foto ${slug}`, taken) : slug}.${measure(content).type}`;
  writeWhole(join(folder, own), content);
  return { name: own };
}

const stem = (file: string) => file.replace(/\.[^.]*$/, '');
