import { describe, expect, test } from 'vitest';
import { daysInRow } from './days.ts';
import type { Duty, Turn } from './duty.ts';
import { dutyRow, holidayNotes, hoursLine, hoursTable, weekTable, withRows } from './hours-table.ts';
import type { Season, Timetable, YearPart } from './timetable.ts';

const texts = {
  as: 'às {hora}',
  a: 'à {hora}',
  meiaNoite: 'à meia-noite',
  feriados: 'Feriados',
  proximoFeriado: 'O próximo é a {data}, {nome}.',
  naoAbre: 'não abre',
  diaInteiro: '24 horas',
  epoca: '{nome}, de {de} a {ate}',
  restoDoAno: 'Resto do ano',
  todoOAno: 'Todo o ano',
  turnos: 'De serviço',
  portaFecha: 'A porta fecha {hora}. Depois, {atende}.',
  portaFechaSo: 'A porta fecha {hora}.',
  voltaEmDias: '{turno} e, daí em diante, de {n} em {n} dias',
  voltaEmSemanas: '{turno} e, daí em diante, de {n} em {n} semanas',
};

const TODAY = '2026-11-22';
/** The rows of a year without seasons. */
const rowsOf = (timetable: Timetable) => hoursTable(timetable, TODAY, texts).flatMap(({ rows }) => rows);

test('each day stands once, in the week’s order whatever the file’s; days with the same times share a row', () => {
  const rows = rowsOf({
    hours: [
      { days: [6], from: '18:00', to: '01:30' },
      { days: [0, 2, 4], from: '20:00', to: '24:00' },
      { days: [6, 5], from: '09:00', to: '13:00' },
      { days: [0, 1, 2, 3, 4], from: '14:30', to: '19:00' },
      { days: [4, 3, 2, 1, 0], from: '09:00', to: '13:00' },
    ],
  });
  expect(rows).toEqual([
    { days: 'Segunda, quarta e sexta', times: ['9h às 13h', '14h30 às 19h', '20h à meia-noite'] },
    { days: 'Terça e quinta', times: ['9h às 13h', '14h30 às 19h'] },
    { days: 'Sábado', times: ['9h às 13h'] },
    { days: 'Domingo', times: ['9h às 13h', '18h à 1h30'] },
  ]);
});

test('there is none where no hours are given', () => {
  expect(rowsOf({ hours: [] })).toEqual([]);
});

test('days on which it never opens are named: nobody guesses from what is not said', () => {
  const rows = rowsOf({ hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '13:00' }] });
  expect(rows).toEqual([
    { days: 'Segunda e domingo', times: ['não abre'] },
    { days: 'Terça a sábado', times: ['9h às 13h'] },
  ]);
});

test('a post or a delivery that is not there every day says only when it is', () => {
  expect(weekTable({ hours: [{ days: [1, 4], from: '15:00', to: '17:00' }] }, texts)).toEqual([
    { rows: [{ days: 'Terça e sexta', times: ['15h às 17h'] }] },
  ]);
});

test('a post says what it does on holidays, if it says its hours', () => {
  const hours = [{ days: [1], from: '15:00', to: '17:00' }];
  const holidaysOf = (place: YearPart) =>
    weekTable(place, texts)[0]?.rows.find(({ days }) => days === 'Feriados')?.times;
  expect(holidaysOf({ hours, holidayHours: [] })).toEqual(['não abre']);
  expect(holidaysOf({ hours, holidayHours: [{ from: '10:00', to: '12:00' }] })).toEqual(['10h às 12h']);
  expect(holidaysOf({ hours })).toBeUndefined();
  expect(weekTable({ hours: [], holidayHours: [] }, texts)).toEqual([]);
});

test.each([
  ['00:00', '24:00', '24 horas'],
  ['00:00', '00:00', '24 horas'],
  ['08:00', '00:00', '8h à meia-noite'],
  ['00:00', '08:00', '0h às 8h'],
  ['20:00', '02:30', '20h às 2h30'],
  ['09:00', '02:00', '9h às 2h'],
])('from %s to %s reads "%s"', (from, to, times) => {
  expect(rowsOf({ hours: [{ days: [0], from, to }] })[0]?.times).toEqual([times]);
});

