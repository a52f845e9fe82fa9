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

/**
 * A photograph's name without its ending, after the picked file, and like no other. It ends with a piece of a hash: an
 * iPhone calls each `image.jpg`, and two people would give theirs one name before either hears of the other's.
 */
export function photographSlug(picked: string, hash: string, files: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.[^.]*$/, '');
  const name = `${slugOf(stem(picked), []).slice(0, 33)}-${hash.slice(0, 6)}`;
  // Compared in small letters: Windows and macOS take `Loja.jpg` and `loja.jpg` for one file.
  return slugOf(
    name,
    files.map((file) => stem(file).toLowerCase()),
  );
}
