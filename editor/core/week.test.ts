import { expect, test } from 'vitest';
import { periodsOf, weekOf } from './week.ts';

const FIVE = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'] as const;
const morning = { abre: '09:00', fecha: '13:00' };
const afternoon = { abre: '14:30', fecha: '19:00' };

test('a week comes out as it went in, in the week’s order', () => {
  const periods = [
    { dias: FIVE, ...morning },
    { dias: FIVE, ...afternoon },
    { dias: ['sabado'] as const, ...morning },
  ];
  expect(periodsOf(weekOf(periods))).toEqual(periods);
  expect(periodsOf(weekOf(periods.toReversed()))).toEqual([
    { dias: FIVE, ...afternoon },
    { dias: FIVE, ...morning },
    { dias: ['sabado'], ...morning },
  ]);
});

test('a day with other hours has its own periods', () => {
  const week = weekOf([{ dias: FIVE, ...morning }]);
  expect(periodsOf({ ...week, sexta: [morning, afternoon], domingo: [morning] })).toEqual([
    { dias: ['segunda', 'terca', 'quarta', 'quinta', 'domingo'], ...morning },
    { dias: ['sexta'], ...morning },
    { dias: ['sexta'], ...afternoon },
  ]);
});
