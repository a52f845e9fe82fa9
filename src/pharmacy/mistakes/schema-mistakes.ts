import { z } from 'zod';
import { nearestName } from '../nearest-name.ts';
import { fieldName, valueAt } from '../paths.ts';
import type { Source } from '../source.ts';
import { clause, type Finding, mistakeAt } from './mistakes.ts';

const MISSING = 'falta';

/**
 * Validates the data of one file.
 * @param data what the source holds, its placeholders filled
 * @returns the data as the schema gives it, undefined where it has mistakes
 */
export function validate(schema: z.ZodType, data: unknown, source: Source): { data?: unknown; mistakes: Finding[] } {
  const result = schema.safeParse(data, { error: inPortuguese });
  if (result.success) return { data: result.data, mistakes: [] };
  const atOnePath = Map.groupBy(result.error.issues, ({ path }) => path.join()).values();
  const mistakes = [...atOnePath].flatMap(([first]) => (first ? mistakesOf(first, data, source, schema) : []));
  return { mistakes: mistakes.filter((mistake) => !isMisspeltElsewhere(mistake, mistakes)) };
}

/** A field that is missing only because its name is misspelt is one mistake, not two. */
function isMisspeltElsewhere({ field, text }: Finding, mistakes: Finding[]): boolean {
  const group = (name: string) => name.replace(/[^.]*$/, '');
  return (
    text.startsWith(`${MISSING};`) &&
    mistakes.some((other) => group(other.field) + /; espera-se «(.*)»$/.exec(other.text)?.[1] === field)
  );
}

function mistakesOf(issue: z.core.$ZodIssue, data: unknown, source: Source, schema: z.ZodType): Finding[] {
  const at = (path: PropertyKey[], text: string) =>
    mistakeAt({ file: source.file, line: source.lineOf(path), field: fieldName(path) }, text);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => at([...issue.path, key], unknownField(key, issue, schema)));
  const value = valueAt(data, issue.path);
  const meant =
    issue.code === 'invalid_value' && typeof value === 'string' && nearestName(value, issue.values.map(String));
  return [at(issue.path, clause(foundText(issue, value), meant ? `«${meant}»` : issue.message))];
}

/** Fields that mean the same, and are named otherwise in another group. */
const SYNONYMS = [
  ['aberturas', 'horario', 'horas'],
  ['telefone', 'numero', 'telemovel'],
  ['nome', 'titulo', 'designacao'],
];

/** A field that is not one of its group: misspelt, in another group of the file, or nowhere. */
function unknownField(key: string, { path, message }: z.core.$ZodIssueUnrecognizedKeys, schema: z.ZodType): string {
  const known = message.split(', ');
  const words = SYNONYMS.find((names) => names.includes(key)) ?? [];
  const meant = nearestName(key, known) ?? known.find((name) => words.includes(name));
  if (meant) return clause('não conheço este campo', `«${meant}»`);
  const groups = fieldPaths(schema).flatMap((names) => (names.at(-1) === key ? [names.slice(0, -1).join('.')] : []));
  if (groups.length === 0 || groups.length > 2)
    return 'este site não tem lugar para isso: apague a linha, ou diga-o num dos textos';
  const inside = path.findLast((name) => typeof name === 'string');
  const places = groups
    .toSorted((a, b) => a.length - b.length)
    .map((group) => (group ? `dentro de «${group}»` : `fora de «${String(inside)}»`));
  return clause('este campo não fica aqui', places.join(' ou '));
}

/** The names that lead to every field of a schema: `feriados`, then `municipal`. */
function fieldPaths(schema: z.core.$ZodType): string[][] {
  if (schema instanceof z.ZodArray) return fieldPaths(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldPaths(schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return fieldPaths(schema.unwrap());
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, child]) =>
    [[], ...fieldPaths(child)].map((below) => [key, ...below]),
  );
}

const KINDS: Record<string, string> = {
  string: 'um texto (entre aspas, se forem só algarismos)',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false, sem aspas',
  array: 'uma lista: cada linha a começar por um traço, ou tudo entre parênteses retos, como [um, dois]',
  object: 'um grupo de campos, cada um na sua linha',
};

/** The expectation, where the schema has no message of its own: zod's messages are English and for programmers. */
function inPortuguese(issue: z.core.$ZodRawIssue): string {
  if (issue.inst instanceof z.ZodObject && issue.code === 'unrecognized_keys')
    return Object.keys(issue.inst.shape).join(', ');
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? 'outro tipo de valor';
  if (issue.code === 'invalid_value') return `um destes: ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `pelo menos ${issue.minimum}`;
  if (issue.code === 'too_big') return `no máximo ${issue.maximum}`;
  return 'um valor válido';
}

function foundText(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'custom' && typeof issue.params?.['found'] === 'string') return issue.params['found'];
  if (value === undefined) return MISSING;
  if (value === null || value === '') return 'está vazio';
  if (Array.isArray(value)) return `encontrei uma lista de ${value.length}`;
  if (typeof value === 'object')
    return `encontrei ${Object.values(value).every(isShort) ? listFields(value) : 'campos'}`;
  const text = String(value);
  if (/^-?\d+$/.test(text) && issue.code === 'invalid_type' && issue.expected !== 'string')
    return `encontrei «${text}» entre aspas, e sem elas seria um número`;
  if (/[‐‑–—−]/.test(text) && issue.code === 'invalid_format')
    return `encontrei «${text}», com um travessão em vez do hífen`;
  return text.length > 60 ? `encontrei «${text.slice(0, 60)}…» (${text.length} letras)` : `encontrei «${text}»`;
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length < 30);
}

function listFields(value: object): string {
  return Object.entries(value)
    .map(([key, child]) => `${key} ${child}`)
    .join(', ');
}

/** The paths of all fields below a schema that hold one value: `nome`, `empresa.nipc`. */
export function leafNames(schema: z.core.$ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) return [''];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, child]) =>
    leafNames(child).map((below) => (below ? `${key}.${below}` : key)),
  );
}
