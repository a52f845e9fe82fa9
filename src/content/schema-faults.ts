import { z } from 'zod';
import { type Fault, fieldName } from './faults.ts';
import { meantName } from './meant-name.ts';
import type { Source } from './source.ts';

const MISSING = 'falta';

/**
 * Validates the data of one file.
 * @param data what the source holds, its placeholders filled
 * @returns the data as the schema gives it, or every fault
 */
export function validate<T>(schema: z.ZodType<T>, data: unknown, source: Source): { data: T } | { faults: Fault[] } {
  const result = schema.safeParse(data, { error: inPortuguese });
  if (result.success) return { data: result.data };
  const faults = result.error.issues.flatMap((issue) => faultsOf(issue, schema, data, source));
  return { faults: faults.filter((fault) => !isMisspeltElsewhere(fault, faults)) };
}

/** A missing field is not a mistake of its own where a misspelt one was taken for it. */
function isMisspeltElsewhere({ field, found }: Fault, faults: Fault[]): boolean {
  const group = (name: string) => name.replace(/[^.]*$/, '');
  return (
    found === MISSING && faults.some((other) => group(other.field) + other.expected.replace(/^«(.*)»$/, '$1') === field)
  );
}

function faultsOf(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown, source: Source): Fault[] {
  const at = (path: PropertyKey[], found: string, expected: string): Fault => ({
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    found,
    expected,
  });
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => at([...issue.path, key], 'não conheço este campo', oneOfTheFields(key, known)));
  }
  return [at(issue.path, whatIsThere(issue, valueAt(data, issue.path)), issue.message)];
}

function oneOfTheFields(key: string, known: string[]): string {
  const meant = meantName(key, known);
  return meant ? `«${meant}»` : `um destes: ${known.join(', ')}`;
}

const KINDS: Record<string, string> = {
  string: 'um texto (entre aspas, se forem só algarismos)',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false, sem aspas',
  array: 'uma lista, cada linha a começar por um traço',
  object: 'um grupo de campos, cada um na sua linha',
};

/** What was expected where a schema does not say so itself. Zod's own words are English and for programmers. */
function inPortuguese(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? 'outro tipo de valor';
  if (issue.code === 'invalid_value') return `um destes: ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `pelo menos ${issue.minimum}`;
  if (issue.code === 'too_big') return `no máximo ${issue.maximum}`;
  return 'um valor válido';
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

function whatIsThere(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'custom' && typeof issue.params?.['found'] === 'string') return issue.params['found'];
  if (value === undefined) return MISSING;
  if (value === null || value === '') return 'está vazio';
  if (Array.isArray(value)) return `encontrei uma lista de ${value.length}`;
  if (typeof value === 'object') return `encontrei ${Object.values(value).every(isShort) ? plainly(value) : 'campos'}`;
  const text = String(value);
  return text.length > 60 ? `encontrei «${text.slice(0, 60)}…» (${text.length} letras)` : `encontrei «${text}»`;
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length < 30);
}

function plainly(value: object): string {
  return Object.entries(value)
    .map(([key, child]) => `${key} ${child}`)
    .join(', ');
}

/** The fields that a schema knows at a path. */
function keysAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  const inner = withoutWrapping(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(inner.shape);
    const child: z.core.$ZodType | undefined = inner.shape[String(key)];
    return child ? keysAt(child, rest) : [];
  }
  return inner instanceof z.ZodArray ? keysAt(inner.element, rest) : [];
}

/** The paths of all fields below a schema that hold one value: `nome`, `empresa.nipc`. */
export function leafNames(schema: z.core.$ZodType): string[] {
  const inner = withoutWrapping(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, child]) => {
    const below = leafNames(child as z.core.$ZodType);
    return below.length > 0 ? below.map((name) => `${key}.${name}`) : [key];
  });
}

function withoutWrapping(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return withoutWrapping(schema.unwrap());
  }
  return schema;
}
