import type { Content } from '../content.ts';
import { fieldMeta } from '../field-meta.ts';
import { fieldName, leaves, type Path } from '../paths.ts';
import { type Facts, type Found, isShown } from './rule.ts';

/** What the demonstration says of itself in other fields than its own: an address that nobody can have, and what is to be filled in. */
const UNREAL = /[\w.@/:-]*\.example\b[\w./-]*|\b500 ?000 ?000\b|n\.º 0000\b|\ba indicar\b/;

interface OwnValue {
  at: Path;
  value: unknown;
  own: string;
}

/** The files that tell of a pharmacy. */
const filesOf = (written: Facts['written']) =>
  [...written].filter(([name]) => name !== 'interface' && name !== 'formulario');

/** The values below a path that are somebody's own: lists that are so are compared whole, all else value by value. */
function ownValues(value: unknown, at: Path): OwnValue[] {
  const [name, ...path] = at;
  const { own } = fieldMeta(name as keyof Content, path);
  if (own && own !== 'said') return value === undefined ? [] : [{ at, value, own }];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => ownValues(child, [...at, key]));
}

/** The values that are still the demonstration's, and shown. A text may move within its list; a number counts only at the same item. */
function unchanged(facts: Facts, ...kinds: string[]): OwnValue[] {
  const identityOf = ({ at, value }: OwnValue) =>
    JSON.stringify([typeof value === 'number' ? at : fieldName(at).replace(/\[\d+\]/g, ''), value]);
  const valuesOf = (written: Facts['written']) => filesOf(written).flatMap(([name, data]) => ownValues(data, [name]));
  const originals = new Set(valuesOf(facts.demonstration).map(identityOf));
  return valuesOf(facts.written).filter(
    (each) => kinds.includes(each.own) && originals.has(identityOf(each)) && isShown(each.at, facts),
  );
}

/** The demonstration's name, numbers and addresses, wherever a text may hold them. */
function inventedTexts({ demonstration }: Facts): RegExp {
  const values = ownValues(demonstration.get('farmacia'), ['farmacia']).filter(({ own }) => own === 'invented');
  const patterns = values
    .flatMap(({ value }) => (typeof value === 'string' ? value : []))
    .toSorted((a, b) => b.length - a.length)
    .map((text) => (/^\d{9}$/.test(text) ? text.replace(/\d{3}(?=\d)/g, '$&\\s?') : RegExp.escape(text)));
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])|${UNREAL.source}`, 'u');
}

/** What is the demonstration's and nobody else's: it is not published, unless a demonstration is published on purpose. */
export function inventedValues(facts: Facts): Found[] {
  const invented = inventedTexts(facts);
  const texts = filesOf(facts.written).flatMap(([name, data]) => leaves(data, [name]));
  const mark = { at: ['farmacia', 'demonstracao'], found: 'tire esta marca quando tudo for seu' };
  return [
    ...(facts.farmacia.demonstracao ? [mark] : []),
    ...texts.flatMap(({ path, value }) => {
      const [text] = (typeof value === 'string' && invented.exec(value)) || [];
      return text ? [{ at: path, found: `«${text}» é inventado` }] : [];
    }),
    ...unchanged(facts, 'invented', 'story').flatMap(({ at, value, own }) => {
      if (own === 'story') return [{ at, found: '«{valor}» é a história da demonstração: conte a sua' }];
      return typeof value === 'number' ? [{ at, found: '«{valor}» é inventado' }] : [];
    }),
  ];
}

/** What may be as in the demonstration, and is only known at the pharmacy. */
export function asInDemonstration(facts: Facts): Found[] {
  return unchanged(facts, 'asked').map(({ at, value }) => {
    const isLong = typeof value === 'object' || `${value}`.includes('\n');
    return { at, found: isLong ? 'tudo como na demonstração' : '«{valor}», como na demonstração' };
  });
}
