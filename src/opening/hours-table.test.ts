import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { turnsIn } from '../other-languages/coming-days.ts';
import type { Duty } from './duty.ts';
import { Hours } from './Hours.tsx';
import { type HoursPart, hoursLines, hoursRows, hoursTable, type NextHoliday } from './hours-table.ts';
import { comingByName, dutyLines, nextDuties } from './next-duties.ts';
import type { OpeningHours, Period, Season, Timetable, Turn } from './timetable.ts';
import { turnDates, turnsText } from './turn-texts.ts';

const TODAY = '2026-11-22';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WORKDAYS = [0, 1, 2, 3, 4];

const plain = (text = '') => text.replaceAll('\u00a0', ' ');
/** The table as text, with ordinary spaces: each season under its name, a row a line. */
const linesOf = (parts: HoursPart[]) => hoursLines(parts).map(plain);
const linesIn = (timetable: Timetable, builtOn = TODAY, next?: NextHoliday) =>
  linesOf(hoursTable({ timetable, builtOn }, next));
/** Hours, "09:00–13:00", and those of some days of the week. */
const periods = (...times: string[]) => times.map((time) => ({ from: time.slice(0, 5), to: time.slice(6) }));
const on = (days: number[], ...times: string[]) => periods(...times).map((period) => ({ days, ...period }));
/** Days apart, by their name. */
const apart = (name: string, turn: Turn, ...times: string[]) => ({ name, turn, periods: periods(...times) });
const AUGUST: Turn = { from: '2024-08-01', to: '2024-08-31', every: 'year' };
const MORNING = periods('10:00–12:00');

// biome-ignore format: one case a line
test.each<[string, OpeningHours, string[]]>([
  ['in the week’s order whatever the file’s, days with the same times in one row, none left out', [...on([6], '18:00–01:30'), ...on([0, 2, 4], '20:00–24:00'), ...on([6], '09:00–13:00'), ...on([4, 3, 2, 1, 0], '14:30–19:00', '09:00–13:00')], ['Segunda, quarta e sexta: 9h às 13h, 14h30 às 19h, 20h à meia-noite', 'Terça e quinta: 9h às 13h, 14h30 às 19h', 'Sábado: não abre', 'Domingo: 9h às 13h, 18h à 1h30']],
  ['not at all where there are none', [], []],
  ['as a whole day', on(EVERY_DAY, '00:00–24:00'), ['Segunda a domingo: 24 horas']],
  ['as one too where it ends at 00:00', on(EVERY_DAY, '00:00–00:00'), ['Segunda a domingo: 24 horas']],
  ['until midnight', on(EVERY_DAY, '08:00–00:00'), ['Segunda a domingo: 8h à meia-noite']],
  ['from midnight', on(EVERY_DAY, '00:00–08:00'), ['Segunda a domingo: 0h às 8h']],
  ['into the night', on(EVERY_DAY, '20:00–02:30'), ['Segunda a domingo: 20h às 2h30']],
  ['as one period where two overlap', on(EVERY_DAY, '09:00–12:45', '12:30–19:00'), ['Segunda a domingo: 9h às 19h']],
  ['as two where they do not', on(EVERY_DAY, '09:00–12:30', '12:45–19:00'), ['Segunda a domingo: 9h às 12h30, 12h45 às 19h']],
  ['of three days in a row, and of others', on([1, 2, 3], '09:00–13:00'), ['Sexta a segunda: não abre', 'Terça a quinta: 9h às 13h']],
])('the hours of a week are said %s', (_, hours, lines) => {
  expect(linesIn({ hours })).toEqual(lines);
});

const NIGHT = on(EVERY_DAY, '22:00–08:00');
const VISITS = on([1, 4], '15:00–17:00');
const JULY: Season = { name: 'Verão', from: '07-01', to: '08-31', hours: on([1, 4], '10:00–12:00', '15:00–17:00') };
const DOOR = { hours: on(WORKDAYS, '09:00–18:00') };