test.each([
  ['09:00', '12:45', '12:30', '19:00', ['9h às 19h']],
  ['09:00', '12:30', '12:45', '19:00', ['9h às 12h30', '12h45 às 19h']],
  ['00:00', '00:00', '09:00', '13:00', ['24 horas']],
])('from %s to %s and from %s to %s reads %j', (from, to, from2, to2, times) => {
  const hours = [
    { from, to },
    { from: from2, to: to2 },
  ].map((period) => ({ days: [0], ...period }));
  expect(rowsOf({ hours })[0]?.times).toEqual(times);
});

test.each<[number[], string]>([
  [[1, 2, 3], 'Terça a quinta'],
  [[3, 4, 5, 6], 'Quinta a domingo'],
  [[1, 3, 5], 'Terça, quinta e sábado'],
  [[0, 1, 3], 'Segunda, terça e quinta'],
])('%j reads "%s"', (days, expected) => {
  expect(rowsOf({ hours: [{ days, from: '09:00', to: '13:00' }] })).toContainEqual({
    days: expected,
    times: ['9h às 13h'],
  });
});

describe('holidays', () => {
  const hours = [{ days: [0], from: '09:00', to: '13:00' }];
  test.each([
    ['of their own', [{ from: '10:00', to: '13:00' }], ['10h às 13h']],
    ['closed', [], ['não abre']],
    ['the usual', undefined, undefined],
  ])('have a row where their hours are not the usual: %s', (_, holidayHours, times) => {
    const rows = rowsOf({ hours, holidays: ['12-25'], ...(holidayHours && { holidayHours }) });
    expect(rows.find(({ days }) => days === 'Feriados')?.times).toEqual(times);
  });

  test('are named by the next one, today’s too', () => {
    const timetable = { hours, holidays: ['12-25', '12-08', '06-10'], holidayHours: [] };
    const notesOn = (today: string) =>
      holidayNotes(timetable, texts, new Map(daysInRow(today, 731).map((day) => [day, `Dia ${day}`])));
    const noteOn = (today: string) => notesOn(today)[0]?.[1];
    const [next] = notesOn('2026-12-09');
    expect(hoursTable(timetable, '2026-12-09', texts, next)[0]?.rows.at(-1)).toMatchObject({
      note: noteOn('2026-12-09'),
      noteUntil: '2026-12-25',
    });
    expect(notesOn('2026-12-09').map(([day]) => day)).toEqual(
      '2026-12-25 2027-06-10 2027-12-08 2027-12-25 2028-06-10 2028-12-08'.split(' '),
    );
    expect(noteOn('2026-12-08')).toBe('O próximo é a 8 de dezembro, Dia 2026-12-08.');
    expect(noteOn('2026-12-09')).toBe('O próximo é a 25 de dezembro, Dia 2026-12-25.');
    expect(noteOn('2026-12-26')).toBe('O próximo é a 10 de junho, Dia 2027-06-10.');
  });
});

const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** A season with the same hours on all its days, closed on holidays. */
const seasonOf = (name: string, first: string, last: string, from: string, to: string): Season => ({
  name,
  from: first,
  to: last,
  hours: [{ days: everyDay, from, to }],
  holidayHours: [],
});

