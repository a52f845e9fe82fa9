import { type Document, type ParsedNode, parseDocument, type Scalar, visit } from 'yaml';
import { type Clause, clause, type Finding, mistakeAt } from './mistakes.ts';

/** The mistakes of YAML that people make; a clause that only one rule gives stands beside that rule. */
const TAB = clause('a linha começa com a tecla Tab', 'espaços: dois por nível');
const QUOTES = clause(
  { file: 'faltam aspas, ou fechar as aspas, «[» ou «{»', form: 'falta um sinal: aspas, ou o fim de um parêntese' },
  { file: 'aspas à volta de todo o texto, e tudo fechado', form: 'que tudo o que se abre se feche' },
);
const INDENTATION = clause(
  'esta linha não está alinhada com as de cima e de baixo',
  'que comece por baixo das outras do mesmo grupo; o que está dentro de outra coisa começa dois espaços mais à direita',
);
const COLON = clause(
  'há dois pontos a mais, ou faltam, ou falta um espaço a seguir a eles',
  'um nome, dois pontos, um espaço e o valor; e aspas à volta de um texto com dois pontos',
);
const LIST = clause('falta o traço de uma lista', 'um hífen e um espaço antes de cada um, «- »');
const CURLY = clause('encontrei aspas curvas', 'aspas direitas, como "estas"');
/** For all other mistakes: in the editor the owner sees the file, and may take back its last good version. */
const UNREADABLE = clause({
  file: 'não consigo ler esta linha; abra o ficheiro no editor (npm run editar)',
  form: 'não consigo ler esta linha',
});

/** A text whose quotes are not closed in its line, from where its value begins. */
const OPEN_QUOTES = /((?:^|[:,[{-]) *)(?:"(?:\\.|[^"\\])*|'(?:''|[^'])*)$/;

/**
 * Repairs of a line, each with the mistake that it mends. That after which the parser reads furthest tells the mistake.
 * The name of a field begins with a small letter, so that a sentence is not taken for one.
 */
