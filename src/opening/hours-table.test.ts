import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { turnsIn } from '../other-languages/coming-days.ts';
import type { Duty, Turn } from './duty.ts';
import { comingByName } from './duty-rows.ts';
import { Hours } from './Hours.tsx';
import { type HoursPart, hoursLine, hoursLines, hoursTable, weekTable } from './hours-table.ts';
import type { OpeningHours, Period, Season, Timetable, YearPart } from './timetable.ts';
import { turnDates, turnsText } from './turn-texts.ts';

const TODAY = '2026-11-22';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The table as text, with ordinary spaces: each season under its name, a row a line. */
const linesOf = (parts: HoursPart[]) => hoursLines(parts).map((line) => line.replaceAll('\u00a0', ' '));
const weekOf = (hours: OpeningHours) => linesOf(hoursTable({ timetable: { hours }, builtOn: TODAY }));

test('each day stands once, in the week’s order whatever the file’s; days with the same times share a row', () => {
  const hours = [
    { days: [6], from: '18:00', to: '01:30' },
    { days: [0, 2, 4], from: '20:00', to: '24:00' },
    { days: [6], from: '09:00', to: '13:00' },
    { days: [0, 1, 2, 3, 4], from: '14:30', to: '19:00' },
    { days: [4, 3, 2, 1, 0], from: '09:00', to: '13:00' },
  ];
  expect(weekOf(hours)).toEqual([
    'Segunda, quarta e sexta: 9h às 13h, 14h30 às 19h, 20h à meia-noite',
    'Terça e quinta: 9h às 13h, 14h30 às 19h',
    // Nobody guesses from what is not said.
    'Sábado: não abre',
    'Domingo: 9h às 13h, 18h à 1h30',
  ]);
  expect(weekOf([])).toEqual([]);
});

const NIGHT = { days: EVERY_DAY, from: '22:00', to: '08:00' };

test.each<[Partial<Timetable>, string[]]>([
  [{ onCall: [NIGHT] }, ['Por chamada: 22h às 8h']],
  [{ onCall: [{ ...NIGHT, days: [5, 6] }] }, ['Por chamada, sábado e domingo: 22h às 8h']],
  [{ onCall: [] }, []],
  [{ onCall: [NIGHT], isOnCallOnHolidays: true }, ['Por chamada: 22h às 8h', 'Também nos feriados.']],
  [{ onCall: [NIGHT], holidayHours: [] }, ['Feriados: não abre', 'Por chamada: 22h às 8h', 'Não nos feriados.']],
  [{ onCall: [{ ...NIGHT, from: '00:00', to: '24:00' }] }, ['Por chamada: sempre que a porta está fechada']],
])('who is called has a row, or one for each set of days, and says if holidays count: %j', (more, lines) => {
  const timetable = { hours: [{ ...NIGHT, from: '08:00', to: '22:00' }], ...more };
  expect(linesOf(hoursTable({ timetable, builtOn: TODAY })).slice(1)).toEqual(lines);
});

const WORKDAYS = { days: [0, 1, 2, 3, 4], from: '09:00', to: '18:00' };
const LATE = {
  name: 'Verão',
  from: '07-01',
  to: '08-31',
  hours: [{ ...WORKDAYS, days: [0, 1, 2, 3, 4, 5], to: '20:00' }],
};

// biome-ignore format: one case a line
test.each<[string, string, boolean, string[]]>([
  ['as written', '20:00–22:00', true, ['Por chamada, sexta: 20h às 22h']],
  ['in a season in which the door closes later', '18:00–22:00', true, ['Por chamada, sexta: 18h às 22h', 'Só com a porta fechada.']],
  ['before it opens and after it closes', '08:00–19:00', false, ['Por chamada, sexta: 8h às 19h', 'Só com a porta fechada.']],
  ['into a Saturday, on which it opens in summer alone', '20:00–09:30', true, ['Por chamada, sexta: 20h às 9h30', 'Só com a porta fechada.']],
  ['into a Saturday, on which it does not open', '18:00–09:30', false, ['Por chamada, sexta: 18h às 9h30']],
])('who is called comes while the door is closed: %s', (_, times, hasSeason, lines) => {
  const [from = '', to = ''] = times.split('–');
  const onCall = [{ days: [4], from, to }];
  const timetable: Timetable = { hours: [WORKDAYS], onCall, ...(hasSeason && { seasons: [LATE] }) };
  expect(linesOf(hoursTable({ timetable, builtOn: TODAY })).filter((line) => /^(Por|Só)/.test(line))).toEqual(lines);
});

