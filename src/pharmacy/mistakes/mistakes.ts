/** A place in the content. */
export interface Place {
  file: string;
  /** Line in the file, from 1; 0 when the mistake has none, as with a missing file. */
  line: number;
  /** Path of the field, such as `empresa.nipc` or `[2].nome`, items counted from 1; empty when it belongs to no field. */
  field: string;
}

/**
 * How far a finding lets the site go: an error is not built; what breaks the law, is invented or untrue is not published; what is
 * asked about only the owner can confirm.
 */
export type Level = 'error' | 'law' | 'invented' | 'untrue' | 'asked';

/** Anything for the owner to look at; every check gives these. Where it belongs to no file, as a build that grows old, `file` is empty. */
export interface Finding extends Place {
  level: Level;
  /** A clause in Portuguese that follows the place. */
  text: string;
}

/** A mistake in words, without its place. */
export interface Clause {
  /** The mistake, as a clause: `falta`, `encontrei «abc»`. */
  found: string;
  /** The expectation; it completes `espera-se …`. Empty where `found` needs none. */
  expected: string;
}

/** One mistake in the content, described for the pharmacy's owner. */
export interface Mistake extends Place, Clause {}

/** Thrown when content has mistakes. Its message lists all of them, without a stack trace: the owner reads it. */
export class ContentError extends Error {
  readonly mistakes: Mistake[];
  constructor(mistakes: Mistake[]) {
    super(mistakesText(mistakes));
    this.name = 'ContentError';
    this.stack = this.message;
    this.mistakes = mistakes;
  }
}

function mistakesText(mistakes: readonly Mistake[]): string {
  const heading = mistakes.length === 1 ? 'Há um erro no conteúdo:' : `Há ${mistakes.length} erros no conteúdo:`;
  return `\n${heading}\n${mistakes.map((mistake) => `  ${sentence(mistake)}\n`).join('')}`;
}

/** A mistake as one sentence, with its place. */
export function sentence(mistake: Mistake): string {
  return `${placeText(mistake)}: ${clause(mistake)}`;
}

/** A finding as a line of a list, with its place. */
export function findingLine({ text, ...place }: Finding): string {
  return `  ${[placeText(place), text].filter(Boolean).join(': ')}.`.replace(/([?.])\.$/, '$1');
}

/** The sentence without the place, for a reader who sees the place. */
export function clause({ found, expected }: Clause): string {
  return `${expected ? `${found}; espera-se ${expected}` : found}.`;
}

function placeText({ file, line, field }: Place): string {
  return [file, line > 0 && `linha ${line}`, field && `campo «${field}»`].filter(Boolean).join(', ');
}

/** Sorts mistakes by file, in the order in which files first appear, then by line. */
export function sortMistakes(mistakes: readonly Mistake[]): Mistake[] {
  const files = [...new Set(mistakes.map(({ file }) => file))];
  return mistakes.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
}

/**
 * The mistake reported for a content file that does not exist. The only JSON file is avisos.json.
 * @param misnamed a file beside it that may be meant
 */
export function missingFile(file: string, misnamed?: string): Mistake {
  if (misnamed !== undefined) {
    const found = `o ficheiro chama-se «${misnamed}»`;
    const expected =
      'este nome, sem mais nada (no Windows, ligue primeiro «Extensões de nomes de ficheiros», no menu Ver)';
    return { file, line: 0, field: '', found, expected };
  }
  const expected = file.endsWith('.json') ? 'que exista; sem avisos, tem só []' : 'que exista; copie-o da demonstração';
  return { file, line: 0, field: '', found: 'o ficheiro não existe', expected };
}
