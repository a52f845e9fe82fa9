import { dataIn, sentencesBetween } from './content.ts';
import type { FileName } from './file-names.ts';
import { TOPICS } from './topics.ts';

/** A text that a file once held, and since when (ISO). */
export interface Version {
  moment: string;
  text: string;
}

/** A change of the past that can be taken back. */
export interface PastChange {
  id: string;
  /** ISO */
  moment: string;
  /** Its changes, each a sentence. */
  lines: readonly string[];
  /** The texts of its files, before it and after. */
  changes: () => Promise<{ name: FileName; before: string; after: string }[]>;
}

/**
 * The changes of a file, newest first. One that came to, or from, what nobody can read is no step: it goes with the
 * next that can be.
 */
export function pastChanges(name: FileName, versions: readonly Version[]): PastChange[] {
  const readable = versions.filter(({ text }, i) => i === 0 || dataIn(name, text) !== null);
  return readable.flatMap(({ text }, i) => {
    const after = readable[i - 1];
    if (after === undefined || text === after.text) return [];
    const lines = sentencesBetween(name, text, after.text).map((line) => `${TOPICS[name].title} › ${line}`);
    const changes = async () => [{ name, before: text, after: after.text }];
    return [{ id: `${name}${i}`, moment: after.moment, lines, changes }];
  });
}
