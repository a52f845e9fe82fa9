import { expect, test } from 'vitest';
import { changesTo, onlyWhereEmpty, undoFill } from './changes.ts';
import { EMPTY_REQUEST } from './message.ts';

const SMS = { numeroReceita: '1011000012345678901', codigoDispensa: '123456', codigoOpcao: '7890' };
const FILLED = { ...EMPTY_REQUEST, ...SMS };
const TYPED = { ...EMPTY_REQUEST, codigoDispensa: '999' };

test('fields that are empty or hold something else take every value', () => {
  expect(changesTo(EMPTY_REQUEST, SMS)).toEqual(SMS);
  expect(changesTo(TYPED, SMS)).toEqual(SMS);
});

test('a field that already holds the value does not change', () => {
  expect(changesTo(FILLED, SMS)).toEqual({});
});

test('an empty value leaves its field alone', () => {
  expect(changesTo({ ...EMPTY_REQUEST, codigoOpcao: '1111' }, { ...SMS, codigoOpcao: '' })).not.toHaveProperty(
    'codigoOpcao',
  );
});

test('where nothing may be overwritten only empty fields are filled', () => {
  const { codigoDispensa: _kept, ...rest } = SMS;
  expect(onlyWhereEmpty(TYPED, SMS)).toEqual(rest);
});

test('undoing gives every filled field the value from before', () => {
  expect({ ...FILLED, ...undoFill(FILLED, { changes: SMS, before: TYPED }) }).toEqual(TYPED);
});

test('undoing leaves alone what was typed over since', () => {
  const now = { ...FILLED, codigoOpcao: '1', nome: 'Rui' };
  expect(undoFill(now, { changes: SMS, before: EMPTY_REQUEST })).toEqual({ numeroReceita: '', codigoDispensa: '' });
});
