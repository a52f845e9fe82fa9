import { comparable } from '../../src/text/comparable.ts';

/** A short name in small letters, other than these others: "Cadeira de rodas" is `cadeira-de-rodas`. */
export function slugOf(text: string, others: readonly unknown[]): string {
  const plain = comparable(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40)
    .replace(/-$/, '');
  const base = plain || 'sem-nome';
  let slug = base;
  for (let number = 2; others.includes(slug); number++) slug = `${base}-${number}`;
  return slug;
}

/** Names that Windows keeps for devices. */
const DEVICES = ['con', 'prn', 'aux', 'nul'];

/**
 * The name of a photograph's file without its ending, after the file that was picked, and other than the names of these
 * files.
 */
export function photographSlug(picked: string, files: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.[^.]*$/, '');
  // By small letters: Windows and macOS take `Loja.jpg` and `loja.jpg` for one file.
  return slugOf(stem(picked), [...DEVICES, ...files.map((file) => stem(file).toLowerCase())]);
}
