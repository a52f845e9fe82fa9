/** The measurements of one round, by name. */
export type Figures = Record<string, number>;

/** The measurements of each subject, by its name, round by round. */
export type Runs = Record<string, Figures[]>;

/**
 * Measures each in turn, round by round, so that what else the machine does falls on all alike.
 * @param urls what is measured, by its name in the results
 */
export async function benchmark(
  urls: Record<string, string>,
  rounds: number,
  measure: (url: string, name: string) => Promise<Figures>,
): Promise<Runs> {
  const runs: Runs = {};
  for (let round = 1; round <= rounds; round++) {
    for (const [name, url] of Object.entries(urls)) {
      const figures = await measure(url, name);
      runs[name] = [...(runs[name] ?? []), figures];
      console.error(round, name, figures);
    }
  }
  return runs;
}

/** A subject's figure in each round; empty where it was not measured. */
export const valuesOf = (runs: Runs | undefined, subject: string, figure: string): number[] =>
  (runs?.[subject] ?? []).map((figures) => figures[figure] ?? Number.NaN);

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
}

/** A number as people read it: two decimals below ten. */
export const rounded = (value: number) => `${+value.toFixed(Math.abs(value) < 10 ? 2 : 0)}`;

/** The least and the most; empty where all are one. */
export function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(rounded);
  return least === most ? '' : `${least}–${most}`;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
