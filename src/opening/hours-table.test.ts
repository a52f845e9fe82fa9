import { describe, expect, test } from 'vitest';
import type { Duty, Turn } from './duty.ts';
import { bySeason, dutyRow, hoursLine, hoursTable, placeTable, weekRows, withDutyRow } from './hours-table.ts';
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
  voltaEmDias: '{turno} e depois de {n} em {n} dias',
  voltaEmSemanas: '{turno} e depois de {n} em {n} semanas',
};

const TODAY = '2026-11-22';
const tableOf = (timetable: Timetable, today = TODAY) => hoursTable(timetable, today, texts);

test('each day stands once, in the week’s order whatever the file’s; days with the same times share a row', () => {
  const rows = tableOf({
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

test('days on which it never opens are named: nobody guesses from what is not said', () => {
  const rows = tableOf({ hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '13:00' }] });
  expect(rows).toEqual([
    { days: 'Segunda e domingo', times: ['não abre'] },
    { days: 'Terça a sábado', times: ['9h às 13h'] },
  ]);
});

test('a post or a delivery that is not there every day says only when it is', () => {
  expect(weekRows([{ days: [1, 4], from: '15:00', to: '17:00' }], texts)).toEqual([
    { days: 'Terça e sexta', times: ['15h às 17h'] },
  ]);
});

test('a post says what it does on holidays, if it says its hours', () => {
  const hours = [{ days: [1], from: '15:00', to: '17:00' }];
  const holidaysOf = (place: YearPart) => placeTable(place, texts).find(({ days }) => days === 'Feriados')?.times;
  expect(holidaysOf({ hours, holidayHours: [] })).toEqual(['não abre']);
  expect(holidaysOf({ hours, holidayHours: [{ from: '10:00', to: '12:00' }] })).toEqual(['10h às 12h']);
  expect(holidaysOf({ hours })).toBeUndefined();
  expect(placeTable({ hours: [], holidayHours: [] }, texts)).toEqual([]);
});

test.each([
  ['00:00', '24:00', '24 horas'],
  ['00:00', '00:00', '24 horas'],
  ['08:00', '00:00', '8h à meia-noite'],
  ['00:00', '08:00', '0h às 8h'],
  ['20:00', '02:30', '20h às 2h30'],
])('from %s to %s reads "%s"', (from, to, times) => {
  expect(tableOf({ hours: [{ days: [0], from, to }] })[0]?.times).toEqual([times]);
});

test.each<[number[], string]>([
  [[1, 2, 3], 'Terça a quinta'],
  [[3, 4, 5, 6], 'Quinta a domingo'],
  [[1, 3, 5], 'Terça, quinta e sábado'],
  [[0, 1, 3], 'Segunda, terça e quinta'],
])('%j reads "%s"', (days, expected) => {
  expect(tableOf({ hours: [{ days, from: '09:00', to: '13:00' }] })).toContainEqual({
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
    const rows = tableOf({ hours, holidays: ['12-25'], ...(holidayHours && { holidayHours }) });
    expect(rows.find(({ days }) => days === 'Feriados')?.times).toEqual(times);
  });

  test('are named by the next one, today’s too', () => {
    const timetable = { hours, holidays: ['12-25', '12-08', '06-10'], holidayHours: [] };
    const rowOn = (today: string) => hoursTable(timetable, today, texts, (day) => `Dia ${day}`).at(-1);
    const noteOn = (today: string) => rowOn(today)?.note;
    expect(rowOn('2026-12-09')?.noteUntil).toBe('2026-12-25');
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
    days: 'Segunda a domingo',
    times: ['9h às 21h'],
  };
  const christmas = {
    season: 'Natal, de 15 de dezembro a 5 de janeiro',
    dates: '12-15/01-05',
    days: 'Segunda a domingo',
    times: ['10h às 20h'],
  };
  const rest = { season: 'Resto do ano', dates: '', days: 'Segunda a sexta', times: ['9h às 19h'] };
  const weekend = { days: 'Sábado e domingo', times: ['não abre'] };
  const always = { season: 'Todo o ano', days: 'Feriados', times: ['não abre'] };

  test.each([
    ['2026-07-01', [summer, christmas, rest, weekend, always]],
    ['2027-01-05', [christmas, summer, rest, weekend, always]],
    ['2027-01-06', [rest, weekend, summer, christmas, always]],
  ])('shows on %s the hours of that day first, and names the others', (today, expected) => {
    expect(tableOf(timetable, today)).toEqual(expected);
  });

  test('gives each season its holidays where they are not the same all year, and names the next where it falls', () => {
    const { holidayHours: _, ...likeOthers } = seasonOf('Verão', '06-15', '09-15', '00:00', '24:00');
    const rows = hoursTable({ ...timetable, seasons: [likeOthers] }, '2027-07-01', texts, () => 'Natal');
    expect(
      rows.map(({ season, days, times, note }) => [season, days, ...times, note].filter(Boolean).join(' · ')),
    ).toEqual([
      'Verão, de 15 de junho a 15 de setembro · Segunda a domingo · 24 horas',
      'Feriados · 24 horas',
      'Resto do ano · Segunda a sexta · 9h às 19h',
      'Sábado e domingo · não abre',
      'Feriados · não abre · O próximo é a 25 de dezembro, Natal.',
    ]);
  });

  test('keeps apart the rows of each season, and the turns of duty, which are of all the year', () => {
    const saturday = { days: 'Sábado', times: ['9h às 13h'] };
    const duty = { days: 'De serviço', times: ['24 de dezembro de 2026'] };
    expect(bySeason(withDutyRow([rest, saturday, summer, always], [duty], texts))).toEqual([
      [rest, saturday],
      [summer],
      [always, duty],
    ]);
    expect(withDutyRow([rest, summer], [duty], texts)).toEqual([rest, summer, { season: 'Todo o ano', ...duty }]);
    expect(bySeason(withDutyRow([saturday], [duty], texts))).toEqual([[saturday, duty]]);
    expect(withDutyRow([rest, summer], [], texts)).toEqual([rest, summer]);
  });

  test('reads in one line with the names of its parts', () => {
    expect(hoursLine([rest, always])).toBe('Resto do ano: Segunda a sexta, 9h às 19h · Todo o ano: Feriados, não abre');
  });
});

test('the table in one line names each group of days with its periods', () => {
  const rows = [
    { days: 'Segunda a sexta', times: ['9h às 13h', '14h30 às 19h'] },
    { days: 'Domingo', times: ['9h às 13h'] },
  ];
  expect(hoursLine(rows)).toBe('Segunda a sexta, 9h às 13h, 14h30 às 19h · Domingo, 9h às 13h');
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
    ['24 de dezembro de 2026', { from: '2026-12-24' }],
    ['23 a 29 de novembro de 2026', { from: '2026-11-23', to: '2026-11-29' }],
    ['30 de novembro a 6 de dezembro de 2026', { from: '2026-11-30', to: '2026-12-06' }],
    ['28 de dezembro de 2026 a 3 de janeiro de 2027', { from: '2026-12-28', to: '2027-01-03' }],
    ['23 a 29 de novembro de 2026 e depois de 3 em 3 semanas', { from: '2026-11-02', to: '2026-11-08', every: 21 }],
    ['16 a 22 de novembro de 2026 e 7 a 13 de dezembro de 2026 e depois de 3 em 3 semanas', { from: '2026-10-26', to: '2026-11-01', every: 21 }],
    ['25 de novembro de 2026 e depois de 5 em 5 dias', { from: '2026-11-20', every: 5 }],
    ['27 de novembro de 2026 e depois de 7 em 7 dias', { from: '2026-11-20', every: 7 }],
  ])('reads «%s»', (expected, turn) => {
    expect(rowOf([turn])).toEqual([{ days: 'De serviço', times: [expected] }]);
  });

  test('says until when the door is open on these nights, and what one does then', () => {
    const duty = { doorUntil: '22:00', atNight: 'toque à campainha' };
    expect(rowOf([{ from: TODAY }], duty)[0]?.note).toBe('A porta fecha às 22h. Depois, toque à campainha.');
    expect(rowOf([{ from: TODAY }], { ...duty, doorUntil: '24:00' })[0]?.note).toMatch(/^A porta fecha à meia-noite\./);
    expect(rowOf([{ from: TODAY }], { atNight: duty.atNight })[0]?.note).toBeUndefined();
  });

  test.each([
    ['2027-07-01', '2027-07-07', 'A porta fecha à meia-noite. Depois, toque à campainha.'],
    ['2027-06-12', '2027-06-18', undefined],
    ['2027-05-01', '2027-05-07', 'A porta fecha às 22h. Depois, toque à campainha.'],
  ])('from %s to %s says when the door really closes, or nothing where that changes', (from, to, note) => {
    const duty = { doorUntil: '22:00', atNight: 'toque à campainha' };
    expect(rowOf([{ from, to, every: 21 }], duty, from)[0]?.note).toBe(note);
  });

  test.each([
    ['2026-11-23', '2026-11-29', 'A porta fecha às 22h. Depois, toque à campainha. Verão: 24 horas.'],
    ['2027-06-12', '2027-06-18', 'A porta fecha às 22h. Depois, toque à campainha. Verão: 24 horas.'],
    ['2027-07-01', '2027-07-07', undefined],
  ])('from %s to %s does not close the door of a season that never closes', (from, to, note) => {
    const always = { ...timetable, seasons: [seasonOf('Verão', '06-15', '09-15', '00:00', '24:00')] };
    const duty = { doorUntil: '22:00', atNight: 'toque à campainha' };
    expect(rowOf([{ from, to, every: 21 }], duty, from, always)[0]?.note).toBe(note);
  });

  test('is not there without a turn that is still to come', () => {
    expect(rowOf([{ from: '2026-11-21' }])).toEqual([]);
    expect(dutyRow(null, timetable, TODAY, texts)).toEqual([]);
  });
});
