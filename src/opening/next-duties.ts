import { groupBy } from '../text/group-by.ts';
import { addDays } from '../text/iso-day.ts';
import { daysInRow } from './days.ts';
import { atTheDoor, changesInEvening, type Duty, isDayApart, startsDutyOn, turnsBy } from './duty.ts';
import { hourText } from './opening-line.ts';
import { ownTurns, usualOn } from './special-days.ts';
import { asUsual, isOpenDayAndNight, mergedPeriods, type Timetable, type Turn } from './timetable.ts';
import { turnDates, turnsText } from './turn-texts.ts';
import * as words from './words.ts';

/** The groups of turns that are still to come on an ISO day: when they are, and when the door is open then. */
export function nextDuties(duty: Duty | null, timetable: Timetable, isoDay: string) {
  const groups = dutyGroups(duty).map((group) => ({
    ...group,
    door: doorNote(group, timetable, isoDay),
    doorHours: doorHours(group, timetable, isoDay),
    ...turnDates(group.turns, isoDay),
  }));
  return groups.filter(({ dates }) => dates.length > 0);
}

/** The same in lines: "De serviço: 30 nov a 6 dez 2026". */
export const dutyLines = (duties: ReturnType<typeof nextDuties>, isoDay: string) =>
  duties.flatMap(({ title, turns, door }) => [`${title}: ${turnsText(turns, isoDay)}`, ...(door ? [door] : [])]);

/** Turns of duty, or of a special day that comes every so many days: that begins at midnight, and `changesAt` is ''. */
export type Coming = Pick<Duty, 'turns' | 'changesAt'>;

/** What comes again, here or at another place, by its name in `data-turns`, from which a script shows the next days. */
export function comingByName(
  { duty, timetable }: { duty: Duty | null; timetable: Timetable },
  builtOn: string,
  place = '',
): [name: string, coming: Coming][] {
  const { specialDays = [] } = timetable;
  return [
    ...dutyGroups(duty).map(({ title, turns, changesAt, startsAt }): [string, Coming] => [
      title,
      { turns, changesAt: startsAt ? '' : changesAt },
    ]),
    ...specialDays.flatMap((special): [string, Coming][] =>
      special.turn && special.turn.every !== 'year'
        ? [[place + special.name, { turns: ownTurns(special, timetable, builtOn), changesAt: '' }]]
        : [],
    ),
  ];
}

/**
 * The duty, split by the way to be served at a closed door and by the hours at which turns end and the door closes;
 * those that end before the next pharmacy takes over come first, since on the same days another may follow them.
 */
export function dutyGroups(duty: Duty | null) {
  if (!duty) return [];
  const isByBell = turnsBy(duty.turns).length > 0;
  const all = duty.turns.map((turn) => ({ ...turn, doorUntil: turn.doorUntil ?? duty.doorUntil }));
  const order = [undefined, 'window', 'call'];
  all.sort((a, b) => Number(!a.until) - Number(!b.until) || order.indexOf(a.by) - order.indexOf(b.by));
  const groups = [...groupBy(all, ({ by, doorUntil, until }) => `${by}/${doorUntil}/${until}`).values()];
  const startsAt = changesInEvening(duty) ? duty.changesAt : undefined;
  const datesOf = (turns: Turn[]) => turns.map(({ from, to, every }) => `${from} ${to} ${every}`).join();
  const heads = groups.map((turns) => ({ ...turns[0], turns }));
  return heads.map(({ by: way, doorUntil, until, turns }) => {
    const hasDoor = new Set(turnsBy(all, way).map((turn) => turn.doorUntil)).size > 1;
    const before = heads.find((other) => !until && other.until && datesOf(other.turns) === datesOf(turns))?.until;
    const end = until ?? startsAt;
    const facts = [
      end && !before && words.hoursUntil(hourText(end), startsAt && hourText(startsAt)),
      before && words.turnsAfter(hourText(before)),
      hasDoor && words.turnsDoor(doorUntil && hourText(doorUntil)),
    ];
    return {
      ...duty,
      way,
      title: [words.servedBy(way ?? 'duty', true), ...facts].filter(Boolean).join(', '),
      // Those that begin in an evening last until that of the day after.
      turns: until || !startsAt ? turns : turns.map((turn) => ({ ...turn, to: addDays(turn.to ?? turn.from, 1) })),
      doorUntil,
      until,
      /** When they begin, if not in the morning. */
      startsAt,
      /** When those of other turns on the same days end, after whom these serve. */
      before,
      // In `atNight` the owner says how one is served at the bell or, where no turn is at it, through the window.
      atNight: way === (isByBell ? undefined : 'window') ? duty.atNight : undefined,
    };
  });
}

/** When the door closes on days of duty and what one does then, in a sentence; empty where it never closes. */
function doorNote(duty: Duty, timetable: Timetable, isoDay: string): string {
  const { doorUntil, apart, atNight } = duty;
  if (isOpenDayAndNight(timetable)) return '';
  if (doorUntil === duty.changesAt && !apart) return words.doorNeverShuts;
  const { from, to = doorUntil, isAtLeast } = doorHours(duty, timetable, isoDay);
  const range = doorUntil && to ? words.hoursUntil(hourText(to), from && hourText(from)) : '';
  const hours = range && isAtLeast ? words.atLeast(range) : range;
  const ofSundays = apart?.hours.map((one) => words.hoursUntil(hourText(one.to), hourText(one.from))) ?? [];
  const door = (hours || apart) && words.doorOpen(hours, ofSundays);
  return [door, atNight && words.atClosedDoor(atNight)].filter(Boolean).join(' ');
}

/**
 * From when and until when the door is open on the days of duty within a year that have no hours apart: the first, if
 * it is the same on all; the hour of duty, if on some the usual ones end later.
 */
function doorHours(duty: Duty, timetable: Timetable, isoDay: string) {
  const ofDuty = daysInRow(isoDay, 366).filter((day) => startsDutyOn(duty.turns, day) && !isDayApart(duty, day));
  const ofDays = ofDuty.map((day) => mergedPeriods(atTheDoor(usualOn(timetable), asUsual, duty)(day)));
  const [from, ...others] = new Set(ofDays.map((periods) => periods[0]?.from));
  const [to, ...later] = new Set(ofDays.map((periods) => periods.at(-1)?.to));
  const isAtLeast = later.length > 0;
  const isFromSaid = others.length === 0 && !changesInEvening(duty);
  return { from: isFromSaid ? from : undefined, to: isAtLeast ? duty.doorUntil : to, isAtLeast };
}
