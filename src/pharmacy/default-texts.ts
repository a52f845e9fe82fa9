import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldMeta } from './field-meta.ts';
import { clause, type Finding } from './mistakes/mistakes.ts';
import { nearestName } from './nearest-name.ts';
import { pathOfField, valueAt } from './paths.ts';
import { parseSource } from './source.ts';

/** The demonstration as it came: it stays in the repository when `content/` becomes a pharmacy's own. */
export const ORIGINAL = 'exemplos/demonstracao';

/** The files that hold labels and sentences of the interface. */
const FILES = ['pagina', 'formulario', 'interface'] as const;
type Name = (typeof FILES)[number];

const REMEDY = 'uma cópia igual a content/: npm run demonstracao';

const originals = new Map<string, unknown>();

/**
 * The data of a file, with the demonstration's labels in the place of those that it lacks, so that content which is older than the
 * site goes on building. What such content says and the site no longer shows is left out, unless a name is only misspelt.
 * @param name the file's name in `CONTENT_FILES`
 */
export function withDefaults(name: string, data: unknown): unknown {
  if (!isLabels(name)) return data;
  if (!originals.has(name)) {
    const file = join(ORIGINAL, 'content', `${name}.yaml`);
    originals.set(name, parseSource(file, readFileSync(file, 'utf8')).data);
  }
  return merged(name, data, originals.get(name));
}

/**
 * The same mistake, or, where the frozen copy makes it, one that says so: the copy itself is wrong, lacks a field that `content/` has,
 * or still has one that went. Whoever changes the fields of the content reads it; an owner never does.
 * @param data of the file that has it
 * @param lent the same `withDefaults`
 */
export function asOfFrozenCopy(mistake: Finding, name: string, data: unknown, lent: unknown): Finding {
  const copy = `${ORIGINAL}/content/${name}.yaml`;
  if (mistake.file.startsWith(ORIGINAL)) return { ...mistake, text: `${mistake.text}; ${REMEDY}` };
  const has = (value: unknown) => valueAt(value, pathOfField(mistake.field)) !== undefined;
  if (!mistake.field || has(data) === has(lent)) return mistake;
  return { ...mistake, text: has(data) ? clause(`falta em ${copy}`, REMEDY) : clause(`só ${copy} o tem`, REMEDY) };
}

const isLabels = (name: string): name is Name => (FILES as readonly string[]).includes(name);

/** No other pharmacy's text stands in for one that tells of a pharmacy: it is asked for. */
function merged(name: Name, data: unknown, original: unknown, path: string[] = []): unknown {
  if (!isGroup(original)) return data === undefined ? original : data;
  const own = data === undefined ? {} : data;
  if (!isGroup(own)) return data;
  const known = Object.keys(original);
  const shown = Object.keys(own).filter((key) => known.includes(key) || nearestName(key, known) !== null);
  const lent = known.filter((key) => !(key in own) && !fieldMeta(name, [...path, key]).own);
  const keys = [...shown, ...lent];
  return Object.fromEntries(keys.map((key) => [key, merged(name, own[key], original[key], [...path, key])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
