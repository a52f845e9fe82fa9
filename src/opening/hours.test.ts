import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayChanges } from '../notices/notices.ts';
import { fuzzTimeout, runs } from '../testing/fuzz.ts';
import { OPENING_TEXTS as texts } from '../testing/opening-texts.ts';
import { holidaysAt, type Region } from './holidays.ts';
import { isClosedByHoliday, openingState } from './hours.ts';
import { openingLine } from './opening-line.ts';
import type { ChangesOn, OpeningHours, OpeningPeriod, Timetable } from './timetable.ts';

const WORKDAYS = [0, 1, 2, 3, 4];
const WEEK = [...WORKDAYS, 5, 6];

const USUAL: OpeningHours = [
  { days: WORKDAYS, from: '09:00', to: '19:00' },
  { days: [5], from: '09:00', to: '13:00' },
];
const WITH_LUNCH: OpeningHours = [
  { days: WORKDAYS, from: '14:30', to: '19:00' },
  { days: WORKDAYS, from: '09:00', to: '13:00' },
];
const LATE: OpeningHours = [{ days: WEEK, from: '20:00', to: '02:30' }];
const TO_MIDNIGHT: OpeningHours = [{ days: WORKDAYS, from: '09:00', to: '24:00' }];
const ALWAYS: OpeningHours = [{ days: WEEK, from: '00:00', to: '24:00' }];
const WEEKEND: OpeningHours = [{ days: [5, 6], from: '00:00', to: '24:00' }];

const never: ChangesOn = () => ({});
/** A notice closes the days of which `isClosed` is true. */
const closing = (isClosed: (day: string) => boolean) => (day: string) => (isClosed(day) ? { hours: [] } : {});