describe('a year with seasons', () => {
  const timetable: Timetable = {
    hours: [{ days: [0, 1, 2, 3, 4], from: '09:00', to: '19:00' }],
    seasons: [
      seasonOf('Verão', '06-15', '09-15', '09:00', '21:00'),
      seasonOf('Natal', '12-15', '01-05', '10:00', '20:00'),
    ],
    holidays: ['12-25'],
    holidayHours: [],
  };
  const summer = {
    season: 'Verão, de 15 de junho a 15 de setembro',
    dates: '06-15/09-15',
    rows: [{ days: 'Segunda a domingo', times: ['9h às 21h'] }],
  };
  const christmas = {
    season: 'Natal, de 15 de dezembro a 5 de janeiro',
    dates: '12-15/01-05',
    rows: [{ days: 'Segunda a domingo', times: ['10h às 20h'] }],
  };
  const weekdays = { days: 'Segunda a sexta', times: ['9h às 19h'] };
  const weekend = { days: 'Sábado e domingo', times: ['não abre'] };
  const rest = { season: 'Resto do ano', dates: '', rows: [weekdays, weekend] };
  const always = { season: 'Todo o ano', rows: [{ days: 'Feriados', times: ['não abre'] }] };

  test.each([
    ['2026-07-01', [summer, christmas, rest, always]],
    ['2027-01-05', [christmas, summer, rest, always]],
    ['2027-01-06', [rest, summer, christmas, always]],
  ])('shows on %s the hours of that day first, and names the others', (today, expected) => {
    expect(hoursTable(timetable, today, texts)).toEqual(expected);
  });

  test('gives each season its holidays where they are not the same all year, and names the next where it falls', () => {
    const { holidayHours: _, ...likeOthers } = seasonOf('Verão', '06-15', '09-15', '00:00', '24:00');
    const [, natal] = timetable.seasons ?? [];
    const seasons = [likeOthers, ...(natal ? [natal] : [])];
    const year = { ...timetable, seasons, holidays: ['12-25', '04-25'] };
    const natals = ['2027-12-25', '2028-04-25', '2028-12-25', '2029-04-25'].map((day) => [day, 'Natal'] as const);
    const notes = holidayNotes(year, texts, new Map(natals));
    const parts = hoursTable(year, '2027-07-01', texts, notes[0]);
    const read = parts.map(({ rows }) => rows.map(({ days, times, note }) => [days, ...times, note].join(' ').trim()));
    expect(read).toEqual([
      ['Segunda a domingo 24 horas', 'Feriados 24 horas'],
      ['Segunda a domingo 10h às 20h', 'Feriados não abre O próximo é a 25 de dezembro, Natal.'],
      ['Segunda a sexta 9h às 19h', 'Sábado e domingo não abre', 'Feriados não abre'],
    ]);
    const ofOtherSeason = notes.filter(([, note]) => note === '').map(([day]) => day);
    expect(ofOtherSeason, 'whose row is another').toEqual(['2028-04-25', '2029-04-25']);
  });

  test('adds the turns of duty to what holds all the year', () => {
    const duty = { days: 'De serviço', times: ['24 de dezembro de 2026'] };
    const ofDuty = { season: 'Todo o ano', rows: [duty] };
    expect(withRows([rest, always], [duty], texts)).toEqual([rest, { ...always, rows: [...always.rows, duty] }]);
    expect(withRows([summer, rest], [duty], texts)).toEqual([summer, rest, ofDuty]);
    expect(withRows([{ rows: [weekdays] }], [duty], texts)).toEqual([{ rows: [weekdays, duty] }]);
    expect(withRows([rest, summer], [], texts)).toEqual([rest, summer]);
  });

  test('reads in one line with the names of its parts and each period', () => {
    const lunch = { ...weekdays, times: ['9h às 13h', '14h30 às 19h'] };
    expect(hoursLine([{ ...rest, rows: [lunch, weekend] }, always])).toBe(
      'Resto do ano: Segunda a sexta, 9h às 13h, 14h30 às 19h\u00a0· Sábado e domingo, não abre\u00a0· Todo o ano: Feriados, não abre',
    );
  });
});

