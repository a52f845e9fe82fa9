import { fold } from '../src/pharmacy/nearest-name.ts';

/** A short name in small letters for an item, other than those of the others: "Cadeira de rodas" is `cadeira-de-rodas`. */
export function slugOf(text: string, others: readonly unknown[]): string {
  const plain = fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  const base = plain || 'sem-nome';
  const taken = new Set(
    others.map((item) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : null)),
  );
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}