/** What a visitor reads at that moment. */
function lineAt(at: string, timetable: Timetable, changes = never): string {
  const now = new Date(at);
  const state = openingState(timetable, now, changes);
  const isHoliday = isClosedByHoliday(timetable, state, now, changes);
  return openingLine(state, now, texts, { behind: timetable.behind, isHoliday });
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('a visitor whose clock is set to %s reads', (zone) => {
  // 21 November 2026 is a Saturday.
  // biome-ignore format: one moment a line
  test.each<[string, OpeningHours, string, string, string]>([
    ['on a weekday morning', USUAL, '2026-11-20T10:00Z', '', 'Aberta agora · fecha às 19h'],
    ['at the first moment', USUAL, '2026-11-20T09:00Z', '', 'Aberta agora · fecha às 19h'],
    ['a moment before opening', USUAL, '2026-11-20T08:59:59.999Z', '', 'Fechada · abre às 9h'],
    ['a moment before closing', USUAL, '2026-11-20T18:59:59.999Z', '', 'Aberta agora · fecha às 19h'],
    ['at the last moment', USUAL, '2026-11-20T19:00Z', '', 'Fechada · abre amanhã às 9h'],
    ['on Saturday afternoon', USUAL, '2026-11-21T14:00Z', '', 'Fechada · abre segunda às 9h'],
    ['on Sunday', USUAL, '2026-11-22T14:00Z', '', 'Fechada · abre amanhã às 9h'],
    ['in summer', USUAL, '2026-07-01T17:59Z', '', 'Aberta agora · fecha às 19h'],
    ['in summer, an hour later', USUAL, '2026-07-01T18:00Z', '', 'Fechada · abre amanhã às 9h'],
    ['before lunch', WITH_LUNCH, '2026-11-20T12:00Z', '', 'Aberta agora · fecha às 13h'],
    ['at lunch', WITH_LUNCH, '2026-11-20T13:10Z', '', 'Fechada · abre às 14h30'],
    ['after lunch', WITH_LUNCH, '2026-11-20T15:00Z', '', 'Aberta agora · fecha às 19h'],
    ['on Friday evening', WITH_LUNCH, '2026-11-20T20:00Z', '', 'Fechada · abre segunda às 9h'],
    ['late, before midnight', LATE, '2026-11-20T23:00Z', '', 'Aberta agora · fecha às 2h30'],
    ['late, after midnight', LATE, '2026-11-21T02:00Z', '', 'Aberta agora · fecha às 2h30'],
    ['after a late night', LATE, '2026-11-21T02:30Z', '', 'Fechada · abre às 20h'],
    ['after midnight of a closed day', LATE, '2026-11-21T01:00Z', '2026-11-21', 'Aberta agora · fecha às 2h30'],
    ['after midnight after a closed day', LATE, '2026-11-21T01:00Z', '2026-11-20', 'Fechada · abre às 20h'],
    ['until midnight', TO_MIDNIGHT, '2026-11-20T20:00Z', '', 'Aberta agora · fecha à meia-noite'],
    ['at midnight', TO_MIDNIGHT, '2026-11-21T00:00Z', '', 'Fechada · abre segunda às 9h'],
    ['where it never closes', ALWAYS, '2026-11-21T00:00Z', '', 'Aberta agora'],
    ['more than a day before closing', WEEKEND, '2026-11-21T23:59Z', '', 'Aberta agora'],
    ['a day before closing', WEEKEND, '2026-11-22T00:00Z', '', 'Aberta agora · fecha à meia-noite'],
    ['where it closes as it opens', [{ days: WEEK, from: '09:00', to: '09:00' }], '2026-11-21T08:00Z', '', 'Aberta agora'],
    ['the day before a holiday there', ALWAYS, '2026-11-20T10:00Z', '2026-11-21', 'Aberta agora · fecha à meia-noite'],
    ['on a holiday there', ALWAYS, '2026-11-21T10:00Z', '2026-11-21', 'Fechada · abre à meia-noite'],
    ['two midnights before opening', WEEKEND, '2026-11-19T10:00Z', '', 'Fechada · abre amanhã à meia-noite'],
    ['three midnights before opening', WEEKEND, '2026-11-18T10:00Z', '', 'Fechada · abre sexta à meia-noite'],
    ['on a closed day', USUAL, '2026-11-20T10:00Z', '2026-11-20', 'Fechada · abre amanhã às 9h'],
    ['before two closed days', USUAL, '2026-11-19T20:00Z', '2026-11-20 2026-11-21', 'Fechada · abre segunda às 9h'],
    ['six days ahead', [{ days: [4], from: '01:00', to: '02:00' }], '2026-11-21T10:00Z', '', 'Fechada · abre sexta à 1h'],
    ['a week ahead', [{ days: [5], from: '09:05', to: '12:00' }], '2026-11-21T13:00Z', '', 'Fechada · abre a 28 de novembro às 9h05'],
    ['half past midnight', [{ days: [6], from: '00:30', to: '02:00' }], '2026-11-21T10:00Z', '', 'Fechada · abre amanhã às 0h30'],
    ['the day in Portuguese', [{ days: [1], from: '09:00', to: '12:00' }], '2026-11-21T10:00Z', '', 'Fechada · abre terça às 9h'],
    ['where no hours are given', [], '2026-11-20T10:00Z', '', 'Fechada'],
    ['before the clocks go forward', USUAL, '2026-03-28T12:30Z', '', 'Aberta agora · fecha às 13h'],
    ['the Monday after the clocks went forward', USUAL, '2026-03-30T07:59Z', '', 'Fechada · abre às 9h'],
    ['that Monday at nine', USUAL, '2026-03-30T08:00Z', '', 'Aberta agora · fecha às 19h'],
    ['the night the clocks go forward', LATE, '2026-03-29T01:15Z', '', 'Aberta agora · fecha às 2h30'],
    ['that night at the end', LATE, '2026-03-29T01:30Z', '', 'Fechada · abre às 20h'],
    ['the night the clocks go back, first', LATE, '2026-10-25T00:45Z', '', 'Aberta agora · fecha às 2h30'],
    ['the night the clocks go back, again', LATE, '2026-10-25T01:45Z', '', 'Aberta agora · fecha às 2h30'],
    ['that night when it is over', LATE, '2026-10-25T02:30Z', '', 'Fechada · abre às 20h'],
    ['the Monday after the clocks went back', USUAL, '2026-10-26T08:59Z', '', 'Fechada · abre às 9h'],
    ['that Monday then', USUAL, '2026-10-26T09:00Z', '', 'Aberta agora · fecha às 19h'],
  ])('%s', (_, hours, at, closed, expected) => {
    vi.stubEnv('TZ', zone);
    const isClosed = closing((day) => closed.split(' ').includes(day));
    expect(lineAt(at, { hours }, isClosed)).toBe(expected);
  });
});

describe('the state', () => {
  test('counts periods that touch or overlap as one', () => {
    const hours: OpeningHours = [
      { days: [4], from: '09:00', to: '13:00' },
      { days: [4], from: '13:00', to: '19:00' },
      { days: [4], from: '10:00', to: '11:00' },
      { days: [4], from: '19:01', to: '20:00' },
    ];
    const state = openingState({ hours: hours }, new Date('2026-11-20T10:30Z'), never);
    expect(state).toEqual({ open: true, closesAt: new Date('2026-11-20T19:00Z') });
  });

  test('looks a month ahead, not further', () => {
    const now = new Date('2026-11-20T20:00Z');
    const closedUntil = (last: string) => closing((day) => day <= last);
    expect(openingState({ hours: USUAL }, now, closedUntil('2026-12-20'))).toEqual({
      open: false,
      opensAt: new Date('2026-12-21T09:00Z'),
    });
    expect(openingState({ hours: USUAL }, now, closedUntil('2026-12-21'))).toEqual({ open: false, opensAt: null });
  });
});

describe('against a model that only looks at the clock on the wall', () => {
  const CLOCK = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Lisbon',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const ENGLISH = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

  function isOpenByTheWall(hours: OpeningHours, at: Date): boolean {
    const [weekday = '', time = ''] = CLOCK.format(at).replace(',', '').split(' ');
    const today = ENGLISH.indexOf(weekday);
    return hours.some(({ days, from, to }) => {
      const isLate = to <= from;
      const began = days.includes(today) && time >= from && (isLate || time < to);
      const goesOn = isLate && days.includes((today + 6) % 7) && time < to;
      return began || goesOn;
    });
  }

  // Nothing begins or ends in the hour that comes twice or never, where a clock on the wall cannot tell.
  const time = fc
    .tuple(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const period: fc.Arbitrary<OpeningPeriod> = fc.record({
    days: fc.subarray(WEEK, { minLength: 1 }),
    from: time,
    to: fc.oneof(time, fc.constant('24:00')),
  });
  const instant = fc.oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-03-28'), max: new Date('2026-03-30'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-10-24'), max: new Date('2026-10-26'), noInvalidDate: true }),
  );

  test(
    'it is open when the wall says so, and changes exactly then',
    () => {
      fc.assert(
        fc.property(fc.array(period, { minLength: 1, maxLength: 4 }), instant, (hours, now) => {
          const state = openingState({ hours: hours }, now, never);
          expect(state.open).toBe(isOpenByTheWall(hours, now));
          const change = state.open ? state.closesAt : state.opensAt;
          if (!change && !state.open) throw new Error('some period comes within a week');
          if (change) expect(isOpenByTheWall(hours, change)).toBe(!state.open);
          const until = change?.getTime() ?? now.getTime() + 86_400_000;
          for (let at = now.getTime(); at < until; at += 31 * 60_000) {
            if (isOpenByTheWall(hours, new Date(at)) !== state.open) throw new Error(`changes before ${change}`);
          }
        }),
        { numRuns: Math.min(1000, runs.numRuns) },
      );
    },
    fuzzTimeout,
  );
});

