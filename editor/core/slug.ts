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

/** A photograph's name, after the picked file: with a piece of its hash, since an iPhone calls each `image.jpg`. */
export const photographName = (picked: string, hash: string, type: string) =>
  `${slugOf(picked.replace(/\.[^.]*$/, ''), []).slice(0, 33)}-${hash.slice(0, 8)}.${type}`;
