import { z } from 'zod';

const TEXT = 'um texto';

/** A line or paragraph that is not empty. */
const words = z.string().trim().min(1, { error: TEXT });

/** A non-empty line or paragraph that a visitor reads as it stands: no brace may be left in it. */
export const text = words.refine((value) => !/[{}]/.test(value), {
  error: `${TEXT} sem chavetas, ou com o nome de um campo de farmacia.yaml, como {farmacia.nome}`,
});

/**
 * A text in which `{name}` stands for what the site fills in at run time.
 * @param names all must be there, and no other
 */
export function textWith(...names: string[]) {
  const holes = names.map((name) => `{${name}}`);
  return words.refine((value) => holesOf(value).join() === [...holes].sort().join(), {
    error: `${TEXT} com ${holes.join(' e ')} e sem outras chavetas`,
  });
}

function holesOf(value: string): string[] {
  return [...new Set(value.match(/\{[^}]*\}?|\}/g))].sort();
}

/** A text of at most so many letters. */
export function textUpTo(letters: number) {
  return text.refine((value) => value.length <= letters, { error: `${TEXT} até ${letters} letras` });
}

/** An object in which every named key holds a text. */
export function texts<const Keys extends readonly string[]>(...keys: Keys) {
  const shape = Object.fromEntries(keys.map((key) => [key, text])) as { [K in Keys[number]]: typeof text };
  return z.strictObject(shape);
}

/** A check for a list: no two items may share what `nameOf` says, accents and capitals aside. */
export function once<T>(nameOf: (item: T) => string, expected: string) {
  return ({ value, issues }: z.core.ParsePayload<T[]>) => {
    const names = value.map((item) => fold(nameOf(item)));
    names.forEach((name, i) => {
      if (names.indexOf(name) === i) return;
      const found = `encontrei «${nameOf(value[i] as T)}» pela segunda vez`;
      issues.push({ code: 'custom', message: expected, input: value, path: [i], params: { found } });
    });
  };
}

/** A text without accents and capitals, for comparing names. */
function fold(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const NIPC = 'um NIPC de nove algarismos, a começar por 5 e com o algarismo de controlo certo, entre aspas';

/** A NIPC (company tax number): nine digits, the first a 5, the last the check digit of modulo 11. */
export const nipc = z.string({ error: NIPC }).refine(isNipc, { error: NIPC });

function isNipc(value: string): boolean {
  if (!/^5\d{8}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, i) => total + digit * (9 - i), 0);
  const remainder = sum % 11;
  return digits[8] === (remainder < 2 ? 0 : 11 - remainder);
}

const TELEPHONE = 'um telefone de nove algarismos, fixo (2…) ou móvel (91, 92, 93, 96), entre aspas e sem espaços';

/** A Portuguese telephone: nine digits, 2xx landline or 91/92/93/96 mobile (ANACOM's numbering plan). */
export const telephone = z.string({ error: TELEPHONE }).regex(/^(2\d{8}|9[1236]\d{7})$/, { error: TELEPHONE });

const MOBILE = 'um telemóvel de nove algarismos (91, 92, 93 ou 96), entre aspas e sem espaços';

/** A Portuguese mobile number: WhatsApp and SMS need one. */
export const mobile = z.string({ error: MOBILE }).regex(/^9[1236]\d{7}$/, { error: MOBILE });

const POSTAL_CODE = 'um código postal como "2000-000", entre aspas';

/** A postal code, NNNN-NNN. */
export const postalCode = z.string({ error: POSTAL_CODE }).regex(/^[1-9]\d{3}-\d{3}$/, { error: POSTAL_CODE });

/** An e-mail address. */
export const email = z.email({ error: 'um endereço de e-mail como geral@farmacia.pt' });

const HTTPS = 'um endereço que comece por https://';

/** A secure address: the site's own policy blocks anything else. */
export const httpsUrl = z.url({ protocol: /^https$/, error: HTTPS });

/** A secure address of one organisation: its domain or one under it. */
export function httpsUrlOf(domain: string) {
  const pattern = new RegExp(`^https://([a-z0-9-]+\\.)*${domain.replaceAll('.', '\\.')}(/\\S*)?$`);
  const expected = `${HTTPS}, em ${domain}`;
  return z.string({ error: expected }).regex(pattern, { error: expected });
}

const CENTS = 'um preço em cêntimos, sem vírgula nem ponto (290 são 2,90 €), até 10 000 €';

/** Money in whole euro cents, up to 10,000 €. */
export const cents = z.int({ error: CENTS }).min(0, { error: CENTS }).max(1_000_000, { error: CENTS });

const TIME = 'uma hora como "09:00", entre aspas';

/** The time at which something begins, HH:MM. */
export const timeOfDay = z.string({ error: TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: TIME });

/** The time at which something ends, HH:MM; 24:00 means midnight at the end of the day. */
export const endOfPeriod = z.string({ error: TIME }).regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: TIME });
