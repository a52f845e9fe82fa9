/** A row of opening hours to read: days such as "Segunda a sexta" and their times, one a period. */
export interface HoursRow {
  days: string;
  times: string[];
}

interface Opening {
  dias: readonly string[];
  abre: string;
  fecha: string;
}

const WEEK = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'];
const NAMES = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** Opening periods as the rows of a table: those for the same days, such as around a lunch break, share a row. */
export function hoursTable(openings: readonly Opening[]): HoursRow[] {
  const rows = new Map<string, HoursRow>();
  for (const { dias, abre, fecha } of openings) {
    const days = describeDays(dias);
    const row = rows.get(days) ?? { days, times: [] };
    row.times.push(describePeriod(abre, fecha));
    rows.set(days, row);
  }
  return [...rows.values()];
}

/** "9h às 19h", as people say it: a dash between them is read aloud as nothing, or as a minus. Before one hour, "à". */
function describePeriod(opens: string, closes: string): string {
  return `${describeTime(opens)} ${Number.parseInt(closes, 10) === 1 ? 'à' : 'às'} ${describeTime(closes)}`;
}

/** "09:00" as "9h"; "09:30" as "9h30". */
function describeTime(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** Three days or more in a row are a range; others are listed. */
function describeDays(days: readonly string[]): string {
  const indices = days.map((day) => WEEK.indexOf(day)).sort((a, b) => a - b);
  const first = indices[0] ?? 0;
  const last = indices.at(-1) ?? 0;
  const names = indices.map((i) => NAMES[i] ?? '');
  const inARow = last - first === indices.length - 1;
  const text = inARow && indices.length > 2 ? `${NAMES[first]} a ${NAMES[last]}` : listOf(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listOf(names: string[]): string {
  return new Intl.ListFormat('pt-PT').format(names);
}
