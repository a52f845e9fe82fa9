import { CODE_LENGTHS, type CodeField, plainDigits } from './prescription.ts';
import { freeText, isCodeField } from './request-store.ts';
import type { RequestWords } from './words.ts';

/** Other papers with long numbers, which are no prescription of the SNS, by a word that names each. */
const OTHER_THINGS = {
  veterinaria: /veterin/i,
  iban: /\biban\b|\bPT ?50(?: ?\d){6}/i,
  exames: /requisiç|credencial|análises|exames\b/i,
};

/** The thing that a text says it is about, where that is no prescription of the SNS. */
export type OtherThing = keyof typeof OTHER_THINGS | 'telefone';

export const isOtherThing = (name: string): name is OtherThing => name in OTHER_THINGS;

export function otherThing(text: string): OtherThing | undefined {
  const names = Object.keys(OTHER_THINGS) as (keyof typeof OTHER_THINGS)[];
  return names.find((name) => OTHER_THINGS[name].test(text));
}

/** The thing whose number this is, though it is as long as a prescription's: a mobile's, or an IBAN. */
export function otherNumber(value: string): OtherThing | undefined {
  if (/^(?:(?:00)?351)?9[1236]\d{7}/.test(value)) return 'telefone';
  return /^50\d{17}/.test(value) ? 'iban' : undefined;
}

/** A word, or longer than a number in groups: somebody pasted the whole SMS into the number's field. */
const MORE_THAN_A_NUMBER = /\p{L}{3}|\S.{24,}\S/su;
/** More digits than both short codes have together: the text holds a prescription's number. */
const DIGITS_OF_A_NUMBER = 15;

/** A word, whose digits the field would make one code, or both short codes side by side. */
const SHORT_CODES = /\p{L}{3}|\d{6}\D+\d{4}|\d{4}\D+\d{6}/u;

/** A code by its name, as the second half of a message has it. */
const NAMED_CODE = /(?:dispensa|acesso|op[cç][aã]o|pin)\b\D{0,20}\d{4}/iu;

/** A code that nobody is to be shown, which no field may take. */
const ONE_TIME = /(?:verifica|autoriza|autentica|confirma)[cç][aã]o|n[aã]o (?:[oa] )?partilhe/i;

/** Whether a text that is pasted into this field goes to the reader of SMS first. */
export function isMeantForReader(field: string, text: string): boolean {
  const digits = plainDigits(text).replace(/\D/g, '').length;
  // Other codes than the field's, or more than that.
  if (isCodeField(field) && digits > 0 && digits !== CODE_LENGTHS[field] && SHORT_CODES.test(text)) return true;
  if (digits > 0 && ONE_TIME.test(text)) return true;
  if (freeText(field) && NAMED_CODE.test(text)) return true;
  return field === 'numeroReceita' ? MORE_THAN_A_NUMBER.test(text) : digits >= DIGITS_OF_A_NUMBER;
}

/** The longest group in which people write a number; a longer one, as a telephone's nine, is a number of its own. */
const LONGEST_GROUP = 5;

/** The remark on a text of which a code's field kept `kept`; empty where it was that code and nothing else. */
export function cutRemark(name: CodeField, text: string, kept: string, words: RequestWords['estado']): string {
  const plain = text.normalize('NFKC').toUpperCase();
  const groups = plain.match(/[^\s./-]+/g) ?? [];
  const isOneNumber = groups.length === 1 || groups.every(({ length }) => length <= LONGEST_GROUP);
  if (groups.join('') === kept && isOneNumber) return '';
  const other = otherThing(text) ?? otherNumber(kept);
  const remainder = kept ? words.ficou(kept) : words.nadaFicou(CODE_LENGTHS[name]);
  return other ? `${words.outraCoisa[other]} ${remainder}` : remainder;
}

/** A text with `added` in the place of `pasted`, where that stands there, or under it, save the lines that it has. */
export function withText(text: string, pasted: string, added: string): string {
  if (text.includes(pasted)) return text.replace(pasted, () => added).trim();
  const fresh = added.split('\n').filter((line) => !text.includes(line.trim()));
  return [text, ...fresh].filter(Boolean).join('\n');
}
