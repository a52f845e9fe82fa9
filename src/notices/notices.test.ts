import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIsoDay } from '../opening/days.ts';
import { fuzzTimeout, runs } from '../testing/fuzz.ts';
import {
  activeNotices,
  dayChanges,
  isSameNotice,
  MAX_NOTICE_TEXT,
  MAX_NOTICES,
  type Notice,
  parseNotices,
} from './notices.ts';

const written = { id: 'natal', texto: 'Fechamos no Natal.', de: '2026-12-24', ate: '2026-12-26', tipo: 'normal' };
const AFTERNOON = { das: '13:00', as: '15:00' };
const EVENING = { das: '20:30', as: '23:59' };
const HOURS = [{ abre: '09:00', fecha: '13:00' }];
const notice: Notice = { ...written, tipo: 'normal' };

describe('a notice', () => {
  // biome-ignore format: one case a line
  test.each([
    ['ordinary', written, notice],
    ['urgent', { ...written, tipo: 'urgente' }, { ...notice, tipo: 'urgente' }],
    ['that closes the pharmacy', { ...written, fechada: true }, { ...notice, fechada: true }],
    ['of one day', { ...written, ate: '2026-12-24' }, { ...notice, ate: '2026-12-24' }],
    ['of a kind that is not known is ordinary', { ...written, tipo: 'urgent' }, notice],
    ['without a kind is ordinary', { ...written, tipo: undefined }, notice],
    ['closed "sim" is not closed', { ...written, fechada: 'sim' }, notice],
    ['with spaces around', { ...written, texto: '  Fechamos no Natal.\n' }, notice],
    ['closed for a part', { ...written, fechada: true, ...AFTERNOON }, { ...notice, fechada: true, ...AFTERNOON }],
    ['closed for hours that cannot be read is shown and closes nothing', { ...written, fechada: true, das: '13h' }, notice],
    ['closed until the last minutes of a day', { ...written, fechada: true, ...EVENING }, { ...notice, fechada: true, ...EVENING }],
    ['with hours of its own', { ...written, horario: HOURS }, { ...notice, horario: HOURS }],
    ['with a part of a day that is not closed', { ...written, ...AFTERNOON }, notice],
    ['with hours of which some cannot be read', { ...written, horario: [...HOURS, { abre: '14:00', fecha: '18h' }] }, notice],
    ['with nothing for an hour', { ...written, horario: [null] }, notice],
    ['with hours in words', { ...written, horario: 'de manhã' }, notice],
    ['announced before its day', { ...written, mostrar: '2026-12-01' }, { ...notice, mostrar: '2026-12-01' }],
    ['announced on no day', { ...written, mostrar: 'já' }, notice],
    ['with more in it', { ...written, cor: 'azul' }, notice],
  ])('%s is read', (_, entry, expected) => {
    expect(parseNotices([entry])).toEqual([expected]);
  });

  test.each([
    ['15:00', '13:00'],
    ['13:00', '13:00'],
    ['13:00', undefined],
    [undefined, '15:00'],
    ['1:00', '15:00'],
    ['113:00', '15:00'],
    ['13:00', '24:01'],
    ['13:00', '23:60'],
    ['13:00', '23:000'],
    [13, 15],
  ])('closed from %s to %s is shown and closes nothing', (das, as) => {
    expect(parseNotices([{ ...written, fechada: true, das, as }])).toEqual([notice]);
  });

  test.each([
    ['without an id', { ...written, id: undefined }],
    ['with an empty id', { ...written, id: '' }],
    ['with a number for an id', { ...written, id: 7 }],
    ['without text', { ...written, texto: undefined }],
    ['with only spaces for text', { ...written, texto: ' \n' }],
    ['with a list for text', { ...written, texto: ['a'] }],
    ['without a first day', { ...written, de: undefined }],
    ['without a last day', { ...written, ate: null }],
    ['with a day that does not exist', { ...written, ate: '2026-12-32' }],
    ['with a day the Portuguese way', { ...written, de: '24/12/2026' }],
    ['that ends before it begins', { ...written, ate: '2026-12-23' }],
    ['that is null', null],
    ['that is text', 'Fechamos'],
    ['that is a list', [written]],
    ['that is missing', undefined],
  ])('%s is left out, and the others stay', (_, entry) => {
    expect(parseNotices([entry, written, entry])).toEqual([notice]);
  });

  test('is cut at 500 characters, with an ellipsis', () => {
    const texts = ['a'.repeat(500), 'a'.repeat(501), `${'a'.repeat(490)}${' '.repeat(20)}b`];
    const read = parseNotices(texts.map((texto, index) => ({ ...written, id: String(index), texto })));
    expect(read.map(({ texto }) => texto)).toEqual(['a'.repeat(500), `${'a'.repeat(499)}…`, `${'a'.repeat(490)}…`]);
    expect(MAX_NOTICE_TEXT).toBe(500);
  });
});

