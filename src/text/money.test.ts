import { expect, test } from 'vitest';
import { amountsIn, formatEuros, holdNumbers, priceText } from './money.ts';

test.each([
  ['até 2,50 €. Desde 20 € por mês, ou 1 250 € por ano', ['2,50 €', '20 €', '1 250 €']],
  ['Ligue 249 000 000, aos 2 500 utentes', ['249 000 000', '2 500']],
  ['20 000,50 € por ano', ['20 000,50 €']],
  ['sob o n.º 500 000 000, de 2026', ['n.º 500 000 000']],
  ['Na app SNS 24, por MB WAY, em 24 horas', ['SNS 24', 'MB WAY']],
  ['Receita 1011 0000 1234 5678 901, às 9 12 pessoas', []],
])('in "%s" only the numbers hold together', (text, numbers) => {
  const held = numbers.reduce((all, number) => all.replace(number, number.replaceAll(' ', '\u00a0')), text);
  expect(holdNumbers(text)).toBe(held);
});

test.each([
  [1000, false, '10,00\u00a0€'],
  [1000, true, 'desde 10,00\u00a0€ por semana', 'por semana'],
  [0, false, 'Grátis para sócios', 'para sócios'],
  [undefined, true, '', 'para sócios'],
])('a price of %s cents, from there on %s, reads «%s»', (preco, desde, expected, por?: string) => {
  expect(priceText({ preco, desde, por })).toBe(expected);
});

test('the amounts that a text names are read in cents, whole euros too', () => {
  const text = 'Até 2,50 €, 15€ ou 20 euros, 1 250 €, 1\u00a0250,50 € ou 10.001.250 €; em 2026 250 €, em 24 horas';
  expect(amountsIn(text)).toEqual([250, 1500, 2000, 125_000, 125_050, 1_000_125_000, 25_000]);
});

test('every price up to 2,000 € is written as the browser would', () => {
  const euros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' });
  for (let cents = 0; cents <= 200_000; cents += 1) {
    if (formatEuros(cents) !== euros.format(cents / 100)) throw new Error(`${cents} cents: ${formatEuros(cents)}`);
  }
});
