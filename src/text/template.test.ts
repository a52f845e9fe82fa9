import { expect, test } from 'vitest';
import { fillTemplate } from './template.ts';

test('each named place of a text gets its value, and an unknown name stays as it is', () => {
  expect(fillTemplate('{dias} dias × {preco} = {total}', { dias: 7, preco: '1,00 €' })).toBe(
    '7 dias × 1,00 € = {total}',
  );
});
