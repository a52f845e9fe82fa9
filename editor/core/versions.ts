import { CONTENT_FILES, type ContentFile } from '../../src/pharmacy/content.ts';
import { changesBetween, mendedText } from './content.ts';
import { dataIn, type FileName, pathOf, SCHEMAS, TOPICS } from './content-files.ts';
import { mergeData } from './merge.ts';
import { changedFile, type TextChange } from './write.ts';

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
  /** The text after it and before; what could not be read is mended. */
  exactly?: TextChange;
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

/** A text without what a sentence says, as it stood before; all else stays. @throws Refused as `changedFile` */
export function undoneText({ name, files, exactly }: PastSentence, now: string): string {
  const data = dataIn(name, now);
  const wanted = files ? mergeData(SCHEMAS[name], files.done, files.undone, data, 'mine') : data;
  return changedFile(pathOf(name), now, wanted, exactly);
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
