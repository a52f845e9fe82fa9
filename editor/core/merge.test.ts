import { expect, test } from 'vitest';
import { mergeData, mergeFiles } from './merge.ts';

const base = {
  nome: 'Farmácia',
  itens: [
    { id: 'a', preco: 1, nota: 'x' },
    { id: 'b', preco: 2 },
    { id: 'c', preco: 3 },
  ],
};
const [a, b, c] = base.itens;
const d = { id: 'd', preco: 4 };

test.each([
  [
    'two fields of one item',
    [{ ...a, preco: 9 }, b, c],
    [{ ...a, nota: 'y' }, b, c],
    [{ ...a, preco: 9, nota: 'y' }, b, c],
  ],
  ['an item that comes and one that goes', [a, b, c, d], [b, c], [b, c, d]],
  ['an item that moves and one that changes', [c, a, b], [a, { ...b, preco: 8 }, c], [c, a, { ...b, preco: 8 }]],
  ['an item between others', [a, d, b, c], [a, b, { ...c, preco: 7 }], [a, d, b, { ...c, preco: 7 }]],
  ['the same change', [a, b, c, d], [a, b, c, d], [a, b, c, d]],
  ['an item that one moves and another that the other moves', [b, a, c], [c, a, b], [c, b, a]],
])('what two change apart comes together: %s', (_what, mine, theirs, both) => {
  for (const preferred of ['mine', 'theirs'] as const)
    expect(mergeData({}, base, { ...base, itens: mine }, { ...base, itens: theirs }, preferred)).toEqual({
      ...base,
      itens: both,
    });
});

test.each([
  ['mine', [{ ...a, preco: 8 }, c, d]],
  ['theirs', [{ ...a, preco: 9 }, c, d]],
] as const)('what both change is of one of them, and all else stays, with %s', (preferred, itens) => {
  const mine = { nome: 'Minha', itens: [{ ...a, preco: 8 }, c] };
  const theirs = { nome: 'Farmácia', itens: [{ ...a, preco: 9 }, b, c, d] };
  expect(mergeData({}, base, mine, theirs, preferred)).toEqual({ nome: 'Minha', itens });
});

test.each([
  ['an item that one changes and the other removes', [a, b], [a], [a, { ...b, preco: 5 }]],
  ['the order of three where moves of both make a circle', [a, b, c], [b, a, c], [a, c, b]],
])('so is %s', (_what, before, mine, theirs) => {
  expect(mergeData({}, before, mine, theirs, 'mine')).toEqual(mine);
  expect(mergeData({}, before, mine, theirs, 'theirs')).toEqual(theirs);
});

const phrases = ['Primeira.', 'Segunda.', 'Terceira.', 'Quarta.'];

test('a phrase that both change is asked about, in lists that both make longer; those of one come together', () => {
  const mine = ['Primeira!', 'Segunda, minha.', 'Terceira.', 'Quarta.', 'Nova, minha.'];
  const theirs = ['Primeira.', 'Segunda, deles.', 'Terceira.', 'Quarta!', 'Nova, deles.'];
  const merged = mergeFiles({}, { base: phrases, mine, theirs }, undefined);
  expect(merged.disputed).toEqual([expect.stringMatching(/«Segunda, deles.» passa a «Segunda, minha.»/)]);
  const both = (second: string) => ['Primeira!', second, 'Terceira.', 'Quarta!', 'Nova, deles.', 'Nova, minha.'];
  expect(merged.wanted).toEqual(both('Segunda, minha.'));
  expect(mergeFiles({}, { base: phrases, mine, theirs }, 'theirs').wanted).toEqual(both('Segunda, deles.'));
});

/** Each letter is a phrase. */
test.each([
  ['to its place, though the one above it is gone', 'abde', 'abcde', 'ade', 'acde'],
  ['above all others, where none is left above it', 'ac', 'abc', 'cx', 'bcx'],
  ['several together', 'ade', 'abcde', 'adf', 'abcdf'],
])('what comes into a list comes %s', (_what, base, mine, theirs, both) => {
  for (const preferred of ['mine', 'theirs'] as const)
    expect(mergeData({}, [...base], [...mine], [...theirs], preferred)).toEqual([...both]);
});

test('a long text comes together by its paragraphs', () => {
  const text = (...paragraphs: string[]) => ({ texto: paragraphs.join('\n\n') });
  const base = text('Esta página diz tudo.', 'Quem é responsável.', 'Das 9h às 19h. Diga-nos.');
  const mine = text('Esta página diz tudo.', 'Quem é responsável.', 'Das 9h às 13h. Ligue.');
  const theirs = text('Esta página diz-lhe tudo.', 'Quem é responsável.', 'Novo.', 'Das 9h às 19h. Diga-nos.');
  const both = text('Esta página diz-lhe tudo.', 'Quem é responsável.', 'Novo.', 'Das 9h às 13h. Ligue.');
  expect(mergeFiles({}, { base, mine, theirs }, undefined)).toEqual({ wanted: both, disputed: [] });
  const other = text('Esta página diz tudo.', 'Quem é responsável.', 'Das 9h às 18h. Diga-nos.');
  expect(mergeFiles({}, { base, mine, theirs: other }, undefined).disputed).toEqual([
    'Texto: «Das 9h às 18h. Diga-nos.» passa a «Das 9h às 13h. Ligue.».',
  ]);
});

test('hours come together by day, whatever days the file has together', () => {
  const hours = (dias: string[], fecha: string) => ({ dias, abre: '09:00', fecha });
  // Mine shortens Saturday again; theirs has changed Sunday meanwhile.
  const base = [hours(['sabado'], '18:30'), hours(['domingo'], '13:00')];
  const mine = [hours(['sabado', 'domingo'], '13:00')];
  const theirs = [hours(['sabado'], '18:30'), hours(['domingo'], '12:00')];
  const both = [hours(['sabado'], '13:00'), hours(['domingo'], '12:00')];
  const week = { properties: { aberturas: { control: 'week' } } } as const;
  const contents = { base: { aberturas: base }, mine: { aberturas: mine }, theirs: { aberturas: theirs } };
  expect(mergeFiles(week, contents, undefined)).toEqual({ wanted: { aberturas: both }, disputed: [] });
  const later = [hours(['sabado'], '20:00'), hours(['domingo'], '13:00')];
  expect(mergeData({ control: 'week' }, base, mine, later, 'mine')).toEqual(mine);
  expect(mergeData({ control: 'week' }, base, mine, later, 'theirs')).toEqual(later);
});
