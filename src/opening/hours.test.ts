import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { testAny } from '../../tests/fuzz.ts';
import { lineAt, noticeOf } from '../../tests/state-at.ts';
import { openingState } from './hours.ts';
import { type OpeningHours, type OpeningPeriod, periodsOn, weekdayOf } from './timetable.ts';
import { weekdayName } from './week.ts';
import { byNotice, dayIs, holiday, NEXT_DAY, TODAY } from './words.ts';

const WORKDAYS = [0, 1, 2, 3, 4];
const WEEK = [...WORKDAYS, 5, 6];

const USUAL: OpeningHours = [
  { days: WORKDAYS, from: '09:00', to: '19:00' },
  { days: [5], from: '09:00', to: '13:00' },
];
const LATE: OpeningHours = [{ days: WEEK, from: '20:00', to: '02:30' }];
const ALWAYS: OpeningHours = [{ days: WEEK, from: '00:00', to: '24:00' }];
const WEEKEND: OpeningHours = [{ days: [5, 6], from: '00:00', to: '24:00' }];

describe('a visitor reads', () => {
  // 21 November 2026 is a Saturday. The last column: the days that a notice closes.
  // biome-ignore format: one moment a line
  test.each<[string, OpeningHours, string, string, string?]>([
    ['late, after midnight', LATE, '21T02:00', 'Aberta agora · fecha às 2h30'],
    ['after midnight of a closed day', LATE, '21T01:00', 'Aberta agora · fecha às 2h30', '2026-11-21'],
    ['after midnight after a closed day', LATE, '21T01:00', 'Fechada · abre às 20h', '2026-11-20'],
    ['more than a day before closing', WEEKEND, '21T23:59', 'Aberta agora · fecha segunda às 0h'],
    ['a day before closing', WEEKEND, '22T00:00', 'Aberta agora · fecha à meia-noite'],
    ['where it closes as it opens', [{ days: WEEK, from: '09:00', to: '09:00' }], '21T08:00', 'Aberta agora'],
    ['the day before a closed one where it never closes', ALWAYS, '20T10:00', 'Aberta agora · fecha à meia-noite', '2026-11-21'],
    ['two midnights before opening', WEEKEND, '19T10:00', 'Fechada · abre sábado às 0h'],
    ['three midnights before opening', WEEKEND, '18T10:00', 'Fechada · abre sábado às 0h'],
    ['six days ahead', [{ days: [4], from: '01:00', to: '02:00' }], '21T10:00', 'Fechada · abre sexta à 1h'],
    ['a week ahead', [{ days: [5], from: '09:05', to: '12:00' }], '21T13:00', 'Fechada · abre a 28 de novembro às 9h05'],
    ['half past midnight', [{ days: [6], from: '00:30', to: '02:00' }], '21T10:00', 'Fechada · abre amanhã às 0h30'],
    ['a month before opening', USUAL, '20T20:00', 'Fechada · abre a 21 de dezembro às 9h', '2026-11-20 2026-12-20'],
    ['more than a month before', USUAL, '20T20:00', 'Fechada · abre a 22 de dezembro às 9h', '2026-11-20 2026-12-21'],
    ['where periods touch and overlap', [...USUAL, { days: [4], from: '19:00', to: '20:00' }, { days: [4], from: '10:00', to: '11:00' }], '20T10:30', 'Aberta agora · fecha às 20h'],
  ])('%s', (_, hours, at, expected, closed) => {
    const notices = closed ? [noticeOf(closed, { fechada: true })] : [];
    expect(lineAt(`2026-11-${at}`, { hours }, notices)).toBe(expected);
  });

  test.each(['America/New_York', 'Asia/Tokyo'])('the pharmacy’s days where the device is set to %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(lineAt('2026-11-21T14:00', { hours: USUAL })).toBe('Fechada · abre segunda às 9h');
  });
});

describe('against a model that only looks at the clock on the wall', () => {
  function isOpenByTheWall(hours: OpeningHours, at: string): boolean {
    const [day = '', time = ''] = at.split('T');
    const today = weekdayOf(day);
    return hours.some(({ days, from, to }) => {
      const isLate = to <= from;
      const began = days.includes(today) && time >= from && (isLate || time < to);
      const goesOn = isLate && days.includes((today + 6) % 7) && time < to;
      return began || goesOn;
    });
  }

  const clock = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => clock(minutes * 60_000).slice(11));
  const period: fc.Arbitrary<OpeningPeriod> = fc.record({
    days: fc.subarray(WEEK, { minLength: 1 }),
    from: time,
    to: fc.oneof(time, fc.constant('24:00')),
  });
  const periods = fc.array(period, { minLength: 1, maxLength: 4 });
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

  testAny('it is open when the wall says so, and changes exactly then', [periods, instant], (hours, date) => {
    const now = clock(date.getTime());
    const { isOpen, until } = openingState((day) => periodsOn({ hours }, day), now);
    expect(isOpen).toBe(isOpenByTheWall(hours, now));
    if (!until && !isOpen) throw new Error('some period comes within a week');
    if (until) expect(isOpenByTheWall(hours, until)).toBe(!isOpen);
    const last = until ? Date.parse(`${until}Z`) : date.getTime() + 86_400_000;
    for (let at = date.getTime(); at < last; at += 31 * 60_000)
      if (isOpenByTheWall(hours, clock(at)) !== isOpen) throw new Error(`changes before ${until}`);
  });
});

test('a season, a holiday, a turn and a notice on one day make one sentence', () => {
  expect(dayIs(TODAY, weekdayName(5), 'Verão', ['', 'de serviço', byNotice])).toBe(
    'Hoje, sábado (Verão), de serviço, como diz o aviso',
  );
  expect(dayIs(NEXT_DAY, weekdayName(4), 'Natal', [holiday, ''])).toBe('Amanhã, sexta-feira (Natal), feriado');
  expect(dayIs(TODAY, weekdayName(6), 'Domingo, 6 de dezembro', [])).toBe('Hoje, domingo');
});
