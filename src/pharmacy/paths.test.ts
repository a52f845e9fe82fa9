import { expect, test } from 'vitest';
import { fieldName, leaves, pathOfField, valueAt } from './paths.ts';

test.each([
  ['empresa.nipc', ['empresa', 'nipc']],
  ['[1].extra.preco', [0, 'extra', 'preco']],
  ['aberturas[12].dias', ['aberturas', 11, 'dias']],
  ['', []],
])('the field that an owner reads as "%s" is at %j', (name, path) => {
  expect(fieldName(path)).toBe(name);
  expect(pathOfField(name)).toEqual(path);
});

test('a path leads to a value, or to nothing', () => {
  const data = { a: [{ b: null }] };
  expect(valueAt(data, ['a', 0])).toEqual({ b: null });
  expect(valueAt(data, [])).toBe(data);
  expect(valueAt(data, ['a', 0, 'b', 'c'])).toBeUndefined();
  expect(valueAt(data, ['x', 0, 'b'])).toBeUndefined();
});

test('the leaves of a value are all that holds no other', () => {
  expect(leaves({ a: [1, { b: null }], c: {}, d: 'e' })).toEqual([
    { path: ['a', 0], value: 1 },
    { path: ['a', 1, 'b'], value: null },
    { path: ['d'], value: 'e' },
  ]);
});
