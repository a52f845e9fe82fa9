import { inLeapYear } from '../opening/days.ts';
import { hoursOnDuty, isNotOnHolidays, isOfEachYear, ownTurns, type Year } from '../opening/special-days.ts';
import { isWholeDay } from '../opening/times-text.ts';
import type { OpeningHours, Period, Season, Timetable, Turn, YearPart } from '../opening/timetable.ts';
import {
  daysWith,
  hasOwnHolidays,
  isCalledByWeek,
  isOpenEveryDay,
  mergedPeriods,
  onCallHours,
  opensByWeek,
  opensEver,
  partsFrom,
  partsOfYear,
  periodsOnWeekday,
  SUNDAY,
  WEEKDAYS,
} from '../opening/timetable.ts';
import { rangeOf } from '../opening/week.ts';
import { daysByTimes } from '../opening/week-rows.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { dotted } from '../text/dotted.ts';
import { withCapital } from '../text/in-sentence.ts';
import { fillTemplate } from '../text/template.ts';
import { turnsIn } from './coming-days.ts';
import type { LanguageWords } from './languages.ts';
import { dateText, localeOf, separatorOf, spaceBefore, timeText } from './locale.ts';

/** The hours of a part of the year, a line for the same times; its dates in words, where it is not all of it. */
interface HoursPart {
  dates: string;
  lines: string[];
  /** Of days that come every so many days, whose next ones are in `dates`: their Portuguese name. */
  turns?: string;
  /** Its first and last day, "06-15/09-15"; empty for the rest of the year, absent where there are no seasons. */
  season?: string;
}

/** The opening hours in a language, those of today's season first, each with what holidays have. */
export function hoursLines(year: Year, words: LanguageWords): HoursPart[] {
  const { timetable, builtOn } = year;
  const { seasons = [] } = timetable;
  if (!opensEver(timetable)) return [];
  const parts = partsFrom(builtOn, timetable);
  return [
    ...(opensByWeek(timetable) ? parts : []).map((part) => ({
      dates: seasons.length > 0 ? withCapital(partText(part, words)) : '',
      lines: linesOf(part, words, hasOwnHolidays(timetable) || timetable.areHolidaysOrdinary === true),
      ...(seasons.length > 0 && { season: 'name' in part ? `${part.from}/${part.to}` : '' }),
    })),
    ...specialLines(year, words),
  ];
}

/** When somebody comes who is called; nothing where that is only in turns of duty, which have a line of their own. */
export function onCallLines(timetable: Timetable, words: LanguageWords): string[] {
  const { isAlways, parts } = onCallHours(timetable);
  const ofWeek = parts.flatMap(({ part, hours }) => {
    const sunday = timetable.isOnCallAsOnSundays ? periodsOnWeekday(hours, SUNDAY) : [];
    const ofHolidays =
      sunday.length > 0 ? [`${words.holidays}${spaceBefore(words.code)}: ${timesText(sunday, words)}`] : [];
    return [...weekLines(hours, words), ...ofHolidays].map((line) =>
      dotted([part && withCapital(partText(part, words)), withCapital(line)]),
    );
  });
  const lines = isAlways ? [withCapital(words.whenClosed)] : ofWeek;
  if (lines.length === 0) return [];
  // Whenever the door is closed is also then.
  const apart = isAlways && timetable.isOnCallOnHolidays ? '' : onCallApart(timetable, words);
  return apart ? [...lines, apart] : lines;
}

/** Whether each special day says itself if somebody comes: on some the owner says other than on the others. */
const saysEachDay = ({ specialDays = [] }: Timetable) => specialDays.some(({ isOnCall }) => isOnCall !== undefined);

/** Whether somebody comes on days with hours of their own; empty where there are none, or they say it themselves. */
function onCallApart(timetable: Timetable, words: LanguageWords): string {
  const { isOnCallOnHolidays: isHeld = false, isOnCallAsOnSundays, specialDays = [] } = timetable;
  const isOfOthers = specialDays.length > 0 && !saysEachDay(timetable);
  const isOfHolidays = !isOnCallAsOnSundays && (isHeld || hasOwnHolidays(timetable));
  const days = daysApartText(isOfHolidays, isOfOthers, words);
  return days && withCapital(fillTemplate(isHeld ? words.alsoOn : words.notOn, { days }));
}

/** The days of a week with the same hours, and these, within a sentence: "mardi : de 9 h à 12 h". */
function weekLines(hours: OpeningHours, words: LanguageWords, days = daysWith(hours)): string[] {
  const alike = daysByTimes(hours, (periods) => timesText(periods, words), days);
  return alike.map(([times, group]) => `${daysText(group, words)}${spaceBefore(words.code)}: ${times}`);
}

function linesOf(part: YearPart, words: LanguageWords, areHolidaysApart: boolean): string[] {
  const ofHolidays = part.holidayHours ? timesOfOpenDays(part.holidayHours, part, words) : words.asOnOtherDays;
  const holidays =
    areHolidaysApart && part.hours.length > 0 ? [`${words.holidays}${spaceBefore(words.code)}: ${ofHolidays}`] : [];
  return [...weekLines(part.hours, words, WEEKDAYS).map(withCapital), ...holidays];
}

