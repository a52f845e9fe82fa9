import { type OtherThing, otherThing } from '../pasted.ts';
import type { CodeField } from '../prescription.ts';
import type { PrescriptionCodes } from '../request.ts';
import { type Code, codesIn, holdsTheThree, KNOWN } from './sms-codes.ts';
import { isOneTime, type NoteOn, type NoteWithout, noteOnPrescriptions, noteWithoutPrescription } from './sms-notes.ts';
import { restOf } from './sms-rest.ts';
import { ENDS, hasKind, isKind, namesExamCode, type Token, tokensOf } from './sms-tokens.ts';

/** The reading of a pasted text; its notes and reasons are the keys of their sentences in words.ts. */
export interface SmsReading {
  prescriptions: PrescriptionCodes[];
  /** Other notes on the text, or why there is no prescription. */
  note?: NoteWithout | NoteOn | OtherThing | undefined;
  /** The codes that the text holds or should hold and that are not filled in, and why. */
  leftOut: CodeField[];
  why: 'semDispensa' | 'codigosDeQuem';
  /** The numbers that look like a code, or are nearly a prescription's, and belong to none that was read. */
  unread: string[];
  /** What the text says besides; empty where it says nothing else, or where there is no prescription. */
  rest: string;
}

const FIELDS = ['codigoDispensa', 'codigoOpcao'] as const;
const fieldOf = ({ kind }: Token) => (kind === 'six' ? 'codigoDispensa' : 'codigoOpcao');

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that
 * people paste for it. A wrong code is worse than none. Never throws; links are neither followed nor returned.
 * @param today ISO day, for a text that names the last day of its prescription
 * @param isNumberMeant whether it was pasted where the number goes: then a single one is that, whatever the text is
 */
export function readPrescriptionSms(text: string, today: string, isNumberMeant = false): SmsReading {
  const other = otherThing(text);
  // A prescription for an animal is called one too.
  const tokens = tokensOf(other === 'veterinaria' ? '' : text);
  const isMessage = isAboutPrescription(tokens);
  const codes = isMessage ? codesIn(tokens) : [];
  const without = noteWithoutPrescription(tokens, isMessage, codes);
  const isOneNumber = tokens.filter(({ kind }) => kind === 'number').length === 1;
  const isAlone = isNumberMeant && without === 'nada' && isOneNumber;
  const read = prescriptionsIn(isMessage || isAlone ? tokens : [], codes);
  const { prescriptions } = read;
  const values = prescriptions.flatMap((one) => Object.values(one));
  const isRead = (token: Token) => looksLikeCode(tokens, token) && values.includes(token.text.toUpperCase());
  const unread = tokens.filter((token) => looksLikeCode(tokens, token) && !isRead(token));
  const reading = { ...read, unread: [...new Set(unread.map(({ text }) => text.toUpperCase()))], rest: '' };
  if (prescriptions.length === 0) return { ...reading, note: other && other !== 'exames' ? other : without };
  // A one-time code does not go along.
  const secret = unread.filter((token) => isOneTime(tokens, token) && !codes.some(({ at }) => at === token.at));
  const note = noteOnPrescriptions(tokens, prescriptions, today);
  const rest = restOf(text, tokens, (token) => isRead(token) || secret.includes(token), !!note);
  return { ...reading, note: secret.length > 0 ? 'codigoUnico' : note, rest };
}

/** Not the strength of a medicine, or a price. */
function looksLikeCode(tokens: Token[], token: Token): boolean {
  const next = tokens[token.at + 1];
  const isAmount = next?.kind === 'doubt' && !/ou|nao|alias|digo|afinal|desculp|perdao|\?/.test(next.text);
  return isKind(token, ['number', 'wrongNumber']) || (isKind(token, ['six', 'four']) && !isAmount);
}

/** A word names it, or all the words may stand in such a message, or the numbers are the three of a prescription. */
function isAboutPrescription(tokens: Token[]): boolean {
  const isNamed = hasKind(tokens, 'prescription', 'dispensing', 'option', 'dispensed');
  return isNamed || tokens.every((token) => isKind(token, KNOWN)) || holdsTheThree(tokens);
}

/**
 * Each prescription with its codes. A code belongs to the last number before it. Of several prescriptions all have
 * codes or none; none where a code stands before the first, whose nobody knows. Requests for exams are left out.
 */
function prescriptionsIn(tokens: Token[], codes: Code[]): Pick<SmsReading, 'prescriptions' | 'leftOut' | 'why'> {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const sure = hasKind(tokens, 'mistake') ? [] : codes.filter((code) => code.isSure);
  const start = tokens.slice(0, numbers[0]?.at);
  const early = sure.filter(({ at }) => at < start.length);
  const codesOf = new Map<string, Code[]>();
  let subject = subjectIn(start);
  for (const [i, { text, at }] of numbers.entries()) {
    const after = tokens.slice(at + 1, numbers[i + 1]?.at);
    const end = anotherIn(after)?.at ?? at + 1 + after.length;
    const own = sure.filter((code) => code.at > at && code.at < end);
    const isOfExam = (subject ?? subjectIn(after)) === 'exam' || namesExamCode(after);
    const number = text.toUpperCase();
    if (!isOfExam) codesOf.set(number, [...(codesOf.get(number) ?? []), ...own]);
    subject = subjectIn(after) ?? subject;
  }
  const [only = []] = codesOf.values();
  if (numbers.length === 1 && only.length === 0) only.push(...codesOfSentence(start, early));
  const isClear = codesOf.size === 1 || (early.length === 0 && [...codesOf.values()].every(({ length }) => length > 0));
  const prescriptions = [...codesOf].map(([numeroReceita, own]) => ({
    numeroReceita,
    codigoDispensa: isClear ? onlyValue(own, 'codigoDispensa') : '',
    codigoOpcao: isClear ? onlyValue(own, 'codigoOpcao') : '',
  }));
  const isExpected = (field: CodeField) => field === 'codigoDispensa' || codes.some((code) => fieldOf(code) === field);
  const leftOut = FIELDS.filter((field) => isExpected(field) && prescriptions.some((one) => !one[field]));
  const isDoubtful = isClear ? early.some((code) => !only.includes(code)) : sure.length > 0;
  return { prescriptions, leftOut, why: isDoubtful ? 'codigosDeQuem' : 'semDispensa' };
}

/** Whether a number is a prescription's or a request's for exams: the last word that tells. */
const subjectIn = (tokens: Token[]) => tokens.findLast((token) => isKind(token, ['prescription', 'exam']))?.kind;

/** From where on another prescription is meant that has no number: "a antiga", "Receita: …" in a line of its own. */
const anotherIn = (tokens: Token[]) =>
  tokens.find(
    (token, i) =>
      isKind(token, ['another', 'wrongNumber']) || (token.kind === 'prescription' && isKind(tokens[i - 1], ENDS)),
  );

/** Codes that stand before a text's only number belong to it, in the same line and with nothing else before it. */
function codesOfSentence(start: Token[], early: Code[]): Code[] {
  const isOne = start.filter(({ kind }) => kind === 'prescription').length < 2;
  const isPlain = isOne && start.every((token) => isKind(token, KNOWN) && token.kind !== 'wrongNumber');
  return isPlain ? early.filter(({ at }) => !hasKind(start.slice(at), 'line')) : [];
}

/** The value of a code; none where there are two that differ. */
function onlyValue(codes: Code[], field: CodeField): string {
  const [value = '', another] = new Set(codes.filter((code) => fieldOf(code) === field).map(({ text }) => text));
  return another ? '' : value;
}
