import { MONTHS } from '../fields/values.ts';
import { comparable } from '../text/comparable.ts';
import { addDays, isIsoDay } from '../text/iso-day.ts';

/** The result of reading a pasted list of turns of duty. */
export interface PastedTurns {
  /** The turns of this pharmacy, as horario.yaml has them. */
  turns: { de: string; ate?: string }[];
  /** The lines that were not understood, as they were pasted. */
  unread: string[];
  /** How many lines are other pharmacies'. */
  others: number;
}

const NAMES = MONTHS.map(comparable);
const MONTH = NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\b\\.?`).join('|');

/** "12/01", "12/01/2027", "12-01-2027", "5 de janeiro", "5 jan. 2027", or a day alone, whose month comes later. */
const DATE = new RegExp(
  `\\b(\\d{1,2})\\b(?:[/.](\\d{1,2})\\b(?:[/.](20\\d\\d|\\d\\d)\\b)?|-(\\d{1,2})-(20\\d\\d)\\b|(?: de)? (${MONTH})(?:,?(?: de)? (20\\d\\d)\\b)?)?`,
  'g',
);
/** Between two days: a range, or a list. */
const RANGE = /^(?:a|ao|ate|ate ao|-|–|—)(?: dia)?(?: \p{L}+(?:-feira)?,?)?$/u;
const LIST = /^(?:,|;|e|, e)(?: de)?$/;

/** Hours, which are no days; "semana 3:" before one. */
const OTHER_NUMBERS = /\b\d{1,2}(?:h\d{0,2}|:\d\d)\b|\b\d{1,2}\.?[aªº] semana\b|\bsemana \d{1,2} ?[:)–-]/g;
/** A month that stands before its days in one line: "Dezembro 2026: 2, 9 e 28". */
const MONTH_FIRST = new RegExp(`^((?:${MONTH})(?: ?(?:de|-|/)? ?20\\d\\d)?) ?[:–-] ?(?=\\d)`);
const HEADING = new RegExp(`^(?:(?:mes\\sde\\s)?(${MONTH}))?(?: ?(?:de|-|/)? ?)(?:20\\d\\d)?:?$`);
/** The words that may stand beside a day and name nobody. */
const PLAIN_WORDS =
  /\b(?:semana|fim|dias?|noites?|turno|servico|domingos?|sabados?|segunda|terca|quarta|quinta|sexta|seg|ter|qua|qui|sex|sab|dom|feira|das?|de|do|a|e|as)\b/g;

/** A day that lies so much before the one read last is the next year's. */
const DAYS_BACK = 60;

/**
 * Reads a year's turns of duty as a municipality prints them, a turn or several days a line. Where a line names this
 * pharmacy, only such lines count, and those under its name.
 * @param names of this pharmacy @param today an ISO day: a day without a year is the next one from then on
 */
export function turnsIn(pasted: string, names: readonly string[], today: string): PastedTurns {
  const own = names.map((name) => comparable(name).replace(/^farmacia (?:d[aeo]s? )?/, ''));
  const lines = pasted.split('\n').flatMap((written) => {
    const line = comparable(written.replace(/\s+/g, ' ')).replace(OTHER_NUMBERS, '');
    const [before = '', above] = MONTH_FIRST.exec(line) ?? [];
    return [above ?? '', line.slice(before.length)].flatMap((part) =>
      part ? [{ written: written.trim(), line: part, isOwn: own.some((name) => name && part.includes(name)) }] : [],
    );
  });
  const isNamed = lines.some(({ isOwn }) => isOwn);
  const found: PastedTurns = { turns: [], unread: [], others: 0 };
  let earliest = addDays(today, -DAYS_BACK);
  let month = '';
  let isUnderOwnName = !isNamed;
  for (const { written, line, isOwn } of lines) {
    const heading = HEADING.exec(line);
    const dates = [...line.matchAll(DATE)];
    const hasWords = /\p{L}/u.test(line.replace(DATE, '').replace(PLAIN_WORDS, ''));
    const isPharmacy = /\bfarm(?:acia)?\b/.test(line);
    const year = dates.length === 0 && /\b20\d\d\b/.exec(line);
    const isName = dates.length === 0 && (isOwn || isPharmacy);
    // A name and a year may stand in one line.
    if (isName) isUnderOwnName = isOwn;
    if (heading || year) {
      month = heading?.[1] ?? month;
      // Its first week may begin in the month, or the year, before.
      if (year) earliest = addDays(`${year}-${heading?.[1] ? monthNumber(month) : '01'}-01`, -6);
    } else if (isName) continue;
    else if (dates.length > 0 && !isOwn && (hasWords ? isNamed || isPharmacy : !isUnderOwnName)) found.others++;
    else {
      const turns = datedTurns(line, dates, month, earliest);
      const last = turns.at(-1);
      if (last) earliest = addDays(last.de, -DAYS_BACK);
      else found.unread.push(written);
      found.turns.push(...turns);
    }
  }
  return found;
}

/** The turns of a line; none where one of its days cannot be read. */
function datedTurns(line: string, dates: RegExpExecArray[], monthAbove: string, earliest: string) {
  // A day has the month and year of the next one that names them.
  let [month, year] = [monthAbove, ''];
  const days = [...dates].reverse().map((match) => {
    const [written, day, slashed, slashedYear, dashed, dashedYear, named, namedYear] = match;
    const later = month;
    month = slashed ?? dashed ?? named ?? month;
    const isOfYearBefore = year && monthNumber(month) > monthNumber(later);
    year = slashedYear ?? dashedYear ?? namedYear ?? (isOfYearBefore ? String(Number(year) - 1) : year);
    return { start: match.index, end: match.index + written.length, day: String(day), month, year };
  });
  const turns: PastedTurns['turns'] = [];
  let from = earliest;
  let readTo = 0;
  for (const { start, end, ...date } of days.reverse()) {
    const last = turns.at(-1);
    const between = line.slice(readTo, start).trim();
    const isEnd = last && !last.ate && RANGE.test(between);
    const isoDay = isoDayOf(date, isEnd ? last.de : from);
    if (isoDay === null || (last && !isEnd && !LIST.test(between))) return [];
    if (isEnd) last.ate = isoDay;
    else turns.push({ de: isoDay });
    from = addDays(isoDay, -DAYS_BACK);
    readTo = end;
  }
  return turns;
}

/** The first such day from an ISO day on, or that of its year; null where there is none. */
function isoDayOf({ day, month, year }: { day: string; month: string; year: string }, from: string): string | null {
  const number = monthNumber(month);
  const inYear = (one: string) => `${one}-${number}-${day.padStart(2, '0')}`;
  const written = year && inYear(year.length === 2 ? `20${year}` : year);
  const next = [0, 1].map((ahead) => inYear(String(Number(from.slice(0, 4)) + ahead))).find((one) => one >= from);
  const isoDay = written || next;
  return isIsoDay(isoDay) ? isoDay : null;
}

/** "01" of "1", "jan." and "janeiro"; empty where there is none. */
function monthNumber(month: string): string {
  const named = NAMES.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
  return month && (/\d/.test(month) ? month : String(named)).padStart(2, '0');
}
