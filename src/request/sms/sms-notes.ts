import type { CodeField } from '../prescription.ts';
import type { Code } from './sms-codes.ts';
import { beside, hasKind, isKind, type Kind, LONG, NAMES, namesExamCode, SMALL, type Token } from './sms-tokens.ts';

/** Why a text gives no prescription: each is the key of its sentence, in this folder's words.ts or the request's. */
export type NoteWithout = 'exames' | 'outroTamanho' | 'codigoUnico' | 'semNumero' | 'nada';
/** What a text with prescriptions also says. */
export type NoteOn = 'cancelada' | 'foraDoPrazo' | 'avisoDispensa';

/** The note on a text without a prescription. */
export function noteWithoutPrescription(tokens: Token[], isMessage: boolean, codes: Code[]): NoteWithout {
  if (hasKind(tokens, 'exam') || namesExamCode(tokens)) return 'exames';
  if (isMessage && hasKind(tokens, 'wrongNumber')) return 'outroTamanho';
  if (hasKind(tokens, 'oneTime') && hasKind(tokens, ...LONG)) return 'codigoUnico';
  // "O PIN da minha receita é 482915" is a prescription's code, though no label stands right before it.
  const isNamed = hasKind(tokens, 'prescription') && hasKind(tokens, 'six') && hasKind(tokens, ...NAMES, 'code');
  return isNamed || codes.some(({ isSure }) => isSure) ? 'semNumero' : 'nada';
}

/** What a text also says: that a prescription is cancelled or past its date, or that it was dispensed. */
export function noteOnPrescriptions(
  tokens: Token[],
  prescriptions: Record<CodeField, string>[],
  today: string,
): NoteOn | undefined {
  const isAnyPrescription = (state: Kind) =>
    tokens.some((token) => token.kind === state && describesPrescription(tokens, token));
  if (isAnyPrescription('cancelled')) return 'cancelada';
  const lastDays = tokens.filter(({ kind, at }) => kind === 'day' && isKind(beside(tokens, at, SMALL, -1), ['valid']));
  const past = lastDays.filter(({ text }) => isoDay(text) < today);
  // One prescription holds until the last of its days; of several, one past day is enough.
  if (past.length > 0 && (prescriptions.length > 1 || past.length === lastDays.length)) return 'foraDoPrazo';
  if (isAnyPrescription('expired')) return 'foraDoPrazo';
  const hasCodes = prescriptions.some(({ codigoDispensa, codigoOpcao }) => codigoDispensa || codigoOpcao);
  return prescriptions.length === 1 && !hasCodes && hasKind(tokens, 'dispensed') ? 'avisoDispensa' : undefined;
}

/** Whether the words around a number, in its sentence, say that nobody is to be shown it. */
export const isOneTime = (tokens: Token[], { at }: Token) =>
  [1, -1].some((step) => beside(tokens, at, [...SMALL, ...NAMES, 'code', 'other'], step)?.kind === 'oneTime');

/** Whether a word like "anulada" describes a prescription: no other noun, end or "não" stands between. */
function describesPrescription(tokens: Token[], { at }: Token): boolean {
  const subjects: Kind[] = ['prescription', 'number'];
  const isDenied = isKind(beside(tokens, at, SMALL, -1), ['doubt']);
  const before = beside(tokens, at, [...SMALL, ...NAMES, ...LONG, 'day', 'valid', 'code'], -1);
  return isKind(before, subjects) || (!isDenied && isKind(beside(tokens, at, SMALL), subjects));
}

/** A day in digits, the year first or last, as an ISO one. */
function isoDay(day: string): string {
  const parts = day.split(/\D/).map((part) => part.padStart(2, '0'));
  return (/^\d{4}/.test(day) ? parts : parts.reverse()).join('-');
}
