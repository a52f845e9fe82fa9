import { Fragment } from 'react';
import { bySeason, type HoursRow } from './hours-table.ts';

/** Opening hours, a line for the same days; those of a season together, under its name. */
export function Hours({ rows }: { rows: readonly HoursRow[] }) {
  return bySeason(rows).map((part) => {
    const [{ season, dates } = {}] = part;
    const lines = part.map(({ days, times, note, noteUntil }) => (
      <span key={days}>
        {`${days}: `}
        <strong>{times.join(', ')}</strong>
        {note && <span data-until={noteUntil}>{` ${note}`}</span>}
      </span>
    ));
    if (!season) return <Fragment key="">{lines}</Fragment>;
    return (
      <div key={season} data-season={dates}>
        <span className="fine-print">{season}</span>
        {lines}
      </div>
    );
  });
}
