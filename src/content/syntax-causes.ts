import type { Clause } from './mistakes.ts';

// What is expected; each completes «espera-se …».
export const FIELD = 'um nome, dois pontos, um espaço e o valor';
const DASH = 'um traço e um espaço antes do texto, «- »';
export const ALIGNED = 'o mesmo número de espaços que as linhas ao lado: dois por nível';
const QUOTES = 'aspas à volta de todo o texto';

/** How many lines a mistake and the line where the parser stopped may be apart. */
const MAX_DISTANCE = 3;

/** Mistakes that one line shows by itself, each with an example. `$1` stands for whichever group matched. */
const MISTAKES_IN_A_LINE: [pattern: RegExp, found: string, expected: string][] = [
  // «→preco: 900», where → is a tab
  [/^ *\t/, 'a linha começa com um tabulador', 'espaços: dois por nível'],
  // «nome:\u00a0Ana»
  [
    /^ *\u00a0|^ *(?:- )?[\p{L}\w]+:\u00a0|^ *-\u00a0/u,
    'há um espaço especial, dos que vêm ao copiar de um documento',
    'um espaço normal no lugar dele',
  ],
  // «• Tomar»
  [/^ *([–—−•])|^ *(\*) /, 'a linha começa por «$1», que não é um traço de lista', 'um hífen e um espaço, «- »'],
  // «-Tomar»
  [/^ *(-[^\s-].*)/, 'falta um espaço a seguir ao traço em «$1»', DASH],
  // «nome:Ana»
  [/^ *(?:- )?([\p{L}\w]+:[^\s/].*)/u, 'falta um espaço a seguir aos dois pontos em «$1»', FIELD],
  // «{ nome: Ana preco: 900 }»
  [/[{,] *[^:,}]*: [^,"'}]*?(\w+): /, 'falta uma vírgula antes de «$1»', 'uma vírgula entre dois campos'],
  // «dias: [sabado, domingo»
  [/[:-] \[[^\]]*$/, 'falta fechar a lista que «[» abriu', '«]» no fim'],
  // «- { nome: Ana»
  [/[:-] \{[^}]*$/, 'falta fechar o grupo que «{» abriu', '«}» no fim'],
  // «email: @farmacia»
  [/^ *(?:- )?(?:[\p{L}\w]+: )?([@`%*&!])[^\s]/u, 'o texto começa por «$1», um sinal que o YAML reserva', QUOTES],
  // «texto: [Novo] vacinas»
  [/[:-] (\[[^\]]*\]) *[^\s#]/, 'o texto começa por «$1», que o YAML lê como uma lista', QUOTES],
  // «lema: "Cuidar" sempre»
  [/[:-] ("[^"]*") *[^\s#,}\]]/, 'o texto continua depois das aspas de $1', QUOTES],
];

interface Line {
  index: number;
  text: string;
  indent: number;
}

interface Cause extends Clause {
  /** Index of the line. */
  index: number;
}

/**
 * Finds the mistake in a file that cannot be parsed. The parser only reports the line where it stopped, which is often below it.
 * @param stoppedAt index of the line where the parser stopped
 * @returns null when no line near it shows a known mistake
 */
export function causeNear(text: string, stoppedAt: number): Cause | null {
  const lines = linesOutsideTexts(text);
  const causes = lines.flatMap((_, i) => causeAt(lines, i) ?? []);
  const [nearest] = causes.sort((a, b) => Math.abs(a.index - stoppedAt) - Math.abs(b.index - stoppedAt));
  return nearest && Math.abs(nearest.index - stoppedAt) <= MAX_DISTANCE ? nearest : null;
}

/** The lines of a file without empty ones, comments and the texts below a `>-` or `|`, which may hold anything. */
function linesOutsideTexts(text: string): Line[] {
  let textIndent = Number.POSITIVE_INFINITY;
  return text.split('\n').flatMap((line, index) => {
    const indent = line.search(/[^ ]/);
    if (indent < 0 || line[indent] === '#' || indent > textIndent) return [];
    textIndent = /[:-] [>|][+-]?$/.test(line) ? indent : Number.POSITIVE_INFINITY;
    return [{ index, text: line, indent }];
  });
}

function causeAt(lines: Line[], i: number): Cause | null {
  const line = lines[i] as Line;
  for (const [pattern, found, expected] of MISTAKES_IN_A_LINE) {
    const match = pattern.exec(line.text);
    const part = match?.slice(1).find(Boolean) ?? '';
    if (match) return { index: line.index, found: found.replace('$1', () => part), expected };
  }
  return wrongBeginning(lines, i);
}

const isField = (line: Line | undefined) => line !== undefined && /^ *(- )?[\p{L}\w]+:( |$)/u.test(line.text);
/** The column at which a line's name begins, after the dash of a list. */
const nameColumn = (line: Line) => (isItem(line) ? line.indent + 2 : line.indent);
const nameOf = ({ text }: Line) => text.replace(/^[ -]*|:.*/g, '');
const hasValue = (line: Line | undefined) => line !== undefined && /: *[^\s#>|]/.test(line.text);
const isItem = (line: Line | undefined) => line !== undefined && /^ *- /.test(line.text);

/** A mistake at the beginning of a line, one that only shows beside the lines above. */
function wrongBeginning(lines: Line[], i: number): Cause | null {
  const [earlier, before, line] = [lines[i - 2], lines[i - 1], lines[i] as Line];
  const causeIn = ({ index }: Line, found: string, expected: string) => ({ index, found, expected });
  if (!before) return null;
  if (!isField(line) && !isItem(line)) {
    return isItem(before) && !isField(before)
      ? causeIn(line, `falta o traço no princípio de «${line.text.trim()}»`, DASH)
      : causeIn(
          line,
          `faltam os dois pontos em «${line.text.trim()}»`,
          `${FIELD}; ou mais espaços no princípio da linha, se continua a de cima; ou um #, se é uma explicação`,
        );
  }
  const isList = isItem(lines[0]);
  if (isList && !isItem(line) && line.indent === 0)
    return causeIn(line, `falta o traço antes de «${nameOf(line)}»`, DASH);
  if (isItem(line) && !isList && line.indent === before.indent && hasValue(before) && !isItem(before))
    return causeIn(line, `há um traço a mais antes de «${nameOf(line)}»`, 'o campo sem traço');
  if (!isField(line) || !hasValue(before) || line.indent <= nameColumn(before)) return null;
  return earlier && !isItem(before) && nameColumn(earlier) === line.indent
    ? causeIn(before, `faltam espaços no princípio da linha, antes de «${nameOf(before)}»`, ALIGNED)
    : causeIn(line, `há espaços a mais no princípio da linha, antes de «${nameOf(line)}»`, ALIGNED);
}
