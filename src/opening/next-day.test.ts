import { expect, test } from 'vitest';
import { nextDayText } from './next-day.ts';

/** Tuesdays and Fridays. */
const round = [{ days: [1, 4], from: '14:30', to: '18:00' }];

// 2026-11-28 is a Saturday.
test.each([
  ['while the door is open', '2026-11-28T18:59', '', undefined, ''],
  ['after its last hour', '2026-11-28T23:40', '2026-11-29T09:00', undefined, 'a partir de amanhã, domingo'],
  ['over lunch, or before it opens', '2026-11-28T07:40', '2026-11-28T09:00', undefined, ''],
  [
    'before a day that is closed',
    '2026-11-28T23:40',
    '2026-11-30T09:00',
    undefined,
    'a partir de segunda-feira, 30 de novembro',
  ],
  ['before its own hours', '2026-12-01T09:00', '', round, ''],
  ['within its own hours', '2026-12-01T17:59', '', round, ''],
  ['after its own hours, the door open', '2026-12-01T18:00', '', round, 'a partir de sexta-feira, 4 de dezembro'],
  ['of which nobody can say the day', '2026-12-01T18:00', '2026-12-02T09:00', [], ''],
])('what is done today, or from when on: %s', (_, now, doorOpens, hours, text) => {
  expect(nextDayText(hours && { hours }, now, doorOpens)).toBe(text);
});

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const winter = {
  name: 'Inverno',
  from: '12-15',
  to: '03-15',
  hours: [{ days: EVERY_DAY, from: '17:00', to: '20:00' }],
};
const late = [{ days: EVERY_DAY, from: '08:00', to: '22:00' }];

// biome-ignore format: one case a line
test.each([
  ['on a day apart', { hours: round }, '2026-12-01T11:00', 'a partir de sexta-feira, 4 de dezembro', { '2026-12-01': [] }],
  ['once the door has closed early', { hours: late }, '2026-12-24T20:30', 'a partir de sábado, 26 de dezembro', { '2026-12-24': [{ from: '08:00', to: '20:00' }], '2026-12-25': [] }],
  ['before it has', { hours: late }, '2026-12-24T19:59', '', { '2026-12-24': [{ from: '08:00', to: '20:00' }] }],
  ['in a season, after its hours', { hours: round, seasons: [winter] }, '2026-12-15T20:00', 'a partir de amanhã, quarta-feira', {}],
  ['in that season, on a day of no other', { hours: round, seasons: [winter] }, '2026-12-16T19:00', '', {}],
])('what is done in its own hours is done %s', (_, week, now, text, apart) => {
  // The door is open, or has hours that are not its own.
  expect(nextDayText(week, now, '2026-12-25T09:00', apart)).toBe(text);
});
