import { CODE_LENGTHS } from '../prescription.ts';

/** The most characters of a pasted text that are read: no message is longer, and a long paste must not freeze the site. */
export const MAX_SMS_LENGTH = 20_000;

/**
 * A pasted text in lower case, without accents, odd spaces, invisible characters and the dots of abbreviations; links and the
 * long numbers of other things are gone, and a number or a code written in groups stands in one piece.
 */
export function plainText(text: string): string {
  const start = text.slice(0, MAX_SMS_LENGTH).normalize('NFKD');
  // Some characters are decomposed into eighteen.
  return start
    .slice(0, MAX_SMS_LENGTH)
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\r\u2028\u2029]/g, '\n')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\S+/g, (word) => (LINK_OR_EMAIL.test(word) ? GAP : word))
    .replace(ABBREVIATION, '$1 ')
    .replace(/\.{2,}/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(MISREAD, (word) => word.replaceAll('o', '0').replace(/[il]/g, '1'))
    .replace(OTHER_LONG_NUMBER, GAP)
    .replace(GROUPS, (groups) => (isNumberOrCode(groups) ? inOnePiece(groups) : groups))
    .replace(FOURS, inOnePiece);
}

/** A day in digits, the year first or last. */
export const DAY = '\\d{4}[-/.]\\d\\d?[-/.]\\d\\d?|\\d\\d?[-/.]\\d\\d?[-/.]\\d{4}';

/** Such a day as an ISO one. */
export function isoDay(day: string): string {
  const parts = day.split(/\D/).map((part) => part.padStart(2, '0'));
  return (/^\d{4}/.test(day) ? parts : parts.reverse()).join('-');
}

/** Stands where something was taken out, so that what was around it does not grow together. */
const GAP = ' | ';

const LINK_OR_EMAIL = /:\/\/|www\.|@|[a-z]\.(?!acesso|dispensa|opcao|direito)[a-z]{2,}\//;
const ABBREVIATION = /(?<![a-z])(n\.o|cod|disp|opc|rec|val|nr)\./g;
/** Digits that a camera took for letters: a word of digits and o, i or l, and such a word between digits. */
const MISREAD = /(?<![a-z\d])(?=[oil]*\d)[\doil]+(?=x?(?![a-z\d]))|(?<=\d[ -])[oil]{2,}(?=[ -][oil]*\d)/g;
/** A long number after the name of its owner. A bare one of 19 digits has the shape of a prescription's. */
const OTHER_LONG_NUMBER =
  /(?<=(?<![a-z])(?:cartao|visa|mastercard|maestro|conta|nib|fatura|processo|encomenda|envio|banco|contrato|apolice)(?:(?!rec)[^\d\n|]){0,20})(?:[ .-]?\d){13,21}/g;
/** All the groups of digits that stand side by side, a number's over two lines too. */
const GROUPS = /(?<![a-z\d])\d+(?:(?:[ .-]| ?\n)\d+)+(?:[ .-]?x(?![a-z\d]))?/g;
/** What was meant as a prescription number, whatever its length: in fours, where other digits may follow. */
const FOURS = /(?<!\d|\d[ .-])\d{4}(?:[ .-]\d{4}){2,}(?:[ .-]\d{1,3})?(?!\d)/g;

/**
 * Six digits in threes, four in twos, single ones, or nineteen: in groups of one length, or cut in two by a line's end. A telephone or tax number
 * with what stands beside it may be nineteen too.
 */
function isNumberOrCode(groups: string): boolean {
  if (/^\d{3}[ .-]\d{3}$|^\d\d \d\d$|^\d(?:[ .-]\d)+$/.test(groups)) return true;
  const lengths = groups
    .replace(/\D?x/, '')
    .split(/\D+/)
    .map((group) => group.length);
  const length = lengths[1] ?? 0;
  const isRegular = lengths.slice(2, -1).every((each) => each === length) && lengths.every((each) => each <= length);
  const isCut = lengths.length === 2 && groups.includes('\n') && !lengths.includes(9);
  return (isCut || (isRegular && length < 6)) && inOnePiece(groups).length === CODE_LENGTHS.numeroReceita;
}

function inOnePiece(groups: string): string {
  return groups.replace(/[\s.-]/g, '');
}