test('another place, or deliveries, list only the days that have hours, and holidays where they have their own', () => {
  const hours = [{ days: [1, 4], from: '15:00', to: '17:00' }];
  const read = (week: YearPart) => linesOf(weekTable(week));
  const days = 'Terça e sexta: 15h às 17h';
  expect(read({ hours })).toEqual([days]);
  expect(read({ hours, holidayHours: [] })).toEqual([days, 'Feriados: não abre']);
  expect(read({ hours, holidayHours: [{ from: '10:00', to: '12:00' }] })).toEqual([
    days,
    'Feriados, se for dia de abrir: 10h às 12h',
  ]);
  expect(read({ hours: [], holidayHours: [] })).toEqual([]);
  const summer = { name: 'Verão', from: '07-01', to: '08-31', hours };
  const inSummer = 'Verão, de 1 de julho a 31 de agosto: terça e sexta: 15h às 17h';
  expect(read({ hours: [], seasons: [summer] } as Timetable)).toEqual([inSummer]);
  expect(read({ hours, seasons: [{ ...summer, holidayHours: [] }] } as Timetable)).toEqual([
    days,
    'Feriados: como nos outros dias',
    `${inSummer}, feriados: não abre`,
  ]);
});

// biome-ignore format: one case a line
test.each([
  ['24 horas', [['00:00', '24:00']]],
  ['24 horas', [['00:00', '00:00']]],
  ['8h à meia-noite', [['08:00', '00:00']]],
  ['0h às 8h', [['00:00', '08:00']]],
  ['20h às 2h30', [['20:00', '02:30']]],
  ['9h às 19h', [['09:00', '12:45'], ['12:30', '19:00']]],
  ['9h às 12h30, 12h45 às 19h', [['09:00', '12:30'], ['12:45', '19:00']]],
])('it reads "%s" from %j', (times, periods) => {
  expect(weekOf(periods.map(([from = '', to = '']) => ({ days: EVERY_DAY, from, to })))).toEqual([
    `Segunda a domingo: ${times}`,
  ]);
});

test.each<[number[], string]>([
  [[1, 2, 3], 'Terça a quinta: 9h às 13h'],
  [[0, 1, 3], 'Segunda, terça e quinta: 9h às 13h'],
])('%j reads "%s"', (days, expected) => {
  expect(weekOf([{ days, from: '09:00', to: '13:00' }])).toContain(expected);
});

test('holidays have a row where their hours are not the usual, and say which is the next', () => {
  const hours = [{ days: EVERY_DAY, from: '09:00', to: '13:00' }];
  const table = (holidayHours?: Period[]) =>
    hoursTable({ timetable: { hours, ...(holidayHours && { holidayHours }) }, builtOn: TODAY }, [
      '2026-12-25',
      'Natal',
    ]);
  const note = { note: 'O próximo é a 25 de dezembro, Natal.', noteUntil: '2026-12-24' };
  expect(table([])[0]?.rows.at(-1)).toMatchObject(note);
  expect(linesOf(table([{ from: '10:00', to: '13:00' }])).at(-1)).toBe('Feriados: 10h às 13h');
  expect(linesOf(table())).toHaveLength(1);
});

const SATURDAY = { days: [5], from: '09:00', to: '12:00' };

