/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Median and, where they differ, the least and the most: `900 (880–950)`. */
export function spread(values: readonly number[], digits = 0): string {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((n) =>
    n.toFixed(digits),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
