import type { Content } from '../content.ts';
import type { Level, Place } from '../mistakes/mistakes.ts';
import type { Pharmacy } from '../pharmacy.ts';

/** A text, a number or a whole list of the content, or a line of the privacy policy. */
export interface Value extends Place {
  name: keyof Content;
  value: unknown;
  /** The group, item or list that it stands in. */
  parent: unknown;
}

/** All that a rule may hold a value against. */
export interface Facts extends Pharmacy {
  /** Today, as an ISO day. */
  today: string;
  /** Whether a value is the demonstration's, word for word, and shown on the page. */
  isUnchanged: (value: Value) => boolean;
}

/** What is wrong with a value, in a word that the sentence takes for `{facto}`; false or null where it is right. */
export type Test = (text: string, facts: Facts, value: Value) => string | boolean | null;

/** A rule of the content: how far it lets the site go, the files and fields that it reads, and its sentence about `{texto}`. */
export type Rule = readonly [
  level: Level,
  files: readonly (keyof Content)[],
  field: RegExp,
  test: Test,
  sentence: string,
];

/** A sentence with one of these may say the contrary, or name its exception. */
export const NOT = /\b(não|nem|nunca|sem|exce(?:[tp]\w*|ção|ções)|salvo|menos|fech\w+|encerr\w+)\b/i;

/**
 * A test of what texts claim: each sentence that holds the pattern, and not the other one, is held against the content. It reads
 * words, not meaning: few and sure. What is put otherwise passes.
 * @param against gives the fact that speaks against the sentence, null or false where the facts agree
 */
export function claim(
  pattern: RegExp,
  unless: RegExp | null,
  against: (sentence: string, facts: Facts, value: Value) => string | boolean | null | undefined,
): Test {
  return (text, facts, value) => {
    const sentences = text.split(/(?<=[.!?;])\s+/).filter((part) => pattern.test(part) && !unless?.test(part));
    return sentences.map((sentence) => against(sentence, facts, value)).find(Boolean) ?? null;
  };
}
