import { Fragment } from 'react';
import { bySeason, type HoursRow } from './hours-table.ts';

/**
 * Opening hours, a line for the same days; those of a season together, under its name. The spaces keep them apart where only the text
 * is read or copied.
 */
export function Hours({ rows }: { rows: readonly HoursRow[] }) {
  return bySeason(rows).map((part) => {
    const [{ season, dates } = {}] = part;
    const lines = part.map(({ days, times, note, noteUntil }) => (
      <Fragment key={days}>
        <span>
          {`${days}: `}
          <strong>{times.join(', ')}</strong>
          {note && <span data-until={noteUntil}>{` ${note}`}</span>}
        </span>{' '}
      </Fragment>
    ));
    if (!season) return <Fragment key="">{lines}</Fragment>;
    return (
      <div key={season} data-season={dates}>
        <span className="fine-print">{`${season} `}</span>
        {lines}
      </div>
    );
  });
}
