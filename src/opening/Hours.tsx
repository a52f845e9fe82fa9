import type { HoursRow } from './week-rows.ts';

interface HoursProps {
  rows: readonly HoursRow[];
  /** The name of the place, before that of its days: the pharmacy's own may have the same. */
  place: string;
}

/**
 * The hours of another place, a line for the same days. The spaces keep the lines apart where only the text is read or
 * copied. A script says the days that are still to come (show-coming.ts).
 */
export function Hours({ rows, place }: HoursProps) {
  return rows.map(({ days, times, note, turns }) => (
    <span key={days} className="ends place-row">
      <span>
        {note ? `${days}\u00a0· ` : `${days} `}
        {note && <span data-turns={turns && place + turns}>{note}</span>}
        {note && ': '}
      </span>
      <strong>{times.join(', ')}</strong>{' '}
    </span>
  ));
}