// biome-ignore format: one case a line
test.each<[string, Timetable, string[]]>([
  ['in some nights', { ...DOOR, onCall: on([5, 6], '22:00–08:00') }, ['Por chamada, sábado e domingo: 22h às 8h']],
  ['day and night at weekends', { ...DOOR, onCall: on([5, 6], '00:00–24:00') }, ['Por chamada, sábado e domingo: 24 horas']],
  ['always, but in a season', { ...DOOR, onCall: on(EVERY_DAY, '00:00–24:00'), seasons: [{ ...JULY, onCall: NIGHT }] }, ['Por chamada (resto do ano): 24 horas', 'Por chamada (Verão): 22h às 8h']],
  ['never', { ...DOOR, onCall: [] }, []],
  ['on holidays too', { ...DOOR, onCall: NIGHT, isOnCallOnHolidays: true }, ['Por chamada: 22h às 8h', 'Também nos feriados.']],
  ['not on holidays', { ...DOOR, onCall: NIGHT, holidayHours: [] }, ['Por chamada: 22h às 8h', 'Não nos feriados.']],
  ['on holidays as on Sundays', { ...DOOR, onCall: NIGHT, isOnCallAsOnSundays: true }, ['Por chamada, segunda a domingo e feriados: 22h às 8h']],
  ['not on days apart, of which none is said on which nobody would come', { ...DOOR, onCall: on([4], '22:00–08:00'), specialDays: [apart('Mercado', { from: '2026-11-27', every: 14 }), apart('Domingos', { from: '2026-11-29', every: 14 }, '09:00–13:00')] }, ['Por chamada, sexta: 22h às 8h', 'Não nestes dias: Mercado.']],
])('who comes when called does so %s', (_, timetable, lines) => {
  expect(linesIn(timetable).filter((line) => /^(Por|Só|Também|Não|\.)/.test(line))).toEqual(lines);
});

const VISITED = 'Terça e sexta: 15h às 17h';
const IN_JULY = 'Verão, de 1 de julho a 31 de agosto: terça e sexta: 10h às 12h, 15h às 17h';

// biome-ignore format: one case a line
test.each<[string, Timetable, string[], string?]>([
  ['only the days that have hours', { hours: VISITS }, [VISITED]],
  ['that holidays are closed', { hours: VISITS, holidayHours: [] }, [VISITED, 'Feriados: não abre']],
  ['what holidays have', { hours: VISITS, holidayHours: MORNING }, [VISITED, 'Feriados, se for dia de abrir: 10h às 12h']],
  ['nothing without hours', { hours: [], holidayHours: [] }, []],
  ['a season alone', { hours: [], seasons: [JULY] }, [IN_JULY]],
  ['no season in which there are none', { hours: VISITS, seasons: [{ ...JULY, hours: [] }] }, [VISITED]],
  ['a season in which a place is closed', { hours: VISITS, seasons: [{ ...JULY, hours: [] }] }, ['Resto do ano: terça e sexta: 15h às 17h', 'Verão, de 1 de julho a 31 de agosto: não abre'], '2026-11-21'],
  ['a season with its holidays', { hours: VISITS, seasons: [{ ...JULY, holidayHours: [] }] }, [VISITED, 'Feriados: como nos outros dias', `${IN_JULY}, feriados: não abre`]],
])('another place, or deliveries, list %s', (_, week, lines, builtOn) => {
  expect(linesOf([{ rows: hoursRows(week, builtOn) }])).toEqual(lines);
});

const CHRISTMAS = ['2026-12-25', 'Natal'] as const;
const week = on(WORKDAYS, '09:00–13:00');

// biome-ignore format: one case a line
test.each<[Period[] | undefined, OpeningHours, string[]]>([
  [undefined, on([5, 6], '09:00–13:00'), ['Segunda a domingo: 9h às 13h']],
  [MORNING, on([5, 6], '09:00–13:00'), ['Segunda a domingo: 9h às 13h', 'Feriados: 10h às 12h']],
  [[], on([5], '09:00–12:00'), ['Segunda a sexta: 9h às 13h', 'Sábado: 9h às 12h', 'Domingo e feriados: não abre']],
  [MORNING, on([5, 6], '10:00–12:00'), ['Segunda a sexta: 9h às 13h', 'Sábado, domingo e feriados: 10h às 12h']],
  [[{ from: '09:00', to: '13:00' }], on([5, 6], '10:00–12:00'), ['Segunda a sexta e feriados: 9h às 13h', 'Sábado e domingo: 10h às 12h']],
])('holidays stand with the days that have the same hours, or alone, and name the next: %j', (holidayHours, weekend, lines) => {
  const [part] = hoursTable({ timetable: { hours: [...week, ...weekend], ...(holidayHours && { holidayHours }) }, builtOn: TODAY }, CHRISTMAS);
  expect(linesOf(part ? [part] : [])).toEqual(lines);
  const row = part?.rows.find(({ days }) => /feriados$/i.test(days));
  expect(row?.on ?? 'feriado').toMatch(/^\d*feriado$/);
  if (holidayHours) expect(row).toMatchObject({ note: 'O próximo é a 25 de dezembro, Natal.', noteUntil: '2026-12-24' });
});

