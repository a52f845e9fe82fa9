import { groupBy } from './group-by.ts';

const NOTE = / \(.*\)$/;
const LIST = new Intl.ListFormat('pt-PT');

/** Names in one list, a note once behind all that share it: "inglês; francês e alemão (ambos em agosto)". */
export function listWithNotes(names: readonly string[]): string {
  const groups = [...groupBy(names, (name) => NOTE.exec(name)?.[0] ?? '')];
  if (groups.every(([note, { length }]) => note === '' || length === 1)) return LIST.format(names);
  return groups
    .map(([note, group]) => LIST.format(group.map((name) => name.replace(NOTE, ''))) + shared(note, group.length))
    .join('; ');
}

/** A note behind the last of the names that share it, with how many they are. */
function shared(note: string, names: number): string {
  return names === 1 ? note : note.replace('(', names === 2 ? '(ambos ' : '(todos ');
}
