import { expect, test } from 'vitest';
import { withLine } from './write-line.ts';

test.each([
  ['to an empty text stands there alone', '', 'Alugar um medidor.'],
  ['to a text of spaces stands there alone', ' \n', 'Alugar um medidor.'],
  ['to a text goes below it', 'Olá.\n', 'Olá.\nAlugar um medidor.'],
  ['that is there already is not added twice', 'Alugar um medidor. Obrigado', 'Alugar um medidor. Obrigado'],
])('a line added %s', (_, before, after) => {
  expect(withLine(before, 'Alugar um medidor.')).toBe(after);
});

test.each([
  ['takes the place of the one before', 'Bom dia\nAluguer: X, obrigada', 'Bom dia\nAluguer: $&, obrigada'],
  ['goes below where the one before was deleted', 'Bom dia', 'Bom dia\nAluguer: $&'],
  ['leaves a sentence that quotes it', 'Aluguer: X?\nAluguer: X', 'Aluguer: X?\nAluguer: $&'],
  ['is not added to itself, typed by hand', 'Aluguer: X\nAluguer: $&', 'Aluguer: $&'],
])('a line written anew %s', (_, before, after) => {
  expect(withLine(before, 'Aluguer: $&', 'Aluguer: X')).toBe(after);
});

test.each([
  ['after a blank line of the text', 'Bom dia\n\nobrigada\nAluguer: X', 'Bom dia\n\nobrigada'],
  ['between two lines', 'Bom dia\nAluguer: X\nobrigada', 'Bom dia\nobrigada'],
  ['before a text', 'Aluguer: X\nBom dia\n\nobrigada', 'Bom dia\n\nobrigada'],
  ['below a sentence that quotes it', 'Aluguer: X?\nAluguer: X', 'Aluguer: X?'],
  ['inside a line', 'Bom dia\nAluguer: X, obrigada', 'Bom dia\n, obrigada'],
])('a line that is taken out %s leaves everything else', (_, before, after) => {
  expect(withLine(before, '', 'Aluguer: X')).toBe(after);
});
