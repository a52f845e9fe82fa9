import { expect, test } from 'vitest';
import { today } from '../../src/opening/today.ts';
import { dependentFields } from './dependent-fields.ts';

test.each<[key: string, notice: Record<string, unknown>, dependent: Record<string, unknown>]>([
  ['de', { de: '2099-12-25' }, { ate: '2099-12-25', mostrar: today() }],
  ['de', { de: '2099-12-25', ate: '2099-12-24', mostrar: '2099-12-26' }, { ate: '2099-12-25', mostrar: today() }],
  ['de', { de: '2099-12-25', ate: '2099-12-26', mostrar: '2020-12-01' }, {}],
  ['de', { de: '2020-12-25', ate: '2020-12-25' }, { mostrar: undefined }],
  ['das', { das: '13:00' }, { fechada: true, as: '24:00' }],
  ['as', { as: '13:00' }, { fechada: true, das: '00:00' }],
  ['as', { das: '09:00', as: '13:00' }, { fechada: true }],
  ['das', { as: '24:00' }, { as: undefined }],
  ['as', { das: '00:00' }, { das: undefined }],
  ['das', { as: '13:00' }, {}],
  ['fechada', { fechada: false, das: '09:00', as: '13:00' }, { das: undefined, as: undefined }],
  ['fechada', { fechada: true }, {}],
  ['texto', { texto: 'Fechamos.' }, {}],
])('after «%s» of %o follows %o', (key, notice, dependent) => {
  expect(Object.fromEntries(dependentFields(notice, key))).toStrictEqual(dependent);
});
