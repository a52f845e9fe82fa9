import { comparable } from '../text/comparable.ts';

/** The known name nearest to a misspelt one, or the shortest that begins with it; null when none is near. */
export function nearestName(written: string, known: Iterable<string>): string | null {
  const meant = comparable(written);
  const most = Math.max(1, meant.length / 5);
  const distances = [...known].map((name) => ({ name, distance: editDistance(meant, comparable(name)) }));
  const [near] = distances.filter(({ distance }) => distance <= most).sort((a, b) => a.distance - b.distance);
  const longer = [...known].filter((name) => meant.length > 3 && comparable(name).startsWith(meant));
  return near?.name ?? longer.sort((a, b) => a.length - b.length)[0] ?? null;
}

/** The number of letters to add, remove or change to get from one word to the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const change = (row[j] ?? 0) + Number(from[i] !== to[j]);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
