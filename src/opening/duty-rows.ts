import { groupBy } from '../text/group-by.ts';
import { daysInRow } from './days.ts';
import { type Duty, doorOnDuty, startsDutyOn, turnsBy } from './duty.ts';
import { hourText } from './opening-line.ts';
import { ownTurns, specialDaysOn, usualOn } from './special-days.ts';
import { isWholeDay } from './times-text.ts';
import { endOf, mergedPeriods, seasonOn, type Timetable } from './timetable.ts';
import { turnsText } from './turn-texts.ts';
import * as words from './words.ts';

/**
 * A row for each way to be served on duty: its turns that are still to come on an ISO day and, as a note, when the door
 * closes on days of duty. A way without such turns has no row.
 */
export function dutyRows(duty: Duty, timetable: Timetable, isoDay: string) {
  return dutyGroups(duty).flatMap(({ title, ...group }) => {
    const coming = turnsText(group.turns, isoDay);
    if (!coming) return [];
    const note = doorNote(group, timetable, isoDay);
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
  { duty, timetable }: { duty: Duty | null; timetable: Timetable },
  builtOn: string,
  place = '',
): [name: string, coming: Coming][] {
  const { specialDays = [] } = timetable;
  return [
    ...dutyGroups(duty).map(({ title, turns, changesAt }): [string, Coming] => [place + title, { turns, changesAt }]),
    ...specialDays.flatMap((special): [string, Coming][] =>
      special.turn ? [[place + special.name, { turns: ownTurns(special, timetable, builtOn), changesAt: '' }]] : [],
    ),
  ];
}

/**
 * The duty once for each way to be served while the door is closed (bell, window, call), and for each hour at which
 * its turns end, or the door closes in them, with the title of its row.
 */
export function dutyGroups(duty: Duty | null) {
  if (!duty) return [];
  const isByBell = turnsBy(duty.turns).length > 0;
  return ([undefined, 'window', 'call'] as const).flatMap((way) => {
    const name = way ? { window: words.onDutyAtWindow, call: words.onDutyByCall }[way] : words.turnsTitle;
    const all = turnsBy(duty.turns, way).map((turn) => ({ ...turn, doorUntil: turn.doorUntil ?? duty.doorUntil }));
    const hasDoor = new Set(all.map(({ doorUntil }) => doorUntil)).size > 1;
    const alike = groupBy(all, ({ doorUntil, until }) => `${doorUntil}/${until}`);
    return [...alike.values()].map((turns) => {
      const { doorUntil, until } = { ...turns[0] };
      return {
        ...duty,
        way,
        title: words.turnsUntil(name, until && hourText(until), hasDoor && (doorUntil ? hourText(doorUntil) : '')),
        turns,
        doorUntil,
        until,
        // In `atNight` the owner says how one is served at the bell or, where no turn is at it, through the window.
        atNight: way === (isByBell ? undefined : 'window') ? duty.atNight : undefined,
      };
    });
  });
}

/** When the door closes on days of duty and what one does then, in a sentence; empty where it never closes. */
export function doorNote(duty: Duty, timetable: Timetable, today: string): string {
  const [usual, ...others] = doorClosings(duty, timetable, today);
  if (!usual) return duty.doorUntil || !duty.atNight ? '' : words.atClosedDoor(duty.atNight);
  const textOf = (times: readonly string[]) =>
    new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(times.map(hourText));
  const ofSeasons = others.map(({ season, times }) => `${season?.name ?? words.restOfYear}: ${textOf(times)}.`);
  return [words.doorCloses(textOf(usual.times), duty.atNight), ...ofSeasons].join(' ');
}

/**
 * When the door closes on days of duty: first in most of the year, then in the seasons in which it closes at other
 * hours. Looks at the whole year ahead, so that it stays true until the site is built again.
 */
export function doorClosings(duty: Duty, timetable: Timetable, today: string) {
  const days = daysInRow(today, 366).filter((day) => startsDutyOn(duty.turns, day));
  // Days of each year have hours as a season has.
  const ofEachYear = (timetable.specialDays ?? []).flatMap(({ name, dates }) => (dates ? { name, ...dates } : []));
  const partOn = (day: string) =>
    ofEachYear.find(({ name }) => name === specialDaysOn(timetable, day)?.name) ?? seasonOn(timetable, day);
  const closings = [...groupBy(days, partOn)]
    .map(([season, ofSeason]) => ({ season, times: closingTimes(duty, timetable, ofSeason) }))
    .filter(({ times }) => times.length > 0);
  const usual = closings.find(({ season }) => !season) ?? closings[0];
  return closings
    .filter((other) => other === usual || other.times.join() !== usual?.times.join())
    .sort((a, b) => Number(b === usual) - Number(a === usual));
}

/**
 * The times at which the door closes on these days of duty. On a day whose usual hours end later than those of the door
 * on duty, the door closes when the usual hours end.
 */
function closingTimes(duty: Duty, timetable: Timetable, days: string[]): string[] {
  const usual = usualOn(timetable);
  const lastPeriods = days.flatMap((day) => {
    const periods = usual(day);
    const door = doorOnDuty(duty, day, periods);
    return door.length > 0 ? mergedPeriods([...periods, ...door]).slice(-1) : [];
  });
  const closing = lastPeriods.filter((period) => !isWholeDay(period)).sort((a, b) => endOf(a) - endOf(b));
  return [...new Set(closing.map(({ to }) => (to === '00:00' ? '24:00' : to)))];
}
