import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { readContent } from '../../src/pharmacy/load.ts';
import { type Finding as ContentFinding, type Level, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { leaves, type Path, pathOfField } from '../../src/pharmacy/paths.ts';
import { parseSource } from '../../src/pharmacy/source.ts';
import { FILE_NAMES, type FileName, hashOf, readText, shortName } from './files.ts';

/** A finding as the page shows it, beside its field or in a list. */
export interface Finding {
  level: Level;
  /** The file where it is changed; null where it is in none. */
  name: FileName | null;
  path: Path;
  line: number;
  text: string;
}

/** A content file as the page edits it. */
export interface FileState {
  name: FileName;
  file: string;
  hash: string;
  /** Null where the text cannot be read as data: then `text` is shown with its mistakes. */
  data: unknown;
  body: string | null;
  text: string;
  mistakes: Finding[];
}

/** The state of a file, or the one that it would have with another text. */
export function stateOf(name: FileName, text = readText(name)): FileState {
  const file = shortName(name);
  const { data, body, mistakes } = parseSource(file, text);
  const isRead = mistakes.length === 0 && text !== '';
  return { name, file, hash: hashOf(text), data: isRead ? data : null, body, text, mistakes: mistakesIn(name, text) };
}

/** The mistakes of a file that holds this text. */
export function mistakesIn(name: FileName, text: string): Finding[] {
  return allMistakes({ [name]: text }).filter((mistake) => mistake.name === name);
}

/** The mistakes of all the content, with these texts in the place of files. */
export function allMistakes(instead: Partial<Record<FileName, string>> = {}): Finding[] {
  const texts = Object.entries(instead).map(([name, text]) => [CONTENT_FILES[name as FileName].file, text]);
  return readContent(undefined, Object.fromEntries(texts)).mistakes.map(asFinding);
}

/** A finding with what the page shows it by. Without a field, a line of the policy's text is meant, or the page as a whole. */
export function asFinding({ level, file, line, field, text }: ContentFinding): Finding {
  const name = nameOf(file);
  const isOfPolicy = level !== 'error' && field === '' && name === 'privacidade';
  return {
    level,
    name,
    path: isOfPolicy ? ['texto'] : pathOfField(field),
    line,
    text: sentenceInPlace(withoutQuotes(text)),
  };
}

/**
 * A mistake for each typed text with a letter that was lost in copying (U+FFFD). `mistakesIn` would report it as a file that is
 * not UTF-8, which belongs to no field.
 * @param body the Markdown below the fields
 */
export function lostLetters(name: FileName, data: unknown, body: unknown): Finding[] {
  const text = 'Encontrei «\uFFFD», uma letra que se perdeu ao copiar; espera-se a letra certa.';
  return [...leaves(data), { path: [], value: body }]
    .filter(({ value }) => typeof value === 'string' && value.includes('\uFFFD'))
    .map(({ path }) => ({ level: 'error', name, path, line: 0, text }));
}

/** The content file that a path on disk is; null when it is none. */
export function nameOf(path: string): FileName | null {
  return FILE_NAMES.find((name) => path.endsWith(CONTENT_FILES[name].file)) ?? null;
}

/** Without the quotes, which only a person who writes the file by hand needs. */
export function withoutQuotes(expected: string): string {
  return expected.replace(/, entre aspas(?: e )?|\s\(entre aspas[^)]*\)/, (phrase) =>
    phrase.endsWith(' e ') ? ' e ' : '',
  );
}
