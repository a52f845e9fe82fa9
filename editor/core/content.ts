import { diffArrays } from 'diff';
import type { Finding, Level } from '../../src/pharmacy/mistakes/mistakes.ts';
import { asSentence, sentenceInPlace, withExpected } from '../../src/pharmacy/mistakes/mistakes.ts';
import { isRecord, type Path, pathOfField, valueAt } from '../../src/pharmacy/paths.ts';
import type { Reading } from '../../src/pharmacy/read-texts.ts';
import type { Source } from '../../src/pharmacy/source.ts';
import { fillTemplate } from '../../src/text/template.ts';
import { type FieldChange, type FieldSentence, fieldChanges } from './changes.ts';
import { dataIn, FILE_NAMES, type FileName, pathOf, SCHEMAS } from './content-files.ts';
import { itemName, labelOf, type Schema, schemaAt, shortLabel, textOf } from './schema.ts';
import { eurosOf } from './typed-text.ts';
import * as words from './words.ts';

/** A finding as the page shows it, beside its field or in a list. */
export interface ShownFinding {
  level: Level;
  /** The file where it is changed; null where it is in none. */
  name: FileName | null;
  path: Path;
  line: number;
  /** The sentence beside the field. */
  text: string;
  /** The sentence with the name of its field, for a list: that of the topic stands above it. */
  sentence: string;
  /** Of a question, what settles it: items of confirmado.yaml. */
  settledBy?: Finding['settledBy'];
  /** Of a question about several fields, each by itself. */
  each?: ShownFinding[] | undefined;
}

/** How many questions an owner sees at once, the worst first. */
export const MOST_ASKED = 10;

/** Lines of a text, and those that take their place: the same lines, where they stay. */
type Hunk = Record<'gone' | 'come', string[]>;

const isChange = ({ gone, come }: Hunk) => gone !== come;

/** The pieces that make one text of another; changes are the smallest: line by line, where as many come as go. */
function hunksBetween(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const { added, removed, value } of diffArrays(before.split('\n'), after.split('\n'))) {
    const last = hunks.at(-1);
    if (added && last?.come.length === 0) last.come = value;
    else hunks.push({ gone: added ? [] : value, come: removed ? [] : value });
  }
  return hunks.flatMap((hunk) => {
    const { gone, come } = hunk;
    if (gone === come || gone.length !== come.length) return hunk;
    return gone.map((line, i) => ({ gone: [line], come: come.slice(i, i + 1) }));
  });
}

/** A text that cannot be read with the lines of one that can, where nothing else helps; else as it is. */
export function mendedText(name: FileName, text: string, readable: string): string {
  if (dataIn(name, text) !== null || dataIn(name, readable) === null) return text;
  const hunks = hunksBetween(readable, text);
  const textWith = (good: readonly Hunk[]) =>
    hunks.flatMap((hunk) => (good.includes(hunk) ? hunk.come : hunk.gone)).join('\n');
  const good: Hunk[] = [];
  for (const hunk of hunks.filter(isChange)) if (dataIn(name, textWith([...good, hunk])) !== null) good.push(hunk);
  return textWith(good);
}

/** The differences between two texts of a file: that one cannot be read is a sentence that nobody takes back. */
export function changesBetween(name: FileName, before: string, after: string): (FieldChange | FieldSentence)[] {
  const [was, is] = [mendedText(name, before, after), mendedText(name, after, before)];
  const [dataBefore, dataAfter] = [dataIn(name, was), dataIn(name, is)];
  const changes = dataBefore && dataAfter ? fieldChanges(SCHEMAS[name], dataBefore, dataAfter) : [];
  if (dataIn(name, after) === null) return [{ path: [], sentence: words.isUnreadable }, ...changes];
  if (dataIn(name, before) !== null) return changes;
  // Where there was no file, or another, no line is named.
  const mended = before === '' ? [] : hunksBetween(before, was).filter(isChange);
  const lines = mended.map(({ gone, come }) => [gone, come].map((all) => all.join(' ').trim()));
  return [{ path: [], sentence: words.isReadable(lines) }, ...changes];
}

/** A finding with what the page shows it by. */
export function shownFinding(finding: Finding, sources: ReadonlyMap<string, Pick<Source, 'data'>>): ShownFinding {
  const { level, file, line, field, settledBy } = finding;
  const name = FILE_NAMES.find((known) => file.endsWith(pathOf(known))) ?? null;
  const path = pathOfField(field);
  const text = asSentence(clauseInForm(finding, name === null ? undefined : schemaAt(SCHEMAS[name], path)));
  const place = name === null ? '' : placeName(name, path, sources.get(name)?.data);
  const sentence = place ? `${place}: ${text}` : text;
  const each = finding.each?.map((one) => shownFinding(one, sources));
  return { level, name, path, line, text: sentenceInPlace(text), sentence, settledBy, each };
}

/** The mistakes that a reading of the content has found. */
export const shownMistakes = ({ mistakes, sources }: Pick<Reading, 'mistakes' | 'sources'>) =>
  mistakes.map((mistake) => shownFinding(mistake, sources));

/** A clause as whoever sees the field's control reads it: a price in euros, a choice by its label. */
function clauseInForm({ found, expected, value, level }: Finding, schema: Schema | undefined): string {
  const { control, choices } = schema ?? {};
  const isTyped = level === 'error' && control === 'euros' && typeof value === 'number';
  const valor = isTyped ? eurosOf(value) : textOf(schema, value) || String(value);
  const what = fillTemplate(typeof found === 'string' ? found : found.form, { valor });
  if (expected === undefined) return what;
  if (typeof expected === 'string') return withExpected(what, expected);
  if ('form' in expected) return withExpected(what, expected.form);
  return withExpected(what, choices ? words.oneOf(Object.values(choices)) : expected.file);
}

/** A field by its names in the topic: «Termómetro digital › Preço por dia». @param data of the file */
export function placeName(name: FileName, path: Path, data: unknown): string {
  const schema = SCHEMAS[name];
  const names = path.map((key, i) => {
    const inside = path.slice(0, i + 1);
    const field = schemaAt(schema, inside);
    const value = valueAt(data, inside);
    if (typeof key === 'number') return isRecord(value) ? itemName(value, field) : '';
    return i === path.length - 1 ? labelOf(inside, field) : shortLabel(labelOf(inside, field));
  });
  return names.filter(Boolean).join(' › ');
}
