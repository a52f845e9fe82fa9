import { Fragment } from 'react';
import type { HoursRow } from './hours-table.ts';

/** Opening hours, a line for the same days; the spaces keep them apart where only the text is read or copied. */
export function Hours({ rows }: { rows: readonly HoursRow[] }) {
  return rows.map(({ season, days, times, note }) => (
    <Fragment key={`${season}${days}`}>
      {season && <span className="fine-print">{`${season} `}</span>}
      <span>
        {`${days}: `}
        <strong>{times.join(', ')}</strong>
        {note && ` ${note}`}
      </span>{' '}
    </Fragment>
  ));
}
