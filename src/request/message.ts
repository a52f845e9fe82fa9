import { wellFormed } from '../text/well-formed.ts';

/** The nine fields of an empty form (specification §3). */
export const EMPTY_REQUEST = {
  nome: '',
  telemovel: '',
  morada: '',
  nif: '',
  numeroReceita: '',
  codigoDispensa: '',
  codigoOpcao: '',
  instrucoes: '',
  outroAssunto: '',
};

/** The values of the request form, as the visitor typed them. Empty string: not given. */
export type MedicineRequest = typeof EMPTY_REQUEST;

/** A field of the form. */
export type FieldName = keyof MedicineRequest;

export const FIELD_NAMES = Object.keys(EMPTY_REQUEST) as FieldName[];

/** The message's own texts, from the content folder: its title and the label before each value, without the colon. */
export type MessageLabels = { titulo: string } & MedicineRequest;

/** The longest text a link carries, in encoded characters: WhatsApp was seen to cut at about 2,250. */
const MAX_LINK_TEXT = 2000;

const ALWAYS_SHOWN = ['nome', 'morada', 'telemovel', 'nif'] as const;
const SHOWN_WHEN_GIVEN = ['numeroReceita', 'codigoDispensa', 'codigoOpcao'] as const;
const FREE_TEXTS = ['instrucoes', 'outroAssunto'] as const;

/**
 * The text that WhatsApp is opened with (specification §7): title in bold, an empty line, then one line a value.
 * No value can forge or hide another line: one-line values hold no line break, and each line of a longer text is quoted.
 */
export function composeMessage(request: MedicineRequest, labels: MessageLabels): string {
  const lines = [`*${labels.titulo}*`, ''];
  for (const field of ALWAYS_SHOWN) lines.push(`${labels[field]}: ${oneLine(request[field]) || '—'}`);
  for (const field of SHOWN_WHEN_GIVEN) {
    const value = oneLine(request[field]);
    if (value) lines.push(`${labels[field]}: ${value}`);
  }
  for (const field of FREE_TEXTS) lines.push(...freeText(labels[field], request[field]));
  return lines.join('\n');
}

/** A message as SMS and e-mail take it, which know no bold: its title without the asterisks. */
export function withoutBold(message: string): string {
  return message.replace(/^\*(.*)\*/, '$1');
}

/** Whether a message is too long to travel in a link, so that copying it must come first. */
export function isTooLongForLink(message: string): boolean {
  return encodeURIComponent(wellFormed(message)).length > MAX_LINK_TEXT;
}

/** Line breaks and control characters become one space; lone surrogates, which no link can carry, U+FFFD. */
function oneLine(value: string): string {
  return wellFormed(value)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** No line for an empty text, "label: text" for one line, and for more a label above quoted lines. */
function freeText(label: string, value: string): string[] {
  const lines = wellFormed(value)
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
    .split('\n');
  if (lines.length > 1) return [`${label}:`, ...lines.map((line) => `> ${line}`)];
  return lines[0] ? [`${label}: ${lines[0]}`] : [];
}
