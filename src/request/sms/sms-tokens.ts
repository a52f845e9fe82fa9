import { plainText } from './sms-text.ts';

/** Matches these words, and no part of a longer one. */
const wholeWord = (words: string) => `(?:${words})(?!\\p{L})`;
/** Matches so many digits, and no part of a day, an amount or a serial number (see EXCEPTIONS too). */
const wholeNumber = (digits: string) => `${digits}(?![\\d\\p{L}]|[-/:.,]\\d)`;

/** The parts of a message. The first kind that fits a place counts; what fits none, as ":" and "-", is left out. */
const KINDS = {
  // Numbers: a prescription's, one meant as that, a day, the others by their digits.
  number: '\\d{18}(?:\\d|x(?!\\p{L}))(?!\\d)',
  wrongNumber: '\\d{15,}x?(?![\\d\\p{L}])',
  day: '(?:\\d{4}[-/.]\\d\\d?[-/.]\\d\\d?|\\d\\d?[-/.]\\d\\d?[-/.]\\d{4})(?!\\d)',
  six: wholeNumber('\\d{6}'),
  four: wholeNumber('\\d{4}'),
  // Which part of the message, or line of the prescription: "2.ª msg", "(1/2)", "Linha 1".
  part: '(?:linhas?|msg|mensagem|sms|parte) ?\\d\\d?(?: (?:e|de|a) \\d\\d?)?(?!\\d)|\\d\\d?(?:\\.?[ao])? ?(?:linhas?|msg|mensagem|sms|parte)(?!\\p{L})|\\d/\\d(?![\\d/])',
  few: '\\d{1,2}(?![\\d\\p{L}])',
  digits: '\\d+',
  // Words about a prescription.
  cancelled: wholeWord('(?:anul|cancel|revog)(?:adas?|ou|ei|amos|aram|acao|amento)|sem efeito'),
  expired: wholeWord('fora d[aeo] (?:prazo|validade)|expirou|expirada|caducou|caducada|nao e(?:sta)? valida'),
  dispensed: '(?:dispensad|aviad|levantad)\\p{L}*|dispensa (?:efetuada|registada)',
  valid: 'valid\\p{L}*|val(?!\\p{L})',
  // Whose a number is: a prescription's, a request's for exams, another prescription's, a one-time code.
  prescription: wholeWord('receitas?|rec|prescric(?:ao|oes)'),
  exam: '(?:requisic|exame|credencia)\\p{L}*|analises|mcdt',
  examCode: wholeWord('agendamento|prestacao|realizacao|efec?tivacao'),
  another: wholeWord('antig[ao]s?|anterior|velh[ao]s?|outr[ao]s?|ontem|passad[ao]|segund[ao]|mais uma?'),
  oneTime: wholeWord(
    'verificacao|confirmacao|autorizacao|autenticacao|ativacao|seguranca|nao (?:[oa] )?partilhe|palavra-passe|chave movel|otp',
  ),
  // Labels.
  code: wholeWord('codigos?|cod|direito|dir|dto'),
  pin: wholeWord('pin'),
  access: wholeWord('acesso'),
  dispensing: wholeWord('dispensa|dispensar|disp'),
  option: wholeWord('opcao|opc'),
  // Small words: those that may stand between a label and its value, and others.
  link: wholeWord('n\\.o|n\\.|no?|nr|numero|[aeo]s?|da'),
  small: `${wholeWord('d?esta|d[eo]|d[ao]s|com|para|tem|sua?|seu|sns|ate|em|que|minha|medica|eletronica|ja|foi|foram|ficou|ola|bom dia|boa (?:tarde|noite)|emitid[ao]|obrigad[ao]')}|\\n+ ?estado(?!\\p{L})`,
  // Words that make the number before them unsure, and every code.
  doubt: `${wholeWord('m?g|mcg|ml|h|ui|ou|nao|alias|digo|afinal')}|(?:comp|caps|caix|eur|cent|desculp|perdao)\\p{L}*|[?%+\\p{Sc}]`,
  mistake: '(?:engan|errad|corrij|corrig)\\p{L}*',
  other: '\\p{L}+',
  line: '\\n+',
  sentence: '[.;|!]',
};

export type Kind = keyof typeof KINDS;

/** A word, a number or a sign of a plain text. */
export interface Token {
  kind: Kind;
  text: string;
  /** Its place among the tokens of its text. */
  at: number;
}

/** Takes a kind back where it and the five characters before match: Safari before 16.4 cannot look behind. */
const EXCEPTIONS: Partial<Record<Kind, RegExp>> = {
  six: /\d[-/:.,]\d+$/,
  four: /\d[-/:.,]\d+$/,
  dispensed: /ser /,
  // "3.º direito" is a flat, "o direito" no code's name.
  code: /\.o \p{L}+$|\bo direito/u,
  dispensing: /^(?!para ).*dispensar/s,
};

const KIND_NAMES = Object.keys(KINDS) as Kind[];
const ANY_TOKEN = new RegExp(KIND_NAMES.map((kind) => `(${KINDS[kind]})`).join('|'), 'gu');

/** The tokens of a pasted text. */
export function tokensOf(text: string): Token[] {
  const plain = plainText(text);
  return [...plain.matchAll(ANY_TOKEN)].map((match, at) => {
    const [text, ...found] = match;
    const kind = KIND_NAMES[found.findIndex(Boolean)] as Kind;
    const inPlace = plain.slice(Math.max(0, match.index - 5), match.index) + text;
    if (!EXCEPTIONS[kind]?.test(inPlace)) return { kind, text, at };
    return { kind: isKind({ kind, text, at }, LONG) ? 'digits' : 'other', text, at };
  });
}

export const ENDS: Kind[] = ['sentence', 'line'];
export const LONG: Kind[] = ['six', 'four', 'digits', 'wrongNumber'];
export const NUMBERS: Kind[] = ['number', 'few', ...LONG];
export const NAMES: Kind[] = ['pin', 'access', 'dispensing', 'option'];
export const SMALL: Kind[] = ['link', 'small', 'part'];

export const isKind = (token: Token | undefined, kinds: Kind[]) => !!token && kinds.includes(token.kind);
export const hasKind = (tokens: Token[], ...kinds: Kind[]) => tokens.some((token) => isKind(token, kinds));

/** The next token behind a place that is none of `passed`; with a `step` of -1, the one before. */
export function beside(tokens: Token[], at: number, passed: Kind[], step = 1): Token | undefined {
  let place = at + step;
  while (isKind(tokens[place], passed)) place += step;
  return tokens[place];
}

/** Whether a code of a request for exams is there. */
export const namesExamCode = (tokens: Token[]) =>
  tokens.some((token, i) => token.kind === 'examCode' && isKind(tokens[i + 1], NUMBERS));
