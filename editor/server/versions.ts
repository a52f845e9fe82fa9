import { describeChanges } from '../changes.ts';
import { dataIn, schemaOf } from './content.ts';
import { type FileName, readText, readVersion, TAKEN_BACK, versionsOf } from './files.ts';

/** What differs between two texts of a file, in sentences. */
export function changesBetween(name: FileName, before: string, after: string): string[] {
  const sentences = describeChanges(schemaOf(name), dataIn(name, before), dataIn(name, after));
  return sentences.length > 0 ? sentences : ['Mudam só comentários ou espaços.'];
}

/** A kept version of a file: its id, the moment at which it was changed or taken back, and what that change was. */
export type Version = ReturnType<typeof versions>[number];

/** The versions of a file that differ from what it holds, newest first. */
export function versions(name: FileName) {
  let after = readText(name);
  return versionsOf(name).flatMap((id) => {
    const text = readVersion(name, id) ?? '';
    if (text === after) return [];
    const changes = changesBetween(name, text, after);
    after = text;
    const moment = id.replace(TAKEN_BACK, '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
    return [{ id, moment, isTakenBack: id.endsWith(TAKEN_BACK), changes }];
  });
}