/** A season with the same hours on all its days, closed on holidays. */
const seasonOf = (name: string, from: string, to: string, times: string): Season => {
  return { name, from, to, hours: on(EVERY_DAY, times), holidayHours: [] };
};

describe('a year with seasons', () => {
  const ofSummer = seasonOf('Verão', '06-15', '09-15', '09:00–21:00');
  const ofChristmas = seasonOf('Natal', '12-15', '01-05', '10:00–20:00');
  const closed = { hours: on(EVERY_DAY, '09:00–19:00'), holidayHours: [] };
  const timetable: Timetable = { ...closed, seasons: [ofSummer, ofChristmas] };
  const none = 'Feriados: não abre';
  const summer = ['Verão, de 15 de junho a 15 de setembro', 'Segunda a domingo: 9h às 21h', none];
  const christmas = ['Natal, de 15 de dezembro a 5 de janeiro', 'Segunda a domingo: 10h às 20h', none];
  const rest = ['Resto do ano', 'Segunda a domingo: 9h às 19h', none];
  const { holidayHours: _, ...summerOfDays } = ofSummer;

  // biome-ignore format: one case a line
  test.each([
    ['those of the day first', '2026-07-01', timetable, [summer, christmas, rest]],
    ['those of its last day too', '2027-01-05', timetable, [christmas, summer, rest]],
    ['the rest of the year first', '2027-01-06', timetable, [rest, summer, christmas]],
    ['holidays like other days in one', '2026-07-01', { ...closed, seasons: [summerOfDays] }, [summer.with(2, 'Feriados: como nos outros dias'), rest]],
  ])('shows %s, and names the others', (__, today, year, expected) => {
    expect(linesIn(year, today)).toEqual(expected.flat());
  });

  test('gives each its holidays, and names the next in the season in which it is', () => {
    const year = {
      ...timetable,
      holidayHours: MORNING,
      seasons: [ofSummer, { ...ofChristmas, holidayHours: MORNING }],
    };
    const parts = hoursTable({ timetable: year, builtOn: '2026-07-01' }, ['2026-08-15', 'Assunção']);
    const morning = 'Feriados: 10h às 12h';
    expect(linesOf(parts)).toEqual([summer, christmas.with(2, morning), rest.with(2, morning)].flat());
    expect(parts.map(({ dates }) => dates)).toEqual(['06-15/09-15', '12-15/01-05', '']);
    expect(parts.map(({ rows }) => rows.at(-1)?.noteUntil)).toEqual(['2026-08-14', undefined, undefined]);
  });
});

