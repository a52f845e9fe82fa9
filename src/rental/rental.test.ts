import { describe, expect, test } from 'vitest';
import { datedDays, type Quote, quoteLine, quoteOf, type RentalItem, typedDays } from './rental.ts';
import { firstDayWith } from './words.ts';

const cuff = { nome: 'braçadeira nova obrigatória', preco: 900 };
const kit = { nome: 'kit individual obrigatório', preco: 1300 };
const byDay = { precoDia: 100 };
const byAll = { precoDia: 100, precoSemana: 500, precoMes: 1500 };
const loan = { precoDia: 0 };

// biome-ignore format: one quote a line
test.each<[Partial<RentalItem>, number, string]>([
    [{ ...byDay, extra: cuff }, 7, '7 dias × 1,00 €: 7,00 € + braçadeira nova obrigatória: 9,00 € = 16,00 €, com braçadeira nova'],
    [{ ...byDay, extra: kit }, 10, '10 dias × 1,00 €: 10,00 € + kit individual obrigatório: 13,00 € = 23,00 €, kit incluído'],
    [{ ...byDay, caucao: 5000 }, 3, '3 dias × 1,00 €: 3,00 € = 3,00 € + 50,00 € de caução, devolvida no fim'],
    [{ ...byDay, por: 'ou 0,50 € para sócios', caucao: 5000 }, 3, '3 dias × 1,00 € ou 0,50 € para sócios: 3,00 € = 3,00 € + 50,00 € de caução, devolvida no fim, sem contar «ou 0,50 € para sócios»'],
    [{ ...byDay, por: 'para sócios' }, 3, '3 dias × 1,00 € para sócios: 3,00 € = 3,00 €'],
    [byAll, 20, '1 mês de 30 dias × 15,00 €: 15,00 € = 15,00 €'],
    [byAll, 39, '1 mês de 30 dias × 15,00 €: 15,00 € + 1 semana × 5,00 €: 5,00 € + 2 dias × 1,00 €: 2,00 € = 22,00 €'],
    [{ precoDia: 100, precoSemana: 900 }, 8, '8 dias × 1,00 €: 8,00 € = 8,00 €'],
    [{ precoSemana: 1000 }, 15, '3 semanas × 10,00 €: 30,00 € = 30,00 €'],
    [{ precoMes: 3000, extra: kit }, 31, '2 meses de 30 dias × 30,00 €: 60,00 € + kit individual obrigatório: 13,00 € = 73,00 €, kit incluído'],
    [loan, 30, 'Empréstimo = '],
    [{ ...loan, por: 'a sócios', caucao: 2000 }, 30, 'Empréstimo a sócios = 20,00 € de caução, devolvida no fim'],
    [{ ...loan, extra: cuff }, 30, 'Empréstimo + braçadeira nova obrigatória: 9,00 € = 9,00 €, com braçadeira nova'],
  ])('a quote of %j for %d days', (change, days, expected) => {
    const item = { id: 'a', nome: 'A', extra: null, ...change };
    const joined = (by: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(by);
    const lineOf = ({ name, price, amount }: Quote['lines'][number]) => joined(': ', joined(' × ', name, price), amount);
    const paid = quoteOf(item, days).lines.map(lineOf);
    expect(`${paid.join(' + ')} = ${quoteLine(item, days)}`.replaceAll('\u00a0', ' ')).toBe(expected);
  });

test.each([
  ['braçadeira nova obrigatória', 'braçadeira'],
  ['kit individual obrigatório', 'kit novo'],
  ['Kit', 'kit novo'],
  ['máscara e tubo novos', 'kit novo'],
  ['cobertura nova', 'cobertura'],
  ['novelo de lã', 'novelo de lã'],
])('of the first day, «%s» is «%s»', (part, expected) => {
  expect(firstDayWith(part)).toBe(`1.º dia, com ${expected}`);
});

describe('the number of days', () => {
  test.each([
    ['365', 365],
    [' ', 'semDias'],
    ['0', 'zero'],
    ['1.5', 'inteiros'],
    ['366', 'demais'],
  ])('typed as "%s" is %s', (typed, expected) => {
    expect(typedDays(typed)).toBe(expected);
  });

  test.each([
    ['2026-12-24', '2026-12-24', 1],
    ['2026-12-24', '2027-12-23', 365],
    ['2026-12-24', '2027-12-24', 'demais'],
    ['2026-12-24', '2026-12-23', 'ordem'],
    ['2026-12-23', '2026-12-30', 'passado'],
    ['2026-12-23', '', 'passado'],
    ['', '2026-12-30', 'semDatas'],
    ['24/12/2026', '2026-12-30', 'semDatas'],
  ])('from %s to %s, on the 24th, is %s', (first, last, expected) => {
    expect(datedDays(first, last, '2026-12-24')).toBe(expected);
  });
});
