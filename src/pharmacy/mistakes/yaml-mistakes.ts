import { type Document, type ErrorCode, type ParsedNode, type Scalar, visit } from 'yaml';
import { type Clause, clause, type Finding, mistakeAt } from './mistakes.ts';

/** The mistakes of YAML that people make; a clause that only one rule gives stands beside that rule. */
const QUOTES = clause(
  {
    file: 'aqui, ou mais acima, faltam aspas, ou fechar as aspas, «[» ou «{»',
    form: 'falta um sinal: aspas, ou o fim de um parêntese',
  },
  { file: 'aspas à volta de todo o texto, e tudo fechado', form: 'que tudo o que se abre se feche' },
);
const SHAPE = clause(
  'não consigo ler esta linha, ou uma ao lado',
  'em cada linha um nome, dois pontos, um espaço e o valor, ou um hífen e um espaço; as do mesmo grupo por baixo umas das outras; e aspas à volta de um texto com dois pontos',
);
const CURLY = clause('encontrei aspas curvas', 'aspas direitas, como "estas"');
/** For all other mistakes: in the editor the owner sees the file, and may take back its last good version. */
const UNREADABLE = clause({
  file: 'não consigo ler esta linha; abra o ficheiro no editor (npm run editar)',
  form: 'não consigo ler esta linha',
});

/** What the parser's codes tell; any other, that a line has not the shape of those beside it. */
const BY_CODE: Partial<Record<ErrorCode, Clause>> = {
  TAB_AS_INDENT: clause('a linha começa com a tecla Tab', 'espaços: dois por nível'),
  MISSING_CHAR: QUOTES,
  BAD_SCALAR_START: QUOTES,
};

/** A mistake in the line in which `before`, the text up to it, ends. */
function mistakeAfter(file: string, before: string, found: Clause): Finding {
  return mistakeAt({ file, line: before.split('\n').length, field: '' }, found);
}

/** The mistakes in a file's YAML, or JSON: of one that breaks the structure, and makes many more, the first. */
export function yamlMistakes(file: string, text: string, document: Document.Parsed<ParsedNode>): Finding[] {
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const broken = file.endsWith('.json') ? undefined : document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (broken) return [mistakeAfter(file, text.slice(0, broken.pos[0]), BY_CODE[broken.code] ?? SHAPE)];
  const expected = 'cada campo uma só vez, e um traço antes de cada ponto de uma lista';
  return repeated.map(({ pos: [start] }) => {
    const found = `«${/^[^:]*/.exec(text.slice(start))?.[0]}» está repetido`;
    return mistakeAfter(file, text.slice(0, start), clause(found, expected));
  });
}

/** Mistakes that are correct YAML of another meaning: ` #1` in a text, curly quotes. */
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
      const mistake = key === 'key' ? null : misread(node, source, text.slice(end));
      if (mistake) mistakes.push(mistakeAfter(file, text.slice(0, start), mistake));
    },
  });
  return mistakes;
}

/** A text that is read otherwise than it was meant; between quotes, or in lines of its own, it is as written. */
function misread(node: Scalar, source: string, after: string): Clause | null {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return null;
  // Whoever means a comment has a space behind its sign, and no number: «Porta # 3» is all text.
  if (/^[ \t]+#(\S| *\d)/.test(after))
    return clause(
      `o que está depois de « #» não conta, e fica «${source}»`,
      'aspas à volta do texto, ou a explicação numa linha só para ela',
    );
  return /^[“”„](.*[“”]|[^“”]*)$/s.test(source) ? CURLY : null;
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