test.each<[Period[], OpeningHours, string[]]>([
  [[], [SATURDAY], ['Segunda a sexta: 9h às 13h', 'Sábado: 9h às 12h', 'Domingo e feriados: não abre']],
  [
    [{ from: '09:00', to: '12:00' }],
    [{ ...SATURDAY, days: [5, 6] }],
    ['Segunda a sexta: 9h às 13h', 'Sábado, domingo e feriados: 9h às 12h'],
  ],
  [
    [{ from: '09:00', to: '13:00' }],
    [{ ...SATURDAY, days: [5, 6] }],
    ['Segunda a sexta e feriados: 9h às 13h', 'Sábado e domingo: 9h às 12h'],
  ],
])('holidays stand with the days that have the same hours: %j', (holidayHours, weekend, expected) => {
  const hours = [{ days: [0, 1, 2, 3, 4], from: '09:00', to: '13:00' }, ...weekend];
  const [part] = hoursTable({ timetable: { hours, holidayHours }, builtOn: TODAY }, ['2026-12-25', 'Natal']);
  expect(linesOf(part ? [part] : []).filter((line) => !line.startsWith('O próximo'))).toEqual(expected);
  expect(part?.rows.find(({ days }) => days.endsWith('feriados'))).toMatchObject({
    on: expect.stringMatching(/^\d+feriado$/),
    noteUntil: '2026-12-24',
  });
});

/** A season with the same hours on all its days, closed on holidays. */
const seasonOf = (name: string, first: string, last: string, from: string, to: string): Season => ({
  name,
  from: first,
  to: last,
  hours: [{ days: EVERY_DAY, from, to }],
  holidayHours: [],
});

describe('a year with seasons', () => {
  const timetable: Timetable = {
    hours: [{ days: EVERY_DAY, from: '09:00', to: '19:00' }],
    seasons: [
      seasonOf('Verão', '06-15', '09-15', '09:00', '21:00'),
      seasonOf('Natal', '12-15', '01-05', '10:00', '20:00'),
    ],
    holidayHours: [],
  };
  const summer = ['Verão, de 15 de junho a 15 de setembro', 'Segunda a domingo: 9h às 21h'];
  const christmas = ['Natal, de 15 de dezembro a 5 de janeiro', 'Segunda a domingo: 10h às 20h'];
  const rest = ['Resto do ano', 'Segunda a domingo: 9h às 19h'];
  const always = ['Todo o ano', 'Feriados: não abre'];

  test.each([
    ['2026-07-01', [summer, christmas, rest, always]],
    ['2027-01-05', [christmas, summer, rest, always]],
    ['2027-01-06', [rest, summer, christmas, always]],
  ])('shows on %s the hours of that day first, and names the others', (today, expected) => {
    expect(linesOf(hoursTable({ timetable, builtOn: today }))).toEqual(expected.flat());
  });

  test('gives each its holidays where they are not the same all year, and names the next in the season in which it is', () => {
    const holidayHours = [{ from: '10:00', to: '13:00' }];
    const [ofSummer, ofChristmas] = timetable.seasons as [Season, Season];
    const year = { ...timetable, holidayHours, seasons: [ofSummer, { ...ofChristmas, holidayHours }] };
    const parts = hoursTable({ timetable: year, builtOn: '2026-07-01' }, ['2026-08-15', 'Assunção']);
    const [closed, morning] = ['Feriados: não abre', 'Feriados: 10h às 13h'];
    expect(linesOf(parts)).toEqual([summer, closed, christmas, morning, rest, morning].flat());
    expect(parts.map(({ dates }) => dates)).toEqual(['06-15/09-15', '12-15/01-05', '']);
    expect(parts.map(({ rows }) => rows.at(-1)?.noteUntil)).toEqual(['2026-08-14', undefined, undefined]);
  });

  test('says of a season’s holidays that they are like other days, where the rest of the year has its own', () => {
    const [{ holidayHours: _, ...summerOfDays }] = timetable.seasons as [Season];
    const parts = hoursTable({ timetable: { ...timetable, seasons: [summerOfDays] }, builtOn: '2026-07-01' });
    expect(linesOf(parts)).toEqual([summer, 'Feriados: como nos outros dias', rest, 'Feriados: não abre'].flat());
  });

  test('reads in one line with the names of its parts', () => {
    const line = hoursLine(
      hoursTable({ timetable: { ...timetable, seasons: timetable.seasons?.slice(1) ?? [] }, builtOn: TODAY }),
    );
    expect(line.replaceAll('\u00a0', ' ')).toBe(
      'Resto do ano: Segunda a domingo, 9h às 19h · Natal, de 15 de dezembro a 5 de janeiro: Segunda a domingo, 10h às 20h · Todo o ano: Feriados, não abre',
    );
  });
});

