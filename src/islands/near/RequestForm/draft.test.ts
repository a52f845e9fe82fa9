import { expect, test } from 'vitest';
import { appended } from './draft.ts';

test('what is added to an empty field stands there alone', () => {
  expect(appended('', 'Alugar um medidor.')).toBe('Alugar um medidor.');
  expect(appended(' \n', 'Alugar um medidor.')).toBe('Alugar um medidor.');
});

test('what is added never overwrites: it goes on a line of its own', () => {
  expect(appended('Olá.\n', 'Alugar um medidor.')).toBe('Olá.\nAlugar um medidor.');
});

test('what is there already is not added twice', () => {
  expect(appended('Alugar um medidor. Obrigado', 'Alugar um medidor.')).toBe('Alugar um medidor. Obrigado');
});
