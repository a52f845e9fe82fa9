import { z } from 'zod';
import { fileOrForm, type Words, wordsOf } from '../../fields/message.ts';
import { isIsoDay } from '../../text/iso-day.ts';
import { nearestName } from '../nearest-name.ts';
import { fieldName, valueAt } from '../paths.ts';
import type { Source } from '../source.ts';
import { type Clause, clause, excerpt, mistakeAt } from './mistakes.ts';

const NO_PLACE = 'este site não tem aqui lugar para isso: apague-o, ou diga-o num dos textos';

/** Validates the data of one file, its placeholders filled: what the schema makes of it, or its mistakes. */
export function validate(schema: z.ZodType, data: unknown, source: Source) {
  const result = schema.safeParse(data, { error: inPortuguese });
  if (result.success) return { data: result.data, mistakes: [] };
  const at = (path: PropertyKey[], found: Clause) => mistakeAt(source.placeOf(path), found);
  // The first of each field.
  const issues = result.error.issues.filter(
    ({ path }, i, all) => all.findIndex((other) => other.path.join() === path.join()) === i,
  );
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue) : []));
  // A field that is missing only because its name is misspelt is one mistake, not two.
  const meant = unknown.flatMap(({ path, meantName }) =>
    meantName ? [fieldName([...path.slice(0, -1), meantName])] : [],
  );
  const others = issues.filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.includes(fieldName(path)));
  return {
    mistakes: [
      ...unknown.map(({ path, meantName }) =>
        at(path, meantName ? clause('não conheço este campo', `«${meantName}»`) : clause(NO_PLACE)),
      ),
      ...others.map((issue) => at(issue.path, issueClause(issue, valueAt(data, issue.path)))),
    ],
  };
}

/** Each field that is not one of its group, with the one that may be meant. */
function unknownFields({ keys, path, message }: z.core.$ZodIssueUnrecognizedKeys) {
  return keys.map((key) => ({ path: [...path, key], meantName: nearestName(key, message.split(', ')) }));
}

function issueClause(issue: z.core.$ZodIssue, value: unknown): Clause {
  const found = { ...clause(foundWords(issue, value)), value };
  if (issue.code !== 'invalid_value') return { ...found, expected: wordsOf(issue.message) };
  const meant = typeof value === 'string' && nearestName(value, issue.values.map(String));
  return { ...found, expected: { file: meant ? `«${meant}»` : issue.message, choices: true } };
}

const KINDS: Record<string, string> = {
  string: fileOrForm('um texto (entre aspas, se forem só algarismos ou houver dois pontos)', 'um texto'),
  number: 'um número',
  int: 'um número inteiro',
  boolean: fileOrForm('true ou false, sem aspas', 'o visto posto ou tirado'),
  array: fileOrForm(
    'uma lista: cada linha a começar por um traço, ou tudo entre parênteses retos, como [um, dois]',
    'uma lista',
  ),
  object: fileOrForm('um grupo de campos, cada um na sua linha', 'um grupo de campos'),
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

function foundWords(issue: z.core.$ZodIssue, value: unknown): Words {
  if (issue.code === 'custom' && typeof issue.params?.['found'] === 'string') return issue.params['found'];
  if (value === undefined) return 'falta';
  if (Array.isArray(value)) return `encontrei uma lista de ${value.length}`;
  const written = typeof value === 'object' ? Object.entries(value ?? {}).flat() : [value];
  const text = written.join(' ');
  if (text === '') return 'está vazio';
  if (text.includes('[object')) return 'encontrei um grupo de campos';
  if (typeof value === 'string' && /^-?\d+$/.test(text) && issue.code === 'invalid_type' && issue.expected !== 'array')
    return { file: `encontrei «${text}» entre aspas, e sem elas seria um número`, form: `encontrei «${text}»` };
  if (/[‐‑–—−]/.test(text) && issue.code === 'invalid_format')
    return `encontrei «${text}», com um travessão em vez do hífen`;
  if (typeof value === 'number' || isIsoDay(value)) return { file: `encontrei «${text}»`, form: 'encontrei «{valor}»' };
  return `encontrei «${excerpt(text, 60)}»${text.length > 60 ? ` (${text.length} letras)` : ''}`;
}

/** The paths of all fields below a schema that hold one value: `nome`, `empresa.nipc`. */
export function leafNames(schema: z.core.$ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) return [''];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, child]) =>
    leafNames(child).map((below) => (below ? `${key}.${below}` : key)),
  );
}