const REPAIRS: readonly (readonly [mistake: Clause, part: RegExp, instead: string])[] = [
  ...['', ' }', ' ]'].map((end) => [QUOTES, OPEN_QUOTES, `$1"texto"${end}`] as const),
  [TAB, /\t/g, '  '],
  [LIST, /^( *)(?:-|[–—−•] ?)(?=[^\s-])/, '$1- '],
  [COLON, /^( *(?:- )?\p{Ll}\w*)[:\s]\s*/u, '$1: '],
  [COLON, /: ([^"'[{>|].*: .*)$/, ': "$1"'],
  ...[0, 2, 4, 6, 8].map((spaces) => [INDENTATION, /^ */, ' '.repeat(spaces)] as const),
  [QUOTES, /^(.*?: | *- )\S.*$/, '$1"texto"'],
];

/** A mistake in the line in which `before`, the text up to it, ends. */
function mistakeAfter(file: string, before: string, found: Clause): Finding {
  return mistakeAt({ file, line: before.split('\n').length, field: '' }, found);
}

/** The mistakes in a file's YAML, or JSON: of one that breaks the structure, and makes many more, the first. */
export function yamlMistakes(file: string, text: string, document: Document.Parsed<ParsedNode>): Finding[] {
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const broken = file.endsWith('.json') ? undefined : document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (broken) return [brokenAt(file, text, broken)];
  return repeated.map(({ pos: [start] }) => {
    const found = `«${/^[^:]*/.exec(text.slice(start))?.[0]}» está repetido`;
    return mistakeAfter(
      file,
      text.slice(0, start),
      clause(found, 'cada campo uma só vez, e um traço antes de cada ponto de uma lista'),
    );
  });
}

/** The parser may stop a line before or after the cause: those beside it are tried too. */
function brokenAt(file: string, text: string, { pos }: Document['errors'][number]): Finding {
  const lines = text.split('\n');
  const stopped = text.slice(0, pos[0]).split('\n').length - 1;
  const isWritten = (line: string) => /^\s*[^\s#]/.test(line);
  const above = lines.slice(0, stopped).findLastIndex(isWritten);
  const below = lines.findIndex((line, i) => i > stopped && isWritten(line));
  // No field begins at an odd number of spaces. If the line looks like a deeper level, the parser complains only where
  // that ends, so it is looked for above.
  const odd = lines.findLastIndex((line, i) => i <= Math.max(stopped, below) && /^(?: {2})* [^\s#]/.test(line));
  // The parser reads on to the next quotes, or to the end.
  const opened = lines.flatMap((line, i) => (i <= stopped && OPEN_QUOTES.test(line) ? [i] : []));
  let best = { index: stopped, mistake: UNREADABLE, read: below };
  for (const index of [...opened, odd, stopped, above, below])
    for (const [mistake, part, instead] of REPAIRS) {
      const repaired = lines.map((line, i) => (i === index ? line.replace(part, instead) : line)).join('\n');
      const read = repaired === text ? 0 : linesRead(repaired);
      if (read > best.read) best = { index, mistake, read };
    }
  return mistakeAt({ file, line: best.index + 1, field: '' }, best.mistake);
}

/** How many lines the parser reads before one with a mistake. */
function linesRead(text: string): number {
  const [first] = parseDocument(text, { prettyErrors: false }).errors;
  return first ? text.slice(0, first.pos[0]).split('\n').length - 1 : Number.POSITIVE_INFINITY;
}

/** Mistakes that are correct YAML of another meaning: ` #1` in a text, curly quotes, a lost dash. */
export function silentMistakes(file: string, text: string, document: Document.Parsed<ParsedNode>): Finding[] {
  const mistakes: Finding[] = [];
  visit(document, {
    // A text that begins with an asterisk repeats what an «&» names above; without that name it is a text.
    Alias(_, alias) {
      const [start = 0] = alias.range ?? [];
      const [, end = start] = alias.resolve(document)?.range ?? [];
      if (end >= start) mistakes.push(mistakeAfter(file, text.slice(0, start), QUOTES));
    },
    Scalar(key, node) {
      const [start, end] = node.range ?? [0, 0];
      const source = text.slice(start, end);
      const mistake = key === 'key' ? null : misread(node, key, source, text.slice(end));
      const begins = start + (mistake === LIST ? source.search(NEXT_TEXT) + 1 : 0);
      if (mistake) mistakes.push(mistakeAfter(file, text.slice(0, begins), mistake));
    },
  });
  return mistakes;
}

/** A line that begins with a small letter continues the sentence of the one before; another is a text of its own. */
const NEXT_TEXT = /\n\s*(?![\p{Ll}\s])/u;

/** A text that is read otherwise than it was meant; between quotes, or in lines of its own, it is as written. */
function misread(node: Scalar, key: unknown, source: string, after: string): Clause | null {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return null;
  // Whoever means a comment has a space behind its sign, and no number: «Porta # 3» is all text.
  if (/^[ \t]+#(\S| *\d)/.test(after))
    return clause(
      `o que está depois de « #» não conta, e fica «${source}»`,
      'aspas à volta do texto, ou a explicação numa linha só para ela',
    );
  if (/^[“”„](.*[“”]|[^“”]*)$/s.test(source)) return CURLY;
  return typeof key === 'number' && NEXT_TEXT.test(source) ? LIST : null;
}

/** The mistake in the JSON itself: at most one, because the parser stops at the first. */
export function jsonMistake(file: string, text: string): Finding[] {
  if (text.trim() === '')
    return [mistakeAfter(file, '', clause('o ficheiro está vazio', 'uma lista; sem avisos, só []'))];
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    return [mistakeAfter(file, text.slice(0, position).trimEnd(), UNREADABLE)];
  }
}

/** The mistake of a Markdown file without fields (front matter) at its top. */
export function withoutFrontMatter(file: string): Finding {
  const expected = 'campos como «titulo: …» no princípio do ficheiro, entre duas linhas «---»';
  return mistakeAfter(file, '', clause('faltam os campos do princípio', expected));
}
