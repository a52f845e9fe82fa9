import type { ReactNode } from 'react';
import type { HoursPart } from './hours-table.ts';
import { onDutyByCall } from './words.ts';

interface HoursProps {
  parts: readonly HoursPart[];
  /** The name of the place, before that of its turns: the pharmacy's own have the same. */
  place: string;
  /** Whom to call in turns of duty alone: it goes when none is left. */
  callInTurns: ReactNode;
}

/**
 * The hours of another place, a line for the same days. The spaces keep the lines apart where only the text is read or
 * copied. A script says the turns and days that are still to come (show-coming.ts).
 */
export function Hours({ parts, place, callInTurns }: HoursProps) {
  const rows = parts.flatMap((part) => part.rows);
  return rows.map(({ days, times, note, turns }) => {
    const name = turns && place + turns;
    const [said, ...others] = name && !note ? times : [times.join(', ')];
    return (
      <span key={days} className="place-row">
        <span>
          {note ? `${days}\u00a0· ` : `${days} `}
          {note && <span data-turns={name}>{note}</span>}
          {note && ': '}
        </span>
        <strong data-turns={note ? undefined : name}>{said}</strong>
        {others.map((other) => `, ${other}`)}{' '}
        {days.startsWith(onDutyByCall) && callInTurns && (
          <>
            <br />
            {callInTurns}
          </>
        )}
      </span>
    );
  });
}
