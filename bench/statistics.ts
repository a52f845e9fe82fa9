/** What was measured in one round, by name. */
export type Figures = Record<string, number>;

/**
 * Measures each in turn, round by round, so that what else the machine does falls on all alike.
 * @param urls what is measured, by its name in the results
 * @returns a table of all, and of the first one's ratio to each of the others
 */
export async function benchmark(
  urls: Record<string, string>,
  rounds: number,
  measure: (url: string, name: string) => Promise<Figures>,
  others = Object.keys(urls).slice(1),
): Promise<string> {
  const runs: Record<string, Figures[]> = {};
  for (let round = 1; round <= rounds; round++) {
    for (const [name, url] of Object.entries(urls)) {
      const figures = await measure(url, name);
      runs[name] = [...(runs[name] ?? []), figures];
      console.error(round, name, figures);
    }
  }
  return compare(runs, others);
}

/** Median and, where they differ, the least and the most: `900 (880–950)`. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.max(0, Math.ceil(place * sorted.length) - 1)] ?? Number.NaN;
  const median = (at(0.5) + (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)) / 2;
  const [middle, least, most] = [median, at(0), at(1)].map((value) => +value.toFixed(value < 10 ? 2 : 0));
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

/** A table of all runs, and of the first one's ratio to the others in the same round; `–` where nothing can be divided by. */
function compare(runs: Record<string, Figures[]>, others: string[]): string {
  const [first = ''] = Object.keys(runs);
  const names = Object.keys(runs[first]?.[0] ?? {});
  const values = (run: string, name: string) => (runs[run] ?? []).map((figures) => figures[name] ?? Number.NaN);
  const ratio = (run: string, name: string) => {
    const ratios = values(first, name).map((value, round) => value / (values(run, name)[round] || Number.NaN));
    return ratios.some(Number.isNaN) ? '–' : spread(ratios);
  };
  return table(
    ['', ...names],
    [
      ...Object.keys(runs).map((run) => [run, ...names.map((name) => spread(values(run, name)))]),
      ...others.map((run) => [`${first} ÷ ${run}`, ...names.map((name) => ratio(run, name))]),
    ],
  );
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
