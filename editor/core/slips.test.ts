import { expect, test } from 'vitest';
import { slipsIn } from './slips.ts';

const open = (fecha: string) => ({ aberturas: [{ dias: ['segunda'], abre: '09:00', fecha }] });
const PAGE = { sobre: { aberta: 'Abertos todos os dias.' } };

test('a sentence about the hours is asked about when they change, not when a pharmacy that begins writes its first', () => {
  const texts = (was: object) => slipsIn('horario', was, open('19:00'), PAGE, '2026-11-29').map(({ text }) => text);
  expect(texts(open('18:00'))).toEqual([expect.stringContaining('e as horas mudaram')]);
  expect(texts({ aberturas: [] })).toEqual([]);
  expect(texts({})).toEqual([]);
});

test('a notice that names an hour and closes the whole day is asked about', () => {
  const asked = (notice: object) => slipsIn('avisos', [], [notice], PAGE, '2026-11-29').map(({ path }) => path);
  const notice = { texto: 'Amanhã fechamos às 17h.', fechada: true };
  expect(asked(notice)).toEqual([[0, 'das']]);
  expect(asked({ ...notice, das: '17:00', as: '24:00' })).toEqual([]);
  expect(asked({ ...notice, fechada: false })).toEqual([]);
  expect(asked({ ...notice, texto: 'Amanhã estamos fechados.' })).toEqual([]);
});
