/** What was found, and what was expected instead. */
export type Description = [found: string, expected: string];

const FIELD = 'um nome, dois pontos, um espaço e o valor';
const DASH = 'um traço e um espaço antes do texto, «- »';
const ALIGNED = 'o mesmo número de espaços que as linhas ao lado: dois por nível';
const QUOTES = 'aspas à volta de todo o texto';

/** What a hand does to one line, by the looks of the line. Groups go into «$1». */
const LOOKS: [looks: RegExp, ...Description][] = [
  [/^ *\t/, 'a linha começa com um tabulador', 'espaços: dois por nível'],
  [
    /^ *\u00a0|^ *(?:- )?[\p{L}\w]+:\u00a0|^ *-\u00a0/u,
    'há um espaço especial, dos que vêm ao copiar de um documento',
    'um espaço normal no lugar dele',
  ],
  [/^ *([–—−•])|^ *(\*) /, 'a linha começa por «$1», que não é um traço de lista', 'um hífen e um espaço, «- »'],
  [/^ *(-[^\s-].*)/, 'falta um espaço a seguir ao traço em «$1»', DASH],
  [/^ *(?:- )?([\p{L}\w]+:[^\s/].*)/u, 'falta um espaço a seguir aos dois pontos em «$1»', FIELD],
  [/[{,] *[^:,}]*: [^,"'}]*?(\w+): /, 'falta uma vírgula antes de «$1»', 'uma vírgula entre dois campos'],
  [/[:-] \[[^\]]*$/, 'falta fechar a lista que «[» abriu', '«]» no fim'],
  [/[:-] \{[^}]*$/, 'falta fechar o grupo que «{» abriu', '«}» no fim'],
  [/^ *(?:- )?(?:[\p{L}\w]+: )?([@`%*&!])[^\s]/u, 'o texto começa por «$1», um sinal que o YAML reserva', QUOTES],
  [/[:-] (\[[^\]]*\]) *[^\s#]/, 'o texto começa por «$1», que o YAML lê como uma lista', QUOTES],
  [/[:-] ("[^"]*") *[^\s#,}\]]/, 'o texto continua depois das aspas de $1', QUOTES],
];

/** A line that says something: no comment, nothing empty, no part of a text begun with `>-` or `|`. */
interface Line {
  index: number;
  text: string;
  indent: number;
}

/**
 * Why a file cannot be read, told by its lines: the parser only knows where it could not go on, which is often elsewhere.
 * @param at index of the line where the parser stopped
 * @returns null when no line looks like a known mistake
 */
export function causeNear(text: string, at: number): { index: number; description: Description } | null {
  const lines = saying(text.split('\n'));
  const causes = lines.flatMap((_, i) => {
    const cause = causeAt(lines, i);
    return cause ? [cause] : [];
  });
  const [nearest] = causes.sort((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
  return nearest && Math.abs(nearest.index - at) <= 3 ? nearest : null;
}

function saying(texts: string[]): Line[] {
  let block = Number.POSITIVE_INFINITY;
  return texts.flatMap((text, index) => {
    const indent = text.search(/[^ ]/);
    if (indent < 0 || text[indent] === '#' || indent > block) return [];
    block = /[:-] [>|][+-]?$/.test(text) ? indent : Number.POSITIVE_INFINITY;
    return [{ index, text, indent }];
  });
}

function causeAt(lines: Line[], i: number): { index: number; description: Description } | null {
  const line = lines[i] as Line;
  for (const [looks, found, expected] of LOOKS) {
    const match = looks.exec(line.text);
    const part = match?.slice(1).find(Boolean) ?? '';
    if (match) return { index: line.index, description: [found.replace('$1', () => part), expected] };
  }
  return misplaced(lines, i);
}

const isField = (line: Line | undefined) => line !== undefined && /^ *(- )?[\p{L}\w]+:( |$)/u.test(line.text);
const nameOf = ({ text }: Line) => text.replace(/^[ -]*|:.*/g, '');
const hasValue = (line: Line | undefined) => line !== undefined && /: *[^\s#>|]/.test(line.text);
const isItem = (line: Line | undefined) => line !== undefined && /^ *- /.test(line.text);

/** What a hand does to the beginning of a line, told by the lines beside it. */
function misplaced(lines: Line[], i: number): { index: number; description: Description } | null {
  const [before2, before, line] = [lines[i - 2], lines[i - 1], lines[i] as Line];
  const at = ({ index }: Line, ...description: Description) => ({ index, description });
  if (!before) return null;
  if (!isField(line) && !isItem(line)) {
    return isItem(before) && !isField(before)
      ? at(line, `falta o traço no princípio de «${line.text.trim()}»`, DASH)
      : at(
          line,
          `faltam os dois pontos em «${line.text.trim()}»`,
          `${FIELD}; ou mais espaços no princípio da linha, se continua a de cima; ou um #, se é uma explicação`,
        );
  }
  const isList = isItem(lines[0]);
  if (isList && !isItem(line) && line.indent === 0) return at(line, `falta o traço antes de «${nameOf(line)}»`, DASH);
  if (isItem(line) && !isList && line.indent === before.indent && hasValue(before) && !isItem(before))
    return at(line, `há um traço a mais antes de «${nameOf(line)}»`, 'o campo sem traço');
  const inner = isItem(before) ? before.indent + 2 : before.indent;
  if (!isField(line) || !hasValue(before) || line.indent <= inner) return null;
  return before2 && !isItem(before) && (isItem(before2) ? before2.indent + 2 : before2.indent) === line.indent
    ? at(before, `faltam espaços no princípio da linha, antes de «${nameOf(before)}»`, ALIGNED)
    : at(line, `há espaços a mais no princípio da linha, antes de «${nameOf(line)}»`, ALIGNED);
}
