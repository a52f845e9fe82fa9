import { z } from 'zod';
import { comparable } from '../text/comparable.ts';
import { isIsoDay } from '../text/iso-day.ts';
import { fileOrForm } from './message.ts';
import type { FieldMeta } from './meta.ts';

const TEXT = 'um texto';

/** An expectation that asks for quotes in a file; a form knows none. */
export const inQuotes = (expected: string, and = '') => fileOrForm(`${expected}, entre aspas${and}`, expected);

/** A letter that a file of another encoding, or a copy, has lost, with what stands around it. */
const LOST_LETTER = /.{0,20}\uFFFD.{0,20}/;

/** A text of any letters, none of them lost. */
export const wholeText = z.string().refine((value) => !value.includes('\uFFFD'), {
  error: ({ input }) =>
    `${TEXT} com todas as letras: em «${LOST_LETTER.exec(String(input))?.[0]}» perdeu-se uma (um ficheiro grava-se em UTF-8)`,
});

const notEmpty = wholeText.trim().min(1, { error: TEXT });

/** Tags and entities of HTML, which the page would show as they are; a name such as «<das Irmãs>» is not one. */
const HTML =
  /<\/?(a|b|br|center|div|em|font|h\d|hr|i|img|li|ol|p|script|small|span|strong|table|u|ul)\b[^<>]*>|&(#\d+|[a-z]+);/i;

/** Longer than any word: letters run together by mistake, which would be wider than a telephone. */
const ENDLESS = /[\p{L}\d]{41}/u;

const WITHOUT_HTML = `${TEXT} simples, sem HTML: o que está entre «<» e «>» ou depois de «&» via-se tal e qual`;

/** A line or paragraph that a visitor reads as it is: it may hold no braces. */
export const text = notEmpty
  .refine((value) => !/[{}]/.test(value), {
    error: ({ input }) =>
      /\{[^}]*$/.test(String(input))
        ? `${TEXT} com a chaveta fechada, como {farmacia.nome}`
        : fileOrForm(
            `${TEXT} sem chavetas, ou com o nome de um campo de farmacia.yaml, como {farmacia.nome}`,
            `${TEXT} sem { nem }, a não ser à volta de um nome que já lá estava, como {farmacia.nome}`,
          ),
  })
  .refine((value) => !HTML.test(value), { error: WITHOUT_HTML })
  .refine((value) => !ENDLESS.test(value), { error: `${TEXT} sem palavras de mais de 40 letras` });

/** A text that tells of one pharmacy. */
export const ownText = (described: string, own: FieldMeta['own'] = 'asked') => text.describe(described).meta({ own });

/** A text of several lines in the editor. */
export const paragraph = text.meta({ control: 'long' });

/** A text that a pharmacy may say in its own way. @param usual what the site says where it is left out */
export const label = (described: string, usual: string) => text.default(usual).describe(described);

/** A text of its own that only some pharmacies need: empty where it is left out. */
export const ifNeeded = (described: string) => text.default('').describe(described).meta({ own: 'asked' });

/** A text with one placeholder, `{name}`, that the site fills in at run time. */
export function textWith(name: string) {
  const braces = (value: string) => new Set(value.match(/\{[^}]*\}?|\}/g));
  const isFillable = (value: string) => [...braces(value)].join() === `{${name}}`;
  return notEmpty.refine(isFillable, { error: `${TEXT} com {${name}} e sem outras chavetas` });
}

/** A text of at most so many letters. */
export const textUpTo = (letters: number) => text.max(letters, { error: `${TEXT} até ${letters} letras` });

/** Each field is either a text, given by its description, or has a schema of its own. */
type Fields = Record<string, string | z.ZodType>;
type Shape<F extends Fields> = { [K in keyof F]: F[K] extends z.ZodType ? F[K] : typeof text };

/** A schema for an object that has these fields and no others. */
export function fields<const F extends Fields>(named: F): z.ZodObject<Shape<F>, z.core.$strict> {
  const shape = Object.entries(named).map(([key, field]) => [
    key,
    typeof field === 'string' ? text.describe(field) : field,
  ]);
  return z.strictObject(Object.fromEntries(shape) as Shape<F>);
}

