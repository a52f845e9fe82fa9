import { jsonSchema } from '../../src/pharmacy/json-schemas.ts';
import { asSentence, clause, type Finding, type Level, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { fieldName, leaves, type Path, pathOfField, valueAt } from '../../src/pharmacy/paths.ts';
import { parseSource, type Source } from '../../src/pharmacy/source.ts';
import { describeChanges } from './changes.ts';
import { FILE_NAMES, type FileName, pathOf, shortName } from './file-names.ts';
import { filled } from './filled.ts';
import { isRecord } from './paths.ts';
import { itemName, labelOf, type Schema, schemaAt, shortLabel, textOf } from './schema.ts';
import { TOPICS } from './topics.ts';
import { eurosOf } from './typed.ts';

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
}

/** The schema of each file: its values, and how the page shows them. */
export const SCHEMAS = Object.fromEntries(FILE_NAMES.map((name) => [name, jsonSchema(name) as Schema])) as Record<
  FileName,
  Schema
>;

/** The data in a file's text; null where it cannot be read. */
export function dataIn(name: FileName, text: string): unknown {
  const { data, mistakes } = parseSource(shortName(name), text);
  return mistakes.length > 0 || text === '' ? null : data;
}

/** What differs between two texts of a file, in sentences. */
export function changesBetween(name: FileName, before: string, after: string): string[] {
  const [was, is] = [dataIn(name, before), dataIn(name, after)];
  if (was === null || is === null) return ['Muda o ficheiro inteiro.'];
  const sentences = describeChanges(SCHEMAS[name], was, is);
  return sentences.length > 0 ? sentences : ['Mudam só comentários ou espaços.'];
}

export type FileState = ReturnType<typeof stateOf>;

/** A content file as the page edits it; one that cannot be read has no data. @param found the mistakes of all the content */
export function stateOf(name: FileName, text: string, found: readonly ShownFinding[]) {
  const mistakes = found.filter((mistake) => mistake.name === name);
  return { name, file: shortName(name), data: dataIn(name, text), text, mistakes };
}

/** A finding with what the page shows it by. The law's findings name their page themselves. */
export function shownFinding(
  { level, file, line, field, text }: Finding,
  sources: ReadonlyMap<string, Pick<Source, 'data'>>,
): ShownFinding {
  const name = FILE_NAMES.find((known) => file.endsWith(pathOf(known))) ?? null;
  const path = pathOfField(field);
  const data = name && sources.get(name)?.data;
  const shown = name === null ? text : quotedAsShown(text, name, path, data);
  // What is found in a text is quoted as visitors read it; a mistake may be about a placeholder.
  const words = withoutFileWords(asSentence(level === 'error' ? shown : filled(shown, sources.get('farmacia')?.data)));
  const place = name === null || level === 'law' ? '' : placeName(name, path, data);
  return { level, name, path, line, text: sentenceInPlace(words), sentence: place ? `${place}: ${words}` : words };
}

/** A clause of what was found and expected, as the field's control shows both: a price in euros, a choice by its label. */
function quotedAsShown(text: string, name: FileName, path: Path, data: unknown): string {
  const [found = '', expected] = text.split('; espera-se ');
  const schema = schemaAt(SCHEMAS[name], path);
  const { control, choices } = schema ?? {};
  const value = valueAt(data, path);
  if (expected === undefined) return text.replace(`«${value}»`, () => `«${textOf(schema, value) || value}»`);
  const isChoice = choices && /^um destes: |^«/.test(expected);
  return clause(
    control === 'euros' && typeof value === 'number' ? `encontrei «${eurosOf(value)}»` : found,
    isChoice ? `um destes: ${Object.values(choices).join('; ')}` : expected,
  );
}

/** A field by the names that the owner sees in its topic: «Termómetro digital › Preço por dia». @param data of the file */
function placeName(name: FileName, path: Path, data: unknown): string {
  const schema = SCHEMAS[name];
  const names = path.map((key, i) => {
    const inside = path.slice(0, i + 1);
    const at = schemaAt(schema, inside);
    const value = valueAt(data, inside);
    if (typeof key === 'number') return isRecord(value) ? itemName(value, at) : '';
    return i === path.length - 1 ? labelOf(inside, at) : shortLabel(labelOf(inside, at));
  });
  return names.filter(Boolean).join(' › ');
}

/** A mistake for each typed text with a letter lost in copying (U+FFFD): in the file, it would belong to no field. */
export function lostLetters(name: FileName, data: unknown): ShownFinding[] {
  const file = pathOf(name);
  const text = 'encontrei «\uFFFD», uma letra que se perdeu ao copiar; espera-se a letra certa';
  return leaves(data)
    .filter(({ value }) => typeof value === 'string' && value.includes('\uFFFD'))
    .map(({ path }) =>
      shownFinding({ level: 'error', file, line: 0, field: fieldName(path), text }, new Map([[name, { data }]])),
    );
}

/** Phrases for whoever writes the file by hand, each with its replacement for an owner in the editor. */
const OWNERS_WORDS: readonly (readonly [RegExp, string])[] = [
  [/um dia do calendário como "[\d-]+" \(ano-mês-dia\)/, 'um dia inteiro: dia, mês e ano'],
  [/uma hora como "09:00", entre aspas/, 'uma hora, como 9:00'],
  [/; abra o ficheiro no editor \(npm run editar\)/, ''],
  [/ entre aspas, e sem elas seria um número/, ''],
  [/, entre aspas e sem espaços/, ''],
  [/, entre aspas( e )?/, '$1'],
  [/\s\(entre aspas[^)]*\)/, ''],
  [/ \(ou então faz: false\)/, ', ou que se tire o visto de «Entregamos em casa»'],
  [/Se sim, comunicada: true/, 'Se sim, ponha o visto'],
  [/true ou false, sem aspas/, 'o visto posto ou tirado'],
  [/(?<=espera-se )(uma lista|um grupo de campos)[:,] cada .*(?=\.)/, '$1'],
  [/um preço em cêntimos[:,].*(?=\.)/, 'um preço em euros, como 2,90: zero, ou de 0,10 a 10 000 €'],
];

/** A sentence of the checks without quotes, cents and names of files. */
export function withoutFileWords(text: string): string {
  const plain = OWNERS_WORDS.reduce((words, [pattern, instead]) => words.replace(pattern, instead), text);
  return FILE_NAMES.reduce((words, name) => words.replaceAll(shortName(name), `«${TOPICS[name].title}»`), plain);
}
