import { expect, test } from 'vitest';
import { matchItems } from './matching.ts';

const chair = { id: 'cadeira', nome: 'Cadeira de rodas', precoDia: 200, caucao: 5000 };
const dearer = { ...chair, precoDia: 250 };
const crutches = { id: 'canadianas', nome: 'Canadianas', precoDia: 50 };
const scale = { id: 'balanca', nome: 'Balança', precoDia: 80 };

/** The index that each item had in the old list; null for a new item. */
test.each<[what: string, old: unknown[], wanted: unknown[], from: (number | null)[]]>([
  ['nothing changed', [chair, crutches], [chair, crutches], [0, 1]],
  ['they change places', [chair, crutches], [crutches, chair], [1, 0]],
  ['equal ones stay where they are', ['a', 'a', 'b'], ['a', 'a'], [0, 1]],
  ['one goes', [chair, crutches, scale], [chair, scale], [0, 2]],
  ['one comes first', [chair], [scale, chair], [null, 0]],
  ['one is put in the place of another, which moves and changes', [chair, crutches], [scale, dearer], [null, 0]],
  ['equal ones stay, and one is new', ['a', 'b', 'a'], ['a', 'a', 'a'], [0, 1, 2]],
  ['one is changed and moved', [chair, crutches], [crutches, dearer], [1, 0]],
  ['one has another name, with its id', [chair, crutches], [{ ...chair, nome: 'Cadeira' }], [0]],
  ['a text is changed in its place', ['a', 'b', 'c'], ['a', 'x', 'c'], [0, 1, 2]],
  ['a text is changed, and one is new', ['a', 'b'], ['a', 'x', 'y'], [0, 1, null]],
  ['the first text is changed, and the last goes', ['a', 'b', 'c'], ['x', 'b'], [0, 1]],
  [
    'a text is known by its words, wherever one comes',
    ['Um conselho não se paga.', 'Entre.'],
    ['Venha cá.', 'Um bom conselho não se paga.', 'Entre.'],
    [null, 0, 1],
  ],
  ['without a name it is known by its fields', [chair, scale], [{ precoDia: 200, caucao: 5000 }], [0]],
  ['by one, where no more is shared', [crutches, scale], [{ precoDia: 80 }], [1]],
  ['texts have no letters in common, but a place', ['abc', 'b'], ['x', 'b', 'abd'], [0, 1, null]],
  ['a text is no item with fields', [chair, crutches], ['Cadeira de rodas'], [null]],
])('%s', (_what, old, wanted, from) => {
  expect(matchItems(old, wanted)).toEqual(from);
});

test.each(['id', 'nome', 'titulo', 'texto', 'para'])('one that changes and moves is known by its %s', (name) => {
  const item = (of: string, n: number) => ({ [name]: of, n });
  expect(matchItems([item('a', 1), item('b', 2)], [item('b', 3), item('a', 4)])).toEqual([1, 0]);
});