describe('on public holidays', () => {
  const normalIn = (region: Region): Timetable => ({
    hours: USUAL,
    holidays: holidaysAt({ region, municipal: 39 }).map(({ date }) => date),
  });
  const normal = normalIn('continente');
  const closed = { ...normal, holidayHours: [] };
  const own = { ...normal, holidayHours: [{ from: '10:00', to: '12:30' }] };
  const azores = { ...normalIn('acores'), holidayHours: [], behind: 1 };

  test.each<[string, Timetable, string, string]>([
    ['Christmas, a Friday, closed', closed, '2026-12-25T10:00Z', 'Fechada · feriado · abre amanhã às 9h'],
    ['Christmas, before it would have opened', closed, '2026-12-25T07:00Z', 'Fechada · feriado · abre amanhã às 9h'],
    ['Christmas, after it would have closed', closed, '2026-12-25T20:00Z', 'Fechada · abre amanhã às 9h'],
    ['Easter Sunday, closed as every Sunday', closed, '2027-03-28T10:00Z', 'Fechada · abre amanhã às 9h'],
    ['the evening before Christmas, closed', closed, '2026-12-24T20:00Z', 'Fechada · abre sábado às 9h'],
    ['Christmas, hours of its own', own, '2026-12-25T11:00Z', 'Aberta agora · fecha às 12h30'],
    ['Christmas afternoon, hours of its own', own, '2026-12-25T15:00Z', 'Fechada · feriado · abre amanhã às 9h'],
    ['Christmas, before hours of its own', own, '2026-12-25T09:30Z', 'Fechada · feriado · abre às 10h'],
    ['Easter Sunday, hours of its own', own, '2027-03-28T10:00Z', 'Aberta agora · fecha às 12h30'],
    ['Christmas as any other day', normal, '2026-12-25T15:00Z', 'Aberta agora · fecha às 19h'],
    ["the municipality's day", closed, '2026-05-14T10:00Z', 'Fechada · feriado · abre amanhã às 9h'],
    ['the day of the Azores', azores, '2026-05-25T12:00Z', 'Fechada · feriado · abre amanhã às 9h'],
    ['nine in the Azores is ten in Lisbon', azores, '2026-11-20T09:59Z', 'Fechada · abre às 9h'],
    ['and then it opens', azores, '2026-11-20T10:00Z', 'Aberta agora · fecha às 19h'],
    ['in summer too', azores, '2026-07-01T08:59Z', 'Fechada · abre às 9h'],
    ['the last hour in the Azores', azores, '2026-11-20T19:59Z', 'Aberta agora · fecha às 19h'],
  ])('%s', (_, timetable, now, expected) => {
    expect(lineAt(now, timetable)).toBe(expected);
  });

  test('one that a notice of long works follows is named, although no hour of opening is', () => {
    const christmas = new Date('2026-12-25T10:00Z');
    const works = closing((day) => day > '2026-12-25' && day <= '2027-03-10');
    const state = openingState(closed, christmas, works);
    expect(state).toEqual({ open: false, opensAt: null });
    expect(isClosedByHoliday(closed, state, christmas, works)).toBe(true);
    const early = new Date('2026-12-25T07:00Z');
    expect(isClosedByHoliday(closed, openingState(closed, early, works), early, works)).toBe(true);
    const late = new Date('2026-12-25T20:00Z');
    expect(isClosedByHoliday(closed, openingState(closed, late, works), late, works)).toBe(false);
  });
});

