import { formatEuros } from '../../text/money.ts';
import { fillTemplate } from '../../text/template.ts';
import type { Content } from '../content.ts';
import { fieldMeta } from '../field-meta.ts';
import type { Finding, Level } from '../mistakes/mistakes.ts';
import { valueAt } from '../paths.ts';
import type { Pharmacy } from '../pharmacy.ts';
import type { Source } from '../source.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { asInDemonstration, inventedValues } from './invented.ts';
import { lowPrices, QUESTIONS } from './questions.ts';
import { type Found, foundBy } from './rule.ts';
import { unkeptStatements } from './statements.ts';

const LONGEST_QUOTE = 120;

type Sources = ReadonlyMap<string, Source>;

const dataOf = (sources: Sources) => new Map([...sources].map(([name, { data }]) => [name as keyof Content, data]));

/** What the rules find in content without mistakes, wherever it was read. @param original the demonstration's files */
export function findingsIn(pharmacy: Pharmacy, sources: Sources, original: Sources, isoDay: string): Finding[] {
  const facts = { ...pharmacy, today: isoDay, written: dataOf(sources), demonstration: dataOf(original) };
  const found: Record<Exclude<Level, 'error' | 'law'>, Found[]> = {
    invented: inventedValues(facts),
    untrue: foundBy(CONTRADICTIONS, facts),
    asked: [...asInDemonstration(facts), ...foundBy(QUESTIONS, facts), ...lowPrices(facts), ...unkeptStatements(facts)],
  };
  return Object.entries(found).flatMap(([level, all]) =>
    all.map(({ at, found: text, expected }) => {
      const [name, ...path] = at;
      const source = sources.get(String(name));
      const place = source?.placeOf(path) ?? { file: String(name), line: 0, field: '' };
      const value = valueAt(facts, at);
      const isLong = typeof value === 'string' && value.length > LONGEST_QUOTE;
      const isPrice = fieldMeta(name as keyof Content, path).control === 'euros';
      const valor = isLong ? `${value.slice(0, LONGEST_QUOTE)}…` : isPrice ? formatEuros(Number(value)) : `${value}`;
      const file = fillTemplate(text, { valor });
      return { level: level as Level, ...place, found: { file, form: isLong ? file : text }, expected, value };
    }),
  );
}

/** The line that a build prints while the content holds invented values; null when it holds none. */
export function demonstrationLine(findings: readonly Finding[]): string | null {
  const { length } = findings.filter(({ level }) => level === 'invented');
  if (length === 0) return null;
  const count = length === 1 ? 'um dado de exemplo' : `${length} dados de exemplo`;
  return `Demonstração: este site ainda tem ${count}. Para os ver: npm run check -- --publicar`;
}
