import { describeChanges } from '../changes.ts';
import { dataIn, SCHEMAS } from './content.ts';
import { type FileName, momentOf, readText, readVersion, TAKEN_BACK, versionsOf } from './files.ts';

/** What differs between two texts of a file, in sentences. */
export function changesBetween(name: FileName, before: string, after: string): string[] {
  const [was, is] = [dataIn(name, before), dataIn(name, after)];
  if (was === null || is === null) return ['Muda o ficheiro inteiro.'];
  const sentences = describeChanges(SCHEMAS[name], was, is);
  return sentences.length > 0 ? sentences : ['Mudam só comentários ou espaços.'];
}

/** A kept version of a file: its id, the moment at which it was changed or taken back, and what that change was; or all that doing it again changes. */
export type Version = ReturnType<typeof versions>[number];

/** The versions of a file that differ from what it holds, newest first. */
export function versions(name: FileName) {
  const now = readText(name);
  let after = now;
  return versionsOf(name).flatMap((id) => {
    const text = readVersion(name, id) ?? '';
    const isTakenBack = id.endsWith(TAKEN_BACK);
    const changes = isTakenBack ? changesBetween(name, now, text) : changesBetween(name, text, after);
    // What was taken back came to nothing: the next older change led to what is below it.
    if (!isTakenBack) after = text;
    if (text === now) return [];
    return [{ id, moment: momentOf(id), isTakenBack, changes }];
  });
}
