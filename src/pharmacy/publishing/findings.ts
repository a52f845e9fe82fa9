import { formatEuros } from '../../text/money.ts';
import { fillTemplate } from '../../text/template.ts';
import { fieldMeta } from '../json-schemas.ts';
import { excerpt, type Finding, type Level, placeText } from '../mistakes/mistakes.ts';
import { type Path, valueAt } from '../paths.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { contradictions } from './contradictions.ts';
import { inventedValues, valuesAsked } from './invented.ts';
import { lawFindings } from './law.ts';
import { textsAgainstFacts } from './promises.ts';
import { QUESTIONS, QUESTIONS_FOR_LATER } from './questions.ts';
import { type Facts, type Found, foundBy, isSettled, type Sources, settledBy } from './rule.ts';

/** The findings of the rules in content without mistakes, wherever it was read; of each level the worst first. */
export function findingsIn(pharmacy: Pharmacy, written: Sources, demonstration: Sources, today: string): Finding[] {
  const facts = { ...pharmacy, today, written, demonstration };
  const texts = textsAgainstFacts(facts);
  const found = (level: Level, all: Found[]) => all.map((one) => findingOf(level, one, facts));
  const refused = [
    ...found('law', lawFindings(facts)),
    ...found('untrue', [...contradictions(facts), ...texts.filter(({ settles }) => !settles)]),
    ...found('invented', inventedValues(facts)),
  ];
  const asked = [
    ...foundBy(QUESTIONS, facts),
    ...texts.filter(({ settles }) => settles),
    ...valuesAsked(facts),
    ...foundBy(QUESTIONS_FOR_LATER, facts),
  ];
  // What must be changed anyway is not asked about.
  const isRefused = ({ file, field }: Finding) => refused.some((one) => one.file === file && one.field === field);
  const isOpen = ({ settledBy: by = [] }: Finding) => !by.every((settled) => isSettled(facts, settled));
  return [...refused, ...found('asked', asked).filter((one) => isOpen(one) && !isRefused(one))];
}

function findingOf(level: Level, found: Found, facts: Facts): Finding {
  const { at, text, found: form, expected, against, settles } = found;
  const whole = valueAt(facts, at);
  // What «Está certo» confirms is read whole.
  const value = typeof whole === 'string' && level !== 'asked' ? excerpt(whole, 120) : whole;
  const isPrice = fieldMeta(at).control === 'euros';
  const file = fillTemplate(form, { valor: isPrice ? formatEuros(Number(value)) : `${value}` });
  const words = { file, form };
  if (against) {
    const { title, label } = { ...fieldMeta(against.slice(0, 1)), label: fieldMeta(against).label };
    words.file += ` (${placeText(placeOf(against, facts))})`;
    words.form += ` («${title}», ${label})`;
  }
  const settled = level === 'asked' ? (settles ?? [settledBy(facts, at, file)]) : undefined;
  const each = found.each?.map((one) => findingOf(level, one, facts));
  const { line, ...place } = placeOf(at, facts);
  const lineOfText = text && facts.written.get(String(at[0]))?.lineOfText(text, at.slice(1));
  return { level, ...place, line: lineOfText || line, found: words, expected, value, settledBy: settled, each };
}

const placeOf = ([name, ...path]: Path, { written }: Facts) =>
  written.get(String(name))?.placeOf(path) ?? { file: String(name), line: 0, field: '' };
