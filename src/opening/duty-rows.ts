import { groupBy } from '../text/group-by.ts';
import { type Duty, opensOnDuty, turnsBy } from './duty.ts';
import { hourText } from './opening-line.ts';
import { ownTurns } from './special-days.ts';
import { endOf, isOpenDayAndNight, partsOfYear, periodsOnWeekday, type Timetable, WEEKDAYS } from './timetable.ts';
import { turnsText } from './turn-texts.ts';
import * as words from './words.ts';

/** A row for each way to be served that has turns to come on an ISO day; its note says when the door closes. */
export function dutyRows(duty: Duty, timetable: Timetable, isoDay: string) {
  return dutyGroups(duty).flatMap(({ title, ...group }) => {
    const coming = turnsText(group.turns, isoDay);
    if (!coming) return [];
    const note = doorNote(group, timetable);
    return [{ days: title, times: [coming], ...(note && { note }) }];
  });
}

/** Turns of duty, or a special day that comes every so many days, which begins at midnight: its `changesAt` is ''. */
export type Coming = Pick<Duty, 'turns' | 'changesAt'>;

/** What comes again, here or at another place, by its name in `data-turns`, from which a script shows the next days. */
export function comingByName(
  { duty, timetable }: { duty: Duty | null; timetable: Timetable },
  builtOn: string,
  place = '',
): [name: string, coming: Coming][] {
  const { specialDays = [] } = timetable;
  return [
    ...dutyGroups(duty).map(({ title, turns, changesAt }): [string, Coming] => [title, { turns, changesAt }]),
    ...specialDays.flatMap((special): [string, Coming][] =>
      special.turn && special.turn.every !== 'year'
        ? [[place + special.name, { turns: ownTurns(special, timetable, builtOn), changesAt: '' }]]
        : [],
    ),
  ];
}

/** The duty, split by the way to be served at a closed door and by the hours at which turns end and the door closes. */
export function dutyGroups(duty: Duty | null) {
  if (!duty) return [];
  const isByBell = turnsBy(duty.turns).length > 0;
  return ([undefined, 'window', 'call'] as const).flatMap((way) => {
    const all = turnsBy(duty.turns, way).map((turn) => ({ ...turn, doorUntil: turn.doorUntil ?? duty.doorUntil }));
    const hasDoor = new Set(all.map(({ doorUntil }) => doorUntil)).size > 1;
    const alike = groupBy(all, ({ doorUntil, until }) => `${doorUntil}/${until}`);
    return [...alike.values()].map((turns) => {
      const { doorUntil, until } = { ...turns[0] };
      const ofEnd = until && words.turnsUntil(hourText(until));
      const ofDoor = hasDoor && words.turnsDoor(doorUntil && hourText(doorUntil));
      return {
        ...duty,
        way,
        title: [words.servedBy(way ?? 'duty', true), ofEnd, ofDoor].filter(Boolean).join(', '),
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
export function doorNote(duty: Duty, timetable: Timetable): string {
  const { doorUntil, atNight } = duty;
  if (!doorUntil) return atNight ? words.atClosedDoor(atNight) : '';
  if (isOpenDayAndNight(timetable)) return '';
  if (doorUntil === duty.changesAt) return words.doorNeverShuts;
  const { from, isLaterElse } = doorHours(duty, timetable);
  return words.doorOpen(from && hourText(from), hourText(doorUntil), isLaterElse, atNight);
}

/**
 * The hour from which the door is open on days of duty, if it is the same on all; and whether some usual hours, which
 * hold on days of duty, too, end later than the door's on duty.
 */
export function doorHours(duty: Duty, timetable: Timetable) {
  const { changesAt, doorUntil = changesAt } = duty;
  const parts = partsOfYear(timetable);
  const ofDays = parts.flatMap(({ hours, holidayHours = [] }) => [
    ...WEEKDAYS.map((day) => periodsOnWeekday(hours, day)),
    holidayHours,
  ]);
  const [from, ...others] = new Set(ofDays.map((periods) => opensOnDuty(duty, periods)));
  const special = (timetable.specialDays ?? []).flatMap(({ periods }) => periods);
  const end = endOf({ from: changesAt, to: doorUntil });
  const isLaterElse = [...ofDays.flat(), ...special].some((period) => endOf(period) > end);
  return { from: others.length > 0 ? undefined : from, isLaterElse };
}
