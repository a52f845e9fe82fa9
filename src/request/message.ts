import { wellFormed } from '../text/well-formed.ts';
import { CODE_FIELDS, NO_CODES, withoutCodes } from './prescription.ts';
import type { MedicineRequest, PrescriptionCodes } from './request.ts';
import type { MessageWords } from './words.ts';

/** The longest text a link carries, in encoded characters: WhatsApp was seen to cut at about 2,250. */
const MAX_LINK_TEXT = 2000;

const ALWAYS_SHOWN = ['nome', 'morada', 'telemovel', 'nif'] as const;

/**
 * The text that WhatsApp is opened with (specification §7): title in bold, an empty line, then one line a value, what
 * is chosen first in the free texts. No value can forge or hide another line: each holds no line break, or is quoted.
 */
export function composeMessage(request: MedicineRequest, words: MessageWords): string {
  const { delivery, photograph, rentals } = request;
  const values = { ...request, morada: delivery === 'collect' ? '' : joinedLines(request.morada) };
  const prescriptions = prescriptionsOf(request);
  // The codes have lines of their own, each code once.
  const withoutGiven = (text: string) => prescriptions.reduce((rest, codes) => withoutCodes(rest, codes), text);
  const others = prescriptions.map((_, i) => prescriptionText(prescriptions, i, words)).slice(1);
  return [
    `*${words.titulo}*`,
    '',
    ...ALWAYS_SHOWN.map((name) => `${words[name]}: ${oneLine(values[name]) || '—'}`),
    ...CODE_FIELDS.flatMap((name) => (oneLine(request[name]) ? `${words[name]}: ${oneLine(request[name])}` : [])),
    // Under another prescription, a text would be read as belonging to that one.
    ...freeText(words.instrucoes, [photograph ? words.fotografia : '', withoutGiven(request.instrucoes), ...others]),
    ...freeText(words.outroAssunto, [
      delivery === null ? '' : words.entrega(delivery),
      ...rentals.map(words.aluguer),
      withoutGiven(request.outroAssunto),
    ]),
  ].join('\n');
}

/** The prescriptions of a request, each once: first that in the fields, which may be empty. */
export function prescriptionsOf({ otherPrescriptions, ...fields }: MedicineRequest): PrescriptionCodes[] {
  const { numeroReceita, codigoDispensa, codigoOpcao } = fields;
  const others = otherPrescriptions.filter((one) =>
    CODE_FIELDS.some((name) => one[name] && one[name] !== fields[name]),
  );
  return [{ numeroReceita, codigoDispensa, codigoOpcao }, ...others];
}

/** One of a request's prescriptions. If the first has no number, the others are not counted from it. */
export const prescriptionText = ([first = NO_CODES, ...others]: PrescriptionCodes[], i: number, words: MessageWords) =>
  words.receita(first.numeroReceita && i + 1, others[i - 1] ?? first);

/** An address of several lines in one: "Rua da Fonte, 1, 2000-000 Vila". */
function joinedLines(address: string): string {
  const lines = address.split(/[\r\n]/).map((line) => line.trim().replace(/,$/, ''));
  return lines.filter(Boolean).join(', ');
}

/** A message as SMS and e-mail take it, which know no bold: its title without the asterisks. */
export const withoutBold = (message: string) => message.replace(/\*(.*)\*/, '$1');

/** Whether a message is too long to travel in a link, so that copying it must come first. */
export const isTooLongForLink = (message: string) => encodeURIComponent(wellFormed(message)).length > MAX_LINK_TEXT;

/** Line breaks and control characters become one space; lone surrogates, which no link can carry, U+FFFD. */
const oneLine = (value: string) => plainLines(value).replace(/\n+ ?/g, ' ');

/** No line for empty texts, "label: text" for one line, and for more a label above quoted lines. */
function freeText(label: string, texts: string[]): string[] {
  const lines = texts.map(plainLines).filter(Boolean).join('\n').split('\n');
  if (lines.length > 1) return [`${label}:`, ...lines.map((line) => `> ${line}`)];
  return lines[0] ? [`${label}: ${lines[0]}`] : [];
}

function plainLines(text: string): string {
  return wellFormed(text)
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}
