import { describe, expect, test } from 'vitest';
import { lineAt, noticeOf } from '../testing/opening.ts';
import type { Timetable } from './timetable.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const at = (from: string, to: string, days = EVERY_DAY) => ({ days, from, to });
const CLOSED_ON_HOLIDAYS: Partial<Timetable> = { holidayHours: [], holidays: ['12-25'] };

describe('who is served through a window while the door is closed reads neither that it is open nor that it is closed', () => {
  // biome-ignore format: one case a line
  test.each<[line: string, now: string, door: [string, string], window: [string, string], change?: Partial<Timetable>]>([
    ['Aberta agora · fecha às 22h; depois, pelo postigo', '2026-11-24T21:59', ['08:00', '22:00'], ['22:00', '08:00']],
    ['A atender pelo postigo, até às 8h', '2026-11-24T22:00', ['08:00', '22:00'], ['22:00', '08:00']],
    ['A atender pelo postigo, até às 8h', '2026-11-25T07:59', ['08:00', '22:00'], ['22:00', '08:00']],
    ['Aberta agora · fecha às 22h; depois, pelo postigo', '2026-11-25T08:00', ['08:00', '22:00'], ['22:00', '08:00']],
    // From midnight: the day's end is no gap.
    ['Aberta agora · fecha à meia-noite; depois, pelo postigo', '2026-11-24T23:59', ['08:00', '24:00'], ['00:00', '08:00']],
    ['A atender pelo postigo, até às 8h', '2026-11-25T00:00', ['08:00', '24:00'], ['00:00', '08:00']],
    // A window that closes again, and one that begins later than the door ends.
    ['A atender pelo postigo, até à meia-noite', '2026-11-24T22:30', ['09:00', '20:00'], ['20:00', '24:00']],
    ['Fechada · abre às 9h', '2026-11-25T00:00', ['09:00', '20:00'], ['20:00', '24:00']],
    ['Aberta agora · fecha às 20h', '2026-11-24T19:00', ['09:00', '20:00'], ['22:00', '09:00']],
    ['Fechada · pelo postigo a partir das 22h · abre amanhã às 9h', '2026-11-24T21:00', ['09:00', '20:00'], ['22:00', '09:00']],
    // While the door is open it counts: a season may keep it open longer.
    ['Aberta agora · fecha às 22h; depois, pelo postigo', '2026-11-24T21:00', ['08:00', '22:00'], ['20:00', '08:00']],
    ['A atender pelo postigo, até às 8h', '2026-12-25T03:00', ['08:00', '22:00'], ['22:00', '08:00'], CLOSED_ON_HOLIDAYS],
  ])('%s (%s)', (line, now, door, window, change) => {
    expect(lineAt(now, { hours: [at(...door)], nightWindow: [at(...window)], ...change })).toBe(line);
  });

  test('a notice that closes a day closes its window', () => {
    const timetable = { hours: [at('08:00', '22:00')], nightWindow: [at('22:00', '08:00')] };
    const closed = noticeOf('2026-11-24', { fechada: true });
    expect(lineAt('2026-11-24T23:00', timetable, [closed])).toBe('Fechada · abre amanhã às 8h');
    expect(lineAt('2026-11-25T23:00', timetable, [closed])).toBe('A atender pelo postigo, até às 8h');
  });

  test('on a night of duty the bell is what one reads of', () => {
    const timetable = { hours: [at('08:00', '22:00')], nightWindow: [at('22:00', '08:00')] };
    const duty = { turns: [{ from: '2026-11-24' }], changesAt: '09:00', atNight: 'toque à campainha' };
    expect(lineAt('2026-11-24T23:00', timetable, [], duty)).toBe('De serviço agora: toque à campainha');
  });
});