/** Reports a mistake of one item, or of a field in it, while a list is checked. */
export function reportMistake(
  { value, issues }: z.core.ParsePayload,
  path: (number | string)[],
  found: string,
  expected: string,
): void {
  issues.push({ code: 'custom', message: expected, input: value, path, params: { found } });
}

/** The mistake of a field that others of its group ask for. */
export function missingField(name: string, expected: string) {
  return { code: 'custom' as const, path: [name], message: expected, input: undefined, params: { found: 'falta' } };
}

/** Maps the values of an object; the keys stay. */
export function mapValues<K extends string, V, R>(values: Readonly<Record<K, V>>, to: (value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries<V>(values).map(([key, value]) => [key, to(value)])) as Record<K, R>;
}

/** A tick, not set unless the owner sets it. */
export const tick = (described: string) => z.boolean().default(false).describe(described);

/** One of the names of `choices`, each with its label. @param none the label of leaving it out */
export function oneOf<C extends string>(choices: Readonly<Record<C, string>>, none?: string) {
  return z.enum(Object.keys(choices) as C[]).meta({ choices: none ? { '': none, ...choices } : choices });
}

/** A list that may be left out; no two items may have the same name. */
export function list<S extends z.ZodType>(item: S, nameOf?: (item: z.output<S>) => string) {
  return z.array(item).check(withoutRepeats(nameOf)).default([]);
}

/** A list of so many items, with one message for every other number of them. */
export const listWithin = <S extends z.ZodType>(item: S, [from, to]: [number, number], error: string) =>
  z.array(item).min(from, { error }).max(to, { error });

/** A list that has an item at least. */
export const some = <S extends z.ZodType>(item: S) => z.array(item).min(1, { error: 'uma lista com pelo menos um' });

/** The name of an item that is a text itself, or has a name. */
const ownName = (item: unknown) => (typeof item === 'string' ? item : (item as { nome: string }).nome);

/** A check for a list: no two items may have the same name, accents and capitals aside. */
export function withoutRepeats<T>(nameOf: (item: T) => string = ownName) {
  return (payload: z.core.ParsePayload<T[]>) => {
    const names = payload.value.map(nameOf);
    names.forEach((name, i) => {
      if (names.slice(0, i).some((other) => comparable(other) === comparable(name)))
        reportMistake(payload, [i], `encontrei «${name}» pela segunda vez`, 'que não se repita');
    });
  };
}

/** A text that matches a pattern, with one message for every other value. */
export function textMatching(pattern: RegExp, expected: string) {
  return z.string({ error: expected }).regex(pattern, { error: expected });
}

/** A text of digits that matches a pattern: the editor opens the keyboard for them. */
const digits = (pattern: RegExp, expected: string) => textMatching(pattern, expected).meta({ control: 'digits' });

const NIPC = inQuotes('um NIPC ou NIF de nove algarismos, com o algarismo de controlo certo');

/** A NIPC or NIF (tax number of a company or a person): nine digits, the last the check digit of modulo 11. */
export const nipc = digits(/^[1-9]\d{8}$/, NIPC).refine(hasCheckDigit, { error: NIPC });

