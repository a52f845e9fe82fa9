import { expect, test } from 'vitest';
import { EMPTY_REQUEST } from './message.ts';
import { createRequestStore } from './request-store.ts';

const NUMBER = '1011000012345678901';

test.each([
  ['numeroReceita', '', '1011 0000 1234 5678 901', NUMBER],
  ['numeroReceita', '12', '12x', '12X'],
  ['numeroReceita', '12345', `X${NUMBER}`, '12345'],
  ['codigoDispensa', '12', '12a3', '123'],
  ['codigoDispensa', '', '12345678', '123456'],
  ['codigoOpcao', '', '12-345', '1234'],
  ['nif', '', ' 12 ab ', ' 12 ab '],
  ['instrucoes', 'Genérico', 'Genérico\n', 'Genérico\n'],
] as const)('%s that held %j keeps of %j only %j', (name, previous, raw, kept) => {
  const store = createRequestStore();
  store.write({ [name]: previous });
  store.write({ [name]: raw });
  expect(store.get()).toEqual({ ...EMPTY_REQUEST, [name]: kept });
});

test('those who listen hear of a change, and of nothing where no value changed', () => {
  const store = createRequestStore();
  const heard: unknown[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  expect(store.get()).toEqual(EMPTY_REQUEST);
  store.write({ nome: 'Rui', codigoOpcao: '12', nif: '' });
  store.write({ nome: 'Rui', codigoOpcao: '12a' });
  stop();
  store.write(EMPTY_REQUEST);
  expect(heard).toEqual([{ ...EMPTY_REQUEST, nome: 'Rui', codigoOpcao: '12' }]);
});
