import { beside, ENDS, hasKind, isKind, type Kind, LONG, NAMES, NUMBERS, SMALL, type Token } from './sms-tokens.ts';

/** Six or four digits that are the code of a field, or may be. */
export interface Code extends Token {
  /** Whether it is filled in; else the visitor only reads that it was left out. */
  isSure: boolean;
  /**
   * The first word of its label, the one that names the code, and whether the label is in full: "código de dispensa".
   */
  labelAt?: number;
  name?: Kind;
  isFull?: boolean;
}

/** The other words of a prescription's message: a sentence of these alone says nothing of other things. */
const PLAIN: Kind[] = [...SMALL, 'day', 'code', 'prescription'];
/** The parts of such messages. */
export const KNOWN: Kind[] = [...PLAIN, ...NAMES, ...NUMBERS, ...ENDS, 'valid'];

/**
 * The codes of a text are those with a label. Without any, those of their length; sure where the text holds nothing
 * else.
 */
export function codesIn(tokens: Token[]): Code[] {
  const digits = tokens.filter((token) => isKind(token, ['six', 'four']));
  const labelled = digits.flatMap((token) => withLabel(tokens, token) ?? []);
  for (const [i, code] of labelled.entries()) code.isSure = isSure(tokens, code, labelled[i - 1], labelled[i + 1]);
  const kinds = tokens.filter((token) => !isKind(token, ENDS)).map(({ kind }) => kind);
  const isBare = kinds.sort().join(' ') === 'four number six';
  if (labelled.length > 0 || !(isBare || holdsTheThree(tokens))) return labelled;
  return digits.map((token) => ({ ...token, isSure: isBare }));
}

/** A label stands right before its code: "código de acesso e dispensa n.º 123456". */
function withLabel(tokens: Token[], token: Token): Code | undefined {
  const name = beside(tokens, token.at, ['link', 'prescription', 'line'], -1);
  if (!name || !isKind(name, NAMES) || isKind(name, ['option']) !== isKind(token, ['four'])) return;
  const labelAt = 1 + (beside(tokens, name.at, [...SMALL, 'code', 'pin', 'access'], -1)?.at ?? -1);
  const isFull = isKind(name, ['dispensing', 'option']) && hasKind(tokens.slice(labelAt, name.at), 'code', 'pin');
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
  return !isKind(beside(tokens, at, [...SMALL, 'line']), [...LONG, 'doubt', 'another']);
}

/**
 * A code's sentence says nothing else behind it but another number by its name; no number without a name begins the
 * next.
 */
function isLastWord(tokens: Token[], { at }: Code): boolean {
  const next = beside(tokens, at, [...PLAIN, ...NAMES]);
  if (!next || next.kind === 'valid') return true;
  if (isKind(next, ENDS)) return !isKind(beside(tokens, next.at, ENDS), LONG);
  return isKind(next, NUMBERS) && hasKind(tokens.slice(at, next.at), 'prescription', ...NAMES);
}

/** "Acesso" or "dispensa" and an option right behind. Exams pair "acesso" with "realização" or "efetivação". */
function isPair(tokens: Token[], access?: Code, option?: Code): boolean {
  if (!access || option?.name !== 'option' || !isWhole(tokens, option)) return false;
  return access.name !== 'pin' && option.labelAt === beside(tokens, access.at, ENDS)?.at;
}

/**
 * Nothing but a message's own words leads to a label from the text's start, from another sure code, or from a number
 * that has "receita" before it in its sentence, or nothing else.
 */
function isLed(tokens: Token[], { labelAt = 0 }: Code, previous?: Code): boolean {
  const leading: Kind[] = [...PLAIN, ...NAMES, ...ENDS, 'valid'];
  const from = beside(tokens, labelAt, leading, -1);
  if (!from || from.at === previous?.at) return !from || !!previous?.isSure;
  const before = beside(tokens, from.at, leading, -1);
  const named = tokens.slice(0, from.at).findLast((token) => isKind(token, ['prescription', ...NUMBERS, ...ENDS]));
  return from.kind === 'number' && (!before || isKind(before, NUMBERS) || named?.kind === 'prescription');
}

/** Its numbers are the three in their order, and no word is there that a parcel or an exam has: "Mãe … … …". */
export function holdsTheThree(tokens: Token[]): boolean {
  const numbers = tokens.filter((token) => isKind(token, NUMBERS)).map(({ kind }) => kind);
  return numbers.join(' ') === 'number six four' && !hasKind(tokens, 'pin', 'access', 'examCode', 'doubt');
}
