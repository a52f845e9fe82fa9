import type { ErrorCode, YAMLParseError } from 'yaml';
import type { Mistake } from './mistakes.ts';

type Words = [found: string, expected: string];

const INDENTATION = 'o mesmo número de espaços que as linhas ao lado: dois por nível';

/** What the codes of `yaml` mean to somebody who never heard of YAML; others get a general word. */
const IN_WORDS: Partial<Record<ErrorCode, Words>> = {
  DUPLICATE_KEY: ['este campo está repetido', 'cada campo uma só vez'],
  TAB_AS_INDENT: ['a linha começa com um tabulador', 'espaços: dois por nível'],
  BAD_INDENT: ['a linha não está alinhada com as outras', INDENTATION],
  MISSING_CHAR: ['falta fechar as aspas ou um parêntese', 'o mesmo sinal que os abriu'],
  BLOCK_AS_IMPLICIT_KEY: ['há dois pontos a mais', 'aspas à volta de um texto com dois pontos'],
  MULTILINE_IMPLICIT_KEY: ['falta o nome do campo ou os dois pontos', 'um nome, dois pontos, um espaço e o valor'],
  BAD_SCALAR_START: ['o texto começa por um sinal que o YAML reserva', 'aspas à volta do texto'],
};

const GENERAL: Words = [
  'não consigo ler esta linha',
  'um nome, dois pontos, um espaço e o valor, e aspas onde houver «: » ou « #» no texto',
];

function mistakeAt(file: string, before: string, [found, expected]: Words): Mistake {
  return { file, line: before.split('\n').length, field: '', found, expected };
}

/**
 * Mistakes of YAML itself. After one that breaks the structure the rest means nothing, so only the first of those is told.
 * @param text the file's text, of which JSON is YAML too, save for its indentation, which the browser does not mind
 */
export function yamlMistakes(file: string, text: string, errors: readonly YAMLParseError[]): Mistake[] {
  const mistakeOf = (offset: number, code: ErrorCode) =>
    mistakeAt(file, text.slice(0, offset), IN_WORDS[code] ?? GENERAL);
  const repeated = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const broken = file.endsWith('.json') ? undefined : errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (broken === undefined) return repeated.map(({ pos, code }) => mistakeOf(pos[0], code));
  const tab = text.search(/^ *\t/m);
  return [tab < 0 ? mistakeOf(broken.pos[0], broken.code) : mistakeOf(tab, 'TAB_AS_INDENT')];
}

/** What is wrong with a JSON file as such: nothing or one mistake, because its reader stops at the first. */
export function jsonMistake(file: string, text: string): Mistake[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const before = position === undefined ? text : text.slice(0, Number(position));
    const expected = 'aspas à volta de cada texto e uma vírgula entre os avisos, mas não depois do último';
    return [mistakeAt(file, before.trimEnd(), [GENERAL[0], expected])];
  }
}

/** A file that was saved with other letters than UTF-8. */
export function unreadableLetter(file: string, text: string): Mistake[] {
  const at = text.indexOf('\uFFFD');
  const words: Words = ['há uma letra que não consigo ler', 'um ficheiro gravado em UTF-8'];
  return at < 0 ? [] : [mistakeAt(file, text.slice(0, at), words)];
}

/** A Markdown file without the fields at its top. */
export function withoutFrontMatter(file: string): Mistake {
  const expected = 'campos como «titulo: …» no princípio do ficheiro, entre duas linhas «---»';
  return mistakeAt(file, '', ['faltam os campos do princípio', expected]);
}
