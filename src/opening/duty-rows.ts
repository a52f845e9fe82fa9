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
 * A row for the turns of each way to be served that are still to come on an ISO day, and for when the door then closes;
 * none without them.
 */
export function dutyRows(duty: Duty, timetable: Timetable, isoDay: string) {
  return dutiesByWay(duty).flatMap(({ title, ...ofWay }) => {
    const coming = turnsText(ofWay.turns, isoDay);
    if (!coming) return [];
    const note = doorNote(ofWay, timetable, isoDay);
    return [{ days: title, times: [coming], ...(note && { note }) }];
  });
}

/** Turns, or days that come every so many days, and when the next begin to count: of days, at midnight. */
export type Coming = Pick<Duty, 'turns' | 'changesAt'>;

/**
 * All of the pharmacy, or of another place, that is to come and of which a script says the next (show-coming.ts), by
 * the name under which the page shows it.
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

/** The duty of each way to be served while the door is closed, that at the bell first, under its name. */
export function dutiesByWay(duty: Duty | null) {
  if (!duty) return [];
  return ([undefined, 'window', 'call'] as const).map((way) => ({
    ...duty,
    way,
    title: way ? { window: words.onDutyAtWindow, call: words.onDutyByCall }[way] : words.turnsTitle,
    turns: turnsBy(duty.turns, way),
    // The owner's words are of the bell.
    atNight: way ? undefined : duty.atNight,
  }));
}

/**
 * When the door closes on the days of duty of the year ahead, so that it stays true until the site is built again, and
 * in which seasons at other hours. Empty where nothing is said of the door, or where it never closes.
 */
export function doorNote(duty: Duty, timetable: Timetable, today: string): string {
  const days = daysInRow(today, 366).filter((day) => startsDutyOn(duty.turns, day));
  const closings = [...groupBy(days, (day) => seasonOn(timetable, day))]
    .map(([season, ofSeason]) => ({ season, hora: closingText(duty, timetable, ofSeason) }))
    .filter(({ hora }) => hora !== '');
  const usual = closings.find(({ season }) => !season) ?? closings[0];
  if (!usual) return '';
  const { hora } = usual;
  const note = words.doorCloses(hora, duty.atNight);
  const others = closings.filter((other) => other.hora !== hora);
  return [note, ...others.map((other) => `${other.season?.name ?? words.restOfYear}: ${other.hora}.`)].join(' ');
}

/** "às 22h ou à meia-noite": on days on which the usual hours end later than the door on duty, it closes with them. */
function closingText(duty: Duty, timetable: Timetable, days: string[]): string {
  const usual = usualOn(timetable);
  const lastPeriods = days.flatMap((day) => {
    const door = doorOnDuty(duty, day);
    return door.length > 0 ? mergedPeriods([...usual(day), ...door]).slice(-1) : [];
  });
  const closing = lastPeriods.filter((period) => !isWholeDay(period)).sort((a, b) => endOf(a) - endOf(b));
  const hours = new Set(closing.map(({ to }) => hourText(to)));
  return new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(hours);
}
