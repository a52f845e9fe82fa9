import type { z } from 'zod';
import type { Source } from './source.ts';

/** One mistake in the content, in words for the pharmacy's owner. */
export interface Fault {
  file: string;
  /** Line in the file, from 1; 0 when the file is missing. */
  line: number;
  /** Path of the field, such as `empresa.nipc` or `[2].nome`; empty when it is the whole file. */
  field: string;
  found: string;
  expected: string;
}

/** Content that cannot be built: every mistake at once, each as one sentence, without a stack trace. */
export class ContentError extends Error {
  readonly faults: Fault[];
  constructor(faults: Fault[]) {
    super(
      `\n${faults.length === 1 ? 'Há um erro' : `Há ${faults.length} erros`} no conteúdo:\n${faults.map((f) => `  ${sentence(f)}`).join('\n')}\n`,
    );
    this.name = 'ContentError';
    this.stack = this.message;
    this.faults = faults;
  }
}

/** A fault as one sentence: file, line, field, what was found, what is expected. */
export function sentence({ file, line, field, found, expected }: Fault): string {
  const place = line > 0 ? `${file}, linha ${line}` : file;
  return `${place}${field ? `, campo «${field}»` : ''}: encontrei ${found}; espera-se ${expected}.`;
}

/** The fault of a content file that is not there. */
export function missingFile(file: string): Fault {
  return {
    file,
    line: 0,
    field: '',
    found: 'que o ficheiro não existe',
    expected: 'que exista (copie-o da demonstração)',
  };
}

/** The fault of a `{farmacia.…}` that names no field. */
export function unknownPlaceholder(file: string, placeholder: string): Fault {
  return { file, line: 0, field: '', found: placeholder, expected: 'o nome de um campo de farmacia.yaml' };
}

/** Turns a schema's complaints about one file into faults. */
export function faultsOf(source: Source, error: z.ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    const at = (path: PropertyKey[], found: string, expected: string): Fault => ({
      file: source.file,
      line: source.lineOf(path),
      field: fieldName(path),
      found,
      expected,
    });
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        at([...issue.path, key], 'um campo que não conheço', 'um dos campos da demonstração, sem erros de escrita'),
      );
    }
    return [at(issue.path, shown(valueAt(source.data, issue.path)), expectation(issue))];
  });
}

function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key + 1}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

function shown(value: unknown): string {
  if (value === undefined) return 'que falta';
  if (value === null || value === '') return 'que está vazio';
  if (Array.isArray(value)) return `uma lista de ${value.length}`;
  if (typeof value === 'object') return 'um grupo de campos';
  return `«${String(value).slice(0, 60)}»`;
}

const KINDS: Record<string, string> = {
  string: 'um texto (entre aspas, se forem só algarismos)',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um grupo de campos',
};

/** What a schema expected, in Portuguese. A schema's own message is already one; zod's are in English and are replaced. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? 'outro tipo de valor';
  if (issue.message && !/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message;
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'um texto que não esteja vazio' : `pelo menos ${issue.minimum}`;
  if (issue.code === 'too_big') return `no máximo ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `um destes: ${issue.values.join(', ')}`;
  return 'um valor válido';
}
