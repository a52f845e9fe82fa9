import type { HoursRow } from '../../lib/hours-table.ts';

/** Opening hours, a line for the same days. */
export function Hours({ rows }: { rows: readonly HoursRow[] }) {
  return rows.map(({ days, times }) => (
    <span key={days}>
      {`${days}: `}
      <strong>{times.join(', ')}</strong>
    </span>
  ));
}
