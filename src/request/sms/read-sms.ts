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
  /** The remark on the text; empty where there is none. */
  text: string;
  /** What the text changes in the request. */
  changes?: Partial<MedicineRequest>;
  /** Whether the text is to be put into its field as it is; in a free text it stands already. */
  isPasted?: boolean;
}

/**
 * Reads the codes out of the prescription's SMS for a request. It overwrites only codes of the same
 * prescription: another one goes beside the fields, and what else the text says goes into the request, too.
 * @param field where it was pasted; empty for the button that reads the clipboard
 */
export function readSms(text: string, field: string, request: MedicineRequest, form: RequestWords): SmsAnswer {
  const free = freeText(field);
  const pasted = text.replace(/\r\n?/g, '\n').trim();
  const reading = readBesideNumber(pasted, request, !field || isCodeField(field));
  const { prescriptions, note } = reading;
  if (prescriptions.length > 0) return takeCodes(reading, pasted, field, request, form);
  const remark = remarkOn(reading, form);
  // A one-time code is a secret, and is taken out of the text again.
  if (note === 'codigoUnico')
    return { text: remark, ...(free && { changes: { [free]: withText(request[free], pasted, '') } }) };
  if (!field || isCodeField(field))
    return {
      text: `${remark} ${texts.textoVai}`,
      changes: { instrucoes: withText(request.instrucoes, pasted, pasted) },
    };
  // Other fields take any text, such as an address in a "Rua das Análises"; a code's field would keep only digits.
  return { text: free && note !== 'nada' ? remark : '', isPasted: !free };
}

/** Puts prescriptions into a request, and the rest of their text where it was pasted, or into the instructions. */
function takeCodes(reading: SmsReading, pasted: string, field: string, request: MedicineRequest, form: RequestWords) {
  const place = freeText(field) ?? 'instrucoes';
  const before = prescriptionsOf(request);
  const known = before.map((codes) => ({ ...codes }));
  // Each as the request will hold it: an SMS that was cut off is completed when it is pasted again, whole.
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
 * Reads a text. Codes without a number, as in a message's second half, belong to the number in the fields, if they fit;
 * if not, both codes together are a prescription whose number is missing.
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
  // With a whole number in the field, the text need not have one.
  if (!codigoDispensa || !codigoOpcao) return isWhole ? { ...reading, note: 'nada' } : reading;
  const prescriptions = [isOwn ? own : { ...own, numeroReceita: '' }];
  return { ...again, prescriptions, note: again.note ?? 'semNumero', rest: again.rest.replace(markOf(NO_NUMBER), '') };
}

/** Whether a prescription fits into codes without overwriting one: each is empty, its beginning, or stays. */
function fits(codes: PrescriptionCodes, one: PrescriptionCodes): boolean {
  const isSame = codes.numeroReceita === one.numeroReceita;
  return CODE_FIELDS.every((name) => one[name].startsWith(codes[name]) || (isSame && !one[name]));
}

/** Whether codes have that prescription's number, or its beginning: then it is the same one, given again. */
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
