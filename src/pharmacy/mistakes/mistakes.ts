import type { Words } from '../../fields/message.ts';
import { withCapital } from '../../text/in-sentence.ts';

/** A place in the content. */
export interface Place {
  file: string;
  /** Line in the file, from 1; 0 when the mistake has none, as with a missing file. */
  line: number;
  /** Path of the field, `empresa.nipc` or `[2].nome`, items counted from 1; empty where it belongs to none. */
  field: string;
}

/**
 * What a finding stops. With an `error` the site is not built. What breaks the `law`, is `invented` or `untrue` keeps
 * the site from being published. What is `asked` stops nothing: only the owner can confirm it.
 */
export type Level = 'error' | 'law' | 'invented' | 'untrue' | 'asked';

/** The words for what was found and, where one can say it, for what is expected instead. */
export interface Clause {
  found: Words;
  /** `choices`: the form lists the choices of the field. */
  expected?: Words | { file: string; choices: true } | undefined;
  /** The value there: a form shows it in the place of `{valor}`. */
  value?: unknown;
}

/** Anything for the owner to look at; every check gives these. */
export interface Finding extends Place, Clause {
  level: Level;
  /** Of a question, what settles it in confirmado.yaml. */
  settledBy?: { campo: string; pergunta: string; valor: string }[] | undefined;
  /** Of a question about several fields, each by itself. */
  each?: Finding[] | undefined;
}

/** A finding that keeps content from being built. */
export const mistakeAt = (place: Place, found: Clause): Finding => ({ level: 'error', ...place, ...found });

export const clause = (found: Words, expected?: Clause['expected']): Clause => ({ found, expected });

/** A clause in the words for whoever edits the file by hand; editor/core/content.ts has those for the form. */
export function clauseInFile({ found, expected }: Clause): string {
  const [what = '', instead] = [found, expected].map((words) => (typeof words === 'object' ? words.file : words));
  return instead === undefined ? what : withExpected(what, instead);
}

/** What was found and, behind it, what is expected: of several things in the plural. */
export const withExpected = (found: string, expected: string) =>
  `${found}; ${/^(os|as|aspas|espaços|horas|campos)\b/.test(expected) ? 'esperam-se' : 'espera-se'} ${expected}`;

/** All mistakes as the owner reads them, below a heading. */
export function mistakesText(mistakes: readonly Finding[]): string {
  const heading = mistakes.length === 1 ? 'Há um erro no conteúdo:' : `Há ${mistakes.length} erros no conteúdo:`;
  return `\n${heading}\n${mistakes.map((mistake) => `  ${sentence(mistake)}\n`).join('')}`;
}

/** A finding as one sentence, with its place. */
export function sentence(finding: Finding): string {
  return asSentence([placeText(finding), clauseInFile(finding)].filter(Boolean).join(': '));
}

/** The line that a build prints while the content holds invented values; null when it holds none. */
export function demonstrationLine(findings: readonly Finding[]): string | null {
  const invented = findings.filter(({ level }) => level === 'invented');
  if (invented.length === 0) return null;
  const count = invented.length === 1 ? 'um dado de exemplo' : `${invented.length} dados de exemplo`;
  // Whoever took the mark away is told of what is left, not that it is a demonstration.
  const isMarked = invented.some(({ field }) => field === 'demonstracao');
  return `${isMarked ? 'Demonstração: este' : 'Este'} site ainda tem ${count}. Para os ver: npm run check -- --publicar`;
}

/** A clause with a full stop, where it does not end a sentence already. */
export const asSentence = (text: string) => `${text}.`.replace(/([?.])\.$/, '$1');

/** A text as it is quoted in a sentence: only its beginning, where it has more than `longest` letters. */
export function excerpt(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A finding's text as a sentence, for a reader who sees the place. */
export const sentenceInPlace = (text: string) => asSentence(withCapital(text));

/** A place in words, for whoever edits the file by hand. */
export function placeText({ file, line, field }: Place): string {
  return [file, line > 0 && `linha ${line}`, field && `campo «${field}»`].filter(Boolean).join(', ');
}

/** The mistake of a file that does not exist. */
export function missingFile(file: string): Finding {
  const expected = `que exista; ${file.endsWith('.json') ? 'sem avisos, tem só []' : 'copie-o da demonstração'}`;
  return mistakeAt({ file, line: 0, field: '' }, clause('o ficheiro não existe', expected));
}
