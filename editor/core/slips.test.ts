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