describe('the rows of the turns of duty', () => {
  const timetable: Timetable = { hours: on(EVERY_DAY, '09:00–19:00') };
  const rowsOf = (turns: Turn[], duty: Partial<Duty> = {}, year = timetable) =>
    dutyLines(nextDuties({ turns, changesAt: '09:00', ...duty }, year, TODAY), TODAY).map(plain);
  const weeks = (from: string, to: string) => ({ from, to, every: 21 });
  const late = { ...timetable, seasons: [seasonOf('Verão', '06-15', '09-15', '09:00–00:00')] };
  const august = apart('Agosto', AUGUST, '10:00–01:00');
  const closes = 'Nesses dias, salvo aviso, a porta fica aberta sem pausa, também ao domingo e nos feriados, das 9h';
  const first: Turn[] = [{ from: '2026-12-01' }];

  // biome-ignore format: one case a line
  test.each<[string, Turn[], string[], Partial<Duty>?, Timetable?]>([
    ['a week that has begun', [{ from: '2026-11-16', to: '2026-11-22' }], ['De serviço: 16 nov a 22 nov 2026']],
    ['one over the year’s end', [{ from: '2026-12-28', to: '2027-01-03' }], ['De serviço: 28 dez a 3 jan 2027']],
    ['one that comes again', [weeks('2026-11-02', '2026-11-08')], ['De serviço: 23 nov a 29 nov 2026, 14 dez a 20 dez 2026, 4 jan a 10 jan 2027 e, daí em diante, de 3 em 3 semanas']],
    ['days that come again', [{ from: '2026-11-20', every: 10 }], ['De serviço: 30 nov 2026, 10 dez 2026, 20 dez 2026 e, daí em diante, de 10 em 10 dias']],
    ['one weekday', [{ from: '2026-11-20', every: 7 }], ['De serviço: 27 nov 2026, 4 dez 2026, 11 dez 2026 e, daí em diante, de 7 em 7 dias']],
    ['those to come, in order', [{ from: '2026-12-31' }, { from: '2026-11-21' }, { from: '2026-12-24' }], ['De serviço: 24 dez 2026, 31 dez 2026']],
    ['none that is over', [{ from: '2026-11-21' }], []],
    ['each way to be served in a row', [...first, { from: '2026-12-02', by: 'call' }, { from: '2026-12-03', by: 'window', doorUntil: '22:00' }], ['De serviço: 1 dez 2026', 'Com a porta fechada, toque.', `De serviço, pelo postigo: 3 dez 2026`, `${closes} às 22h.`, 'De serviço, por chamada: 2 dez 2026'], { atNight: 'toque' }],
    ['how to find the window, where all are by it', [{ from: '2026-12-03', by: 'window' }], ['De serviço, pelo postigo: 3 dez 2026', 'Com a porta fechada, toque ao lado.'], { atNight: 'toque ao lado' }],
    ['when it closes alone', first, [`De serviço: 1 dez 2026`, `${closes} à meia-noite.`], { doorUntil: '24:00' }, late],
    ['no hour of opening where that is not the same on all days', [{ from: '2026-12-04', to: '2026-12-05' }], ['De serviço: 4 e 5 dez 2026', `${closes.replace('das 9h', 'até')} às 22h.`], { doorUntil: '22:00' }, { hours: on(WORKDAYS, '08:30–19:00') }],
    ['that this is later on days of each year', [{ from: '2027-07-31', to: '2027-08-01' }], ['De serviço: 31 jul e 1 ago 2027', `${closes.replace('das 9h', 'pelo menos até')} à meia-noite.`], { doorUntil: '24:00' }, { ...timetable, specialDays: [august] }],
    ['nothing of a door that never closes', first, ['De serviço: 1 dez 2026'], { doorUntil: '22:00' }, { hours: on(EVERY_DAY, '00:00–24:00') }],
    ['nothing of a door of which nothing is written', first, ['De serviço: 1 dez 2026'], {}, late],
  ])('say %s', (_, turns, rows, duty, year) => {
    expect(rowsOf(turns, duty, year)).toEqual(rows);
  });

  test.each([
    ['09:00', 'De serviço', [{ from: '2026-12-01' }], '09:00'],
    // In the evening of the day after they are still these.
    ['19:30', 'De serviço, das 19h30 às 19h30', [{ from: '2026-12-01', to: '2026-12-02' }], ''],
  ])('are known to a script by their names, those that change at %s', (changesAt, name, turns, until) => {
    expect(comingByName({ duty: { turns: first, changesAt }, timetable }, TODAY)).toEqual([
      [name, { turns, changesAt: until }],
    ]);
  });

  // biome-ignore format: one case a line
  test.each<[string, Turn[], string]>([
    ['a day', [{ from: '2026-12-24' }], '24 dez 2026 | '],
    ['none', [], ''],
    ['eight in order, none left out', [{ from: '2026-12-30', to: '2027-01-02', every: 10 }, { from: '2026-11-25' }, weeks('2027-02-01', '2027-02-07'), { from: '2027-03-30' }], '25 nov 2026 | 30 dez a 2 jan 2027 | 9 jan a 12 jan 2027 | 19 jan a 22 jan 2027 | 29 jan a 1 fev 2027 | 1 fev a 7 fev 2027 | 8 fev a 11 fev 2027 | 18 fev a 21 fev 2027 | e 28 fev a 3 mar 2027, de 10 em 10 dias; 22 fev a 28 fev 2027, de 3 em 3 semanas'],
    ['one that comes again', [{ from: '2026-12-01', every: 100 }], '1 dez 2026 | 11 mar 2027 | 19 jun 2027 | 27 set 2027 | 5 jan 2028 | 14 abr 2028 | 23 jul 2028 | 31 out 2028 | e, daí em diante, de 100 em 100 dias'],
    ['two of each year, the first until today', [{ from: '2024-11-16', to: '2024-11-22', every: 'year' }], '16 nov a 22 nov 2026 | 16 nov a 22 nov 2027 | e, daí em diante, todos os anos'],
    ['a 29 February in the years that have one', [{ from: '2024-02-29', to: '2024-03-01', every: 'year' }], '29 fev e 1 mar 2028 | 29 fev e 1 mar 2032 | e, daí em diante, todos os anos'],
    ['eleven by their dates', Array.from({ length: 11 }, (_, i) => ({ from: `2027-03-${10 + i}` })), `${[10, 11, 12, 13, 14, 15, 16, 17].map((day) => `${day} mar 2027 | `).join('')}e mais turnos, até 20 mar 2027`],
    ['two nights', [{ from: '2027-07-02', to: '2027-07-03' }, { from: '2027-07-31', to: '2027-08-01' }], '2 e 3 jul 2027 | 31 jul e 1 ago 2027 | '],
    ['one of a year', [{ from: '2026-12-01', to: '2027-12-01' }], '1 dez 2026 a 1 dez 2027 | '],
  ])('stand in small boxes too, with how they come again: %s', (_, turns, text) => {
    const { dates, onwards } = turnDates(turns, TODAY);
    expect(plain([...dates, onwards].join(' | '))).toBe(text);
  });
});

