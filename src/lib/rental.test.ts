import { describe, expect, test } from 'vitest';
import { datedDays, describeQuote, type RentalItem, typedDays } from './rental.ts';

const monitor: RentalItem = {
  id: 'tensiometro',
  nome: 'Medidor de tensão arterial',
  precoDia: 100,
  extra: { nome: 'braçadeira nova', preco: 900 },
};
const thermometer: RentalItem = { id: 'termometro', nome: 'Termómetro digital', precoDia: 50, extra: null };
const texts = { dia: 'dia', dias: 'dias', caucao: '+ {valor} de caução, que devolvemos' };

describe('a quote', () => {
  test.each([
    [monitor, 7, '7 dias × 1,00 € + braçadeira nova 9,00 € = 16,00 €'],
    [monitor, 1, '1 dia × 1,00 € + braçadeira nova 9,00 € = 10,00 €'],
    [{ ...thermometer, caucao: 5000 }, 3, '3 dias × 0,50 € = 1,50 € (+ 50,00 € de caução, que devolvemos)'],
    [thermometer, 3, '3 dias × 0,50 € = 1,50 €'],
    [{ ...monitor, precoDia: 150, extra: { nome: 'kit', preco: 3000 } }, 2, '2 dias × 1,50 € + kit 30,00 € = 33,00 €'],
    [
      { ...monitor, precoDia: 300, extra: { nome: 'kit', preco: 5500 } },
      365,
      '365 dias × 3,00 € + kit 55,00 € = 1150,00 €',
    ],
  ])('$nome', (item, days, expected) => {
    expect(describeQuote(item, days, texts).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

describe('the number of days', () => {
  test.each([
    ['7', 7],
    ['365', 365],
    ['', 'semDias'],
    ['abc', 'semDias'],
    ['0', 'zero'],
    ['-1', 'zero'],
    ['1.5', 'inteiros'],
    ['366', 'demais'],
  ])('typed as "%s" is %s', (typed, expected) => {
    expect(typedDays(typed)).toBe(expected);
  });

  test.each([
    ['2026-12-24', '2026-12-30', 7],
    ['2026-12-24', '2026-12-24', 1],
    ['2026-12-24', '2027-12-23', 365],
    ['2026-12-24', '2027-12-24', 'demais'],
    ['2026-12-24', '2026-12-23', 'ordem'],
    ['2026-12-23', '2026-12-30', 'passado'],
    ['', '2026-12-30', 'semDatas'],
    ['2026-12-24', '', 'semDatas'],
    ['24/12/2026', '2026-12-30', 'semDatas'],
  ])('from %s to %s, on the 24th, is %s', (first, last, expected) => {
    expect(datedDays(first, last, '2026-12-24')).toBe(expected);
  });
});
