import { today } from '../../opening/today.ts';
import { prescriptionsOf } from '../message.ts';
import { isOtherThing, withText } from '../pasted.ts';
import { CODE_FIELDS, CODE_LENGTHS, type CodeField, markOf, NO_CODES } from '../prescription.ts';
import type { MedicineRequest, PrescriptionCodes } from '../request.ts';
import { freeText, isCodeField } from '../request-store.ts';
import type { RequestWords } from '../words.ts';
import { readPrescriptionSms, type SmsReading } from './prescription-sms.ts';
import { smsWords as texts } from './words.ts';

/** What is to be done with a pasted text. */
export interface SmsAnswer {
  /** What is said of it; empty where nothing is. */
  text: string;
  /** What it brings into the request. */
  changes?: Partial<MedicineRequest>;
  /** Whether it is to be put into its field as it is; a free text has it already. */
  isPasted?: boolean;
}

/**
 * Reads the codes out of the prescription's SMS for a request. It overwrites nothing and asks nothing: a prescription
 * that does not fit into the fields goes beside them, and what the text says besides goes too.
 * @param field where it was pasted; empty for the button that reads the clipboard
 */
export function readSms(text: string, field: string, request: MedicineRequest, form: RequestWords): SmsAnswer {
  const free = freeText(field);
  const pasted = text.replace(/\r\n?/g, '\n').trim();
  const reading = readBesideNumber(pasted, request, !field || isCodeField(field));
  const { prescriptions, note = 'nada' } = reading;
  if (prescriptions.length > 0) return takeCodes(reading, pasted, field, request, form);
  const remark = remarkOn(reading, form);
  // Nobody is to be shown it.
  if (note === 'codigoUnico')
    return { text: remark, ...(free && { changes: { [free]: withText(request[free], pasted, '') } }) };
  if (!field || isCodeField(field))
    return {
      text: `${remark} ${texts.textoVai}`,
      changes: { instrucoes: withText(request.instrucoes, pasted, pasted) },
    };
  // Other fields take other texts, as an address with a street's "Análises"; of one a code's would keep some digits.
  return { text: free && note !== 'nada' ? remark : '', isPasted: !free };
}

/** Puts prescriptions into a request, and what their text says besides in its place, or into the instructions. */
function takeCodes(reading: SmsReading, pasted: string, field: string, request: MedicineRequest, form: RequestWords) {
  const place = freeText(field) ?? 'instrucoes';
  const before = prescriptionsOf(request);
  const known = before.map((codes) => ({ ...codes }));
  // Each as the request holds it then: whole where an SMS is pasted again that was cut.
  const held = reading.prescriptions.map((one) => {
    const codes = known.find((each) => hasNumberOf(each, one) || fits(each, one));
    if (codes) for (const name of CODE_FIELDS) codes[name] = one[name] || codes[name];
    return codes ?? one;
  });
  const replaced = before.flatMap((codes, i) =>
    CODE_FIELDS.flatMap((name) => (known[i]?.[name].startsWith(codes[name]) ? [] : codes[name])),
  );
  const beside = held.filter((one) => !known.includes(one));
  const [inFields = NO_CODES, ...otherPrescriptions] = [...known, ...beside];
  const changes = { ...inFields, otherPrescriptions, [place]: withText(request[place], pasted, reading.rest) };
  const filled = CODE_FIELDS.filter((name) => inFields[name] !== request[name]);
  const isKnown =
    JSON.stringify(prescriptionsOf({ ...request, ...changes })) === JSON.stringify(prescriptionsOf(request));
  const results = [
    remarkOn({ ...reading, leftOut: reading.leftOut.filter((name) => held.some((codes) => !codes[name])) }, form),
    listText(texts.preencheu, fieldNames(filled, form)),
    listText(texts.saiu, replaced),
    beside.length > 0 && texts.juntou,
    isKnown && texts.jaEstava,
    reading.rest && texts.restoVai,
  ];
  return { text: results.filter(Boolean).join(' '), changes };
}

/** Stands in for the number that a text lacks, so that its codes are read. */
const NO_NUMBER = '0'.repeat(CODE_LENGTHS.numeroReceita);

/**
 * Reads a text. Codes alone, as the second half of a message, belong to the number in the fields where they fit; both
 * together are a prescription whose number is missing.
 * @param isMeant whether it was pasted where a prescription's codes go
 */
function readBesideNumber(text: string, request: MedicineRequest, isMeant: boolean): SmsReading {
  const reading = readPrescriptionSms(text, today(), isMeant);
  if (reading.note !== 'semNumero' && !(reading.note === 'nada' && isMeant)) return reading;
  const [inFields = NO_CODES] = prescriptionsOf(request);
  const isWhole = inFields.numeroReceita.length === CODE_LENGTHS.numeroReceita;
  const again = readPrescriptionSms(`${isWhole ? inFields.numeroReceita : NO_NUMBER}\n${text}`, today());
  const { codigoDispensa = '', codigoOpcao = '' } = again.prescriptions[0] ?? {};
  const own = { numeroReceita: inFields.numeroReceita, codigoDispensa, codigoOpcao };
  const isOwn = fits(inFields, own);
  if (isOwn && isWhole && (codigoDispensa || codigoOpcao)) return again;
  // It lacks no number where one is in the field.
  if (!codigoDispensa || !codigoOpcao) return isWhole ? { ...reading, note: undefined } : reading;
  const prescriptions = [isOwn ? own : { ...own, numeroReceita: '' }];
  return { ...again, prescriptions, note: again.note ?? 'semNumero', rest: again.rest.replace(markOf(NO_NUMBER), '') };
}

/** Whether a prescription fits into codes that are empty or its own: none would be overwritten. */
function fits(codes: PrescriptionCodes, one: PrescriptionCodes): boolean {
  const isSame = codes.numeroReceita === one.numeroReceita;
  return CODE_FIELDS.every((name) => one[name].startsWith(codes[name]) || (isSame && !one[name]));
}

/** Whether the codes have the number of that prescription, or its beginning: given again, it is no second one. */
const hasNumberOf = ({ numeroReceita }: PrescriptionCodes, one: PrescriptionCodes) =>
  numeroReceita !== '' && one.numeroReceita.startsWith(numeroReceita);

/** Remarks on a text: what is wrong with it, which codes were left out, and why, and what was not read. */
function remarkOn({ note, leftOut, why, unread }: SmsReading, form: RequestWords): string {
  const numbers = note === 'codigoUnico' || isOtherThing(note ?? '') ? '' : listText(texts.porLer, unread);
  const text = note && (isOtherThing(note) ? form.estado.outraCoisa[note] : texts[note]);
  const main = text ?? listText(texts[why], fieldNames(leftOut, form));
  return [note === 'nada' && numbers ? '' : main, numbers].filter(Boolean).join(' ');
}

const fieldNames = (fields: CodeField[], form: RequestWords) =>
  fields.map((name) => form.campos[name].rotulo.toLowerCase());

/** A text with a list in it; none without anything to list. */
const listText = (textWith: (list: string) => string, items: string[]) =>
  items.length > 0 ? textWith(new Intl.ListFormat('pt-PT').format(items)) : '';
