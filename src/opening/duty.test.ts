import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayChanges, type HoursOfNotice } from '../notices/notices.ts';
import { OPENING_TEXTS } from '../testing/opening-texts.ts';
import { addDays } from './days.ts';
import {
  comingTurns,
  type Duty,
  dutyDay,
  dutyLine,
  servedOn,
  startsDutyOn,
  type Turn,
  withDuty,
  withOpenDoor,
} from './duty.ts';
import { isClosedByHoliday, openingState } from './hours.ts';
import { openingLine } from './opening-line.ts';
import type { Timetable } from './timetable.ts';

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
const onChristmas = { de: '2026-12-25', ate: '2026-12-25', fechada: false };
const CHRISTMAS_EVE: Turn = { from: '2026-12-24' };
const FIFTH_NIGHT: Turn = { from: '2026-11-20', every: 5 };

const texts = {
  ...OPENING_TEXTS,
  fechaEAtende: 'Aberta agora · fecha {hora}; depois, {atende}',
  fechaEServico: 'Aberta agora · fecha {hora} e fica de serviço',
  deServico: 'De serviço agora',
};

function read(turn: Turn, at: string, notices: HoursOfNotice[] = [], change: Partial<Duty & Timetable> = {}) {
  const duty: Duty = { turns: [turn], changesAt: '09:00', ...change };
  const timetable = { ...HOURS, ...change };
  const now = new Date(at);
  const changes = dayChanges(notices);
  const atTheDoor = openingState(timetable, now, withOpenDoor(changes, timetable, duty));
  const state = openingState(timetable, now, withDuty(changes, timetable, duty));
  const isHoliday = isClosedByHoliday(timetable, state, now, changes);
  return (
    dutyLine(atTheDoor, state, duty, texts, timetable.behind) ??
    openingLine(state, now, texts, { behind: timetable.behind, isHoliday })
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a turn of duty', () => {
  test.each<[string, Turn, string, string]>([
    ['a single day', CHRISTMAS_EVE, '2026-12-20 2027-12-31', '2026-12-24'],
    ['some days in a row', { from: '2026-12-30', to: '2027-01-02' }, '2026-12-20 2027-01-31', '2026-12-30 2027-01-02'],
    [
      'a week in three, over the end of the year',
      { from: '2026-12-28', to: '2027-01-03', every: 21 },
      '2026-11-01 2027-01-24',
      '2026-12-28 2027-01-03 2027-01-18 2027-01-24',
    ],
  ])('of %s is on these days and no others', (_, turn, range, expected) => {
    const [first = '', last = ''] = range.split(' ');
    const days: string[] = [];
    for (let day = first; day <= last; day = addDays(day, 1)) if (startsDutyOn([turn], day)) days.push(day);
    const edges = days.filter((day) => !days.includes(addDays(day, -1)) || !days.includes(addDays(day, 1)));
    expect(edges.join(' ')).toBe(expected);
  });

  test('counts beside others', () => {
    expect(startsDutyOn([CHRISTMAS_EVE, THIRD_WEEK], '2026-11-25')).toBe(true);
  });

  test('that comes every fifth night comes then for years, leap days and changes of the clocks counted', () => {
    for (let nights = 0; nights < 1000; nights += 1)
      expect(startsDutyOn([FIFTH_NIGHT], addDays('2026-11-20', nights))).toBe(nights % 5 === 0);
  });

  test.each<[string, Turn, string, Turn[]]>([
    ['that is to come stays', CHRISTMAS_EVE, '2026-11-22', [CHRISTMAS_EVE]],
    ['stays on its last day', CHRISTMAS_EVE, '2026-12-24', [CHRISTMAS_EVE]],
    ['goes when it is over', CHRISTMAS_EVE, '2026-12-25', []],
    ['that is on stays', THIRD_WEEK, '2026-11-29', [THIRD_WEEK]],
    ['comes again', THIRD_WEEK, '2026-11-30', [{ from: '2026-12-14', to: '2026-12-20', every: 21 }]],
    ['is on again', THIRD_WEEK, '2026-12-20', [{ from: '2026-12-14', to: '2026-12-20', every: 21 }]],
    ['comes in the new year', THIRD_WEEK, '2026-12-21', [{ from: '2027-01-04', to: '2027-01-10', every: 21 }]],
  ])('%s', (_, turn, today, expected) => {
    expect(comingTurns([turn], today)).toEqual(expected);
  });

  test.each([
    ['2026-12-07T00:30Z', '09:00', 0, '2026-12-06'],
    ['2026-12-07T08:59Z', '09:00', 0, '2026-12-06'],
    ['2026-12-07T09:00Z', '09:00', 0, '2026-12-07'],
    ['2026-12-07T08:30Z', '08:00', 1, '2026-12-06'],
    ['2027-03-28T08:00Z', '09:00', 0, '2027-03-28'],
  ])(
    'goes on in the night that follows its days: %s, where it changes at %s, %i hours behind',
    (at, changesAt, behind, day) => {
      expect(dutyDay(new Date(at), changesAt, behind)).toBe(day);
    },
  );

  test('comes after those that begin before it', () => {
    expect(comingTurns([CHRISTMAS_EVE, THIRD_WEEK], '2026-11-22')).toEqual([THIRD_WEEK, CHRISTMAS_EVE]);
  });
});

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('a visitor whose clock is set to %s reads', (zone) => {
  test.each<[string, Turn, string, string]>([
    ['the evening before the week', THIRD_WEEK, '2026-11-22T20:00Z', 'Fechada · abre amanhã às 9h'],
    ['the first morning', THIRD_WEEK, '2026-11-23T10:00Z', 'Aberta agora · fecha às 12h30 e fica de serviço'],
    ['at lunch', THIRD_WEEK, '2026-11-23T13:00Z', 'De serviço agora'],
    ['a moment before closing', THIRD_WEEK, '2026-11-23T18:59:59Z', 'Aberta agora · fecha às 19h e fica de serviço'],
    ['at closing', THIRD_WEEK, '2026-11-23T19:00Z', 'De serviço agora'],
    ['after midnight', THIRD_WEEK, '2026-11-24T03:00Z', 'De serviço agora'],
    ['on Sunday, in the middle of the week of duty', THIRD_WEEK, '2026-11-29T15:00Z', 'De serviço agora'],
    ['the last night', THIRD_WEEK, '2026-11-30T08:59Z', 'De serviço agora'],
    ['the morning after', THIRD_WEEK, '2026-11-30T09:00Z', 'Aberta agora · fecha às 12h30'],
    ['the night after', THIRD_WEEK, '2026-11-30T20:00Z', 'Fechada · abre amanhã às 9h'],
    ['three weeks later', THIRD_WEEK, '2026-12-14T23:30Z', 'De serviço agora'],
    ['every fifth night, on a Saturday', FIFTH_NIGHT, '2026-12-05T20:00Z', 'De serviço agora'],
    ['on the Sunday after it', FIFTH_NIGHT, '2026-12-06T10:00Z', 'Fechada · abre amanhã às 9h'],
    ['on a turn of a Sunday, early', { from: '2026-11-22' }, '2026-11-22T08:00Z', 'Fechada · abre às 9h'],
    ['the Saturday before it', { from: '2026-11-22' }, '2026-11-21T15:00Z', 'Fechada · abre amanhã às 9h'],
    ['over the end of the year', { from: '2026-12-31' }, '2027-01-01T03:00Z', 'De serviço agora'],
    ['when that turn is over', { from: '2026-12-31' }, '2027-01-02T13:00Z', 'Fechada · abre segunda às 9h'],
    ['the night the clocks go forward', { from: '2027-03-27' }, '2027-03-28T07:59Z', 'De serviço agora'],
    ['that night when it is over', { from: '2027-03-27' }, '2027-03-28T08:00Z', 'Fechada · abre amanhã às 9h'],
    ['the night the clocks go back', { from: '2026-10-24' }, '2026-10-25T08:59Z', 'De serviço agora'],
    ['that night when it is over too', { from: '2026-10-24' }, '2026-10-25T09:00Z', 'Fechada · abre amanhã às 9h'],
  ])('%s', (_, turn, at, expected) => {
    vi.stubEnv('TZ', zone);
    expect(read(turn, at)).toBe(expected);
  });
});