describe('seasons', () => {
  // In the Algarve: summer without lunch and with Sundays, Christmas over the year's end, else a lunch break and no Sundays.
  const timetable: Timetable = {
    hours: WITH_LUNCH,
    seasons: [
      {
        name: 'Verão',
        from: '06-15',
        to: '09-15',
        hours: [
          { days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '21:00' },
          { days: [6], from: '10:00', to: '13:00' },
          { days: [6], from: '17:00', to: '20:00' },
        ],
      },
      { name: 'Feira', from: '03-19', to: '03-19', hours: [{ days: WEEK, from: '09:00', to: '23:00' }] },
      {
        name: 'Natal',
        from: '12-20',
        to: '01-03',
        hours: [{ days: WEEK, from: '09:00', to: '20:00' }],
        holidayHours: [],
      },
    ],
    holidays: ['08-15', '10-05', '12-25', '01-01'],
    holidayHours: [],
  };

  // biome-ignore format: one moment a line
  test.each([
    ['a Wednesday evening in July', '2026-07-15T18:30Z', 'Aberta agora · fecha às 21h'],
    ['lunch in July', '2026-07-15T12:30Z', 'Aberta agora · fecha às 21h'],
    ['a Sunday at lunch in July', '2026-07-19T13:00Z', 'Fechada · abre às 17h'],
    ['the evening before the first day', '2026-06-14T19:00Z', 'Fechada · abre amanhã às 9h'],
    ['the first evening', '2026-06-15T19:00Z', 'Aberta agora · fecha às 21h'],
    ['the last evening', '2026-09-15T19:00Z', 'Aberta agora · fecha às 21h'],
    ['the evening after', '2026-09-16T19:00Z', 'Fechada · abre amanhã às 9h'],
    ['a season of one day', '2026-03-19T21:00Z', 'Aberta agora · fecha às 23h'],
    ['lunch in October', '2026-10-14T12:30Z', 'Fechada · abre às 14h30'],
    ['the last Saturday before Christmas’s season', '2026-12-19T10:00Z', 'Fechada · abre amanhã às 9h'],
    ['the last night of the year', '2026-12-31T19:30Z', 'Aberta agora · fecha às 20h'],
    ['the first Saturday of the year', '2027-01-02T19:30Z', 'Aberta agora · fecha às 20h'],
    ['the last evening of it, a Sunday', '2027-01-03T19:30Z', 'Aberta agora · fecha às 20h'],
    ['the evening after it', '2027-01-04T19:30Z', 'Fechada · abre amanhã às 9h'],
    ['a holiday of a season whose holidays are days like others', '2026-08-15T18:30Z', 'Aberta agora · fecha às 21h'],
    ['a holiday of the rest of the year', '2026-10-05T11:00Z', 'Fechada · feriado · abre amanhã às 9h'],
    ['a holiday in it', '2026-12-25T11:00Z', 'Fechada · feriado · abre amanhã às 9h'],
  ])('%s', (_, now, expected) => {
    expect(lineAt(now, timetable)).toBe(expected);
  });
});

