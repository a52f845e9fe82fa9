import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Cheque', 'cheque'],
  ['Vale do hotel', 'vale do hotel'],
  ['Transferência', 'transferência'],
  ['Outra forma', 'outra forma'],
  ['MB Notas', 'MB Notas'],
  ['Cartões American Express', 'cartões American Express'],
  ['Valência', 'Valência'],
  ['Segunda a sábado, 10h às 19h', 'segunda a sábado, 10h às 19h'],
])('%s stands within a sentence as %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected);
});
