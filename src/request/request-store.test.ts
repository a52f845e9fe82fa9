import { expect, test } from 'vitest';
import { EMPTY_REQUEST } from './request.ts';
import { createRequestStore } from './request-store.ts';

const NUMBER = '1011000012345678901';

// The characters that each field keeps: prescription.test.ts; whichever way it comes:
// tests/browser/request-filters.spec.ts.
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

test('what was written is taken back, save in fields that were changed again since', () => {
  const store = createRequestStore();
  store.write({ nome: 'Rui', codigoDispensa: '999' });
  const undo = store.write({ numeroReceita: NUMBER, codigoDispensa: '123456', codigoOpcao: '7890' });
  store.write({ nome: 'Ana', codigoOpcao: '1' });
  undo();
  expect(store.get()).toEqual({ ...EMPTY_REQUEST, nome: 'Ana', codigoDispensa: '999', codigoOpcao: '1' });
});

test('the promise of a photograph goes when the codes are enough to dispense by, and comes back with an undo', () => {
  const store = createRequestStore();
  store.write({ photograph: true, numeroReceita: '2011000045678901234', codigoDispensa: '5573' });
  expect(store.get().photograph, 'an access code that was cut').toBe(true);
  const undo = store.write({ codigoDispensa: '557312' });
  expect(store.get().photograph).toBe(false);
  undo();
  expect(store.get()).toMatchObject({ codigoDispensa: '5573', photograph: true });
});
