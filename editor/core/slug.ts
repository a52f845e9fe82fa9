import { comparable } from '../../src/pharmacy/nearest-name.ts';

/** A short name in small letters, other than those that are taken: "Cadeira de rodas" is `cadeira-de-rodas`. */
export function slugOf(text: string, taken: readonly unknown[]): string {
  const plain = comparable(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40)
    .replace(/-$/, '');
  const base = plain || 'sem-nome';
  let slug = base;
  for (let number = 2; taken.includes(slug); number++) slug = `${base}-${number}`;
  return slug;
}
