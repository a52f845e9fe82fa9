import { type Document, isMap, isPair, isScalar, isSeq, type ParsedNode, type Scalar, visit } from 'yaml';
import { fieldName } from '../paths.ts';
import { clause, type Finding, mistakeAt } from './mistakes.ts';

/** The mistakes of YAML that people make. */
const TAB = clause('a linha começa com um tabulador', 'espaços: dois por nível');
const QUOTES = clause('falta fechar as aspas, «[» ou «{»', 'o sinal que fecha o que se abriu');
const INDENTATION = clause(
  'esta linha, ou a de cima ou a de baixo, não está alinhada com as outras',
  'o mesmo número de espaços que as linhas ao lado: dois por nível',
);
const SPACE = clause(
  'faltam os dois pontos a seguir ao nome, ou um espaço a seguir a eles',
  'um nome, dois pontos, um espaço e o valor',
);
const COLON = clause('há dois pontos a mais', 'aspas à volta de um texto com dois pontos');
const LIST = clause('falta o traço de uma lista', 'um hífen e um espaço antes de cada um, «- »');
const CURLY = clause('encontrei aspas curvas', 'aspas direitas, como "estas"');
const AROUND = clause('o texto começa por um sinal que o YAML reserva', 'aspas à volta de todo o texto');
/** All others: the editor shows the file, and the last good version of it. */
const UNREADABLE = 'não consigo ler esta linha; abra o ficheiro no editor (npm run editar)';

