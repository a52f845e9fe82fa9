import { expect, test } from 'vitest';
import { EMPTY_REQUEST } from './message.ts';
import { createRequestStore } from './request-store.ts';

const LABELS = {
  ...EMPTY_REQUEST,
  titulo: 'Pedido',
  nome: 'Nome',
  morada: 'Morada',
  telemovel: 'Telemóvel',
  nif: 'NIF',
};
const NUMBER = '1011000012345678901';

test('a request that nobody has typed into is empty, and so is its message', () => {
  const store = createRequestStore(LABELS);
  expect(store.get().values).toEqual(EMPTY_REQUEST);
  expect(store.get().message).toBe('*Pedido*\n\nNome: —\nMorada: —\nTelemóvel: —\nNIF: —');
});

test('a value that is written stands in the message', () => {
  const store = createRequestStore(LABELS);
  store.write({ nome: 'Rui' });
  expect(store.get().message).toContain('\nNome: Rui\n');
});

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
  const store = createRequestStore(LABELS);
  store.write({ [name]: previous });
  store.write({ [name]: raw });
  expect(store.get().values).toEqual({ ...EMPTY_REQUEST, [name]: kept });
});

test('those who listen hear which fields changed, and nothing where none did', () => {
  const store = createRequestStore(LABELS);
  const heard: string[][] = [];
  const stop = store.subscribe((changed) => heard.push(changed));
  store.write({ nome: 'Rui', codigoOpcao: '12', nif: '' });
  const { values } = store.get();
  store.write({ nome: 'Rui', codigoOpcao: '12a' });
  expect(store.get().values).toBe(values);
  stop();
  store.write(EMPTY_REQUEST);
  expect(heard).toEqual([['nome', 'codigoOpcao']]);
});
