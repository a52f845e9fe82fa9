import { expect, test } from 'vitest';
import { noticeOf } from '../../tests/state-at.ts';
import { unusualDays } from './coming-weeks.ts';
import { dayChanges } from './day-changes.ts';

const timetable = {
  hours: [{ days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '13:00' }],
  specialDays: [{ name: 'Sábados', turn: { from: '2026-11-28', every: 14 }, periods: [] }],
  holidays: ['12-25'],
  holidayHours: [],
};

const turns = [{ from: '2026-12-06' }, { from: '2026-12-19', to: '2026-12-20', doorUntil: '09:00' }];
const year = [
  timetable,
  { turns, changesAt: '09:00' },
  dayChanges([noticeOf('2026-12-24', { fechada: true, das: '12:00', as: '24:00' })]),
  '2026-11-26',
] as const;

test('of the next eight weeks each day is named whose hours are others', () => {
  const unusual = unusualDays(...year).map(({ from, to, times }) => `${from} ${to === from ? '' : `${to} `}${times}`);
  expect(unusual.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '2026-11-28 não abre',
    '2026-12-12 não abre',
    // From morning to morning, and then day and night.
    '2026-12-19 9h às 9h',
    '2026-12-20 24 horas',
    '2026-12-24 9h às 12h',
    '2026-12-25 2026-12-26 não abre',
    '2027-01-09 não abre',
  ]);
});
