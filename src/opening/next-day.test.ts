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
  expect(nextDayText(hours, now, doorOpens)).toBe(text);
});

test('what is done in its own hours is not done on a day apart', () => {
  expect(nextDayText(round, '2026-12-01T11:00', '', ['2026-12-01'])).toBe('a partir de sexta-feira, 4 de dezembro');
});
