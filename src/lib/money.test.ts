import { expect, test } from 'vitest';
import { formatEuros } from './money.ts';

test.each([
  [0, '0,00 €'],
  [50, '0,50 €'],
  [5, '0,05 €'],
  [100, '1,00 €'],
  [290, '2,90 €'],
  [114_999, '1149,99 €'],
])('%i cents are %s, with a space that does not break', (cents, shown) => {
  expect(formatEuros(cents)).toBe(shown.replace(' ', '\u00a0'));
});

test('every price up to 2,000 € is written as the browser would', () => {
  const euros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' });
  for (let cents = 0; cents <= 200_000; cents += 1) {
    if (formatEuros(cents) !== euros.format(cents / 100)) throw new Error(`${cents} cents: ${formatEuros(cents)}`);
  }
});
