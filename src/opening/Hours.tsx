import type { HoursPart } from './hours-table.ts';

/**
 * The hours of another place, a line for the same days. The spaces keep the lines apart where only the text is read or
 * copied.
 */
export function Hours({ parts }: { parts: readonly HoursPart[] }) {
  const rows = parts.flatMap((part) => part.rows);
  return rows.map(({ days, times }) => (
    <span key={days}>
      {`${days}: `}
      <strong>{times.join(', ')}</strong>{' '}
    </span>
  ));
}
