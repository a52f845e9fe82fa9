import { expect, test } from 'vitest';
import { planFill, planUndo, withoutConflicts } from './sms-plan.ts';

const EMPTY = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };
const SMS = { numeroReceita: '1011000012345678901', codigoDispensa: '123456', codigoOpcao: '7890' };

test('into empty fields everything goes without a question', () => {
  expect(planFill(EMPTY, SMS)).toEqual({ changes: SMS, conflicts: [] });
});

test('a field that already says the same is neither changed nor asked about', () => {
  expect(planFill(SMS, SMS)).toEqual({ changes: {}, conflicts: [] });
});

test('a field that says something else is asked about', () => {
  expect(planFill({ ...EMPTY, codigoDispensa: '999' }, SMS)).toEqual({ changes: SMS, conflicts: ['codigoDispensa'] });
});

test('a code that the SMS does not give leaves its field alone', () => {
  const current = { ...EMPTY, codigoOpcao: '1111' };
  expect(planFill(current, { ...SMS, codigoOpcao: '' }).changes).not.toHaveProperty('codigoOpcao');
});

test('without the conflicts only empty fields are filled', () => {
  const plan = planFill({ ...EMPTY, codigoDispensa: '999' }, SMS);
  const { codigoDispensa: _kept, ...rest } = SMS;
  expect(withoutConflicts(plan)).toEqual({ changes: rest, conflicts: [] });
});

test('undoing gives every filled field what it held before', () => {
  const before = { ...EMPTY, codigoDispensa: '999' };
  expect(planUndo(before, SMS, SMS)).toEqual(before);
});

test('undoing leaves alone what was typed over since', () => {
  expect(planUndo(EMPTY, SMS, { ...SMS, codigoOpcao: '1' })).toEqual({ numeroReceita: '', codigoDispensa: '' });
});