/** What a line shows by itself; the first that fits. */
const IN_A_LINE: readonly (readonly [line: RegExp, mistake: string])[] = [
  [/^ *\t/, TAB],
  [/^ *(-[^\s-]|[–—−•])/, LIST],
  [/^ *(- )?[\p{L}\w]+:[^\s/]/u, SPACE],
  [/^ *(- )?[\p{L}\w]+: [^"'[{>|].*: /u, COLON],
  [/: ([@`%*&!]\S|"[^"]*" *[^\s#,\]}]|\[[^\]]*\] *[^\s#])/, AROUND],
  [/[:-] [[{][^\]}]*$/, QUOTES],
];

/** A name at the beginning of a line. */
const NAME = /^[\p{L}\w]+:( |$)/u;
/** A line of words without a name. */
const WITHOUT_COLON = /^ *[^\s#:-][^:]*$/;

/** How many lines above the one where the parser stopped its cause may be. */
const LINES_ABOVE = 2;

/** A mistake in the last line of the text before it. */
function mistakeAfter(file: string, before: string, text: string, field = ''): Finding {
  return mistakeAt({ file, line: before.split('\n').length, field }, text);
}

/**
 * The mistakes in a file's YAML. One that breaks the structure makes the parser report many more after it: the first is reported.
 * @param text the file's text; JSON is YAML too, except that it may be indented in any way
 */
export function yamlMistakes(file: string, text: string, document: Document.Parsed<ParsedNode>): Finding[] {
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const broken = file.endsWith('.json') ? undefined : document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (broken) return [brokenAt(file, text, broken.pos[0], document)];
  const fields = repeated.map(({ pos: [start] }) => {
    const found = `«${/^[^:]*/.exec(text.slice(start))?.[0]}» está repetido`;
    return mistakeAfter(file, text.slice(0, start), clause(found, 'cada campo uma só vez'));
  });
  // Several in a row are an item of a list that lost its dash.
  const [first, second] = fields;
  return first && second?.line === first.line + 1 && /^ *- /m.test(text) ? [{ ...first, text: LIST }] : fields;
}

function brokenAt(file: string, text: string, stopped: number, document: Document.Parsed<ParsedNode>): Finding {
  const inLine = (line: number, mistake: string) => mistakeAt({ file, line, field: '' }, mistake);
  const quote = unclosedQuote(text, document);
  if (quote !== null) return mistakeAfter(file, text.slice(0, quote), QUOTES);
  const lines = text.split('\n');
  const last = text.slice(0, stopped).split('\n').length;
  for (let line = last; line > 0 && line >= last - LINES_ABOVE; line -= 1) {
    const [, mistake] = IN_A_LINE.find(([pattern]) => pattern.test(lines[line - 1] ?? '')) ?? [];
    if (mistake) return inLine(line, mistake);
  }
  const codes = document.errors.map(({ code }) => code);
  const words = lines.findIndex((line, i) => i >= last - 1 - LINES_ABOVE && WITHOUT_COLON.test(line));
  if (words >= 0 && words < last && codes.some((code) => /MULTILINE_IMPLICIT_KEY|MISSING_CHAR/.test(code)))
    return inLine(words + 1, /^ *- /.test(lines[words - 1] ?? '') ? LIST : SPACE);
  if (isSeq(document.contents) && (isScalar(document.contents.items[0]) || NAME.test(lines[last - 1] ?? '')))
    return inLine(last, LIST);
  if (!codes.some((code) => /INDENT|BLOCK_AS_IMPLICIT_KEY/.test(code))) return inLine(last, UNREADABLE);
  // The parser may stop in an empty line or a comment above.
  const outOfLine = lines.findIndex((line, i) => i >= last - 1 && /^\s*[^\s#]/.test(line));
  return inLine(outOfLine + 1 || last, INDENTATION);
}

const CLOSED = /^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/s;

/** The offset of quotes that nothing closes: the parser may only stop where the file ends. */
function unclosedQuote(text: string, document: Document.Parsed<ParsedNode>): number | null {
  let offset: number | null = null;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range || CLOSED.test(text.slice(range[0], range[1]).trimEnd()))
        return undefined;
      offset = range[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/**
 * Mistakes that are correct YAML with another meaning: a ` #` behind a text without quotes, quotes of a word processor, a comma in a
 * price or text between braces, a lost dash in a list of texts.
 */
export function silentMistakes(file: string, text: string, document: Document.Parsed<ParsedNode>): Finding[] {
  const mistakes: Finding[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      const [start, end] = node.range ?? [0, 0];
      const written = text.slice(start, end);
      const mistake = key === 'key' ? splitByComma(node, ancestors) : misread(node, key, written, text.slice(end));
      if (!mistake) return;
      const at = start + (mistake === LIST ? written.search(NEXT_TEXT) + 1 : 0);
      mistakes.push(mistakeAfter(file, text.slice(0, at), mistake, fieldName(pathOf(node, ancestors))));
    },
  });
  return mistakes;
}

/** A line that begins with a small letter continues the sentence of the one before; another is a text of its own. */
const NEXT_TEXT = /\n\s*(?![\p{Ll}\s])/u;

/** A text that is read otherwise than it was meant; one between quotes, or in lines of its own (`>-`), is taken as written. */
function misread(node: Scalar, key: unknown, written: string, after: string): string | null {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return null;
  if (/^[ \t]+#/.test(after))
    return clause(
      `o que está depois de « #» não conta, e fica «${written}»`,
      'aspas à volta do texto, ou a explicação numa linha só para ela',
    );
  if (/^[“”„].*[“”]$/s.test(written)) return CURLY;
  return typeof key === 'number' && NEXT_TEXT.test(written) ? LIST : null;
}

/** Between braces, a name without a value comes from a comma in a price or text, or from a missing space (`preco:900`). */
function splitByComma(node: Scalar, ancestors: readonly unknown[]): string | null {
  const [map, pair] = [ancestors.at(-2), ancestors.at(-1)];
  if (!isMap(map) || !map.flow || !isPair(pair) || pair.value !== null) return null;
  if (String(node.value).includes(':')) return SPACE;
  return clause(
    `a vírgula acabou o valor antes de «${node.value}»`,
    'aspas à volta de um texto com vírgulas, e um preço em cêntimos, sem vírgula',
  );
}

/** The names and numbers that lead to a node. */
function pathOf(node: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const nodes = [...ancestors, node];
  return nodes.flatMap((parent, i): PropertyKey[] => {
    if (isSeq(parent)) return [parent.items.indexOf(nodes[i + 1])];
    return isPair(parent) && isScalar(parent.key) ? [String(parent.key.value)] : [];
  });
}

/** The mistake in the JSON itself: at most one, because the parser stops at the first. */
export function jsonMistake(file: string, text: string): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const before = position === undefined ? text : text.slice(0, Number(position));
    const isCurly = /^[“”„]/.test(text.slice(before.length));
    return [mistakeAfter(file, before.trimEnd(), isCurly ? CURLY : UNREADABLE)];
  }
}

/** The mistake of a file that was not saved as UTF-8. */
export function unreadableLetter(file: string, text: string): Finding[] {
  const at = text.indexOf('\uFFFD');
  const mistake = clause('há uma letra que não consigo ler', 'um ficheiro gravado em UTF-8');
  return at < 0 ? [] : [mistakeAfter(file, text.slice(0, at), mistake)];
}

/** The mistake of a Markdown file without fields (front matter) at its top. */
export function withoutFrontMatter(file: string): Finding {
  const expected = 'campos como «titulo: …» no princípio do ficheiro, entre duas linhas «---»';
  return mistakeAfter(file, '', clause('faltam os campos do princípio', expected));
}
