import { markOf, plainDigits } from '../prescription.ts';
import { KNOWN } from './sms-codes.ts';
import { withDigits } from './sms-text.ts';
import { hasKind, isKind, LONG, NAMES, NUMBERS, type Token, tokensOf } from './sms-tokens.ts';

/** The most characters of which sentences are left out: a message has room for no more. */
const LONGEST = 2000;
/** "Cód." ends none. */
const SENTENCE = /(?:(?:c[oó]d|dir|dto|disp|op[cç]|rec|val|n)\.|[\s\S])+?(?:[\n;!]|\.(?=\s)|$)/gi;

/**
 * What a text says besides the codes that were read, which go by themselves: a mark stands for each. Sentences of
 * nothing else are left out, unless the form remarks on them, for the pharmacist too.
 */
export function restOf(text: string, tokens: Token[], isRead: (token: Token) => boolean, hasRemark: boolean): string {
  const marked = withMarks(plainDigits(text), tokens, isRead);
  if (hasRemark || marked.length > LONGEST) return marked.trim();
  let isWhole = true;
  const rest = marked.replace(SENTENCE, (sentence) => {
    const words = tokensOf(sentence.replace(/…(\d{3}[\dX])?/g, ' '));
    const isKnown = words.every((token) => isOfMessage(words, token));
    isWhole &&= isKnown;
    return isKnown && (sentence.includes('…') || hasKind(words, 'code', 'prescription', ...NAMES)) ? '' : sentence;
  });
  return isWhole ? '' : rest.trim();
}

/** Whether it says nothing new in a prescription's message. A telephone does, and a day of other things. */
function isOfMessage(tokens: Token[], { kind, at }: Token): boolean {
  if (kind === 'day') return tokens.slice(0, at).some((token) => token.kind === 'valid' || /^emitid/.test(token.text));
  if (kind === 'few') return tokens[at - 1]?.kind === 'prescription';
  return KNOWN.includes(kind) && !NUMBERS.includes(kind);
}

/** Finds the numbers in their order: they were read in a text of other signs (sms-text.ts). */
function withMarks(text: string, tokens: Token[], isRead: (token: Token) => boolean): string {
  const signs = text.replace(/[a-z\d]+/gi, withDigits).replaceAll('X', 'x');
  const places = Array.from(signs.matchAll(/[^\s.\p{Pd}\p{Cf}\p{M}]/gu), ({ index }) => index);
  const joined = places.map((place) => signs[place]).join('');
  let [marked, end, from] = ['', 0, 0];
  for (const token of tokens.filter((one) => isKind(one, [...LONG, 'number', 'day']))) {
    const digits = token.text.replace(/[.-]/g, '');
    const at = joined.indexOf(digits, from);
    if (at < 0) continue;
    from = at + digits.length;
    if (!isRead(token)) continue;
    marked += text.slice(end, places[at]) + (token.kind === 'number' ? markOf(token.text) : '…');
    end = (places[from - 1] ?? 0) + 1;
  }
  return marked + text.slice(end);
}
