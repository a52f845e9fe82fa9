import { expect, test } from 'vitest';
import { lineAt, noticeOf } from '../../tests/state-at.ts';
import type { Notice } from '../notices/notices.ts';
import { addDays } from '../text/iso-day.ts';
import { daysInRow } from './days.ts';
import { type Duty, startsDutyOn } from './duty.ts';
import { closedKind, dutyToday, servedOn } from './regimes.ts';
import { asUsual, type Timetable, type Turn } from './timetable.ts';

const WORKDAYS = [0, 1, 2, 3, 4];
const HOURS: Timetable = {
  hours: [
    { days: WORKDAYS, from: '09:00', to: '12:30' },
    { days: WORKDAYS, from: '14:30', to: '19:00' },
    { days: [5], from: '09:00', to: '12:30' },
  ],
};
/** Monday 23 to Sunday 29 November 2026, and every third week. */
const THIRD_WEEK: Turn = { from: '2026-11-23', to: '2026-11-29', every: 21 };
const CHRISTMAS_EVE: Turn = { from: '2026-12-24' };

type Change = Partial<Duty & Timetable>;

// biome-ignore format: one case a line
test.each<[string, Turn, string]>([
  ['some days in a row', { from: '2026-12-30', to: '2027-01-02' }, '2026-12-30 2027-01-02'],
  ['a week in three, over the end of the year', { from: '2026-12-28', to: '2027-01-03', every: 21 }, '2026-12-28 2027-01-03 2027-01-18 2027-01-24'],
])('a turn of %s is on these days and no others', (_, turn, expected) => {
  const days = daysInRow('2026-11-01', 90).filter((day) => startsDutyOn([CHRISTMAS_EVE, turn], day));
  const edges = days.filter((day) => !days.includes(addDays(day, -1)) || !days.includes(addDays(day, 1)));
  expect(edges.join(' ')).toBe(`2026-12-24 ${expected}`);
});

test('a turn that comes every fifth night comes then for years, leap days and changes of the clocks counted', () => {
  for (let nights = 0; nights < 1000; nights += 1)
    expect(startsDutyOn([{ from: '2026-11-20', every: 5 }], addDays('2026-11-20', nights))).toBe(nights % 5 === 0);
});

const late = { hours: [{ days: WORKDAYS, from: '20:00', to: '02:00' }] };
const closed = { holidays: ['12-25'], holidayHours: [] };
const always = [{ days: [...WORKDAYS, 5, 6], from: '00:00', to: '24:00' }];
const summer = { seasons: [{ name: 'Verão', from: '06-01', to: '09-30', hours: always }] };
const until10 = { doorUntil: '22:00' };
// Notices: they rule the door, and duty goes on at the bell.
const all = { fechada: true };
const from1 = { fechada: true, das: '13:00', as: '24:00' };
const at3 = { fechada: true, das: '15:00', as: '16:00' };
const doorOnly = { soPortaAberta: true };
const morning = { horario: [{ abre: '09:00', fecha: '13:00' }] };

// biome-ignore format: one case a line
test.each<[string, Turn, string, string, Change?, Partial<Notice>?]>([
  ['over the end of the year', { from: '2026-12-31' }, '2027-01-01T03:00', 'De serviço agora'],
  ['before the turn changes at another hour', CHRISTMAS_EVE, '2026-12-25T07:59', 'De serviço até às 8h', { changesAt: '08:00' }],
  ['after it', CHRISTMAS_EVE, '2026-12-25T08:00', 'Fechada · abre às 9h', { changesAt: '08:00' }],
  ['a door open until after midnight', THIRD_WEEK, '2026-11-24T02:59', 'Aberta agora · fecha às 3h; depois, de serviço', { doorUntil: '03:00' }],
  ['hours until after midnight', CHRISTMAS_EVE, '2026-12-25T01:00', 'Aberta agora · fecha às 2h; depois, de serviço', late],
  ['after those', CHRISTMAS_EVE, '2026-12-25T02:00', 'De serviço até às 9h', late],
  ['on a holiday that is closed', { from: '2026-12-25' }, '2026-12-25T15:00', 'De serviço agora', closed],
  ['in a summer in which it never closes', { from: '2027-07-01' }, '2027-07-01T21:30', 'Aberta agora', { ...summer, doorUntil: '22:00' }],
  ['before the first closing after it', { from: '2027-09-30' }, '2027-09-30T20:00', 'Aberta agora · fecha à meia-noite; depois, de serviço', summer],
  ['on one, until the turn changes', CHRISTMAS_EVE, '2026-12-25T08:59', 'De serviço agora', {}, all],
  ['in hours that a notice closes', CHRISTMAS_EVE, '2026-12-24T15:30', 'De serviço agora', {}, at3],
  ['before the hour from which one closes', CHRISTMAS_EVE, '2026-12-24T12:45', 'Aberta agora · fecha às 13h; depois, de serviço', until10, from1],
  ['after it, until the end of the day', CHRISTMAS_EVE, '2026-12-24T14:00', 'De serviço agora', until10, from1],
  ['after it, after midnight too', CHRISTMAS_EVE, '2026-12-25T01:00', 'De serviço agora', { doorUntil: '03:00' }, from1],
  ['where one gives only the morning', CHRISTMAS_EVE, '2026-12-24T12:45', 'Aberta agora · fecha às 13h; depois, de serviço', {}, morning],
  ['after that morning, whatever the door', CHRISTMAS_EVE, '2026-12-24T15:00', 'De serviço agora', until10, morning],
  ['on a day on which one leaves the open door alone', CHRISTMAS_EVE, '2026-12-24T20:00', 'Fechada · abre amanhã às 9h', {}, doorOnly],
  ['before, the door as on other days', CHRISTMAS_EVE, '2026-12-24T18:00', 'Aberta agora · fecha às 19h', until10, doorOnly],
  ['in the night before such a day', { from: '2026-12-23' }, '2026-12-23T23:00', 'De serviço até à meia-noite', {}, doorOnly],
  ['in that night, from midnight on', { from: '2026-12-23' }, '2026-12-24T01:00', 'Fechada · abre às 9h', {}, doorOnly],
  ['in it, where one ends that for an hour', { from: '2026-12-23' }, '2026-12-24T01:00', 'De serviço agora', {}, { ...doorOnly, ...at3 }],
  ['through no window either', { from: '2026-12-23', by: 'window' }, '2026-12-24T01:00', 'Fechada · abre às 9h', {}, doorOnly],
])('a visitor reads %s', (_, turn, at, expected, change = {}, notice = undefined) => {
  const duty: Duty = { turns: [turn], changesAt: '09:00', ...change };
  const notices = notice ? [noticeOf('2026-12-24', notice)] : [];
  expect(lineAt(at, { ...HOURS, ...change }, notices, duty)).toBe(expected);
});

