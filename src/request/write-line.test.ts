import { expect, test } from 'vitest';
import { withLine } from './write-line.ts';

test.each([
  ['to a text of spaces stands there alone', ' \n', 'Aluguer: $&'],
  ['to a text goes below it', 'Olá.\n', 'Olá.\nAluguer: $&'],
  ['takes the place of the one before', 'Bom dia\nAluguer: X\n\nobrigada', 'Bom dia\nAluguer: $&\n\nobrigada'],
  ['keeps what was added to the one before', 'Aluguer: X, obrigada', 'Aluguer: $&, obrigada'],
])('a line written %s', (_, before, after) => {
  expect(withLine(before, 'Aluguer: $&', ['Aluguer: X', ''])).toBe(after);
});

test.each([
  ['after a blank line of the text', 'Bom dia\n\nobrigada\nAluguer: X', 'Bom dia\n\nobrigada'],
  ['between two lines', 'Bom dia\nAluguer: X\nobrigada', 'Bom dia\nobrigada'],
  ['below a sentence that quotes it', 'O Aluguer: X?\nAluguer: X', 'O Aluguer: X?'],
])('a line that is taken out %s leaves everything else', (_, before, after) => {
  expect(withLine(before, '', ['Aluguer: X'])).toBe(after);
});
