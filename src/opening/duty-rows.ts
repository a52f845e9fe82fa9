import { groupBy } from '../text/group-by.ts';
import { daysInRow } from './days.ts';
import { type Duty, doorOnDuty, startsDutyOn, turnsBy } from './duty.ts';
import { hourText } from './opening-line.ts';
import { usualOn } from './special-days.ts';
import { isWholeDay } from './times-text.ts';
import { endOf, mergedPeriods, seasonOn, type Timetable } from './timetable.ts';
import { turnsText } from './turn-texts.ts';
import * as words from './words.ts';

/**
 * A row for each way to be served on duty: its turns that are still to come on an ISO day and, as a note, when the door
 * closes on days of duty. A way without such turns has no row.
 */
export function dutyRows(duty: Duty, timetable: Timetable, isoDay: string) {
  return dutiesByWay(duty).flatMap(({ title, ...ofWay }) => {
    const coming = turnsText(ofWay.turns, isoDay);
    if (!coming) return [];
    const note = doorNote(ofWay, timetable, isoDay);
    return [{ days: title, times: [coming], ...(note && { note }) }];
  });
}

/**
 * Turns of duty, or a special day that comes every so many days. Before `changesAt` the day before still counts; a
 * special day begins at midnight, so its `changesAt` is empty.
 */
export type Coming = Pick<Duty, 'turns' | 'changesAt'>;

/**
 * All that comes again, of the pharmacy or of another place, and whose next days a script says (show-coming.ts): by the
 * name that the page gives it in `data-turns`.
 */
export function comingByName(
  { duty, timetable: { specialDays = [] } }: { duty: Duty | null; timetable: Timetable },
  place = '',
): [name: string, coming: Coming][] {
  const ofDuty = dutiesByWay(duty).filter(({ turns }) => turns.length > 0);
  return [
    ...ofDuty.map(({ title, turns, changesAt }): [string, Coming] => [place + title, { turns, changesAt }]),
    ...specialDays.flatMap(({ name, turn }): [string, Coming][] =>
      turn ? [[place + name, { turns: [turn], changesAt: '' }]] : [],
    ),
  ];
}

/** The duty once for each way to be served while the door is closed (bell, window, call), with the title of its row. */
export function dutiesByWay(duty: Duty | null) {
  if (!duty) return [];
  return ([undefined, 'window', 'call'] as const).map((way) => ({
    ...duty,
    way,
    title: way ? { window: words.onDutyAtWindow, call: words.onDutyByCall }[way] : words.turnsTitle,
    turns: turnsBy(duty.turns, way),
    // In `atNight` the owner says how one is served at the bell, so the other ways go without it.
    atNight: way ? undefined : duty.atNight,
  }));
}

/**
 * When the door closes on days of duty, and in which seasons it closes at other hours. Looks at the whole year ahead,
 * so that the note stays true until the site is built again. Empty where nothing is said of the door, or where it
 * never closes.
 */
export function doorNote(duty: Duty, timetable: Timetable, today: string): string {
  const days = daysInRow(today, 366).filter((day) => startsDutyOn(duty.turns, day));
  const closings = [...groupBy(days, (day) => seasonOn(timetable, day))]
    .map(([season, ofSeason]) => ({ season, closesAt: closingText(duty, timetable, ofSeason) }))
    .filter(({ closesAt }) => closesAt !== '');
  const usual = closings.find(({ season }) => !season) ?? closings[0];
  if (!usual) return '';
  const { closesAt } = usual;
  const note = words.doorCloses(closesAt, duty.atNight);
  const others = closings.filter((other) => other.closesAt !== closesAt);
  return [note, ...others.map((other) => `${other.season?.name ?? words.restOfYear}: ${other.closesAt}.`)].join(' ');
}

/**
 * When the door closes on these days of duty: "às 22h ou à meia-noite". On a day whose usual hours end later than
 * those of the door on duty, the door closes when the usual hours end.
 */
function closingText(duty: Duty, timetable: Timetable, days: string[]): string {
  const usual = usualOn(timetable);
  const lastPeriods = days.flatMap((day) => {
    const door = doorOnDuty(duty, day, usual(day));
    return door.length > 0 ? mergedPeriods([...usual(day), ...door]).slice(-1) : [];
  });
  const closing = lastPeriods.filter((period) => !isWholeDay(period)).sort((a, b) => endOf(a) - endOf(b));
  const hours = new Set(closing.map(({ to }) => hourText(to)));
  return new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(hours);
}