describe('a notice that closes parts of a day', () => {
  const closed = [
    { from: '09:00', to: '10:00' },
    { from: '13:00', to: '15:00' },
    { from: '20:00', to: '21:00' },
  ];
  const inParts = (day: string) => (day === '2026-11-20' ? { closed } : {});
  test.each([
    ['2026-11-20T08:00Z', 'Fechada · abre às 10h'],
    ['2026-11-20T12:00Z', 'Aberta agora · fecha às 13h'],
    ['2026-11-20T13:00Z', 'Fechada · abre às 15h'],
    ['2026-11-20T15:00Z', 'Aberta agora · fecha às 19h'],
    ['2026-11-20T19:30Z', 'Fechada · abre amanhã às 9h'],
    ['2026-11-19T14:00Z', 'Aberta agora · fecha às 19h'],
  ])('at %s: %s', (now, expected) => {
    expect(lineAt(now, { hours: USUAL }, inParts)).toBe(expected);
  });
});

describe('a notice with hours of its own', () => {
  // 24 December 2026 is a Thursday, 25 December a holiday, 27 March 2027 the Saturday before the clocks go forward.
  const holidays = holidaysAt({ region: 'continente', municipal: null }).map(({ date }) => date);
  const changes = dayChanges([
    { de: '2026-12-23', ate: '2026-12-23', fechada: false, horario: [{ abre: '09:00', fecha: '22:00' }] },
    { de: '2026-12-24', ate: '2026-12-24', fechada: false, horario: [{ abre: '09:00', fecha: '13:00' }] },
    { de: '2026-12-25', ate: '2026-12-25', fechada: false, horario: [{ abre: '15:00', fecha: '17:00' }] },
    {
      de: '2026-12-27',
      ate: '2026-12-27',
      fechada: false,
      horario: [
        { abre: '15:00', fecha: '18:00' },
        { abre: '10:00', fecha: '12:00' },
      ],
    },
    { de: '2026-12-31', ate: '2027-01-01', fechada: false, horario: [{ abre: '20:00', fecha: '02:00' }] },
    { de: '2027-03-27', ate: '2027-03-27', fechada: false, horario: [{ abre: '22:00', fecha: '04:00' }] },
  ]);
  test.each([
    ['longer hours', '2026-12-23T20:00Z', 'Aberta agora · fecha às 22h'],
    ['only the morning', '2026-12-24T10:00Z', 'Aberta agora · fecha às 13h'],
    ['and then the next that a notice gives', '2026-12-24T13:00Z', 'Fechada · abre amanhã às 15h'],
    ['a holiday on which it would be closed', '2026-12-25T16:00Z', 'Aberta agora · fecha às 17h'],
    ['a Sunday, its hours in any order', '2026-12-27T09:00Z', 'Fechada · abre às 10h'],
    ['a Sunday, between them', '2026-12-27T13:00Z', 'Fechada · abre às 15h'],
    ["over midnight of the year's end", '2026-12-31T23:30Z', 'Aberta agora · fecha às 2h'],
    ['in the new year', '2027-01-01T01:30Z', 'Aberta agora · fecha às 2h'],
    ['a holiday on which it opens in the evening', '2027-01-01T02:00Z', 'Fechada · abre às 20h'],
    ['the day after', '2027-01-02T10:00Z', 'Aberta agora · fecha às 13h'],
    ['the night the clocks go forward', '2027-03-28T02:59Z', 'Aberta agora · fecha às 4h'],
    ['that night when it is over', '2027-03-28T03:00Z', 'Fechada · abre amanhã às 9h'],
  ])('%s', (_, now, expected) => {
    expect(lineAt(now, { hours: USUAL, holidays, holidayHours: [] }, changes)).toBe(expected);
  });

  test('is closed where another notice closes the day', () => {
    const { hours } = dayChanges([
      { de: '2026-12-24', ate: '2026-12-24', fechada: false, horario: [{ abre: '09:00', fecha: '13:00' }] },
      { de: '2026-12-24', ate: '2026-12-24', fechada: true },
    ])('2026-12-24');
    expect(hours).toEqual([]);
  });
});
