import { groupBy } from '../text/group-by.ts';
import { addDays } from '../text/iso-day.ts';
import { daysInRow } from './days.ts';
import { atTheDoor, changesInEvening, type Duty, isDayApart, ringsOf, startsDutyOn, turnsBy } from './duty.ts';
import { hourText } from './opening-line.ts';
import { ownTurns, usualOn } from './special-days.ts';
import { asUsual, isOpenDayAndNight, mergedPeriods, type Timetable, type Turn } from './timetable.ts';
import { turnDates, turnsText } from './turn-texts.ts';
import * as words from './words.ts';

/** The groups of turns that are still to come on an ISO day: when they are, and when the door is open then. */
export function nextDuties(duty: Duty | null, timetable: Timetable, isoDay: string) {
  const groups = dutyGroups(duty).map((group) => {
    const open = isOpenDayAndNight(timetable) ? null : doorHours(group, timetable, isoDay);
    // Sundays and holidays with the hours of the other days are said with these.
    const isAlike = JSON.stringify(group.apart?.hours) === JSON.stringify([{ from: open?.from, to: open?.to }]);
    const said = isAlike ? { ...group, apart: undefined } : group;
    return { ...said, open, door: open ? doorNote(said, open) : '', ...turnDates(group.turns, isoDay) };
  });
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
  const all = duty.turns.map((turn) => ({ ...turn, doorUntil: turn.doorUntil ?? duty.doorUntil }));
  const order = [undefined, 'window', 'call'];
  all.sort((a, b) => Number(!a.until) - Number(!b.until) || order.indexOf(a.by) - order.indexOf(b.by));
  const groups = [...groupBy(all, ({ by, doorUntil, until }) => `${by}/${doorUntil}/${until}`).values()];
  const startsAt = changesInEvening(duty) ? duty.changesAt : undefined;
  const datesOf = (turns: Turn[]) => turns.map(({ from, to, every }) => `${from} ${to} ${every}`).join();
  const heads = groups.map((turns) => ({ ...turns[0], turns }));
  return heads.map(({ by, doorUntil, until, turns }) => {
    const hasDoor = new Set(turnsBy(all, by).map((turn) => turn.doorUntil)).size > 1;
    const before = heads.find((other) => !until && other.until && datesOf(other.turns) === datesOf(turns))?.until;
    const end = until ?? startsAt;
    const facts = [
      end && !before && words.hoursUntil(hourText(end), startsAt && hourText(startsAt)),
      before && words.turnsAfter(hourText(before)),
      hasDoor && words.turnsDoor(doorUntil && hourText(doorUntil)),
    ];
    // Where all turns are by window, and the door is open for longer first, it is not in their name.
    const isLast = by === 'window' && doorUntil !== undefined && turnsBy(all, by).length === all.length;
    const way = isLast ? undefined : by;
    // Nobody is there after a door that closes as the turn ends.
    const ends = [doorUntil, ...(duty.apart?.hours ?? []).map(({ to }) => to)];
    const isServed = !until || ends.some((end) => end !== until);
    const ring = isServed ? ringsOf(duty)[by ?? 'duty'] : undefined;
    const last = isLast && isServed ? by : undefined;
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
      atNight: last ? words.atBell(words.weServe(last), ring) : ring,
      /** How one is served after the door, where the title does not say it; and whether one rings a bell. */
      last,
      isRung: isServed && (!by || ring?.includes('campainha') === true),
    };
  });
}

/** When the door is open on days of duty, and what one does while it is closed, in a sentence. */
function doorNote(duty: Duty, { from, to, isAtLeast }: ReturnType<typeof doorHours>): string {
  const { doorUntil, changesAt, apart, atNight } = duty;
  if (doorUntil === changesAt && !apart) return words.doorNeverShuts;
  const range = to ? words.hoursUntil(hourText(to), from && hourText(from)) : '';
  const ofDay = isAtLeast ? words.atLeast(range) : range;
  const hours = doorUntil === changesAt ? words.dayAndNight : ofDay;
  const ofSundays = apart?.hours.map((one) => words.hoursUntil(hourText(one.to), hourText(one.from))) ?? [];
  const door = (hours || apart) && words.doorOpen(hours, ofSundays);
  return [door, atNight && words.atClosedDoor(atNight)].filter(Boolean).join(' ');
}

/**
 * From when and until when the door is open on the days of duty within a year that have no hours apart: the first, if
 * it is the same on all; the hour of duty, if on some the usual ones end later.
 */
function doorHours(duty: Duty, timetable: Timetable, isoDay: string) {
  if (!duty.doorUntil) return {};
  const ofDuty = daysInRow(isoDay, 366).filter((day) => startsDutyOn(duty.turns, day) && !isDayApart(duty, day));
  const ofDays = ofDuty.map((day) => mergedPeriods(atTheDoor(usualOn(timetable), asUsual, duty)(day)));
  const [from, ...others] = new Set(ofDays.map((periods) => periods[0]?.from));
  const [to, ...later] = new Set(ofDays.map((periods) => periods.at(-1)?.to));
  const isFromSaid = others.length === 0 && !changesInEvening(duty);
  const isAtLeast = later.length > 0;
  return { from: isFromSaid ? from : undefined, to: (!isAtLeast && to) || duty.doorUntil, isAtLeast };
}
