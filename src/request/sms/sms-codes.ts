import { beside, ENDS, hasKind, isKind, type Kind, LONG, NAMES, NUMBERS, SMALL, type Token } from './sms-tokens.ts';

/** Six or four digits that are the code of a field, or may be. */
export interface Code extends Token {
  /** Whether it is filled in; else the visitor only reads that it was left out. */
  isSure: boolean;
  /** The place of the first word of its label. */
  labelAt?: number;
  /** What its label names: `dispensing`, `option`, `access` or `pin`. */
  labelKind?: Kind;
  /** Whether the label is in full: "código de dispensa", not only "dispensa". */
  isFull?: boolean;
}

/** The other words of a prescription's message: a sentence of these alone says nothing of other things. */
const PLAIN: Kind[] = [...SMALL, 'day', 'code', 'prescription'];
/** All that stands in a prescription's message: a text of these alone is taken for one. */
export const KNOWN: Kind[] = [...PLAIN, ...NAMES, ...NUMBERS, ...ENDS, 'valid'];

/**
 * The codes of a text are those with a label. In a text without any label, numbers of six and of four digits are codes
 * only beside one prescription's number: sure where the text is nothing but these three, else unsure.
 */
export function codesIn(tokens: Token[]): Code[] {
  const digits = tokens.filter((token) => isKind(token, ['six', 'four']));
  const labelled = digits.flatMap((token) => withLabel(tokens, token) ?? []);
  for (const [i, code] of labelled.entries()) code.isSure = isSure(tokens, code, labelled[i - 1], labelled[i + 1]);
  const kinds = tokens.filter((token) => !isKind(token, ENDS)).map(({ kind }) => kind);
  // In any order: by their names.
  const isBare = kinds.sort().join(' ') === 'four number six';
  if (labelled.length > 0 || !(isBare || holdsTheThree(tokens))) return labelled;
  return digits.map((token) => ({ ...token, isSure: isBare }));
}

/** A label stands right before its code: "código de acesso e dispensa n.º 123456". */
function withLabel(tokens: Token[], token: Token): Code | undefined {
  const name = beside(tokens, token.at, ['link', 'prescription', 'line'], -1);
  // The code of an option has four digits, each other one six.
  if (!name || !isKind(name, NAMES) || isKind(name, ['option']) !== isKind(token, ['four'])) return;
  const labelAt = 1 + (beside(tokens, name.at, [...SMALL, 'code', 'pin', 'access'], -1)?.at ?? -1);
  const isFull = isKind(name, ['dispensing', 'option']) && hasKind(tokens.slice(labelAt, name.at), 'code', 'pin');
  return { ...token, labelAt, labelKind: name.kind, isFull, isSure: false };
}

/**
 * A code with a label in full is sure wherever it stands, and so are an access code and an option side by side. Any
 * other is sure only behind the words of a prescription's message (`isLed`).
 */
function isSure(tokens: Token[], code: Code, previous?: Code, next?: Code): boolean {
  // Other things have a PIN, an "acesso" and an "opção" too: for these the stricter rule.
  const isPlain = code.isFull || code.labelKind === 'dispensing';
  const isCode = isPlain ? isUncontradicted(tokens, code) : isLastWord(tokens, code);
  const isOfPair = isPair(tokens, code, next) || isPair(tokens, previous, code);
  return isCode && (code.isFull || isOfPair || isLed(tokens, code, previous));
}

/** Whether nothing that follows a code casts doubt on it: no other number, no amount, no "ou …" or "não, é …". */
const isUncontradicted = (tokens: Token[], { at }: Code) =>
  !isKind(beside(tokens, at, [...SMALL, 'line']), [...LONG, 'doubt', 'another']);

/** Whether a code's sentence ends with it or goes on as a message does, and the next begins with no bare number. */
function isLastWord(tokens: Token[], { at }: Code): boolean {
  const next = beside(tokens, at, [...PLAIN, ...NAMES]);
  if (!next || next.kind === 'valid') return true;
  if (isKind(next, ENDS)) return !isKind(beside(tokens, next.at, ENDS), LONG);
  return isKind(next, NUMBERS) && hasKind(tokens.slice(at, next.at), 'prescription', ...NAMES);
}

/** "Acesso" or "dispensa" and an option right behind. Exams pair "acesso" with "realização" or "efetivação". */
function isPair(tokens: Token[], access?: Code, option?: Code): boolean {
  if (!access || option?.labelKind !== 'option' || !isUncontradicted(tokens, option)) return false;
  return access.labelKind !== 'pin' && option.labelAt === beside(tokens, access.at, ENDS)?.at;
}

/**
 * Whether only words of a message stand between a code's label and the text's start, a sure code, or a prescription's
 * number that is the text's first, stands behind another number, or after "receita" in its sentence.
 */
function isLed(tokens: Token[], { labelAt = 0 }: Code, previous?: Code): boolean {
  const leading: Kind[] = [...PLAIN, ...NAMES, ...ENDS, 'valid'];
  const from = beside(tokens, labelAt, leading, -1);
  if (!from) return true;
  if (from.at === previous?.at) return previous.isSure;
  const before = beside(tokens, from.at, leading, -1);
  const named = tokens.slice(0, from.at).findLast((token) => isKind(token, ['prescription', ...NUMBERS, ...ENDS]));
  return from.kind === 'number' && (!before || isKind(before, NUMBERS) || named?.kind === 'prescription');
}

/** Whether its only numbers are a prescription's, in their order, without a word of a parcel or an exam. */
export function holdsTheThree(tokens: Token[]): boolean {
  const numbers = tokens.filter((token) => isKind(token, NUMBERS)).map(({ kind }) => kind);
  return numbers.join(' ') === 'number six four' && !hasKind(tokens, 'pin', 'access', 'examCode', 'doubt');
}
