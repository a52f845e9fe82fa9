import { Unbroken } from '../ui/Unbroken.tsx';
import type { HoursPart } from './hours-table.ts';
import type { HoursRow } from './week-rows.ts';
import { wheneverClosed } from './words.ts';

interface HoursPosterProps {
  parts: readonly HoursPart[];
  /** The name of the table, for screen readers. */
  title: string;
}

/**
 * The week's hours, over them those of today, which only a script knows (show-today.ts). The seasons are open, so that
 * without a script each stands under its dates.
 */
export function HoursPoster({ parts, title }: HoursPosterProps) {
  return (
    <div>
      <p className="hours-today" data-today="" data-print="no">
        <span />
        <strong />
      </p>
      {parts.map((part) => {
        const { season, dates, rows } = part;
        if (dates !== undefined) return seasonOf(part);
        return <HoursTable key="" title={season ?? title} isTitled={season !== undefined} rows={rows} />;
      })}
    </div>
  );
}

function seasonOf({ season = '', name = season, dates, rows }: HoursPart) {
  const days = season.replace(name, '').replace(/^, /, '');
  return (
    <details key={season} className="hours-season" data-season={dates} open>
      <summary>
        <span>
          <strong>{name}</strong>
          {days && <small className="fine-print">{` ${days}`}</small>}
        </span>
      </summary>
      <HoursTable title={season} rows={rows} />
    </details>
  );
}

/** The title is seen (`isTitled`) beside those of seasons, and not under one. */
type HoursTableProps = { title: string; isTitled?: boolean; rows: readonly HoursRow[] };

function HoursTable({ title, isTitled, rows }: HoursTableProps) {
  return (
    <table className="hours-table">
      <caption className={isTitled ? undefined : 'visually-hidden'}>{title}</caption>
      <tbody>
        {rows.map(({ days, on, times, note, noteUntil, turns }) => [
          <tr key={days} data-days={on} data-always={times.includes(wheneverClosed) ? '' : undefined}>
            <th scope="row">{days}</th>
            <td>
              {times.map((time, i) => [
                i > 0 && ', ',
                <span key={time}>
                  <Unbroken text={time} />
                </span>,
              ])}
            </td>
          </tr>,
          note && (
            <tr key={note} className="hours-note">
              <td colSpan={2} data-last-day={noteUntil} data-turns={turns}>
                {note}
              </td>
            </tr>
          ),
        ])}
      </tbody>
    </table>
  );
}
