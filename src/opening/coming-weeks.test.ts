import { expect, test } from 'vitest';
import { dayChanges } from '../notices/notices.ts';
import { noticeOf } from '../testing/opening.ts';
import { comingWeeks, unusualDays } from './coming-weeks.ts';

const timetable = {
  hours: [{ days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '13:00' }],
  specialDays: [{ name: 'Sábados', turn: { from: '2026-11-28', every: 14 }, periods: [] }],
  holidays: ['12-25'],
  holidayHours: [],
};

const year = [
  timetable,
  { turns: [{ from: '2026-12-06' }], changesAt: '09:00' },
  dayChanges([noticeOf('2026-12-24', { fechada: true, das: '12:00', as: '24:00' })]),
  '2026-11-26',
] as const;
const weeks = comingWeeks(...year);

test('the next eight weeks begin with the Monday of this one, and name each day to come whose hours are others', () => {
  expect(weeks.map(({ monday }) => monday)).toHaveLength(8);
  expect(weeks[0]?.monday).toBe('2026-11-23');
  const unusual = unusualDays(...year).map(({ from, to, times }) => `${from} ${to === from ? '' : `${to} `}${times}`);
  expect(unusual.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '2026-11-28 não abre',
    '2026-12-12 não abre',
    '2026-12-24 9h às 12h',
    '2026-12-25 2026-12-26 não abre',
    '2027-01-09 não abre',
  ]);
});

test('a night of duty lasts into the next week, under the open door', () => {
  const HOUR = 60;
  const [, second, third] = weeks;
  expect(second?.spans.filter(({ isOpen }) => !isOpen)).toEqual([
    { from: (6 * 24 + 9) * HOUR, to: 7 * 24 * HOUR, isOpen: false },
  ]);
  expect(third?.spans.slice(0, 2)).toEqual([
    { from: 0, to: 9 * HOUR, isOpen: false },
    { from: 9 * HOUR, to: 13 * HOUR, isOpen: true },
  ]);
});
