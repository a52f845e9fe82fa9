import { expect, test } from 'vitest';
import { EMPTY_REQUEST } from './request.ts';
import { createRequestStore } from './request-store.ts';

const NUMBER = '1011000012345678901';

// The characters that each field keeps: prescription.test.ts; whichever way it comes:
// tests/browser/request-form.spec.ts.
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
  expect(undo(), 'not all of it').toBe(false);
  expect(store.get()).toEqual({ ...EMPTY_REQUEST, nome: 'Ana', codigoDispensa: '999', codigoOpcao: '1' });
});
