import { CODE_LENGTHS, type CodeField } from '../prescription.ts';
import { type Kind, type Token, tokensOf } from './sms-text.ts';

/** One prescription, each code as its field takes it; an empty string where the text does not name one. */
export type PrescriptionCodes = Record<CodeField, string>;

/** What a pasted text says; its notes and reasons are named as their sentences in the content. */
export interface SmsReading {
  prescriptions: PrescriptionCodes[];
  /** What else the text says, or why there is no prescription. */
  note?: NoteWithout | NoteOn | undefined;
  /** How many characters the number has that should have 19. */
  length?: number;
  /** The codes that the text holds or should hold and that are not filled in, and why. */
  leftOut: CodeField[];
  why: 'semDispensa' | 'codigosAntes' | 'codigosDeQuem';
}

type NoteWithout = 'exames' | 'tamanho' | 'compridoDemais' | 'codigoUnico' | 'semNumero' | 'nada';
type NoteOn = 'cancelada' | 'foraDoPrazo' | 'avisoDispensa';

/** Six or four digits that are the code of a field, or may be. */
interface Code extends Token {
  /** Whether it is filled in; else it is only said to be left out. */
  isSure: boolean;
  /** The first word of its label, the one that names the code, and whether the label is in full: "código de dispensa". */
  labelAt?: number;
  name?: Kind;
  isFull?: boolean;
}

const FIELDS = ['codigoDispensa', 'codigoOpcao'] as const;
const fieldOf = ({ kind }: Token) => (kind === 'six' ? 'codigoDispensa' : 'codigoOpcao');

const ENDS: Kind[] = ['sentence', 'line'];
const LONG: Kind[] = ['six', 'four', 'digits', 'wrongNumber'];
const NUMBERS: Kind[] = ['number', 'few', ...LONG];
const NAMES: Kind[] = ['pin', 'access', 'dispensing', 'option'];
const SMALL: Kind[] = ['link', 'small'];
/** What else a sentence of a prescription's message holds, as long as it says nothing of other things. */
const PLAIN: Kind[] = [...SMALL, 'day', 'code', 'prescription'];
const KNOWN: Kind[] = [...PLAIN, ...NAMES, ...NUMBERS, ...ENDS, 'valid'];

const is = (token: Token | undefined, kinds: Kind[]) => !!token && kinds.includes(token.kind);
const has = (tokens: Token[], ...kinds: Kind[]) => tokens.some((token) => is(token, kinds));

/** The next token behind a place that is none of `passed`; with a `step` of -1, the one before. */
function beside(tokens: Token[], at: number, passed: Kind[], step = 1): Token | undefined {
  let place = at + step;
  while (is(tokens[place], passed)) place += step;
  return tokens[place];
}

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that people
 * paste for it. A wrong code is worse than none. Never throws; links are neither followed nor returned.
 * @param today ISO day, for a text that names the last day of its prescription
 * @param isNumberMeant whether it was pasted where the number goes: then a single one is that, whatever the text is
 */
export function readPrescriptionSms(text: string, today: string, isNumberMeant = false): SmsReading {
  const tokens = tokensOf(text);
  const isMessage = isAboutPrescription(tokens);
  const codes = isMessage ? codesIn(tokens) : [];
  const without = noteWithout(tokens, codes, isMessage);
  const isAlone =
    isNumberMeant && without.note === 'nada' && tokens.filter(({ kind }) => kind === 'number').length === 1;
  const reading = prescriptionsIn(isMessage || isAlone ? tokens : [], codes);
  if (reading.prescriptions.length === 0) return { ...reading, ...without };
  return { ...reading, note: noteOn(tokens, reading.prescriptions, today) };
}

/** A word says so, or none says that it is about something else, or its numbers are the three. */
function isAboutPrescription(tokens: Token[]): boolean {
  const isSaid = has(tokens, 'prescription', 'dispensing', 'option', 'handedOut');
  return isSaid || tokens.every((token) => is(token, KNOWN)) || holdsTheThree(tokens);
}

/** Its numbers are the three in their order, and no word is there that a parcel or an exam has: "Mãe … … …". */
function holdsTheThree(tokens: Token[]): boolean {
  const numbers = tokens.filter((token) => is(token, NUMBERS)).map(({ kind }) => kind);
  return numbers.join(' ') === 'number six four' && !has(tokens, 'pin', 'access', 'examCode', 'doubt');
}

