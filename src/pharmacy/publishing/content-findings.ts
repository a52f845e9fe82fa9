import { today } from '../../opening/today.ts';
import { formatEuros } from '../../text/money.ts';
import { fillTemplate } from '../../text/template.ts';
import type { Content } from '../content.ts';
import { ORIGINAL } from '../default-texts.ts';
import { pharmacyFolder, readContent } from '../load.ts';
import type { Finding, Level } from '../mistakes/mistakes.ts';
import { type Path, valueAt } from '../paths.ts';
import type { Source } from '../source.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { otherHoursSaid } from './hours-said.ts';
import { asInDemonstration, inventedValues } from './invented.ts';
import { lowPrices, QUESTIONS } from './questions.ts';
import { type Facts, type Found, foundBy } from './rule.ts';
import { statements, unkeptPromises } from './words.ts';

const LONGEST_QUOTE = 120;

/**
 * What the rules find in a pharmacy's content. While it has mistakes they are no use: it gives none.
 * @param folder the folder that holds `content/` and `public/`
 * @param isoDay the day for which they are asked
 * @param instead texts in the place of files, by their path
 */
export function contentFindings(folder = pharmacyFolder(), isoDay = today(), instead = {}): Finding[] {
  const { pharmacy, sources } = readContent(folder, instead);
  if (pharmacy === null) return [];
  const dataOf = (read: ReadonlyMap<string, Source>) =>
    new Map([...read].map(([name, { data }]) => [name as keyof Content, data]));
  const facts = {
    ...pharmacy,
    today: isoDay,
    written: dataOf(sources),
    demonstration: dataOf(readContent(ORIGINAL).sources),
  };
  return findingsIn(facts, sources);
}

/** The same for content that was read before: no files are asked for. */
export function findingsIn(facts: Facts, sources: ReadonlyMap<string, Source>): Finding[] {
  const said = statements(facts);
  const found: Record<Exclude<Level, 'error' | 'law'>, Found[]> = {
    invented: inventedValues(facts),
    untrue: foundBy(CONTRADICTIONS, facts),
    asked: [
      ...asInDemonstration(facts),
      ...foundBy(QUESTIONS, facts),
      ...lowPrices(facts),
      ...otherHoursSaid(facts, said),
      ...unkeptPromises(facts, said),
    ],
  };
  return Object.entries(found).flatMap(([level, all]) =>
    all.map(({ at, found: text, expected }) => {
      const [name, ...path] = at;
      const source = sources.get(String(name));
      const place = source?.placeOf(path) ?? { file: String(name), line: 0, field: '' };
      const value = valueAt(facts, at);
      const file = fillTemplate(text, { valor: shortened(path.at(-1), value) });
      const isLong = typeof value === 'string' && value.length > LONGEST_QUOTE;
      return { level: level as Level, ...place, found: { file, form: isLong ? file : text }, expected, value };
    }),
  );
}

/** A value as a finding names it. */
function shortened(key: Path[number] | undefined, value: unknown): string {
  if (typeof value === 'number' && /preco|caucao|acrescimoAte/i.test(String(key))) return formatEuros(value);
  const text = String(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

/** The line that a build prints while the content holds invented values; null when it holds none. */
export function demonstrationLine(findings: readonly Finding[]): string | null {
  const { length } = findings.filter(({ level }) => level === 'invented');
  if (length === 0) return null;
  const count = length === 1 ? 'um dado de exemplo' : `${length} dados de exemplo`;
  return `Demonstração: este site ainda tem ${count}. Para os ver: npm run check -- --publicar`;
}
