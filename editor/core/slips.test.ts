import { expect, test } from 'vitest';
import type { FileName } from './content-files.ts';
import { slipsIn } from './slips.ts';

const open = (fecha: string) => ({ aberturas: [{ dias: ['segunda'], abre: '09:00', fecha }] });
const PAGE = { sobre: { aberta: 'Abertos todos os dias.' } };
const slips = (name: FileName, was: unknown, is: unknown) => slipsIn(name, was, is, PAGE, '2026-11-29');
/** Where a new notice is asked about. */
const asked = (notice: object) => slips('avisos', [], [notice]).map(({ path }) => path);

test('a sentence about the hours is asked about when they change, not when a pharmacy that begins writes its first', () => {
  const texts = (was: object) => slips('horario', was, open('19:00')).map(({ text }) => text);
  expect(texts(open('18:00'))).toEqual([expect.stringContaining('e as horas mudaram')]);
  expect(texts({ aberturas: [] })).toEqual([]);
  expect(texts({})).toEqual([]);
});

test('a notice that names an hour and closes the whole day is asked about', () => {
  const notice = { texto: 'Amanhã fechamos às 17h.', fechada: true };
  expect(asked(notice)).toEqual([[0, 'das']]);
  expect(asked({ ...notice, das: '17:00', as: '24:00' })).toEqual([]);
  expect(asked({ ...notice, fechada: false })).toEqual([[0, 'fechada']]);
  expect(asked({ ...notice, texto: 'Amanhã estamos fechados.' })).toEqual([]);
});

const CLOSED = { de: '2026-12-24', ate: '2026-12-24', mostrar: '2026-11-29', fechada: true };
test.each([
  ['that closes, and the hours stay', { fechada: false, texto: 'Dia 24 fechamos às 12h30.' }, [0, 'fechada']],
  ['of tomorrow, read on the day itself', { texto: 'Amanhã não abrimos.' }, [0, 'texto']],
  ['of today, read on other days', { texto: 'Hoje não abrimos.' }, [0, 'texto']],
  ['that closes for two months', { ate: '2027-02-24', texto: 'Fechamos para obras.' }, [0, 'ate']],
  ['that is over', { de: '2026-11-02', ate: '2026-11-02', texto: 'Fechamos.' }, [0, 'ate']],
])('a notice %s is asked about, and one that says so is not', (_what, change, path) => {
  expect(asked({ ...CLOSED, ...change })).toEqual([path]);
  expect(slips('avisos', [{ ...CLOSED, ...change }], [{ ...CLOSED, ...change }])).toEqual([]);
  expect(asked({ ...CLOSED, texto: 'Dia 24 fechamos.' })).toEqual([]);
});

test('a price that is new and far above the others, one that goes to nothing, and a list that is emptied', () => {
  const items = [1000, 500, 350].map((preco, i) => ({ id: `${i}`, nome: `S ${i}`, preco }));
  const asked = (is: object[]) => slips('servicos', items, is).map(({ path }) => path);
  const added = (preco: number) => [...items, { id: 'n', nome: 'Novo', preco }];
  expect(asked(added(35_000))).toEqual([[3, 'preco']]);
  expect(asked(added(3500))).toEqual([]);
  expect(asked(items.map((item, i) => (i === 1 ? { ...item, preco: 0 } : item)))).toEqual([[1, 'preco']]);
  expect(asked([])).toEqual([[]]);
  expect(asked(items.slice(1))).toEqual([]);
  // It comes back in the place of a dearer one.
  const dear = [{ id: 'd', nome: 'D', preco: 9000 }];
  expect(slips('servicos', dear, [{ id: 'b', nome: 'B', preco: 800 }, ...dear])).toEqual([]);
});
