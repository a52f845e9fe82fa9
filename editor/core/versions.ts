import { changesBetween, dataIn } from './content.ts';
import type { FileName } from './file-names.ts';

/** A text that a file once held, and since when (ISO). */
export interface Version {
  moment: string;
  text: string;
}

/** The versions to go back to, newest first, each with the moment at which it was changed, and what that changed. What nobody can read is none. */
export function stepsBack(name: FileName, versions: readonly Version[], now: string) {
  const readable = versions.filter(({ text }) => text === now || dataIn(name, text) !== null);
  return readable.flatMap(({ text }, i) => {
    const after = readable[i - 1];
    if (text === now || after === undefined) return [];
    return [{ text, data: dataIn(name, text), moment: after.moment, changes: changesBetween(name, text, after.text) }];
  });
}
