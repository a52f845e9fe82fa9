import { diffArrays } from 'diff';

/** Lines of a text, and those that take their place. */
export interface Hunk {
  at: number;
  gone: string[];
  come: string[];
}

/** The changes that make one text of another, the smallest: line by line, where as many come as go. */
export function hunksBetween(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays(before.split('\n'), after.split('\n'))) {
    const last = hunks.at(-1);
    if (added && last && last.at + last.gone.length === at) last.come = value;
    else if (added || removed) hunks.push({ at, gone: removed ? value : [], come: added ? value : [] });
    if (!added) at += value.length;
  }
  return hunks.flatMap((hunk) => {
    const { gone, come } = hunk;
    if (gone.length !== come.length) return hunk;
    return gone.map((line, i) => ({ at: hunk.at + i, gone: [line], come: come.slice(i, i + 1) }));
  });
}

/** A text with some of its hunks. */
export function withHunks(before: string, hunks: readonly Hunk[]): string {
  const lines = before.split('\n');
  // From the end, and what comes above a line after what takes its place.
  const ordered = [...hunks].sort((a, b) => b.at - a.at || b.gone.length - a.gone.length);
  for (const { at, gone, come } of ordered) lines.splice(at, gone.length, ...come);
  return lines.join('\n');
}
