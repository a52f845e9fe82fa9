import { readContent } from '../../src/pharmacy/load.ts';
import { changesBetween, type ShownFinding, shownFinding } from '../core/content.ts';
import type { FileName } from '../core/file-names.ts';
import { keepVersion, readText, versionsOf } from './files.ts';

/** The mistakes of all the content. @param instead texts in the place of files, by their path */
export function allMistakes(instead: Readonly<Record<string, string>> = {}): ShownFinding[] {
  const { mistakes, sources } = readContent(undefined, instead);
  return mistakes.map((mistake) => shownFinding(mistake, sources));
}

export type Version = ReturnType<typeof versions>[number];

/** The versions of a file, each with the moment at which it was changed or taken back, and what that, or doing it again, changes. */
export function versions(name: FileName) {
  keepVersion(name);
  const now = readText(name);
  let next = { moment: '', text: now };
  const all = versionsOf(name).map(({ id, moment, text, isTakenBack }) => {
    if (isTakenBack) return { id, text, isTakenBack, moment, changes: changesBetween(name, now, text) };
    const after = next;
    next = { moment, text };
    return { id, text, isTakenBack, moment: after.moment, changes: changesBetween(name, text, after.text) };
  });
  return all.filter(({ text }) => text !== now).toSorted((a, b) => b.moment.localeCompare(a.moment));
}
