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

/** A finding that keeps content from being built. */
export function mistakeAt(place: Place, text: string): Finding {
  return { level: 'error', ...place, text };
}

/** What was found, and what is expected instead, as one clause. */
export function clause(found: string, expected: string): string {
  return `${found}; espera-se ${expected}`;
}

/** All mistakes as the owner reads them, below a heading. */
export function mistakesText(mistakes: readonly Finding[]): string {
  const heading = mistakes.length === 1 ? 'Há um erro no conteúdo:' : `Há ${mistakes.length} erros no conteúdo:`;
  return `\n${heading}\n${mistakes.map((mistake) => `  ${sentence(mistake)}\n`).join('')}`;
}

/** A finding as one sentence, with its place. */
export function sentence({ text, ...place }: Finding): string {
  return asSentence([placeText(place), text].filter(Boolean).join(': '));
}

/** A clause with a full stop, where it does not end a sentence already. */
export function asSentence(text: string): string {
  return `${text}.`.replace(/([?.])\.$/, '$1');
}

/** A finding's text as a sentence, for a reader who sees the place. */
export function sentenceInPlace(text: string): string {
  return asSentence(text.charAt(0).toUpperCase() + text.slice(1));
}

function placeText({ file, line, field }: Place): string {
  return [file, line > 0 && `linha ${line}`, field && `campo «${field}»`].filter(Boolean).join(', ');
}

/**
 * The mistake reported for a content file that does not exist. The only JSON file is avisos.json.
 * @param misnamed a file beside it that may be meant
 */
export function missingFile(file: string, misnamed?: string): Finding {
  const text = misnamed
    ? clause(
        `o ficheiro chama-se «${misnamed}»`,
        'este nome, sem mais nada (no Windows, ligue primeiro «Extensões de nomes de ficheiros», no menu Ver)',
      )
    : clause(
        'o ficheiro não existe',
        `que exista; ${file.endsWith('.json') ? 'sem avisos, tem só []' : 'copie-o da demonstração'}`,
      );
  return mistakeAt({ file, line: 0, field: '' }, text);
}
