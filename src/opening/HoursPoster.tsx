import type { HoursPart, HoursRow } from './hours-table.ts';

interface HoursPosterProps {
  parts: readonly HoursPart[];
  /** The name of the table, for screen readers. */
  title: string;
}

/**
 * The week's hours, over them those of today, which only a script knows (show-today.ts). The season of the day of the build comes
 * first, then what holds all year, then the other seasons: all open, so that without a script each stands under its dates.
 */
export function HoursPoster({ parts, title }: HoursPosterProps) {
  const seasons = parts.filter(({ dates }) => dates !== undefined);
  const ofAllYear = parts.filter(({ dates }) => dates === undefined);
  return (
    <div>
      <p className="hours-today" data-today="">
        <span />
        <strong />
      </p>
      {seasons.slice(0, 1).map(seasonOf)}
      {ofAllYear.map(({ season = title, rows }) => (
        <HoursTable key="" title={season} rows={rows} />
      ))}
      {seasons.slice(1).map(seasonOf)}
    </div>
  );
}

function seasonOf({ season = '', dates, rows }: HoursPart) {
  const [name, ...days] = season.split(', ');
  return (
    <details key={season} className="hours-season" data-season={dates} open>
      <summary>
        <span>
          <strong>{name}</strong>
          {days.length > 0 && <small className="fine-print">{` ${days.join(', ')}`}</small>}
        </span>
      </summary>
      <HoursTable title={season} rows={rows} />
    </details>
  );
}

function HoursTable({ title, rows }: { title: string; rows: readonly HoursRow[] }) {
  return (
    <table className="hours-table">
      <caption className="visually-hidden">{title}</caption>
      <tbody>
        {rows.map(({ days, on, times, note, noteUntil }) => [
          <tr key={days} data-on={on}>
            <th scope="row">{days}</th>
            <td>{times.join(', ')}</td>
          </tr>,
          note && (
            <tr key={note}>
              <td colSpan={2} data-until={noteUntil}>
                {note}
              </td>
            </tr>
          ),
        ])}
      </tbody>
    </table>
  );
}
