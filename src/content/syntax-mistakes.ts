import { CST, type ErrorCode, Lexer, type YAMLParseError } from 'yaml';
import type { Clause, Mistake } from './mistakes.ts';
import { ALIGNED, causeNear, FIELD } from './syntax-causes.ts';

/** The errors of the YAML parser, described for somebody who never heard of YAML. */
const DESCRIPTIONS: Partial<Record<ErrorCode, Clause>> = {
  BAD_INDENT: { found: 'a linha não está alinhada com as outras', expected: ALIGNED },
  MISSING_CHAR: { found: 'falta fechar as aspas ou um parêntese', expected: 'o mesmo sinal que os abriu' },
  BLOCK_AS_IMPLICIT_KEY: { found: 'há dois pontos a mais', expected: 'aspas à volta de um texto com dois pontos' },
  MULTILINE_IMPLICIT_KEY: { found: 'falta o nome do campo ou os dois pontos', expected: FIELD },
  BAD_SCALAR_START: { found: 'o texto começa por um sinal que o YAML reserva', expected: 'aspas à volta do texto' },
};

/** For the errors that are not listed. */
const GENERAL: Clause = {
  found: 'não consigo ler esta linha',
  expected: `${FIELD}, e aspas onde houver «: » ou « #» no texto`,
};

/** Tokens of the lexer that are no part of the text. */
const MARKS: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];

function mistakeAt(file: string, before: string, { found, expected }: Clause): Mistake {
  return { file, line: before.split('\n').length, field: '', found, expected };
}

/**
 * Mistakes in the YAML itself. One that breaks the structure makes the parser report many more after it, so only the first
 * of those is reported, with its cause where a line shows it.
 * @param text the file's text; JSON is YAML too, except that it may be indented in any way
 */
export function yamlMistakes(file: string, text: string, errors: readonly YAMLParseError[]): Mistake[] {
  const repeated = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const broken = file.endsWith('.json') ? undefined : errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (broken === undefined) return repeatedFields(file, text, repeated);
  const quote = unclosedQuote(text, broken.pos[0]);
  if (quote !== null)
    return [
      mistakeAt(file, text.slice(0, quote), { found: 'falta fechar as aspas', expected: 'o mesmo sinal que as abriu' }),
    ];
  const before = text.slice(0, broken.pos[0]);
  const cause = causeNear(text, before.split('\n').length - 1);
  if (cause === null) return [mistakeAt(file, before, DESCRIPTIONS[broken.code] ?? GENERAL)];
  return [mistakeAt(file, text.split('\n', cause.index + 1).join('\n'), cause)];
}

const CLOSED = /^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/s;

/** The offset of quotes that nothing closes: the parser may only stop where the file ends. */
function unclosedQuote(text: string, stopped: number): number | null {
  let start = 0;
  for (const token of new Lexer().lex(text)) {
    if (/^["']/.test(token) && !CLOSED.test(token)) return start <= stopped ? start : null;
    if (!MARKS.includes(token)) start += token.length;
  }
  return null;
}

/** Fields that are there twice; several in a row are an item of a list that lost its dash. */
function repeatedFields(file: string, text: string, errors: readonly YAMLParseError[]): Mistake[] {
  const mistakes = errors.map(({ pos: [start] }) => {
    const [name = ''] = /^[^:]*/.exec(text.slice(start)) ?? [];
    return mistakeAt(file, text.slice(0, start), {
      found: `«${name}» está repetido`,
      expected: 'cada campo uma só vez',
    });
  });
  const [first, second] = mistakes;
  if (!first || second?.line !== first.line + 1 || !/^ *- /m.test(text)) return mistakes;
  const found = `falta o traço antes de ${first.found.replace(' está repetido', '')}`;
  return [{ ...first, found, expected: 'um traço e um espaço no princípio de cada um da lista' }];
}

/** The mistake in the JSON itself: at most one, because the parser stops at the first. */
export function jsonMistake(file: string, text: string): Mistake[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const before = position === undefined ? text : text.slice(0, Number(position));
    const [curly] = /^[“”„]/.exec(text.slice(before.length)) ?? [];
    const expected = 'aspas à volta de cada texto e uma vírgula entre os avisos, mas não depois do último';
    const clause = curly
      ? { found: `encontrei aspas curvas, ${curly}`, expected: 'aspas direitas, como "estas"' }
      : { found: GENERAL.found, expected };
    return [mistakeAt(file, before.trimEnd(), clause)];
  }
}

/** The mistake of a file that was not saved as UTF-8. */
export function unreadableLetter(file: string, text: string): Mistake[] {
  const at = text.indexOf('\uFFFD');
  const clause = { found: 'há uma letra que não consigo ler', expected: 'um ficheiro gravado em UTF-8' };
  return at < 0 ? [] : [mistakeAt(file, text.slice(0, at), clause)];
}

/** The mistake of a Markdown file without fields (front matter) at its top. */
export function withoutFrontMatter(file: string): Mistake {
  const expected = 'campos como «titulo: …» no princípio do ficheiro, entre duas linhas «---»';
  return mistakeAt(file, '', { found: 'faltam os campos do princípio', expected });
}
