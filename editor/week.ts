import { WEEK, type Weekday } from '../src/opening/week.ts';

interface Period {
  abre: string;
  fecha: string;
}

/** A period as horario.yaml has it. */
export interface FilePeriod extends Period {
  dias: readonly Weekday[];
}

/** A period of one day, with its place in the file's list: mistakes are reported by that. */
export interface DayPeriod extends Period {
  at: number;
}

export type Week = Record<Weekday, DayPeriod[]>;

/** The file's periods, of several days each, as seven days. @param periods may be half typed */
export function weekOf(periods: readonly FilePeriod[]): Week {
  const ofDay = (day: Weekday) =>
    periods.flatMap(({ dias, abre, fecha }, at) => (dias.includes(day) ? [{ at, abre, fecha }] : []));
  return Object.fromEntries(WEEK.map((day) => [day, ofDay(day)])) as Week;
}

/** Seven days as the file's periods: days with the same hours share theirs, in the week's order. */
export function periodsOf(week: Record<Weekday, readonly Period[]>): FilePeriod[] {
  const hours = (day: Weekday) => JSON.stringify(week[day].map(({ abre, fecha }) => [abre, fecha]));
  return WEEK.flatMap((day, i) => {
    if (WEEK.slice(0, i).some((earlier) => hours(earlier) === hours(day))) return [];
    const dias = WEEK.filter((other) => hours(other) === hours(day));
    return week[day].map(({ abre, fecha }) => ({ dias, abre, fecha }));
  });
}
