import { z } from 'zod';

/** A non-empty line or paragraph that a visitor reads. */
export const text = z.string().trim().min(1);

/** A NIPC (company tax number): nine digits, the first a 5, the last the check digit of modulo 11 (`domain.md` 7). */
export const nipc = z.string().refine(isNipc, {
  error: 'um NIPC de nove algarismos, a começar por 5 e com o algarismo de controlo certo, entre aspas',
});

function isNipc(value: string): boolean {
  if (!/^5\d{8}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, i) => total + digit * (9 - i), 0);
  const remainder = sum % 11;
  return digits[8] === (remainder < 2 ? 0 : 11 - remainder);
}

/** A Portuguese telephone: nine digits, 2xx landline or 91/92/93/96 mobile (ANACOM's numbering plan). */
export const telephone = z.string().regex(/^(2\d{8}|9[1236]\d{7})$/, {
  error: 'um telefone de nove algarismos, fixo (2…) ou móvel (91, 92, 93, 96), entre aspas e sem espaços',
});

/** A Portuguese mobile number: WhatsApp and SMS need one. */
export const mobile = z.string().regex(/^9[1236]\d{7}$/, {
  error: 'um telemóvel de nove algarismos (91, 92, 93 ou 96), entre aspas e sem espaços',
});

/** A postal code, NNNN-NNN. */
export const postalCode = z.string().regex(/^\d{4}-\d{3}$/, { error: 'um código postal como "2000-000", entre aspas' });

/** An e-mail address. */
export const email = z.email({ error: 'um endereço de e-mail como geral@farmacia.pt' });

/** A secure address: the site's own policy blocks anything else. */
export const httpsUrl = z.url({ protocol: /^https$/, error: 'um endereço que comece por https://' });

/** Money in whole euro cents, up to 10,000 €. */
export const cents = z.int({ error: 'um preço em cêntimos, sem vírgula (290 são 2,90 €)' }).min(0).max(1_000_000);

/** A time of day, HH:MM; 24:00 means midnight at the end of the day. */
export const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
  error: 'uma hora como "09:00", entre aspas',
});