describe('the row of the turns of duty', () => {
  const timetable: Timetable = { hours: [{ days: EVERY_DAY, from: '09:00', to: '19:00' }], holidayHours: [] };
  const rowOf = (turns: Turn[], duty: Partial<Duty> = {}, of = timetable) => {
    const parts = hoursTable({ timetable: of, builtOn: TODAY, duty: { turns, changesAt: '09:00', ...duty } });
    return parts.at(-1)?.rows.find(({ days }) => days === 'De serviço');
  };

  const weeks = (from: string, to: string) => ({ from, to, every: 21 });
  // biome-ignore format: one case a line
  test.each<[string, Turn[]]>([
    ['16 nov a 22 nov 2026', [{ from: '2026-11-16', to: '2026-11-22' }]],
    ['28 dez a 3 jan 2027', [{ from: '2026-12-28', to: '2027-01-03' }]],
    ['23 nov a 29 nov 2026, 14 dez a 20 dez 2026, 4 jan a 10 jan 2027 e, daí em diante, de 3 em 3 semanas', [weeks('2026-11-02', '2026-11-08')]],
    ['30 nov 2026, 10 dez 2026, 20 dez 2026 e, daí em diante, de 10 em 10 dias', [{ from: '2026-11-20', every: 10 }]],
    ['27 nov 2026, 4 dez 2026, 11 dez 2026 e, daí em diante, de 7 em 7 dias', [{ from: '2026-11-20', every: 7 }]],
    ['24 dez 2026, 31 dez 2026', [{ from: '2026-12-31' }, { from: '2026-11-21' }, { from: '2026-12-24' }]],
  ])('reads «%s»', (expected, turns) => {
    const row = rowOf(turns);
    expect([row?.days, ...(row?.times ?? [])].join(': ').replaceAll('\u00a0', ' ')).toBe(`De serviço: ${expected}`);
  });

  test('is not there without a turn that is still to come', () => {
    expect(rowOf([{ from: '2026-11-21' }])).toBeUndefined();
  });

  test('stands in small boxes too, the next eight in order and none left out, with how they come again where all do alike', () => {
    const boxes = (...turns: Turn[]) => {
      const { dates, onwards } = turnDates(turns, TODAY);
      return [...dates, onwards].join(' | ').replaceAll('\u00a0', ' ');
    };
    expect(boxes({ from: '2026-12-24' })).toBe('24 dez 2026 | ');
    expect(boxes()).toBe('');
    const often = { from: '2026-12-30', to: '2027-01-02', every: 10 };
    expect(boxes(often, { from: '2026-11-25' }, weeks('2027-02-01', '2027-02-07'), { from: '2027-03-30' })).toBe(
      '25 nov 2026 | 30 dez a 2 jan 2027 | 9 jan a 12 jan 2027 | 19 jan a 22 jan 2027 | ' +
        '29 jan a 1 fev 2027 | 1 fev a 7 fev 2027 | 8 fev a 11 fev 2027 | 18 fev a 21 fev 2027 | ',
    );
    // One that comes again among single ones, in the order of their days.
    const christmas = { from: '2026-12-25', to: '2026-12-27' };
    expect(boxes({ from: '2026-12-01', every: 35 }, { from: '2026-12-09' }, christmas)).toMatch(
      /^1 dez 2026 \| 9 dez 2026 \| 25 dez a 27 dez 2026 \| 5 jan 2027 /,
    );
    expect(boxes({ from: '2026-01-01', to: '2099-12-31' })).toBe('desde 1 jan 2026, sem fim marcado | ');
    expect(boxes({ from: '2026-12-01', to: '2028-01-31' })).toBe('1 dez 2026 a 31 jan 2028 | ');
  });

  const bell = { doorUntil: '22:00', atNight: 'toque à campainha' };
  const always = { hours: [{ days: EVERY_DAY, from: '00:00', to: '24:00' }] };
  const late = { ...timetable, seasons: [seasonOf('Verão', '06-15', '09-15', '09:00', '00:00')] };
  const august = { name: 'Agosto', dates: { from: '08-01', to: '08-31' }, periods: [{ from: '10:00', to: '01:00' }] };
  const closes = 'Nesses dias, também ao domingo e nos feriados, a porta fecha';
  const orUsual = 'ou, se for mais tarde, à hora do costume';

  // biome-ignore format: one case a line
  test.each<[string, Partial<Duty>, Timetable, string | undefined]>([
    ['and what one does then', bell, timetable, `${closes} às 22h. Depois, toque à campainha.`],
    ['alone', { doorUntil: '24:00' }, late, `${closes} à meia-noite.`],
    ['or later, in a season', bell, late, `${closes} às 22h ${orUsual}. Depois, toque à campainha.`],
    ['or later, on days of each year', { doorUntil: '24:00' }, { ...timetable, specialDays: [august] }, `${closes} à meia-noite ${orUsual}.`],
    ['not at all where it never does', bell, always, undefined],
    ['not where nothing is said of it, but what one does', { atNight: bell.atNight }, late, 'Com a porta fechada, toque à campainha.'],
    ['not at all where nothing is said of either', {}, late, undefined],
  ])('says when the door closes: %s', (_, duty, year, note) => {
    const row = rowOf([{ from: '2026-12-01' }], duty, year);
    expect(row?.note).toBe(note);
    if (row) expect(linesOf([{ rows: [row] }]).slice(1)).toEqual(note ? [note] : []);
  });
});

