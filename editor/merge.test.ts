import { expect, test } from 'vitest';
import { merge } from './merge.ts';

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
    'other fields of the same item',
    [{ ...a, preco: 9 }, b, c],
    [{ ...a, nota: 'y' }, b, c],
    [{ ...a, preco: 9, nota: 'y' }, b, c],
  ],
  ['an item that comes and one that goes', [a, b, c, d], [b, c], [b, c, d]],
  ['an item that moves and one that changes', [c, a, b], [a, { ...b, preco: 8 }, c], [c, a, { ...b, preco: 8 }]],
  ['an item between others', [a, d, b, c], [a, b, { ...c, preco: 7 }], [a, d, b, { ...c, preco: 7 }]],
  ['the same change', [a, b, c, d], [a, b, c, d], [a, b, c, d]],
])('what two change apart comes together: %s', (_what, mine, theirs, both) => {
  for (const preferred of ['mine', 'theirs'] as const) {
    expect(merge(base, { ...base, itens: mine }, { ...base, itens: theirs }, preferred)).toEqual({
      value: { ...base, itens: both },
      isDisputed: false,
    });
  }
});

test.each([
  ['mine', [{ ...a, preco: 8 }, c, d]],
  ['theirs', [{ ...a, preco: 9 }, c, d]],
] as const)('what both change is disputed, and all else stays, with %s', (preferred, itens) => {
  const mine = { nome: 'Minha', itens: [{ ...a, preco: 8 }, c] };
  const theirs = { nome: 'Farmácia', itens: [{ ...a, preco: 9 }, b, c, d] };
  expect(merge(base, mine, theirs, preferred)).toEqual({ value: { nome: 'Minha', itens }, isDisputed: true });
});

test('an item that one changes and the other removes is disputed', () => {
  expect(merge([a, b], [a], [a, { ...b, preco: 5 }], 'mine')).toEqual({ value: [a], isDisputed: true });
  expect(merge([a, b], [a], [a, { ...b, preco: 5 }], 'theirs')).toEqual({
    value: [a, { ...b, preco: 5 }],
    isDisputed: true,
  });
});
