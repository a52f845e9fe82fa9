import { dotted } from '../text/dotted.ts';
import { fillTemplate } from '../text/template.ts';
import { daysInRow, dayText } from './days.ts';
import { type Duty, startsDutyOn } from './duty.ts';
import { type HourTexts, hourText } from './opening-line.ts';
import { isWholeDay, ON_HOLIDAYS, timesText } from './times-text.ts';
import {
  endOf,
  mergedPeriods,
  type OpeningHours,
  periodsOn,
  type Season,
  seasonOn,
  type Timetable,
  type YearPart,
} from './timetable.ts';
import { type TurnTemplates, turnsText } from './turn-texts.ts';
import { namesOfDays } from './week.ts';

/** A part of the table of opening hours: of all the year, or of a season. */
export interface HoursPart {
  /** Where hours are not the same all year, its name and its days: "Verão, de 15 de junho a 15 de setembro". */
  season?: string;
  /** The name alone. */
  name?: string;
  /** Whether it is that of the day of the build. */
  isNow?: boolean;
  /** Its first and last day, "06-15/09-15"; empty for the rest of the year, and absent for what holds all year. */
  dates?: string;
  rows: HoursRow[];
}

/** A row of it: days, such as "Segunda a sexta", and the times of each period. */
export interface HoursRow {
  days: string;
  /** The weekdays that it is of, counted from Monday, as "01234"; or that it is of holidays. Absent from duty's. */
  on?: string;
  times: string[];
  /** Further facts, such as which holiday is next. */
  note?: string;
  /** The last day, ISO, on which the note is right. */
  noteUntil?: string;
}

/** The owner's words, `abertaAgora` of content/interface.yaml: `diaInteiro` is the text of a day on which it never closes, `naoAbre` of days on which it never opens. */
type TableTexts = Record<'feriados' | 'naoAbre' | 'diaInteiro' | 'epoca' | 'restoDoAno' | 'todoOAno', string> &
  Record<'postigo' | 'turnos' | 'portaFecha' | 'portaFechaSo' | 'proximoFeriado', string> &
  HourTexts &
  TurnTemplates;

/** A public holiday that is next: its ISO day and its name. */
export type NextHoliday = readonly [isoDay: string, name: string];

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Turns opening hours into a table, in the week's order; days with the same times share a row. The season of `today`, an ISO day, comes
 * first. Public holidays have a row where they have hours of their own: one for all the year, or where a season has others, one in
 * each. So has duty, for its turns still to come.
 */
export function hoursTable(
  timetable: Timetable,
  today: string,
  texts: TableTexts,
  nextHoliday?: NextHoliday,
  duty: Duty | null = null,
): HoursPart[] {
  const { hours, seasons = [] } = timetable;
  if (hours.length === 0) return [];
  const hasOneHolidayRow = hasSameHolidays(timetable);
  const now = seasonOn(timetable, today) ?? timetable;
  const nowFirst = [now, ...[...seasons, timetable].filter((part) => part !== now)];
  const withNext = nextHoliday && (seasonOn(timetable, nextHoliday[0]) ?? timetable);
  const parts = nowFirst.map((part) => {
    const holidays = holidayRow(part, texts, part === withNext ? nextHoliday : undefined);
    const rows = [...weekRows(part.hours, texts), ...(hasOneHolidayRow ? [] : holidays)];
    return { ...titleOf(part, texts), isNow: part === now, rows };
  });
  const ofAllYear = [
    ...(hasOneHolidayRow ? holidayRow(timetable, texts, nextHoliday) : []),
    ...windowRows(timetable, texts),
    ...(duty ? dutyRow(duty, timetable, today, texts) : []),
  ];
  if (seasons.length === 0) return parts.map(({ rows }) => ({ rows: [...rows, ...ofAllYear] }));
  return ofAllYear.length > 0 ? [...parts, { season: texts.todoOAno, rows: ofAllYear }] : parts;
}

/** The name of a part of the table, and its days. */
function titleOf(part: Season | Timetable, texts: TableTexts) {
  if (!('name' in part)) return { season: texts.restoDoAno, name: texts.restoDoAno, dates: '' };
  const { name, from, to } = part;
  // 2024 has a 29 February.
  const textOf = (day: string) => dayText(`2024-${day}`);
  const season = fillTemplate(texts.epoca, { nome: name, de: textOf(from), ate: textOf(to) });
  return { season, name, dates: `${from}/${to}` };
}

/** The table of another place or of deliveries, which have no seasons: only the days on which there are hours, and holidays where those have others. */
export function weekTable(week: YearPart, texts: TableTexts): HoursPart[] {
  const days = WEEKDAYS.filter((day) => week.hours.some((period) => period.days.includes(day)));
  return days.length > 0 ? [{ rows: [...weekRows(week.hours, texts, days), ...holidayRow(week, texts)] }] : [];
}

