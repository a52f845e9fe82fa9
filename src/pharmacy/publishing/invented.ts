import type { Content } from '../content.ts';
import { fieldMeta } from '../field-meta.ts';
import { fieldName, leaves, type Path } from '../paths.ts';
import { type Facts, type Found, isShown } from './rule.ts';

/** What the demonstration says of itself in other fields than its own: an address that nobody can have, and what is to be filled in. */
const UNREAL = /[\w.@/:-]*\.example\b[\w./-]*|\b500 ?000 ?000\b|n\.º 0000\b|\ba indicar\b/;

const FILES = (facts: Facts) => [...facts.written].filter(([name]) => name !== 'interface' && name !== 'formulario');

/** The values of a file that are somebody's own: lists that are so are compared whole, all else value by value. */
function ownValues(name: keyof Content, data: unknown, path: Path = []): { path: Path; value: unknown; own: string }[] {
  const { own } = fieldMeta(name, path);
  if (own && own !== 'said') return data === undefined ? [] : [{ path, value: data, own }];
  if (typeof data !== 'object' || data === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => ownValues(name, value, [...path, key]));
}

/** Equal for two equal values. A text may move within its list; a number counts only at the same item. */
function identityOf(path: Path, value: unknown): string {
  const field = fieldName(path);
  return JSON.stringify([typeof value === 'number' ? field : field.replace(/\[\d+\]/g, '[]'), value]);
}

/** The values that are still the demonstration's, and shown. */
function unchanged(facts: Facts, ...kinds: string[]): { at: Path; value: unknown }[] {
  return FILES(facts).flatMap(([name, data]) => {
    const known = ownValues(name, facts.demonstration.get(name));
    const original = new Set(known.map(({ path, value }) => identityOf(path, value)));
    return ownValues(name, data)
      .filter(({ path, value, own }) => kinds.includes(own) && original.has(identityOf(path, value)))
      .map(({ path, value }) => ({ at: [name, ...path], value }))
      .filter(({ at }) => isShown(at, facts));
  });
}

/** The demonstration's name, numbers and addresses, wherever a text may hold them. */
function inventedTexts({ demonstration }: Facts): RegExp {
  const values = ownValues('farmacia', demonstration.get('farmacia')).filter(({ own }) => own === 'invented');
  const texts = values.flatMap(({ value }) => (typeof value === 'string' ? value : []));
  const patterns = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => (/^\d{9}$/.test(text) ? text.replace(/\d{3}(?=\d)/g, '$&\\s?') : RegExp.escape(text)));
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])|${UNREAL.source}`, 'u');
}

/** What is the demonstration's and nobody else's: it is not published, unless a demonstration is published on purpose. */
export function inventedValues(facts: Facts): Found[] {
  const invented = inventedTexts(facts);
  const texts = FILES(facts).flatMap(([name, data]) =>
    leaves(data).flatMap(({ path, value }) => {
      const [text] = (typeof value === 'string' && invented.exec(value)) || [];
      return text ? [{ at: [name, ...path], found: `«${text}» é inventado` }] : [];
    }),
  );
  const numbers = unchanged(facts, 'invented').filter(({ value }) => typeof value === 'number');
  return [
    ...(facts.farmacia.demonstracao
      ? [{ at: ['farmacia', 'demonstracao'], found: 'tire esta marca quando tudo for seu' }]
      : []),
    ...texts,
    ...numbers.map(({ at }) => ({ at, found: '«{valor}» é inventado' })),
    ...unchanged(facts, 'story').map(({ at }) => ({
      at,
      found: '«{valor}» é a história da demonstração: conte a sua',
    })),
  ];
}

/** What may be as in the demonstration, and is only known at the pharmacy. */
export function asInDemonstration(facts: Facts): Found[] {
  return unchanged(facts, 'asked').map(({ at, value }) => {
    const isLong = typeof value === 'object' || at[1] === 'texto';
    return { at, found: isLong ? 'tudo como na demonstração' : '«{valor}», como na demonstração' };
  });
}
