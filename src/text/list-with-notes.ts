import { groupBy } from './group-by.ts';

const NOTE = / \(.*\)$/;
const LIST = new Intl.ListFormat('pt-PT');

/** Names in one list, a note in brackets once behind all that share it: "inglês; francês e alemão (em agosto)". */
export function listWithNotes(names: readonly string[]): string {
  const groups = [...groupBy(names, (name) => NOTE.exec(name)?.[0] ?? '')];
  if (groups.every(([note, { length }]) => note === '' || length === 1)) return LIST.format(names);
  return groups.map(([note, group]) => LIST.format(group.map((name) => name.replace(NOTE, ''))) + note).join('; ');
}