/** A word, a number or a sign of a plain text, and what it is: a letter of `TOKENS`. */
export interface Token {
  kind: string;
  text: string;
}

/** Behind a word: its end, or another that it grew together with where a copy lost its spaces. */
const END = '(?:(?![a-z])|(?=codigo|direito|acesso|dispensa|opcao|receita))';
const word = (words: string) => `(?:${words})${END}`;
/** A number of so many digits, not glued to a word that is no label. */
const digits = (count: string) => `\\d${count}(?!\\d|(?!cod|pin|acesso|disp|opc|direito|rec)[a-z])`;

/** The kinds of tokens, in an array because an object would put its digits first. The first that fits counts; what fits none, as ":" and "-", is left out. */
const TOKENS = [
  // Numbers: a prescription's, days, others by their digits. "~" is a sign inside one.
  ['N', '(?<!\\d)\\d{18}(?:\\d|x(?![a-z]))(?!\\d)'],
  ['D', `(?<!\\d)(?:${DAY})(?!\\d)`],
  ['6', digits('{6}')],
  ['4', digits('{4}')],
  ['s', digits('{1,2}')],
  ['9', '\\d+'],
  ['~', '(?<=\\d)[-/:.,](?=\\d)'],
  // What a message says of a prescription: cancelled, past its date, handed out, valid until.
  ['c', word('(?:anul|cancel|revog)(?:adas?|ou|ei|amos|aram|acao|amento)|sem efeito')],
  ['f', word('fora d[aeo] (?:prazo|validade)|expirou|expirada|caducou|caducada|nao e(?:sta)? valida')],
  ['W', 'dispensa (?:efetuada|registada)'],
  ['w', '(?:dispensad|aviad|levantad)[a-z]*'],
  ['v', '(?:valid|emitid|obrigad)[a-z]*|val(?![a-z])'],
  // Whose a number is: a prescription's, a request's for exams and its codes', another prescription's.
  ['r', word('receitas?|rec|prescric(?:ao|oes)')],
  ['F', word('agendamento|prestacao|realizacao|efec?tivacao')],
  ['E', '(?:requisic|exame|credencia)[a-z]*|analises|mcdt'],
  ['z', word('antig[ao]s?|anterior|velh[ao]s?|outr[ao]s?|ontem|passad[ao]|segund[ao]|mais uma?')],
  // Labels: "código", "PIN", "acesso", "dispensa", "opção". "3.º direito" is a flat, "o direito" no code's name.
  ['h', word('(?<!\\.o )(?:codigos?|cod|(?<!\\bo )direito)')],
  ['p', word('pin')],
  ['a', word('acesso')],
  ['d', word('dispensa|disp')],
  ['t', word('dispensar')],
  ['o', word('opcao|opc')],
  // Small words: between a label and its code, before it, what happened, what makes the number before unsure, or every code.
  ['j', word('n\\.o|n\\.|no?|nr|numero|[aeo]s?')],
  [
    'k',
    `${word('d?esta|d[aeo]s?|com|para|tem|sua?|seu|sns|ate|em|que|minha|medica|eletronica|ola|bom dia|boa (?:tarde|noite)')}|\\n ?estado(?![a-z])`,
  ],
  ['i', word('ja|foi|foram|ficou')],
  ['q', `${word('m?g|mcg|ml|h|ui|ou|nao|alias|digo|afinal')}|(?:comp|caps|caix|eur|cent|desculp|perdao)[a-z]*`],
  ['e', '(?:engan|errad|corrij|corrig)[a-z]*'],
  ['x', '\\p{L}+'],
  // The end of a line, of a sentence; a question, or of an amount.
  ['/', '\\n'],
  ['.', '[.;|!]'],
  ['$', '[?%+\\p{Sc}]'],
];
const ANY_TOKEN = new RegExp(TOKENS.map(([, token]) => `(${token})`).join('|'), 'gu');

export function tokensOf(plain: string): Token[] {
  const kindOf = (found: string[]) => TOKENS[found.findIndex(Boolean)]?.[0] ?? '';
  return [...plain.matchAll(ANY_TOKEN)].map(([text, ...found]) => ({ kind: kindOf(found), text }));
}
