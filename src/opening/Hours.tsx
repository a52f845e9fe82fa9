import { Fragment } from 'react';
import type { HoursPart } from './hours-table.ts';

/**
 * Opening hours, a line for the same days; those of a season together, under its name. Which holiday is next, the table of About
 * tells. The spaces keep the lines apart where only the text is read or copied.
 */
export function Hours({ parts }: { parts: readonly HoursPart[] }) {
  return parts.map(({ season, dates, rows }) => {
    const lines = rows.map(({ days, times, note, noteUntil, isDuty }) => (
      <Fragment key={days}>
        <span>
          {`${days}: `}
          <strong data-turns={isDuty}>{times.join(', ')}</strong>
          {note && !noteUntil && ` ${note}`}
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