/** The days that come back, by when they do: their names are Portuguese. */
function specialLines(year: Year, words: LanguageWords): HoursPart[] {
  const { timetable, builtOn } = year;
  return (timetable.specialDays ?? []).map((special) => {
    const { name, turn, eves, isCut, periods, isOnCall } = special;
    const cut = isCut ? `, ${words.withinUsualHours}` : '';
    const eachYear = isOfEachYear(turn) ? timesOfOpenDays(periods, timetable, words) : timesText(periods, words) + cut;
    const longer = hoursOnDuty(special, year);
    const isSaid = isCalledByWeek(timetable) && saysEachDay(timetable);
    const called = isSaid ? (isOnCall ?? timetable.isOnCallOnHolidays) : undefined;
    const isCalled = called !== undefined && (called ? words.onCallToo : words.notOnCall);
    const holidays = isNotOnHolidays(special, timetable) && fillTemplate(words.notOn, { days: words.onHolidays });
    const onDuty = longer && `${words.whenOnDuty}, ${timesText(longer, words)}`;
    const facts = [eachYear, onDuty, holidays, isCalled];
    const lines = [facts.filter(Boolean).join(separatorOf(words.code))];
    if (eves || !turn) return { dates: words.eves, lines };
    if (turn.every === 'year') return { dates: withCapital(datesText(turn, words)), lines };
    return { dates: turnsIn(words.code, ownTurns(special, timetable, builtOn), builtOn), lines, turns: name };
  });
}

/** "09:00 to 13:00" */
export const rangeText = ({ from, to }: Period, { code, range }: LanguageWords) =>
  fillTemplate(range, { from: timeText(code, from, 'from'), to: timeText(code, to, 'to') });

export function timesText(periods: readonly Period[], words: LanguageWords): string {
  const times = mergedPeriods(periods).map((one) => (isWholeDay(one) ? words.allDay : rangeText(one, words)));
  // No end of a line parts a time from the one it lasts until.
  return times.map((time) => time.replaceAll(' ', '\u00a0')).join(', ') || words.closedDay;
}

/** Of days that open no weekday on which the door stays shut. */
const timesOfOpenDays = (periods: readonly Period[], year: YearPart, words: LanguageWords) =>
  [timesText(periods, words), ...(periods.length > 0 && !isOpenEveryDay(year) ? [words.onOpenDays] : [])].join(', ');

/** Days counted from Monday, 0: "Monday to Friday"; those that are not in a row are listed. */
function daysText(days: readonly number[], { code, dayRange }: LanguageWords): string {
  // 1 January 2024 is a Monday.
  const nameOf = (day = 0) => dateText(`2024-01-0${day + 1}`, code, { weekday: 'long' });
  const range = rangeOf(days);
  return range
    ? fillTemplate(dayRange, { from: nameOf(range[0]), to: nameOf(range[1]) })
    : new Intl.ListFormat(localeOf(code)).format(days.map(nameOf));
}

/** When the telephone, or WhatsApp, is answered, and what that is on days apart and on duty. */
export function answeredHours({ week, onHolidays, isWhileOpen, onDuty }: Answered, words: LanguageWords): string[] {
  const whenOnDuty = onDuty ? [words.answeredOnDuty[onDuty]] : [];
  if (week.hours.length === 0) return whenOnDuty;
  const linesOfPart = (part: YearPart | Season) =>
    weekLines(part.hours, words).map((line) => dotted(['name' in part && partText(part, words), line]));
  const apart = daysApartText(isWhileOpen.onHolidays, isWhileOpen.onOtherDays, words);
  const onDays = (template: string, days: string) => (days ? [fillTemplate(template, { days })] : []);
  return [
    ...partsOfYear(week).flatMap(linesOfPart),
    ...(onHolidays ? onDays(onHolidays === 'normal' ? words.alsoOn : words.notOn, words.onHolidays) : []),
    ...(week.seasons ?? []).flatMap((one) => (one.hours.length > 0 ? [] : onDays(words.notOn, partText(one, words)))),
    ...onDays(words.onlyWhileOpen, apart),
    ...whenOnDuty.map((time) => `${words.whenOnDuty}, ${time}`),
  ];
}

type Answered = Pharmacy['answered']['telephone'];

/** Days that have hours of their own: "on public holidays and on days with other hours". */
function daysApartText(isOfHolidays: boolean, isOfOthers: boolean, words: LanguageWords): string {
  const days = [...(isOfHolidays ? [words.onHolidays] : []), ...(isOfOthers ? [words.onOtherDays] : [])];
  return new Intl.ListFormat(localeOf(words.code)).format(days);
}

/** The first and the last day of a part of the year, within a sentence, or that it is the rest of the year. */
const partText = ({ from, to }: Partial<Season>, words: LanguageWords) =>
  from && to ? datesText({ from: inLeapYear(from), to: inLeapYear(to) }, words) : words.restOfYear;

/** The first and the last day of each year's: "15 June to 15 September", "1 to 31 August". */
function datesText({ from, to = from }: Pick<Turn, 'from' | 'to'>, { code, dateRange }: LanguageWords): string {
  const dayOf = (day: string) => dateText(day, code, { day: 'numeric', month: 'long' });
  if (from === to) return dayOf(from);
  // In every language the day stands before its month, which is said once.
  const [day = ''] = dayOf(from).split(' ');
  const first = from.slice(0, 7) === to.slice(0, 7) ? day : dayOf(from);
  return fillTemplate(dateRange, { from: first, to: dayOf(to) });
}