function hasCheckDigit(value: string): boolean {
  const sum = [...value].slice(0, 8).reduce((total, digit, i) => total + Number(digit) * (9 - i), 0);
  return Number(value[8]) === (sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

/** A name that nobody reads, by which the site knows an item. */
export const internalName = textMatching(
  /^[a-z0-9-]+$/,
  'um nome só com letras pequenas sem acento, algarismos e hífenes, como cadeira-de-rodas',
)
  .describe('Nome interno. O editor fá-lo sozinho, a partir do nome.')
  .meta({ control: 'internal' });

const number = (pattern: RegExp, expected: string) => digits(pattern, inQuotes(expected, ' e sem espaços'));

/** A Portuguese telephone: nine digits, 2xx landline or 91/92/93/96 mobile (ANACOM's numbering plan). */
export const telephone = number(
  /^(2\d{8}|9[1236]\d{7})$/,
  'um telefone de nove algarismos, fixo (2…) ou móvel (91, 92, 93, 96)',
);

/** A Portuguese mobile number: SMS needs one. */
export const mobile = number(/^9[1236]\d{7}$/, 'um telemóvel de nove algarismos (91, 92, 93 ou 96)');

/** A telephone as above, or a number of the 800 or 808 range. */
export const anyTelephone = number(
  /^(2\d{8}|9[1236]\d{7}|80[08]\d{6})$/,
  'um número de nove algarismos, fixo, móvel, 800 ou 808',
);

/** A postal code, NNNN-NNN. */
export const postalCode = textMatching(/^[1-9]\d{3}-\d{3}$/, inQuotes('um código postal como "2000-000"'));

export const email = z.email({ error: 'um endereço de e-mail como geral@farmacia.pt' });

const HTTPS = 'um endereço que comece por https://';

/** A secure address: the site's own policy blocks anything else. */
export const httpsUrl = z
  .url({ protocol: /^https$/, error: HTTPS })
  .refine((url) => !/^https:\/\/[^/?#]*@/.test(url), { error: `${HTTPS}, sem nome de utilizador nem palavra-passe` })
  .meta({ control: 'link' });

/** A secure address of one organisation: its domain or one under it. */
export function httpsUrlOf(domain: string) {
  const pattern = new RegExp(`^https://([a-z0-9-]+\\.)*${domain.replaceAll('.', '\\.')}(/\\S*)?$`);
  return textMatching(pattern, `${HTTPS}, em ${domain}`).meta({ control: 'link' });
}

/** A number (`z.number` or `z.int`) from one limit to another, with one message for every other value. */
export function numberBetween<N extends z.ZodNumber>(
  kind: (params: { error: string }) => N,
  from: number,
  to: number,
  expected: string,
) {
  return kind({ error: expected }).min(from, { error: expected }).max(to, { error: expected });
}

const IN_EUROS = 'um preço em euros, como 2,90: zero, ou de 0,10 a 10 000 €';

/** Money in whole euro cents, up to 10,000 €. An amount below ten cents is refused: euros were typed as cents. */
export const cents = numberBetween(
  z.int,
  0,
  1_000_000,
  fileOrForm('um preço em cêntimos, sem vírgula nem ponto (290 são 2,90 €), até 10 000 €', IN_EUROS),
)
  .refine((amount) => amount === 0 || amount >= 10, {
    error: ({ input }) =>
      fileOrForm(`um preço em cêntimos: ${input} são 0,0${input} €; ${input} € escrevem-se ${input}00`, IN_EUROS),
  })
  .meta({ control: 'euros' });

const TIME = fileOrForm('uma hora como "09:00", entre aspas', 'uma hora, como 9:00');

export const MONTHS: readonly string[] =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

const ISO_DAY = fileOrForm('um dia do calendário como "2026-12-24" (ano-mês-dia)', 'um dia inteiro: dia, mês e ano');

/** The expectation for a text that should be a day: for 31 June it says how long June is. */
export function dayOr(expected: string, isoDayIn: (written: string) => string = String) {
  return ({ input }: { input: unknown }) => {
    const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(isoDayIn(input as string)) ?? [];
    const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    const isBeyond = Number(day) > length && Number(day) <= 31;
    return isBeyond ? `um dia que exista: ${MONTHS[Number(month) - 1]} tem ${length} dias` : expected;
  };
}

/** A day, YYYY-MM-DD. */
export const isoDay = z
  .string({ error: ISO_DAY })
  .refine(isIsoDay, { error: dayOr(ISO_DAY) })
  .meta({ control: 'date' });

/** The time at which something begins, HH:MM. */
export const timeOfDay = textMatching(/^([01]\d|2[0-3]):[0-5]\d$/, TIME).meta({ control: 'time' });

/** Whether a text is a time, 24:00 too. */
export const isTime = (text: unknown) => endOfPeriod.safeParse(text).success;

/** The time at which something ends, HH:MM; 24:00 means midnight at the end of the day. */
export const endOfPeriod = textMatching(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, TIME).meta({ control: 'time' });