// biome-ignore format: one case a line
test.each<[string, Turn, string, string, Partial<Duty>?]>([
  ['from when on it is, in the night before the turn', THIRD_WEEK, '2026-11-23T03:00', 'de serviço a partir das 9h'],
  ['that it is, from then on', THIRD_WEEK, '2026-11-23T09:00', 'de serviço'],
  ['that it is, in a night of it', THIRD_WEEK, '2026-11-24T03:00', 'de serviço'],
  ['until when, in its last night', THIRD_WEEK, '2026-11-30T03:00', 'de serviço até às 9h'],
  ['nothing, once the next pharmacy took over', THIRD_WEEK, '2026-11-30T09:00', ''],
  ['nothing, on the evening before', THIRD_WEEK, '2026-11-22T23:00', ''],
  ['by the hour of its change', CHRISTMAS_EVE, '2026-12-25T07:59', 'de serviço até às 8h', { changesAt: '08:00' }],
  ['until the hour at which that turn ends', { from: '2026-12-24', until: '22:00' }, '2026-12-24T20:00', 'de serviço'],
  ['nothing after it', { from: '2026-12-24', until: '22:00' }, '2026-12-24T22:00', ''],
  ['that it is, over the change to another turn', { from: '2026-12-24', every: 1 }, '2026-12-31T03:00', 'de serviço'],
])('the line of today says of duty %s', (_, turn, at, expected, change) => {
  const duty: Duty = { turns: [turn], changesAt: '09:00', ...change };
  expect(dutyToday(servedOn({ hours: [] }, duty, () => [], asUsual), duty, at).fact).toBe(expected);
});

const SUNDAY = { from: '2026-12-27' };
const byWindow: Turn = { ...SUNDAY, by: 'window' };
const byCall: Turn = { ...SUNDAY, by: 'call' };
const ring = { atNight: 'toque à campainha' };

// biome-ignore format: one case a line
test.each<[string, Turn[], Partial<Duty>?, string?]>([
  ['De serviço: toque à campainha', [SUNDAY], ring],
  ['De serviço', [SUNDAY]],
  ['De serviço, pelo postigo: toque à campainha', [byWindow], ring],
  ['De serviço, por chamada', [{ from: '2026-12-26', to: '2026-12-28', by: 'call' }], ring],
  ['', [{ from: '2026-12-26' }]],
  // Of two turns, what the state says.
  ['De serviço, pelo postigo', [byCall, byWindow]],
  ['De serviço, pelo postigo', [byCall, byWindow, SUNDAY]],
  ['', [byCall], { changesAt: '18:30' }],
  ['De serviço, por chamada', [byCall], { changesAt: '18:30' }, '19:00'],
  ['', [SUNDAY], {}, '03:00'],
  // On its last day, or in its last night.
  ['De serviço até às 18h30: toque à campainha', [{ from: '2026-12-26' }], { ...ring, changesAt: '18:30' }],
  ['De serviço até às 9h', [{ from: '2026-12-26' }], {}, '03:00'],
  ['De serviço, por chamada até às 9h', [{ from: '2026-12-26', by: 'call' }], {}, '03:00'],
  ['De serviço, por chamada', [{ ...byWindow, until: '22:00' }, byCall], {}, '22:30'],
])('of a Sunday on which the door stays shut the largest letters say «%s»: %j, %j at %s', (text, turns, change = {}, time = '11:00') => {
  const duty: Duty = { turns, changesAt: '09:00', ...change };
  expect(dutyToday(servedOn({ hours: [] }, duty, () => [], asUsual), duty, `2026-12-27T${time}`).served).toBe(text);
});

// biome-ignore format: one case a line
test.each([
  ['break', '2026-11-23T13:00'], ['usual', '2026-11-23T07:00'], ['usual', '2026-11-23T18:30'], ['night', '2026-11-23T19:00'], ['night', '2026-11-24T06:59'],
])('the door is closed for «%s» at %s', (kind, at) => {
  const door = [{ from: '09:00', to: '13:00' }, { from: '14:30', to: '18:00' }];
  expect(closedKind(door, at, 'false')).toBe(kind);
  expect(closedKind(door, at, 'false call')).toBe('served');
  expect(closedKind([{ from: '09:00', to: '02:00' }], '2026-11-23T08:00', 'false'), 'closed since two').toBe('usual');
});