/** A row for each set of days with the same times, in the order of their first days. */
function weekRows(hours: OpeningHours, texts: TableTexts, days = WEEKDAYS): HoursRow[] {
  const periods = (day: number) => hours.filter((period) => period.days.includes(day));
  const alike = Map.groupBy(days, (day) => timesText(periods(day), texts).join('|'));
  return [...alike].map(([times, group]) => {
    const names = namesOfDays(group);
    return { days: names.charAt(0).toUpperCase() + names.slice(1), on: group.join(''), times: times.split('|') };
  });
}

/** A row for the holidays of a part of the year; none where they are days like others. */
function holidayRow({ holidayHours }: YearPart, texts: TableTexts, next?: NextHoliday): HoursRow[] {
  if (!holidayHours) return [];
  const row = { days: texts.feriados, on: ON_HOLIDAYS, times: timesText(holidayHours, texts) };
  if (!next) return [row];
  const [day, nome] = next;
  return [{ ...row, note: fillTemplate(texts.proximoFeriado, { data: dayText(day), nome }), noteUntil: day }];
}

/** A row for the window by night, or where its hours differ, one for each set of days: "Pelo postigo, sábado e domingo". */
function windowRows({ nightWindow = [] }: Timetable, texts: TableTexts): HoursRow[] {
  const days = WEEKDAYS.filter((day) => nightWindow.some((period) => period.days.includes(day)));
  const rows = weekRows(nightWindow, texts, days);
  // Without `on`: the row of the day is that of the door.
  return rows.map(({ days: names, on = '', times }) => ({
    days: on.length === WEEKDAYS.length ? texts.postigo : `${texts.postigo}, ${names.toLowerCase()}`,
    times,
  }));
}

/** Whether holidays have the same hours in every season. */
function hasSameHolidays({ holidayHours, seasons = [] }: Timetable): boolean {
  return seasons.every((season) => JSON.stringify(season.holidayHours) === JSON.stringify(holidayHours));
}

/** A row for the turns of duty that are still to come on an ISO day, and for when the door then closes; none without them. */
function dutyRow(duty: Duty, timetable: Timetable, isoDay: string, texts: TableTexts): HoursRow[] {
  const coming = turnsText(duty.turns, isoDay, texts);
  if (!coming) return [];
  const note = doorNote(duty, timetable, isoDay, texts);
  return [{ days: texts.turnos, times: [coming], ...(note && { note }) }];
}

/**
 * When the door closes on the days of duty of the year ahead, so that it stays true until the site is built again, and in which
 * seasons at other hours. Empty where nothing is said of the door, or where it never closes.
 */
export function doorNote(duty: Duty, timetable: Timetable, today: string, texts: TableTexts): string {
  const days = daysInRow(today, 366).filter((day) => startsDutyOn(duty.turns, day));
  const closings = [...Map.groupBy(days, (day) => seasonOn(timetable, day))]
    .map(([season, ofSeason]) => ({ season, hora: closingText(duty, timetable, ofSeason, texts) }))
    .filter(({ hora }) => hora !== '');
  const usual = closings.find(({ season }) => !season) ?? closings[0];
  if (!usual) return '';
  const { hora } = usual;
  const note = duty.atNight
    ? fillTemplate(texts.portaFecha, { hora, atende: duty.atNight })
    : fillTemplate(texts.portaFechaSo, { hora });
  const others = closings.filter((other) => other.hora !== hora);
  return [note, ...others.map((other) => `${other.season?.name ?? texts.restoDoAno}: ${other.hora}.`)].join(' ');
}

/** "às 22h ou à meia-noite": on days on which the usual hours end later than the door on duty, it closes with them. */
function closingText({ changesAt, doorUntil }: Duty, timetable: Timetable, days: string[], texts: TableTexts): string {
  if (!doorUntil) return '';
  const lastPeriods = days.flatMap((day) =>
    mergedPeriods([...periodsOn(timetable, day), { from: changesAt, to: doorUntil }]).slice(-1),
  );
  const closing = lastPeriods.filter((period) => !isWholeDay(period)).toSorted((a, b) => endOf(a) - endOf(b));
  const hours = new Set(closing.map(({ to }) => hourText(to, texts)));
  return new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(hours);
}

/** The table in one line: "Segunda a sexta, 9h às 19h · Sábado e domingo, 9h às 13h". */
export function hoursLine(parts: readonly HoursPart[]): string {
  const lineOf = (rows: HoursRow[]) => dotted(rows.map(({ days, times }) => [days, ...times].join(', ')));
  return dotted(parts.map(({ season, rows }) => (season ? `${season}: ` : '') + lineOf(rows)));
}

/** The table in lines, each season under its name: "Segunda a sexta: 9h às 19h". */
export function hoursLines(parts: readonly HoursPart[]): string[] {
  return parts.flatMap(({ season, rows }) => [
    ...(season ? [season] : []),
    ...rows.flatMap(({ days, times, note, noteUntil }) => [
      `${days}: ${times.join(', ')}`,
      // A note that ends would be wrong one day in what was copied or saved.
      ...(note && !noteUntil ? [note] : []),
    ]),
  ]);
}