describe('the row of the turns of duty', () => {
  const timetable: Timetable = {
    hours: [{ days: everyDay, from: '09:00', to: '19:00' }],
    seasons: [seasonOf('Verão', '06-15', '09-15', '09:00', '00:00')],
  };
  const rowOf = (turns: Turn[], duty: Partial<Duty> = {}, today = TODAY, of = timetable) =>
    dutyRow({ turns, changesAt: '09:00', ...duty }, of, today, texts);
  // biome-ignore format: one case a line
  test.each<[string, Turn]>([
    ['a 24 de dezembro de 2026', { from: '2026-12-24' }],
    ['de 23 a 29 de novembro de 2026', { from: '2026-11-23', to: '2026-11-29' }],
    ['de 30 de novembro a 6 de dezembro de 2026', { from: '2026-11-30', to: '2026-12-06' }],
    ['de 28 de dezembro de 2026 a 3 de janeiro de 2027', { from: '2026-12-28', to: '2027-01-03' }],
    ['de 23 a 29 de novembro de 2026, de 14 a 20 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas', { from: '2026-11-02', to: '2026-11-08', every: 21 }],
    ['de 16 a 22 de novembro de 2026, de 7 a 13 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas', { from: '2026-10-26', to: '2026-11-01', every: 21 }],
    ['de 30 de novembro a 6 de dezembro de 2026, de 21 a 27 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas', { from: '2026-11-30', to: '2026-12-06', every: 21 }],
    ['a 25 de novembro de 2026, a 30 de novembro de 2026 e, daí em diante, de 5 em 5 dias', { from: '2026-11-20', every: 5 }],
    ['a 22 de novembro de 2026, a 2 de dezembro de 2026 e, daí em diante, de 10 em 10 dias', { from: TODAY, every: 10 }],
    ['a 27 de novembro de 2026, a 4 de dezembro de 2026 e, daí em diante, de 7 em 7 dias', { from: '2026-11-20', every: 7 }],
  ])('reads «%s»', (expected, turn) => {
    expect(rowOf([turn])).toEqual([{ days: 'De serviço', times: [expected], isDuty: true }]);
  });

  test('says until when the door is open on these nights, and what one does then', () => {
    const duty = { doorUntil: '22:00', atNight: 'toque à campainha' };
    expect(rowOf([{ from: TODAY }], duty)[0]?.note).toBe('A porta fecha às 22h. Depois, toque à campainha.');
    expect(rowOf([{ from: TODAY }], { doorUntil: '22:00' })[0]?.note).toBe('A porta fecha às 22h.');
    expect(rowOf([{ from: TODAY }], { ...duty, doorUntil: '24:00' })[0]?.note).toMatch(/^A porta fecha à meia-noite\./);
    expect(rowOf([{ from: TODAY }], { atNight: duty.atNight })[0]?.note).toBeUndefined();
  });

  const bell = { doorUntil: '22:00', atNight: 'toque à campainha' };
  const noteOf = (turn: Turn, today: string, summer: Partial<Season> = {}, year: Partial<Timetable> = {}) => {
    const seasons = [{ ...seasonOf('Verão', '06-15', '09-15', '09:00', '00:00'), ...summer }];
    return rowOf([turn], bell, today, { ...timetable, ...year, seasons })[0]?.note;
  };
  const open = (days: number[]) => ({ hours: [{ days, from: '00:00', to: '24:00' }] });
  const july = { from: '2027-07-01', to: '2027-07-07' };
  // biome-ignore format: one case a line
  test.each<[string, string, Turn, Partial<Season>, Partial<Timetable>?]>([
    ['all the year ahead, in whatever season it is built', 'A porta fecha às 22h. Depois, toque à campainha. Verão: à meia-noite.', { ...july, every: 21 }, {}],
    ['in the one season that it meets', 'A porta fecha à meia-noite. Depois, toque à campainha.', july, {}],
    ['in both seasons that it meets', 'A porta fecha às 22h. Depois, toque à campainha. Verão: à meia-noite.', { from: '2027-06-12', to: '2027-06-18' }, {}],
    ['on which days of a season', 'A porta fecha às 22h. Depois, toque à campainha. Verão: às 22h; segunda e terça à meia-noite.', { ...july, every: 21 }, { hours: [{ days: [0, 1], from: '09:00', to: '24:00' }] }],
    ['on the holidays of a season', 'A porta fecha às 22h. Depois, toque à campainha. Verão: à meia-noite; feriados às 22h.', { ...july, every: 20 }, {}, { holidays: ['08-16'] }],
    ['on holidays as on another day', 'A porta fecha às 22h. Depois, toque à campainha. Verão: às 22h; segunda a sábado à meia-noite.', { ...july, every: 20 }, { hours: [{ days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '24:00' }] }, { holidays: ['08-16'] }],
    ['on which days of the rest of the year', 'A porta fecha às 22h; sexta e sábado à meia-noite. Depois, toque à campainha.', { from: '2027-07-01', to: '2027-07-20' }, { from: '01-01', to: '01-02' }, { hours: [{ days: [4, 5], from: '09:00', to: '24:00' }] }],
    ['but not in a season in which it never does', 'A porta fecha às 22h. Depois, toque à campainha. Verão: 24 horas.', { ...july, every: 21 }, open(everyDay)],
    ['in a season of which only some days never close', 'A porta fecha às 22h. Depois, toque à campainha.', { ...july, every: 21 }, open([5, 6])],
  ])('says when the door closes %s', (_, note, turn, summer, year) => {
    expect(noteOf(turn, '2026-11-22', summer, year)).toBe(note);
    expect(noteOf(turn, '2027-06-11', summer, year)).toBe(note);
  });

  test('says nothing of a door that never closes', () => {
    expect(noteOf(july, TODAY, open(everyDay))).toBeUndefined();
  });

  test('is not there without a turn that is still to come', () => {
    expect(rowOf([{ from: '2026-11-21' }])).toEqual([]);
    expect(dutyRow(null, timetable, TODAY, texts)).toEqual([]);
  });
});
