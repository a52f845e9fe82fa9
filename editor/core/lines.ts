import { diffArrays } from 'diff';

/** Lines of a text, and those that take their place: the same lines, where they stay. */
export interface Hunk {
  gone: string[];
  come: string[];
}

export const isChange = ({ gone, come }: Hunk) => gone !== come;

/** The pieces that make one text of another; changes are the smallest: line by line, where as many come as go. */
export function hunksBetween(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const { added, removed, value } of diffArrays(before.split('\n'), after.split('\n'))) {
    const last = hunks.at(-1);
    if (added && last?.come.length === 0) last.come = value;
    else hunks.push({ gone: added ? [] : value, come: removed ? [] : value });
  }
  return hunks.flatMap((hunk) => {
    const { gone, come } = hunk;
    if (gone === come || gone.length !== come.length) return hunk;
    return gone.map((line, i) => ({ gone: [line], come: come.slice(i, i + 1) }));
  });
}
