import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Cheques', 'cheques'],
  ['Cartões American Express', 'cartões American Express'],
  ['American Express', 'American Express'],
  ['PayPal', 'PayPal'],
  ['MB WAY', 'MB WAY'],
  ['Valência', 'Valência'],
])('%s stands within a sentence as %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected);
});
