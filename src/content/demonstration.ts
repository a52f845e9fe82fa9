import { fieldName, leaves } from '../lib/paths.ts';
import { readContent } from './load.ts';
import type { Place } from './mistakes.ts';
import type { Source } from './source.ts';

/** A value of the demonstration that is still in a pharmacy's content. */
export interface DemonstrationValue extends Place {
  value: string;
}

/** Every invented text of the demonstration, in whatever field. */
const INVENTED: RegExp[] = [
  /[\w.@/:-]*\.example\b[\w./-]*/,
  /\b500 ?000 ?000\b/,
  /\b249 ?000 ?000\b/,
  /\b910 ?000 ?000\b/,
  /\b2000-000\b/,
  /n\.º 0000\b/,
  /\ba indicar\b/,
  /Farmácia Exemplar/,
  /Vila Exemplo( da Ribeira)?/,
];

/** Every invented number, by field. */
const INVENTED_NUMBERS: Record<string, number> = {
  'coordenadas.latitude': 39.54321,
  'coordenadas.longitude': -8.32101,
};

/**
 * Every value of the demonstration in a pharmacy's content, in the order of the files; none means that the content is a
 * real pharmacy's.
 * @param folder the folder that holds `content/` and `public/`
 */
export function demonstrationValues(folder?: string): DemonstrationValue[] {
  return [...readContent(folder).sources.values()].flatMap((source) => [
    ...valuesInFields(source),
    ...(source.body === null ? [] : valuesInMarkdown(source, source.body)),
  ]);
}

/** The line that a build prints while the content holds invented values; null when it holds none. */
export function demonstrationLine(values: readonly DemonstrationValue[]): string | null {
  if (values.length === 0) return null;
  const count = values.length === 1 ? 'um dado inventado' : `${values.length} dados inventados`;
  return `Demonstração: este site ainda tem ${count}. Para os ver: npm run check -- --publicar`;
}

function valuesInFields({ file, data, lineOf }: Source): DemonstrationValue[] {
  return leaves(data).flatMap(({ path, value }) => {
    const field = fieldName(path);
    const invented = inventedIn(field, value);
    return invented === null ? [] : [{ file, line: lineOf(path), field, value: invented }];
  });
}

function inventedIn(field: string, value: unknown): string | null {
  if (field === 'demonstracao') return value === true ? 'true' : null;
  if (typeof value === 'number') return INVENTED_NUMBERS[field] === value ? String(value) : null;
  return typeof value === 'string' && INVENTED.some((pattern) => pattern.test(value)) ? value : null;
}

function valuesInMarkdown(source: Source, body: string): DemonstrationValue[] {
  return INVENTED.flatMap((pattern) => {
    const value = pattern.exec(body)?.[0];
    return value === undefined ? [] : [{ file: source.file, line: source.lineOfText(value, null), field: '', value }];
  });
}
