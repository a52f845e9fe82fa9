import { expect, test } from 'vitest';
import { nextDayText } from './next-day.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Tuesdays and Fridays. */
const round = { hours: [{ days: [1, 4], from: '14:30', to: '18:00' }] };
const DOOR = { days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '19:00' };
const late = { hours: [{ days: EVERY_DAY, from: '08:00', to: '22:00' }] };
const evening = { hours: [{ days: EVERY_DAY, from: '20:00', to: '22:00', isBesideDoor: true }] };
const untimed = { week: { hours: [{ ...DOOR, days: [1, 4] }] }, hasDoorHours: 'on its days' as const };
const winter = {
  name: 'Inverno',
  from: '12-15',
  to: '03-15',
  hours: [{ days: EVERY_DAY, from: '17:00', to: '20:00' }],
};
const inSeason = { ...round, seasons: [winter] };
/** Orders until a time, on Saturdays until noon. */
const orders = (ate: string, vespera = false) => ({ orders: { ate, vespera, sabado: '12:00' } });
const noon = orders('12:00');
const eveOfRound = { week: round, ...orders('18:00', true) };
const withDoor = { week: { hours: [DOOR] }, hasDoorHours: 'always' as const };
const eve = { '2026-12-24': [{ from: '08:00', to: '20:00' }], '2026-12-25': [] };
const closed = { de: '2026-12-04', ate: '2026-12-05', fechada: true };
const closedFrom4 = { ...closed, das: '16:00', as: '24:00' };
const withoutDeliveries = { ...closed, fechada: false, semEntregas: true };
const morning = { ...closed, fechada: false, horario: [{ abre: '09:00', fecha: '13:00' }] };

