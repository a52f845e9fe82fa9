import { today } from '../../opening/today.ts';
import { type Answer, keepText, prescriptionsNow } from '../Answer.tsx';
import { prescriptionsOf } from '../message.ts';
import { isOtherThing, withText } from '../pasted.ts';
import { CODE_FIELDS, CODE_LENGTHS, type CodeField, markOf, NO_CODES } from '../prescription.ts';
import type { PrescriptionCodes } from '../request.ts';
import { type FREE_TEXTS, freeText, isCodeField } from '../request-store.ts';
import { texts as form, request } from '../useRequest.ts';
import { readPrescriptionSms, type SmsReading } from './prescription-sms.ts';
import { smsWords as texts } from './words.ts';

/** A text that is to be read. */
export interface PastedSms {
  /** From the clipboard, or pasted into a field. */
  text: string;
  /** The button that reads the clipboard, or the field: the focus goes back there. */
  origin: HTMLElement;
  /** Puts the text into the field, as the browser would have; a free text has it already. */
  paste?: () => void;
}

/**
 * Reads the codes out of the prescription's SMS and puts them into the request. It overwrites nothing and asks nothing:
 * a prescription that does not fit into the fields goes beside them, and what the text says besides goes too. One press
 * undoes it. Nothing is answered where another field takes a text as it is.
 */
export function readSms({ text, origin, paste }: PastedSms): Answer | undefined {
  const field = 'name' in origin ? `${origin.name}` : '';
  const free = freeText(field);
  const pasted = text.replace(/\r\n?/g, '\n').trim();
  const reading = readBesideNumber(pasted, !field || isCodeField(field));
  const { prescriptions, note = 'nada', unread } = reading;
  if (prescriptions.length > 0) return { origin, ...takeCodes(reading, pasted, free) };
  const answer = { text: remarkOn(reading), origin };
  // Nobody is to be shown it, and nobody has seen what else the clipboard holds: a word there is no prescription's.
  if (note === 'codigoUnico') return answer;
  if (!field && note === 'nada' && unread.length === 0 && /\p{L}/u.test(pasted))
    return { text: texts.nadaCopiado, origin };
  if (!field || isCodeField(field)) return keepText(pasted, `${answer.text} ${texts.textoVai}`, origin);
  // Other fields take other texts, as an address with a street's "Análises"; of one a code's would keep some digits.
  paste?.();
  return free && note !== 'nada' ? answer : undefined;
}

/** Puts prescriptions into the request, and what their text says besides in its place, or into the instructions. */
function takeCodes(reading: SmsReading, pasted: string, place: (typeof FREE_TEXTS)[number] = 'instrucoes'): Answer {
  const before = request.get();
  const had = prescriptionsNow();
  const known = prescriptionsOf(before).map((codes) => ({ ...codes }));
  // Each as the request holds it then: whole where an SMS is pasted again that was cut.
  const held = reading.prescriptions.map((one) => known.find((codes) => fillIn(codes, one)) ?? one);
  const beside = held.filter((one) => !known.includes(one));
  const [inFields = NO_CODES, ...others] = [...known, ...beside];
  const rest = withText(before[place], pasted, reading.rest);
  const undo = request.write({ ...inFields, otherPrescriptions: others, [place]: rest });
  const left = prescriptionsNow();
  const changed = CODE_FIELDS.filter((name) => inFields[name] !== before[name]);
  const leftOut = reading.leftOut.filter((name) => held.some((codes) => !codes[name]));
  const results = [
    remarkOn({ ...reading, leftOut }),
    listText(texts.preencheu, fieldNames(changed)),
    beside.length > 0 && texts.juntou,
    had === left && texts.jaEstava,
    reading.rest && texts.restoVai,
  ];
  return { text: results.filter(Boolean).join(' '), left, undo };
}

/** Stands in for the number that a text lacks, so that its codes are read. */
const NO_NUMBER = '0'.repeat(CODE_LENGTHS.numeroReceita);

/**
 * Reads a text. Codes alone, as the second half of a message, belong to the number in the fields where they fit; both
 * together are a prescription whose number is missing.
 * @param isMeant whether it was pasted where a prescription's codes go
 */
function readBesideNumber(text: string, isMeant: boolean): SmsReading {
  const reading = readPrescriptionSms(text, today(), isMeant);
  if (reading.note !== 'semNumero' && !(reading.note === 'nada' && isMeant)) return reading;
  const [inFields = NO_CODES] = prescriptionsOf(request.get());
  const isWhole = inFields.numeroReceita.length === CODE_LENGTHS.numeroReceita;
  const again = readPrescriptionSms(`${isWhole ? inFields.numeroReceita : NO_NUMBER}\n${text}`, today());
  const { codigoDispensa = '', codigoOpcao = '' } = again.prescriptions[0] ?? {};
  const own = { numeroReceita: inFields.numeroReceita, codigoDispensa, codigoOpcao };
  const isOwn = fillIn({ ...inFields }, own);
  if (isOwn && isWhole && (codigoDispensa || codigoOpcao)) return again;
  if (!codigoDispensa || !codigoOpcao) return reading;
  const prescriptions = [isOwn ? own : { ...own, numeroReceita: '' }];
  return { ...again, prescriptions, note: again.note ?? 'semNumero', rest: again.rest.replace(markOf(NO_NUMBER), '') };
}

/** Fills a prescription into codes that are empty or its own, and says whether it could: none is overwritten. */
function fillIn(codes: PrescriptionCodes, one: PrescriptionCodes): boolean {
  const isSame = codes.numeroReceita === one.numeroReceita;
  const fits = CODE_FIELDS.every((name) => one[name].startsWith(codes[name]) || (isSame && !one[name]));
  if (fits) for (const name of CODE_FIELDS) codes[name] = one[name] || codes[name];
  return fits;
}

/** Remarks on a text: what is wrong with it, which codes were left out, and why, and what was not read. */
function remarkOn({ note, length, leftOut, why, unread }: SmsReading): string {
  const numbers = note === 'codigoUnico' || isOtherThing(note ?? '') ? '' : listText(texts.porLer, unread);
  const text = note && (isOtherThing(note) ? form.estado.outraCoisa[note] : texts[note]);
  const main = typeof text === 'function' ? text(length ?? 0) : (text ?? listText(texts[why], fieldNames(leftOut)));
  return [note === 'nada' && numbers ? '' : main, numbers].filter(Boolean).join(' ');
}

const fieldNames = (fields: CodeField[]) => fields.map((name) => form.campos[name].rotulo.toLowerCase());

/** A text with a list in it; none without anything to list. */
const listText = (textWith: (list: string) => string, items: string[]) =>
  items.length > 0 ? textWith(new Intl.ListFormat('pt-PT').format(items)) : '';