/** The codes of a text are those with a label. Without any, those of their length; sure where the text holds nothing else. */
function codesIn(tokens: Token[]): Code[] {
  const digits = tokens.filter((token) => is(token, ['six', 'four']));
  const labelled = digits.flatMap((token) => withLabel(tokens, token) ?? []);
  for (const [i, code] of labelled.entries()) code.isSure = isSure(tokens, code, labelled[i - 1], labelled[i + 1]);
  const kinds = tokens.filter((token) => !is(token, ENDS)).map(({ kind }) => kind);
  const isBare = kinds.sort().join(' ') === 'four number six';
  if (labelled.length > 0 || !(isBare || holdsTheThree(tokens))) return labelled;
  return digits.map((token) => ({ ...token, isSure: isBare }));
}

/** A label stands right before its code: "código de acesso e dispensa n.º 123456". */
function withLabel(tokens: Token[], token: Token): Code | undefined {
  const name = beside(tokens, token.at, ['link', 'prescription', 'line'], -1);
  if (!name || !is(name, NAMES) || is(name, ['option']) !== is(token, ['four'])) return;
  const labelAt = 1 + (beside(tokens, name.at, [...SMALL, 'code', 'pin', 'access'], -1)?.at ?? -1);
  const isFull = is(name, ['dispensing', 'option']) && has(tokens.slice(labelAt, name.at), 'code', 'pin');
  return { ...token, labelAt, name: name.kind, isFull, isSure: false };
}

/** A label in full counts anywhere, and so does a pair; any other where a prescription's message leads to it. */
function isSure(tokens: Token[], code: Code, previous?: Code, next?: Code): boolean {
  // Other things have a PIN, an "acesso" and an "opção" too.
  const isCode = code.isFull || code.name === 'dispensing' ? isWhole(tokens, code) : isLastWord(tokens, code);
  const isOfPair = isPair(tokens, code, next) || isPair(tokens, previous, code);
  return isCode && (code.isFull || isOfPair || isLed(tokens, code, previous));
}

/** No other number, no amount, no "ou …" or "não, é …" follows a code. */
function isWhole(tokens: Token[], { at }: Code): boolean {
  return !is(beside(tokens, at, [...SMALL, 'line']), [...LONG, 'doubt', 'another']);
}

/** A code's sentence says nothing else behind it but another number by its name; no number without a name begins the next. */
function isLastWord(tokens: Token[], { at }: Code): boolean {
  const next = beside(tokens, at, [...PLAIN, ...NAMES]);
  if (!next || next.kind === 'valid') return true;
  if (is(next, ENDS)) return !is(beside(tokens, next.at, ENDS), LONG);
  return is(next, NUMBERS) && has(tokens.slice(at, next.at), 'prescription', ...NAMES);
}

/** "Acesso" or "dispensa" and an option right behind. Exams pair "acesso" with "realização" or "efetivação". */
function isPair(tokens: Token[], access?: Code, option?: Code): boolean {
  if (!access || option?.name !== 'option' || !isWhole(tokens, option)) return false;
  return access.name !== 'pin' && option.labelAt === beside(tokens, access.at, ENDS)?.at;
}

/**
 * Nothing but a message's own words leads to a label from the text's start, from another sure code, or from a number that has
 * "receita" before it in its sentence, or nothing else.
 */
function isLed(tokens: Token[], { labelAt = 0 }: Code, previous?: Code): boolean {
  const leading: Kind[] = [...PLAIN, ...NAMES, ...ENDS, 'valid'];
  const from = beside(tokens, labelAt, leading, -1);
  if (!from || from.at === previous?.at) return !from || !!previous?.isSure;
  const before = beside(tokens, from.at, leading, -1);
  const named = tokens.slice(0, from.at).findLast((token) => is(token, ['prescription', ...NUMBERS, ...ENDS]));
  return from.kind === 'number' && (!before || is(before, NUMBERS) || named?.kind === 'prescription');
}

/**
 * Each prescription with its codes. A code belongs to the last number before it. Of several prescriptions all have codes or
 * none; none where a code stands before the first, since nobody knows whose it is. Requests for exams are left out.
 */
