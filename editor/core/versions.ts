import { CONTENT_FILES, type ContentFile } from '../../src/pharmacy/content.ts';
import { changesBetween, mendedText } from './content.ts';
import { dataIn, type FileName, TOPICS } from './content-files.ts';
import { type Draft, writtenText } from './drafts.ts';
import { hunksBetween, joinedLines } from './lines.ts';

/** A text that a file once held. */
export interface Version {
  /** The moment at which it came, in ISO. */
  moment: string;
  text: string;
}

/** The texts of files before a past change and after it; null where there was no such file. */
export interface PastTexts {
  id: string;
  moment: string;
  /** The name of who made it, where the store knows it. */
  author?: string;
  texts: { name: FileName; before: string | null; after: string | null }[];
  /** farmacia.yaml before it, where a repository may be older than the pharmacy. */
  pharmacy?: string | null;
}

/** One sentence of a past change, which the owner can take back alone. */
export interface PastSentence {
  name: FileName;
  text: string;
  /** The file with what this sentence says, and without; null where it cannot be read before or after. */
  files: { done: unknown; undone: unknown } | null;
  /** Takes all of the change back, line by line: what could not be read is mended. */
  exactly?: Draft['exactly'];
}

/** The sentences of a past change, made from what differs: who wrote it, and what they called it, is not asked. */
export const sentencesOf = ({ texts }: PastTexts): PastSentence[] =>
  texts.flatMap(({ name, before, after }) => {
    const { empty }: ContentFile = CONTENT_FILES[name];
    const none = empty ? '[]' : '';
    const isKnown = before !== null && after !== null;
    const exactly = isKnown && { from: mendedText(name, after, before), to: mendedText(name, before, after) };
    return changesBetween(name, before ?? none, after ?? none).map((change) => {
      const text = `${TOPICS[name].title} › ${change.sentence}`;
      return { name, text, files: 'done' in change ? change : null, ...(exactly && { exactly }) };
    });
  });

/** A text without the lines of a past change, its comments too: the fewest lines first, of which one may be right. */
export function textsWithout({ name, files, exactly }: PastSentence, now: string): string[] {
  if (files === null || exactly === undefined) return [];
  const { from, to } = exactly;
  const hunks = hunksBetween(from, to);
  const parts = [...hunks.map((hunk) => [hunk]), hunks];
  // Neighbours that went together are one piece of lines: the lines of one are those that its coming back writes.
  const written = (text: string, data: unknown) => writtenText({ name, base: dataIn(name, text), data }, text).text;
  const withIt = written(to, files.undone);
  const without = written(withIt, files.done);
  const byItself = joinedLines(without, now, hunksBetween(without, withIt));
  return [...parts.map((part) => joinedLines(from, now, part)), byItself];
}

/** A file's changes, newest first. A version that cannot be read is left out, unless it is the newest. */
export function pastTexts(name: FileName, versions: readonly Version[]): PastTexts[] {
  const readable = versions.filter(({ text }, i) => i === 0 || dataIn(name, text) !== null);
  return readable.flatMap(({ text: before }, i) => {
    const after = readable[i - 1];
    if (after === undefined || before === after.text) return [];
    return [{ id: `${name}${i}`, moment: after.moment, texts: [{ name, before, after: after.text }] }];
  });
}
