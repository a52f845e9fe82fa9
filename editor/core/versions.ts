import { dataIn, sentencesBetween } from './content.ts';
import type { FileName } from './file-names.ts';
import { TOPICS } from './topics.ts';

/** A text that a file once held. */
export interface Version {
  /** When it came, in ISO. */
  moment: string;
  text: string;
}

/** A past change of one or more files, which the owner can take back. */
export interface PastChange {
  id: string;
  /** When it was made, in ISO. */
  moment: string;
  /** What it changed, in words. */
  sentences: readonly string[];
  /** The texts of its files, before it and after. */
  texts: () => Promise<{ name: FileName; before: string; after: string }[]>;
}

/**
 * The changes of a file, newest first. A version that cannot be read is left out, unless it is the newest: the
 * change to it and the change from it are one.
 */
export function pastChanges(name: FileName, versions: readonly Version[]): PastChange[] {
  const readable = versions.filter(({ text }, i) => i === 0 || dataIn(name, text) !== null);
  return readable.flatMap(({ text }, i) => {
    const after = readable[i - 1];
    if (after === undefined || text === after.text) return [];
    const sentences = sentencesBetween(name, text, after.text).map((sentence) => `${TOPICS[name].title} › ${sentence}`);
    const texts = async () => [{ name, before: text, after: after.text }];
    return [{ id: `${name}${i}`, moment: after.moment, sentences, texts }];
  });
}
