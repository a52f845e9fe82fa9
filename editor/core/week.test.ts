import { expect, test } from 'vitest';
import { filePeriodsOf, pathsInWeek, weekLines, weekOf } from './week.ts';

const FIVE = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'] as const;
const morning = { abre: '09:00', fecha: '13:00' };
const afternoon = { abre: '14:30', fecha: '19:00' };

test('a week comes out as it went in, in the week’s order', () => {
  const periods = [
    { dias: FIVE, ...morning },
    { dias: FIVE, ...afternoon },
    { dias: ['sabado'] as const, ...morning },
  ];
  expect(filePeriodsOf(weekOf(periods))).toEqual(periods);
  expect(filePeriodsOf(weekOf(periods.toReversed()))).toEqual([
    { dias: FIVE, ...afternoon },
    { dias: FIVE, ...morning },
    { dias: ['sabado'], ...morning },
  ]);
});

test('a mistake of the file is shown at each day of its period', () => {
  const week = weekOf([
    { dias: ['segunda'], ...morning },
    { dias: ['segunda', 'terca'], ...afternoon },
  ]);
  const inTimes = [
    ['segunda', 1, 'fecha'],
    ['terca', 0, 'fecha'],
  ];
  expect(pathsInWeek(week, [1, 'fecha'])).toEqual(inTimes);
  expect(pathsInWeek(week, [1])).toEqual([['segunda'], ['terca']]);
});

test('a week is told in the page’s words, once every hour in it is one', () => {
  const week = weekOf([
    { dias: FIVE, ...morning },
    { dias: FIVE, ...afternoon },
    { dias: ['sabado'], abre: '00:00', fecha: '24:00' },
  ]);
  const lines = ['segunda a sexta: 9h às 13h, 14h30 às 19h', 'sábado: 24 horas', 'domingo: não abre'];
  expect(weekLines(week).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
  expect(weekLines({ ...week, domingo: [{ index: 2, abre: '9', fecha: '' }] })).toEqual([]);
});