// 2026-11-28 is a Saturday.
// biome-ignore format: one case a line
test.each<[string, Parameters<typeof nextDayText>[0], string, string, string, object?]>([
  ['while the door is open', {}, '2026-11-28T18:59', '', ''],
  ['after its last hour', {}, '2026-11-28T23:40', '2026-11-29T09:00', 'a partir de amanhã, domingo'],
  ['over lunch, or before it opens', {}, '2026-11-28T07:40', '2026-11-28T09:00', ''],
  ['before a day that is closed', {}, '2026-11-28T23:40', '2026-11-30T09:00', 'a partir de segunda-feira, 30 de novembro'],
  ['before its own hours', { week: round }, '2026-12-01T09:00', '', ''],
  ['within its own hours', { week: round }, '2026-12-01T17:59', '', ''],
  ['after its own hours, the door open', { week: round }, '2026-12-01T18:00', '', 'a partir de sexta-feira, 4 de dezembro'],
  ['of which nobody can say the day', { week: { hours: [] } }, '2026-12-01T18:00', '2026-12-02T09:00', ''],
  ['on a day apart', { week: round, apart: { '2026-12-01': [] } }, '2026-12-01T11:00', '2026-12-25T09:00', 'a partir de sexta-feira, 4 de dezembro'],
  ['once the door has closed early', { week: late, apart: eve }, '2026-12-24T20:30', '2026-12-26T09:00', 'a partir de sábado, 26 de dezembro'],
  ['before it has', { week: late, apart: eve }, '2026-12-24T19:59', '', ''],
  ['in a season, after its hours', { week: inSeason }, '2026-12-15T20:00', '', 'a partir de amanhã, quarta-feira'],
  ['in that season, on a day of no other', { week: inSeason }, '2026-12-16T19:00', '', ''],
  ['in a season alone, long before it', { week: { hours: [], seasons: [winter] } }, '2026-04-01T10:00', '', 'a partir de terça-feira, 15 de dezembro'],
  ['on a day that a notice closes', { week: round }, '2026-12-04T10:00', '2026-12-06T09:00', 'a partir de terça-feira, 8 de dezembro', closed],
  ['before the hour from which one closes', { week: round }, '2026-12-04T15:59', '', '', closedFrom4],
  ['after it', { week: round }, '2026-12-04T16:00', '', 'a partir de terça-feira, 8 de dezembro', closedFrom4],
  ['on a day to which one gives other hours', { week: late }, '2026-12-04T13:30', '', 'a partir de amanhã, sábado', morning],
  ['on one that is cut short without it too', { week: late, apart: { '2026-12-04': [{ from: '08:00', to: '12:00' }] } }, '2026-12-04T12:30', '', 'a partir de amanhã, sábado', morning],
  ['on a day on which one gives others, before and after its own', { week: round }, '2026-12-04T10:00', '', 'a partir de terça-feira, 8 de dezembro', { ...morning, horario: [{ abre: '09:00', fecha: '14:30' }, { abre: '18:00', fecha: '21:00' }] }],
  ['at no certain hour, on a day to which one gives others, while it is open', untimed, '2026-12-04T12:59', '', 'a combinar: hoje a farmácia fecha mais cedo', morning],
  ['after it has closed', untimed, '2026-12-04T13:00', '2026-12-05T09:00', 'a partir de terça-feira, 8 de dezembro', morning],
  ['on a day whose notice says that there is none', { week: round }, '2026-12-04T10:00', '', 'a partir de terça-feira, 8 de dezembro', withoutDeliveries],
  ['on a day before it', { week: round }, '2026-12-01T10:00', '', '', withoutDeliveries],
  ['whenever the door is open, on such a day', withDoor, '2026-12-04T10:00', '', 'a partir de segunda-feira, 7 de dezembro', withoutDeliveries],
  ['whenever the door is open, on an eve that closes early', { ...withDoor, apart: { '2026-12-24': [{ from: '09:00', to: '13:00' }] } }, '2026-12-24T08:00', '2026-12-24T09:00', 'a combinar: hoje a farmácia fecha mais cedo'],
  ['whenever the door is open, on a holiday of duty', { ...withDoor, apart: { '2026-12-25': [] } }, '2026-12-25T10:00', '', ''],
  ['whenever the door is open, on a day that closes late', withDoor, '2026-12-04T10:00', '', '', { ...morning, horario: [{ abre: '10:00', fecha: '20:00' }] }],
  ['as it closes later on duty', withDoor, '2026-12-03T21:00', '', ''],
  ['before the hour until which one asks for it', { week: round, ...noon }, '2026-12-01T11:59', '', ''],
  ['from that hour on', { week: round, ...noon }, '2026-12-01T12:00', '', 'a partir de sexta-feira, 4 de dezembro'],
  ['from that of Saturdays on', { week: late, ...orders('17:00') }, '2026-11-28T12:00', '', 'a partir de amanhã, domingo'],
  ['from that hour on, whenever the door is open', { ...withDoor, ...noon }, '2026-11-28T12:00', '', 'a partir de segunda-feira, 30 de novembro'],
  ['after closing', { ...withDoor, ...noon }, '2026-11-28T20:00', '2026-11-30T09:00', 'a partir de segunda-feira, 30 de novembro'],
  ['asked for on the eve, before the hour', eveOfRound, '2026-11-30T17:59', '', 'a partir de amanhã, terça-feira'],
  ['asked for on the eve, too late', eveOfRound, '2026-11-30T18:00', '', 'a partir de sexta-feira, 4 de dezembro'],
  ['asked for on an eve that is closed: it is read on the day', eveOfRound, '2026-11-30T10:00', '2026-12-01T09:00', 'a partir de sexta-feira, 4 de dezembro'],
  ['in the evening, whatever one closes', { week: evening }, '2026-12-04T19:00', '2026-12-06T09:00', '', closed],
])('what is done today, or from when on: %s', (_, done, now, doorOpens, text, notice) => {
  expect(nextDayText(done, now, doorOpens, notice && [notice as typeof closed])).toBe(text);
});