function prescriptionsIn(tokens: Token[], codes: Code[]): SmsReading {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const sure = has(tokens, 'mistake') ? [] : codes.filter((code) => code.isSure);
  const start = tokens.slice(0, numbers[0]?.at);
  const early = sure.filter(({ at }) => at < start.length);
  const codesOf = new Map<string, Code[]>();
  let subject = subjectIn(start);
  for (const [i, { text, at }] of numbers.entries()) {
    const after = tokens.slice(at + 1, numbers[i + 1]?.at);
    const end = anotherIn(after)?.at ?? at + 1 + after.length;
    const own = sure.filter((code) => code.at > at && code.at < end);
    const isOfExam = (subject ?? subjectIn(after)) === 'exam' || namesExamCode(after);
    if (!isOfExam) codesOf.set(text.toUpperCase(), [...(codesOf.get(text.toUpperCase()) ?? []), ...own]);
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
  if (!isClear && sure.length > 0) return { prescriptions, leftOut, why: 'codigosDeQuem' };
  return { prescriptions, leftOut, why: early.some((code) => !only.includes(code)) ? 'codigosAntes' : 'semDispensa' };
}

/** Whether a number is a prescription's or a request's for exams: the last word that tells. */
const subjectIn = (tokens: Token[]) => tokens.findLast((token) => is(token, ['prescription', 'exam']))?.kind;

const namesExamCode = (tokens: Token[]) =>
  tokens.some((token, i) => token.kind === 'examCode' && is(tokens[i + 1], NUMBERS));

/** From where on another prescription is meant, though no number of it stands there: "a antiga", "Receita: …" in a line of its own. */
const anotherIn = (tokens: Token[]) =>
  tokens.find(({ kind }, i) => kind === 'another' || (kind === 'prescription' && is(tokens[i - 1], ENDS)));

/** Codes before a text's only number are its own in the same line, where nothing else is said before it. */
function codesOfSentence(start: Token[], early: Code[]): Code[] {
  const isOne = start.filter(({ kind }) => kind === 'prescription').length < 2;
  const isPlain = isOne && start.every((token) => is(token, KNOWN));
  return isPlain ? early.filter(({ at }) => !has(start.slice(at), 'line')) : [];
}

/** The value of a code; none where there are two that differ. */
function onlyValue(codes: Code[], field: CodeField): string {
  const [value = '', another] = new Set(codes.filter((code) => fieldOf(code) === field).map(({ text }) => text));
  return another ? '' : value;
}

/** What a text without a prescription is. */
function noteWithout(tokens: Token[], codes: Code[], isMessage: boolean): Pick<SmsReading, 'note' | 'length'> {
  if (has(tokens, 'exam') || namesExamCode(tokens)) return { note: 'exames' };
  const isNumberMissing = !has(tokens, 'number');
  const wrong = isMessage && isNumberMissing && tokens.find(({ kind }) => kind === 'wrongNumber');
  if (wrong) {
    const { length } = wrong.text;
    return { note: length > CODE_LENGTHS.numeroReceita ? 'compridoDemais' : 'tamanho', length };
  }
  if (has(tokens, 'oneTime') && has(tokens, ...LONG)) return { note: 'codigoUnico' };
  return { note: isNumberMissing && codes.some((code) => code.isSure) ? 'semNumero' : 'nada' };
}

/** What a text with prescriptions says besides: that one is cancelled or past its date, or that it was handed out. */
function noteOn(tokens: Token[], prescriptions: PrescriptionCodes[], today: string): NoteOn | undefined {
  const isSaid = (said: Kind) => tokens.some((token) => token.kind === said && isSaidOfPrescription(tokens, token));
  if (isSaid('cancelled')) return 'cancelada';
  const lastDays = tokens.filter(({ kind, at }) => kind === 'day' && is(beside(tokens, at, SMALL, -1), ['valid']));
  const isOver = lastDays.map(({ text }) => isoDay(text) < today);
  // One prescription holds until the last of its days.
  if (isOver.includes(true) && (prescriptions.length > 1 || !isOver.includes(false))) return 'foraDoPrazo';
  if (isSaid('expired')) return 'foraDoPrazo';
  const hasCodes = prescriptions.some(({ codigoDispensa, codigoOpcao }) => codigoDispensa || codigoOpcao);
  return prescriptions.length === 1 && !hasCodes && has(tokens, 'handedOut') ? 'avisoDispensa' : undefined;
}

/** Whether a word like "anulada" is said of a prescription: no other noun, no end of a sentence and no "não" stands between. */
function isSaidOfPrescription(tokens: Token[], { at }: Token): boolean {
  const subjects: Kind[] = ['prescription', 'number'];
  const isDenied = is(beside(tokens, at, SMALL, -1), ['doubt']);
  const before = beside(tokens, at, [...SMALL, ...NAMES, ...LONG, 'day', 'valid', 'code'], -1);
  return is(before, subjects) || (!isDenied && is(beside(tokens, at, SMALL), subjects));
}

/** A day in digits, the year first or last, as an ISO one. */
function isoDay(day: string): string {
  const parts = day.split(/\D/).map((part) => part.padStart(2, '0'));
  return (/^\d{4}/.test(day) ? parts : parts.reverse()).join('-');
}
