import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Cheques', 'cheques'],
  ['Cartões American Express', 'cartões American Express'],
  ['Valência', 'Valência'],
])('%s stands within a sentence as %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected);
});
