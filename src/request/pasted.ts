import { CODE_LENGTHS, type CodeField, plainDigits } from './prescription.ts';
import { freeText, isCodeField } from './request-store.ts';
import type { RequestWords } from './words.ts';

/** Papers with long numbers that are no prescription of the SNS, each with the words that betray it. */
const OTHER_THINGS = {
  veterinaria: /veterin/i,
  iban: /\biban\b|\bPT ?50(?: ?\d){6}/i,
  exames: /requisiç|credencial|análises|exames\b/i,
};

/** What a text, or a number, is in place of a prescription of the SNS. */
export type OtherThing = keyof typeof OTHER_THINGS | 'telefone';

export const isOtherThing = (name: string): name is OtherThing => name in OTHER_THINGS;

export function otherThing(text: string): OtherThing | undefined {
  const names = Object.keys(OTHER_THINGS) as (keyof typeof OTHER_THINGS)[];
  return names.find((name) => OTHER_THINGS[name].test(text));
}

/** Whose number this is, if not a prescription's, though it is as long: a mobile's, or an IBAN's. */
export function otherNumber(value: string): OtherThing | undefined {
  if (/^(?:(?:00)?351)?9[1236]\d{7}/.test(value)) return 'telefone';
  return /^50\d{17}/.test(value) ? 'iban' : undefined;
}

/** A word, or a text longer than a number in groups: the whole SMS was pasted into the number's field. */
const MORE_THAN_A_NUMBER = /\p{L}{3}|\S.{24,}\S/su;
/** More digits than both short codes have together: the text holds a prescription's number. */
const DIGITS_OF_A_NUMBER = 15;

/** A word, or both short codes side by side: the field would join all their digits to one code. */
const SHORT_CODES = /\p{L}{3}|\d{6}\D+\d{4}|\d{4}\D+\d{6}/u;

/** A code behind its name, as in the second half of a prescription's SMS. */
const NAMED_CODE = /(?:dispensa|acesso|op[cç][aã]o|pin)\b\D{0,20}\d{4}/iu;

/** A one-time code, which is a secret: no field may take it. */
const ONE_TIME = /(?:verifica|autoriza|autentica|confirma)[cç][aã]o|n[aã]o (?:[oa] )?partilhe/i;

/** Whether a text that is pasted into this field goes to the reader of SMS first. */
export function isMeantForReader(field: string, text: string): boolean {
  const digits = plainDigits(text).replace(/\D/g, '').length;
  // The text holds another code than the field's, or more than the code.
  if (isCodeField(field) && digits > 0 && digits !== CODE_LENGTHS[field] && SHORT_CODES.test(text)) return true;
  if (digits > 0 && ONE_TIME.test(text)) return true;
  if (freeText(field) && NAMED_CODE.test(text)) return true;
  return field === 'numeroReceita' ? MORE_THAN_A_NUMBER.test(text) : digits >= DIGITS_OF_A_NUMBER;
}

/** The longest group in which people write a number; a longer one, as a telephone's nine, is a number of its own. */
const LONGEST_GROUP = 5;

/** The remark on a text of which a code's field kept `kept`; empty where the text was that code alone. */
export function cutRemark(name: CodeField, text: string, kept: string, words: RequestWords['estado']): string {
  const plain = text.normalize('NFKC').toUpperCase();
  const groups = plain.match(/[^\s./-]+/g) ?? [];
  const isOneNumber = groups.length === 1 || groups.every(({ length }) => length <= LONGEST_GROUP);
  if (groups.join('') === kept && isOneNumber) return '';
  const other = otherThing(text) ?? otherNumber(kept);
  const remainder = kept ? words.ficou(kept) : words.nadaFicou(CODE_LENGTHS[name]);
  return other ? `${words.outraCoisa[other]} ${remainder}` : remainder;
}

/** Puts `added` in the place of `pasted`; where a text lacks `pasted`, under the text, save the lines that it has. */
export function withText(text: string, pasted: string, added: string): string {
  if (text.includes(pasted)) return text.replace(pasted, () => added).trim();
  const fresh = added.split('\n').filter((line) => !text.includes(line.trim()));
  return [text, ...fresh].filter(Boolean).join('\n');
}