describe('duty', () => {
  test('says what one does at night, if the content does, and only then', () => {
    const duty = { atNight: 'toque à campainha' };
    expect(read(THIRD_WEEK, '2026-11-23T22:00Z', [], duty)).toBe('De serviço agora\u00a0· toque à campainha');
    expect(read(THIRD_WEEK, '2026-11-23T10:00Z', [], duty)).toBe(
      'Aberta agora · fecha às 12h30; depois, toque à campainha',
    );
    expect(read(THIRD_WEEK, '2026-11-22T22:00Z', [], duty)).toBe('Fechada · abre amanhã às 9h');
  });

  test('changes at the hour that the content gives', () => {
    expect(read(CHRISTMAS_EVE, '2026-12-25T07:59Z', [], { changesAt: '08:00' })).toBe('De serviço agora');
    expect(read(CHRISTMAS_EVE, '2026-12-25T08:00Z', [], { changesAt: '08:00' })).toBe('Fechada · abre às 9h');
  });

  test('keeps the door open until the hour that the content gives, without a break, and then says what one does', () => {
    const duty = { doorUntil: '22:00', atNight: 'toque à campainha' };
    expect(read(THIRD_WEEK, '2026-11-23T08:59Z', [], duty)).toBe('Fechada · abre às 9h');
    expect(read(THIRD_WEEK, '2026-11-23T13:00Z', [], duty)).toBe(
      'Aberta agora · fecha às 22h; depois, toque à campainha',
    );
    expect(read(THIRD_WEEK, '2026-11-29T21:59Z', [], duty)).toBe(
      'Aberta agora · fecha às 22h; depois, toque à campainha',
    );
    expect(read(THIRD_WEEK, '2026-11-29T22:00Z', [], duty)).toBe('De serviço agora\u00a0· toque à campainha');
    expect(read(THIRD_WEEK, '2026-11-30T20:00Z', [], duty)).toBe('Fechada · abre amanhã às 9h');
  });

  test('lasts until the morning where the pharmacy closes after midnight', () => {
    const late = { hours: [{ days: WORKDAYS, from: '20:00', to: '02:00' }] };
    expect(read(CHRISTMAS_EVE, '2026-12-25T01:00Z', [], late)).toBe('Aberta agora · fecha às 2h e fica de serviço');
    expect(read(CHRISTMAS_EVE, '2026-12-25T02:00Z', [], late)).toBe('De serviço agora');
    expect(read(CHRISTMAS_EVE, '2026-12-26T01:00Z', [], late)).toBe('Aberta agora · fecha às 2h');
  });

  test('follows the clock of the Azores', () => {
    expect(read(CHRISTMAS_EVE, '2026-12-25T09:59Z', [], { behind: 1 })).toBe('De serviço agora');
  });

  test('holds on a holiday on which the pharmacy is closed', () => {
    const closed = { holidays: ['12-25'], holidayHours: [] };
    expect(read({ from: '2026-12-25' }, '2026-12-25T15:00Z', [], closed)).toBe('De serviço agora');
    const open = { ...closed, doorUntil: '22:00' };
    expect(read({ from: '2026-12-25' }, '2026-12-25T15:00Z', [], open)).toBe(
      'Aberta agora · fecha às 22h e fica de serviço',
    );
  });

  describe('in a summer in which the door never closes', () => {
    const always = [{ days: [...WORKDAYS, 5, 6], from: '00:00', to: '24:00' }];
    const summer = { seasons: [{ name: 'Verão', from: '06-01', to: '09-30', hours: always }] };
    /** The last of these weeks has the summer's last day in it. */
    const weeks: Turn = { from: '2027-05-31', to: '2027-06-06', every: 20 };

    test.each([{}, { doorUntil: '22:00' }])('is not spoken of before its last day: %o', (duty) => {
      for (let day = '2027-06-01'; day < '2027-09-30'; day = addDays(day, 1))
        for (const time of ['00:30', '10:00', '21:30'])
          expect(read(weeks, `${day}T${time}Z`, [], { ...summer, ...duty })).toBe('Aberta agora');
    });

    test('begins when the door closes for the first time', () => {
      const last: Turn = { from: '2027-09-30' };
      expect(read(last, '2027-09-30T20:00Z', [], summer)).toBe('Aberta agora · fecha à meia-noite e fica de serviço');
      expect(read(last, '2027-10-01T01:00Z', [], summer)).toBe('De serviço agora');
      expect(read({ from: '2027-10-05' }, '2027-09-30T20:00Z', [], summer)).toBe('Aberta agora · fecha à meia-noite');
    });
  });

  // biome-ignore format: one case a line
  test.each<[string, Partial<Duty & Timetable>, HoursOfNotice[], string]>([
    ['on a day that is closed otherwise, until the door closes', { doorUntil: '22:00' }, [], '09:00–22:00'],
    ['day and night where nothing is said of the door', {}, [], '00:00–24:00'],
    ['the morning after, until the turn changes', { turns: [CHRISTMAS_EVE] }, [], '00:00–09:00'],
    ['nothing on the day before its turn', { turns: [{ from: '2026-12-26' }] }, [], ''],
    ['in the hours of a notice', { doorUntil: '22:00' }, [{ ...onChristmas, horario: [{ abre: '09:00', fecha: '13:00' }] }], '09:00–13:00'],
    ['but not while a notice closes a part of the day', { doorUntil: '22:00' }, [{ ...onChristmas, fechada: true, das: '12:00', as: '15:00' }], '09:00–12:00 15:00–22:00'],
    ['nobody at a door that a notice closes all day', { doorUntil: '22:00' }, [{ ...onChristmas, fechada: true }], ''],
    ['day and night at the bell, whatever a notice makes of the hours', {}, [{ ...onChristmas, horario: [{ abre: '09:00', fecha: '13:00' }] }], '00:00–24:00'],
    ['day and night at the bell where a notice closes the day', {}, [{ ...onChristmas, fechada: true }], '00:00–24:00'],
    ['day and night at the bell where a notice closes a part of it', {}, [{ ...onChristmas, fechada: true, das: '13:00', as: '24:00' }], '00:00–24:00'],
  ])('serves %s', (_, change, notices, expected) => {
    const duty = { turns: [{ from: '2026-12-21', to: '2026-12-27' }], changesAt: '09:00', ...change };
    const timetable = { ...HOURS, holidays: ['12-25'], holidayHours: [] };
    const periods = servedOn(timetable, '2026-12-25', dayChanges(notices), duty);
    expect(periods.map(({ from, to }) => `${from}–${to}`).join(' ')).toBe(expected);
  });

  // biome-ignore format: one case a line
  test.each([
    ['before its turn', '2026-11-22', '18:00–02:00'],
    ['on its first day', '2026-11-23', '09:00–24:00'],
    ['within it', '2026-11-24', '00:00–24:00'],
    ['on its last day', '2026-11-29', '00:00–24:00'],
    ['on the morning after it', '2026-11-30', '00:00–09:00 09:00–02:00'],
    ['on the morning after it, where it opens before the turn changes', '2026-11-30', '00:00–08:00 08:00–02:00', '08:00'],
    ['on the day after that', '2026-12-01', '09:00–02:00'],
  ])('serves where it closes at 2h, %s', (_, day, expected, from = '09:00') => {
    const hours = [{ days: [...WORKDAYS, 5], from, to: '02:00' }, { days: [6], from: '18:00', to: '02:00' }];
    const periods = servedOn({ hours }, day, () => ({}), { turns: [THIRD_WEEK], changesAt: '09:00' });
    expect(periods.map(({ from, to }) => `${from}–${to}`).join(' ')).toBe(expected);
  });

  test('keeps the door open until after midnight', () => {
    const duty = { doorUntil: '03:00' };
    expect(read(THIRD_WEEK, '2026-11-24T02:59Z', [], duty)).toBe('Aberta agora · fecha às 3h e fica de serviço');
    expect(read(THIRD_WEEK, '2026-11-24T03:00Z', [], duty)).toBe('De serviço agora');
  });

  test('leaves the other days to what a notice makes of them', () => {
    const late = { de: '2026-12-22', ate: '2026-12-22', fechada: false, horario: [{ abre: '09:00', fecha: '22:00' }] };
    expect(read(CHRISTMAS_EVE, '2026-12-22T20:00Z', [late])).toBe('Aberta agora · fecha às 22h');
  });

  const onTheEve = { de: '2026-12-24', ate: '2026-12-24', fechada: false };
  const part = { ...onTheEve, fechada: true, das: '13:00', as: '24:00' };
  const morning = { ...onTheEve, horario: [{ abre: '09:00', fecha: '13:00' }] };
  // biome-ignore format: one case a line
  test.each<[string, HoursOfNotice, string, string, Partial<Duty & Timetable>?]>([
    ['closes the whole day', { ...onTheEve, fechada: true }, '24T14:00', 'De serviço agora'],
    ['closes the whole day, whatever the door', { ...onTheEve, fechada: true }, '24T22:30', 'De serviço agora', { doorUntil: '22:00' }],
    ['closes the whole day, until the turn changes', { ...onTheEve, fechada: true }, '25T08:59', 'De serviço agora'],
    ['closes the whole day, but not before its turn', { ...onTheEve, fechada: true }, '24T08:59', 'Fechada · abre às 9h'],
    ['closes a part of its hours', { ...onTheEve, fechada: true, das: '15:00', as: '16:00' }, '24T15:30', 'De serviço agora'],
    ['closes it before that part', part, '24T12:45', 'Aberta agora · fecha às 13h e fica de serviço', { doorUntil: '22:00' }],
    ['closes it until the end of the day', part, '24T14:00', 'De serviço agora', { doorUntil: '22:00' }],
    ['closes it until the end of the day, in the evening', part, '24T23:30', 'De serviço agora', { doorUntil: '22:00' }],
    ['closes it until the end of the day, after midnight too', part, '25T01:00', 'De serviço agora', { doorUntil: '03:00' }],
    ['closes it before the turn changes', { ...part, das: '08:00', as: '08:30' }, '24T08:15', 'Fechada · abre às 8h30', { hours: [{ days: WORKDAYS, from: '08:00', to: '19:00' }] }],
    ['gives only the morning', morning, '24T12:45', 'Aberta agora · fecha às 13h e fica de serviço'],
    ['gives only the morning, later', morning, '24T15:00', 'De serviço agora'],
    ['gives only the morning, whatever the door', morning, '24T15:00', 'De serviço agora', { doorUntil: '22:00' }],
  ])('leaves the door to a notice that %s', (_, notice, at, expected, duty) => {
    expect(read(CHRISTMAS_EVE, `2026-12-${at}Z`, [notice], duty)).toBe(expected);
  });

  test.each(['2026-11-29', '2026-12-25', '2027-06-24'])(
    'says until when the door is open on %s, closed otherwise',
    (day) => {
      const azores = { behind: 1, holidays: ['12-25', '06-24'], holidayHours: [], doorUntil: '22:00' };
      const open = 'Aberta agora · fecha às 22h; depois, toque à campainha';
      expect(read({ from: day }, `${day}T14:00Z`, [], { ...azores, atNight: 'toque à campainha' })).toBe(open);
    },
  );
});