describe('the notices', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', { avisos: [written] }],
    ['text', '[]'],
    ['a number', 3],
  ])('are none when the file holds %s', (_, json) => {
    expect(parseNotices(json)).toEqual([]);
  });

  test('are 20 at most: the first ones', () => {
    const read = parseNotices(Array.from({ length: 25 }, (_, index) => ({ ...written, id: `n${index}` })));
    expect(read.map(({ id }) => id)).toEqual(Array.from({ length: MAX_NOTICES }, (_, index) => `n${index}`));
    expect(MAX_NOTICES).toBe(20);
  });

  test('with the same id count once: the first', () => {
    expect(parseNotices([written, { ...written, texto: 'Outro' }])).toEqual([notice]);
  });

  test(
    'of any file are safe to show',
    () => {
      const field = fc.oneof(
        fc.anything(),
        fc.constantFrom('2026-12-24', '2026-12-26', '2026-02-30', 'urgente', true),
        fc.string(),
      );
      const entry = fc.record({
        id: field,
        texto: field,
        de: field,
        ate: field,
        tipo: field,
        fechada: field,
        horario: field,
      });
      fc.assert(
        fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(entry, fc.anything()))), (json) => {
          for (const { id, texto, de, ate, tipo, fechada } of parseNotices(json)) {
            expect([typeof id, typeof texto]).toEqual(['string', 'string']);
            expect([true, undefined]).toContain(fechada);
            expect(isIsoDay(de) && isIsoDay(ate) && de <= ate && texto.length <= MAX_NOTICE_TEXT).toBe(true);
            expect(['normal', 'urgente']).toContain(tipo);
          }
        }),
        runs,
      );
    },
    fuzzTimeout,
  );

  test('are shown from the first day to the last, urgent ones first', () => {
    const urgent: Notice = { ...notice, id: 'falha', tipo: 'urgente', de: '2026-12-25', ate: '2026-12-25' };
    const ids = (day: string) => activeNotices([notice, urgent], day).map(({ id }) => id);
    expect(ids('2026-12-23')).toEqual([]);
    expect(ids('2026-12-24')).toEqual(['natal']);
    expect(ids('2026-12-25')).toEqual(['falha', 'natal']);
    expect(ids('2026-12-26')).toEqual(['natal']);
    expect(ids('2026-12-27')).toEqual([]);
    const all = [urgent, notice, { ...urgent, id: 'gripe' }];
    expect(activeNotices(all, '2026-12-25').map(({ id }) => id)).toEqual(['falha', 'gripe', 'natal']);
  });

  test('are shown from when they say so, and change the hours of their own days alone', () => {
    const early = { ...notice, mostrar: '2026-12-01', fechada: true };
    const days = ['2026-11-30', '2026-12-01', '2026-12-23', '2026-12-24', '2026-12-27'];
    expect(days.map((day) => activeNotices([early], day).length)).toEqual([0, 1, 1, 1, 0]);
    expect(days.map((day) => dayChanges([early])(day).hours)).toEqual([undefined, undefined, undefined, [], undefined]);
  });

  test.each([
    ['close the pharmacy when they say so', { fechada: true }, { hours: [], closed: [] }],
    [
      'close it for a part of the day',
      { fechada: true, ...AFTERNOON },
      { hours: undefined, closed: [{ from: '13:00', to: '15:00' }] },
    ],
    ['give the hours of their days', { horario: HOURS }, { hours: [{ from: '09:00', to: '13:00' }], closed: [] }],
    ['leave the hours as they are', {}, { hours: undefined, closed: [] }],
  ])('%s, on their days alone', (_, change, expected) => {
    const changes = dayChanges([
      { ...notice, ...change },
      { ...notice, de: '2026-12-20', ate: '2026-12-31' },
    ]);
    const nothing = { hours: undefined, closed: [] };
    const days = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map(changes);
    expect(days).toEqual([nothing, expected, expected, nothing]);
  });

  test.each([
    ['with other days', { de: '2026-12-20', ate: '2026-12-31', fechada: true }, true],
    ['with another text', { texto: 'Fechamos às 13h.' }, false],
    ['that is urgent now', { tipo: 'urgente' as const }, false],
    ['with another id', { id: 'pascoa' }, false],
  ])('look the same to a visitor or not: one %s', (_, change, isSame) => {
    expect(isSameNotice(notice, { ...notice, ...change })).toBe(isSame);
  });
});