test('each way to be served on a turn has a row of its own, and in each it is «de serviço»', () => {
  const timetable = { hours: [{ days: [0, 1, 2, 3, 4], from: '09:00', to: '19:00' }] };
  const turns = [
    { from: '2026-12-01' },
    { from: '2026-12-02', by: 'call' as const },
    { from: '2026-12-03', by: 'window' as const, doorUntil: '22:00' },
  ];
  const [part] = hoursTable({
    timetable,
    builtOn: '2026-11-26',
    duty: { turns, changesAt: '09:00', atNight: 'toque' },
  });
  expect(
    part?.rows
      .slice(-3)
      .map(({ days, times, note = '' }) => [days, ...times, note].join(' | ').replaceAll('\u00a0', ' ')),
  ).toEqual([
    'De serviço | 1 dez 2026 | Com a porta fechada, toque.',
    'De serviço, pelo postigo | 3 dez 2026 | Nesses dias, também ao domingo e nos feriados, a porta fecha às 22h.',
    'De serviço, por chamada | 2 dez 2026 | ',
  ]);
});

test('where all turns are by the window, what one does then is how to find it', () => {
  const duty = { turns: [{ from: '2026-12-03', by: 'window' as const }], changesAt: '09:00', atNight: 'toque ao lado' };
  const timetable = { hours: [{ days: EVERY_DAY, from: '09:00', to: '19:00' }] };
  const row = hoursTable({ timetable, builtOn: TODAY, duty })[0]?.rows.at(-1);
  expect(row).toMatchObject({ days: 'De serviço, pelo postigo', note: 'Com a porta fechada, toque ao lado.' });
});

