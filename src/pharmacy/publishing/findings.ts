import { formatEuros } from '../../text/money.ts';
import { fillTemplate } from '../../text/template.ts';
import { fieldMeta } from '../field-meta.ts';
import { excerpt, type Finding, type Level } from '../mistakes/mistakes.ts';
import { valueAt } from '../paths.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { EACH_YEAR } from './each-year.ts';
import { inventedValues, valuesAsked } from './invented.ts';
import { lawFindings } from './law.ts';
import { QUESTIONS } from './questions.ts';
import { type Found, foundBy, type Sources } from './rule.ts';

/** The findings of the rules in content without mistakes, wherever it was read. */
export function findingsIn(pharmacy: Pharmacy, written: Sources, demonstration: Sources, today: string): Finding[] {
  const facts = { ...pharmacy, today, written, demonstration };
  const found: [level: Level, found: Found[]][] = [
    ['law', lawFindings(facts)],
    ['invented', inventedValues(facts)],
    ['untrue', foundBy(CONTRADICTIONS, facts)],
    ['asked', [...valuesAsked(facts), ...foundBy({ ...QUESTIONS, ...EACH_YEAR }, facts)]],
  ];
  return found.flatMap(([level, all]) =>
    all.map(({ at, found: form, expected }) => {
      const [name, ...path] = at;
      const place = written.get(String(name))?.placeOf(path) ?? { file: String(name), line: 0, field: '' };
      const whole = valueAt(facts, at);
      const value = typeof whole === 'string' ? excerpt(whole, 120) : whole;
      const isPrice = fieldMeta(at).control === 'euros';
      const file = fillTemplate(form, { valor: isPrice ? formatEuros(Number(value)) : `${value}` });
      return { level, ...place, found: { file, form }, expected, value };
    }),
  );
}