test('what comes every so many days leaves out those that are of a date of each year or of a holiday', () => {
  const timetable: Timetable = {
    hours: on(EVERY_DAY, '09:00–13:00'),
    specialDays: [
      apart('Agosto', AUGUST, '09:00–20:00'),
      apart('Sábados alternados', { from: '2026-12-05', every: 14 }),
    ],
    holidayHours: MORNING,
    holidays: ['09-25'],
  };
  const onwards = '11 set 2027, 9 out 2027, 23 out 2027 e, daí em diante, de 2 em 2 semanas';
  expect(linesIn(timetable, '2027-08-14')).toContain(onwards);
  // Whatever day it is by when the script says them.
  const [[name, coming] = []] = comingByName({ duty: null, timetable }, '2027-07-01').slice(-1);
  expect([name, coming?.changesAt]).toEqual(['Sábados alternados', '']);
  expect(plain(turnsText(coming?.turns ?? [], '2027-08-01'))).toBe(onwards);
  expect(turnsIn('en', coming?.turns ?? [], '2027-08-14')).toMatch(/^11 September 2027, 9 October 2027/);
});

const MARKET = [
  { name: 'Quartas alternadas', turn: { from: '2026-12-09', every: 14 }, periods: [{ from: '10:00', to: '12:00' }] },
];

test('the card of another place says its season, its days apart, and marks what a script says anew', () => {
  const place: Timetable = {
    hours: DOOR.hours,
    seasons: [{ name: 'Verão', from: '07-01', to: '08-31', hours: on(EVERY_DAY, '09:00–20:00') }],
    specialDays: [
      apart('Consoada', { from: '2024-12-24', to: '2024-12-24', every: 'year' }, '09:00–13:00'),
      apart('Férias', { from: '2024-08-01', to: '2024-08-15', every: 'year' }),
      apart('Sábados alternados', { from: '2026-11-28', every: 14 }),
      apart('Inventário', { from: '2027-01-15' }),
      apart('Obras', { from: '2026-11-27' }),
    ],
    onCall: on([4], '18:00–22:00'),
    holidayHours: [],
  };
  const hours = hoursRows(place, '2026-11-29');
  const card = renderToStaticMarkup(createElement(Hours, { rows: hours, place: 'Ponta ' }));
  const rows = plain(card.replace(/<(?!span class)[^>]+>/g, '').trimEnd()).split(/ ?<span class="[^"]*place-row">/);
  expect(rows).toEqual([
    '',
    'Resto do ano segunda a sexta: 9h às 18h, feriados: não abre',
    'Verão, de 1 de julho a 31 de agosto segunda a domingo: 9h às 20h, feriados: como nos outros dias',
    'Consoada · a 24 de dezembro, todos os anos, se for dia de abrir: 9h às 13h',
    'Férias · de 1 de agosto a 15 de agosto, todos os anos: não abre',
    'Sábados alternados · 12 dez 2026, 26 dez 2026, 9 jan 2027 e, daí em diante, de 2 em 2 semanas: não abre',
    'Inventário · 15 jan 2027: não abre',
  ]);
  expect(card.match(/data-turns="[^"]+/g)).toEqual([
    'data-turns="Ponta Sábados alternados',
    'data-turns="Ponta Inventário',
  ]);
  expect(hoursRows(place, '2027-07-01')[0]?.days).toMatch(/^Verão/);
  const everyOther = { ...place, hours: [], seasons: [], onCall: [], specialDays: MARKET };
  expect(hoursRows(everyOther, '2026-11-29').map(({ days, times }) => plain(`${days}: ${times}`))).toEqual([
    'Quartas alternadas: 10h às 12h; não nos feriados',
  ]);
  expect(hoursRows({ ...everyOther, specialDays: [apart('Férias', AUGUST)] }, '2026-11-29')).toEqual([]);
  // The same names, of which the script knows the days.
  const names = ['Sábados alternados', 'Inventário', 'Obras'].map((name) => `Ponta ${name}`);
  expect(comingByName({ duty: null, timetable: place }, '2026-11-29', 'Ponta ').map(([name]) => name)).toEqual(names);
});
