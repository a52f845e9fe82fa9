import { expect, test } from 'vitest';
import { isOpenDayAndNight, type OpeningHours, type Timetable, withoutPart } from './timetable.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

// biome-ignore format: one case a line
test.each([
  ['09:00–19:00', '13:00–15:00', ['09:00–13:00', '15:00–19:00']],
  ['09:00–15:00', '13:00–15:00', ['09:00–13:00']],
  ['13:00–19:00', '13:00–15:00', ['15:00–19:00']],
  ['16:00–19:00', '13:00–15:00', ['16:00–19:00']],
  // Day and night from its opening on.
  ['09:00–09:00', '13:00–15:00', ['09:00–13:00', '15:00–09:00']],
  ['09:00–02:00', '13:00–24:00', ['09:00–13:00']],
])('of %s a notice that closes %s leaves %j', (period, part, left) => {
  const read = (text: string) => ({ from: text.slice(0, 5), to: text.slice(6) });
  expect(withoutPart([read(period)], read(part))).toEqual(left.map(read));
});

const day: OpeningHours = [{ days: EVERY_DAY, from: '08:00', to: '22:00' }];
const night: OpeningHours = [{ days: EVERY_DAY, from: '22:00', to: '09:00' }];
const summerOf = (hours: OpeningHours) => [{ name: 'Verão', from: '06-15', to: '09-15', hours }];

test.each<[boolean, string, Timetable]>([
  [true, 'by day and by night', { hours: [...day, ...night] }],
  [false, 'all but a minute of a night', { hours: [...day, { days: EVERY_DAY, from: '22:00', to: '07:59' }] }],
  [true, 'in summer too', { hours: [...day, ...night], seasons: summerOf([...day, ...night]) }],
  [false, 'but in summer', { hours: [...day, ...night], seasons: summerOf(day) }],
])('that it is always open is %s where it is so %s', (expected, _when, timetable) => {
  expect(isOpenDayAndNight(timetable)).toBe(expected);
});