test('what comes every so many days leaves out those that are of a date of each year or of a holiday', () => {
  const timetable: Timetable = {
    hours: [{ days: EVERY_DAY, from: '09:00', to: '13:00' }],
    specialDays: [
      { name: 'Agosto', dates: { from: '08-01', to: '08-31' }, periods: [{ from: '09:00', to: '20:00' }] },
      { name: 'Sábados alternados', turn: { from: '2026-12-05', every: 14 }, periods: [] },
    ],
    holidayHours: [{ from: '10:00', to: '12:00' }],
    holidays: ['09-25'],
  };
  const onwards = '11 set 2027, 9 out 2027, 23 out 2027 e, daí em diante, de 2 em 2 semanas';
  const rows = hoursTable({ timetable, builtOn: '2027-08-14' })[0]?.rows ?? [];
  expect(rows.find(({ turns }) => turns)?.note?.replaceAll('\u00a0', ' ')).toBe(onwards);
  // Whatever day it is by when the script says them.
  const [[, coming] = []] = comingByName({ duty: null, timetable }, '2027-07-01').slice(-1);
  expect(turnsText(coming?.turns ?? [], '2027-08-01').replaceAll('\u00a0', ' ')).toBe(onwards);
  expect(turnsIn('en', coming?.turns ?? [], '2027-08-14')).toMatch(/^11 September 2027, 9 October 2027/);
});

test('the card of another place says its season, its days apart and how else one is served, and marks what a script says anew', () => {
  const place = {
    hours: [{ days: [0, 1, 2, 3, 4], from: '09:00', to: '18:00' }],
    seasons: [{ name: 'Verão', from: '07-01', to: '08-31', hours: [{ days: EVERY_DAY, from: '09:00', to: '20:00' }] }],
    specialDays: [
      { name: 'Consoada', dates: { from: '12-24', to: '12-24' }, periods: [{ from: '09:00', to: '13:00' }] },
      { name: 'Férias', dates: { from: '08-01', to: '08-15' }, periods: [] },
      { name: 'Sábados alternados', turn: { from: '2026-11-28', every: 14 }, periods: [] },
      { name: 'Inventário', turn: { from: '2027-01-15' }, periods: [] },
      { name: 'Obras', turn: { from: '2026-11-27' }, periods: [] },
    ],
    onCall: [{ days: [4], from: '18:00', to: '22:00' }],
    holidayHours: [],
  };
  const duty = { turns: [{ from: '2026-11-30', to: '2026-12-06', by: 'call' as const }], changesAt: '09:00' };
  const parts = weekTable(place, { builtOn: '2026-11-29', duty });
  const card = renderToStaticMarkup(createElement(Hours, { parts, place: 'Ponta ', callInTurns: 'Ligue: 1400' }));
  const text = card
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<.?strong>/g, '')
    .replaceAll(/<span>([^<]+) <.span>/g, '$1: ')
    .replaceAll(/<span>([^<]+ <span[^>]*>[^<]+<.span>: )<.span>/g, '$1');
  expect(
    text
      .split(/^<span class="place-row">|<.span><span class="place-row">|<.span>$/)
      .slice(1, -1)
      .map((line) => line.trim()),
  ).toEqual([
    'Segunda a sexta: 9h às 18h',
    'Feriados: não abre',
    'Verão, de 1 de julho a 31 de agosto: segunda a domingo: 9h às 20h, feriados: como nos outros dias',
    'Consoada · <span>a 24 de dezembro, todos os anos, se for dia de abrir</span>: 9h às 13h',
    'Férias · <span>de 1 de agosto a 15 de agosto, todos os anos</span>: não abre',
    'Sábados alternados · <span data-turns="Ponta Sábados alternados">12 dez 2026, 26 dez 2026, 9 jan 2027 e, daí em diante, de 2 em 2 semanas</span>: não abre',
    'Inventário · <span data-turns="Ponta Inventário">15 jan 2027</span>: não abre',
    'Por chamada, sexta: 18h às 22h, só com a porta fechada; não nestes dias: feriados, Inventário e Férias',
    'De serviço, por chamada: <strong data-turns="Ponta De serviço, por chamada">30 nov a 6 dez 2026 <br/>Ligue: 1400',
  ]);
  // The same names, of which the script knows the days.
  expect(comingByName({ duty, timetable: place }, '2026-11-29', 'Ponta ')).toMatchObject([
    ['Ponta De serviço, por chamada', { turns: duty.turns, changesAt: '09:00' }],
    ...place.specialDays
      .filter(({ turn }) => turn)
      .map(({ name, turn }) => [`Ponta ${name}`, { turns: [turn], changesAt: '' }]),
  ]);
});
