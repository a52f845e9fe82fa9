import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testAny } from '../../tests/fuzz.ts';
import { isIsoDay } from '../text/iso-day.ts';
import { daysAhead } from './days-ahead.ts';
import { MAX_NOTICE_TEXT, MAX_NOTICES } from './limits.ts';
import { isSameNotice, isShown, type Notice, parseNotices, urgentFirst } from './notices.ts';

const notice: Notice = {
  id: 'natal',
  texto: 'Fechamos no Natal.',
  de: '2026-12-24',
  ate: '2026-12-26',
  tipo: 'normal',
};
const AFTERNOON = { das: '13:00', as: '15:00' };
const HOURS = [{ abre: '09:00', fecha: '13:00' }];

describe('a notice', () => {
  test.each<[string, object, object?]>([
    ['urgent', { tipo: 'urgente' }, { tipo: 'urgente' }],
    ['that closes the pharmacy', { fechada: true }, { fechada: true }],
    ['of a kind that is not known is ordinary', { tipo: 'urgent' }],
    ['closed "sim" is not closed', { fechada: 'sim' }],
    ['with spaces around', { texto: '  Fechamos no Natal.\n' }],
    ['closed for a part', { fechada: true, ...AFTERNOON }, { fechada: true, ...AFTERNOON }],
    ['with hours of its own', { horario: HOURS }, { horario: HOURS }],
    ['with a part of a day that is not closed', AFTERNOON],
    ['with hours of which some cannot be read', { horario: [...HOURS, { abre: '14:00', fecha: '18h' }] }],
    ['that leaves the open door alone', { soPortaAberta: true }, { soPortaAberta: true }],
    ['that ends deliveries', { semEntregas: true }, { semEntregas: true }],
    ['that does both by "sim"', { soPortaAberta: 'sim', semEntregas: 'sim' }],
    ['with nothing for an hour', { horario: [null] }],
    ['with hours in words', { horario: 'de manhã' }],
    ['announced before its day', { mostrar: '2026-12-01' }, { mostrar: '2026-12-01' }],
    ['announced on no day', { mostrar: 'já' }],
    ['with more in it', { cor: 'azul' }],
  ])('%s is read', (_, written, expected = {}) => {
    expect(parseNotices([{ ...notice, ...written }])).toEqual([{ ...notice, ...expected }]);
  });

  // biome-ignore format: hours that are none, in pairs
  test.each([
    ['15:00', '13:00'], ['13:00', '13:00'], ['13:00', undefined], [undefined, '15:00'], ['113:00', '15:00'],
    ['13:00', '24:01'], ['13:00', '23:60'], ['13:00', '23:000'], [['13:00'], ['15:00']],
  ])('closed from %s to %s is shown and closes nothing', (das, as) => {
    expect(parseNotices([{ ...notice, fechada: true, das, as }])).toEqual([notice]);
  });

  test.each([
    { id: '' },
    { id: 7 },
    { texto: ' \n' },
    { texto: ['a'] },
    { ate: null },
    { ate: '2026-12-32' },
    { de: '24/12/2026' },
    { ate: '2026-12-23' },
  ])('with %j is left out, as what is none, and the others stay', (change) => {
    expect(parseNotices([{ ...notice, ...change }, null, notice, 'Fechamos'])).toEqual([notice]);
  });

  test('is cut at 500 characters, with an ellipsis', () => {
    const texts = ['a'.repeat(500), 'a'.repeat(501), `${'a'.repeat(490)}${' '.repeat(20)}b`];
    const read = parseNotices(texts.map((texto, index) => ({ ...notice, id: String(index), texto })));
    expect(read.map(({ texto }) => texto)).toEqual(['a'.repeat(500), `${'a'.repeat(499)}…`, `${'a'.repeat(490)}…`]);
  });
});

// biome-ignore format: one case a line
test.each([
  ['A 24 de dezembro: ', 'Fechamos à tarde.', '2026-12-24'],
  ['A 24 de dezembro: ', 'Hoje fechamos mais cedo, às 24 horas abrimos.', '2026-12-24'],
  ['De 24 a 26 de dezembro: ', 'Fechamos no Natal.', '2026-12-26'],
  ['', 'Fechamos a 24 e 25 de Dezembro.', '2026-12-25'],
  ['', 'Dia 24/12: só de manhã.', '2026-12-24'],
  ['A 24 de dezembro: ', 'Antes de 25 de dezembro fechamos.', '2026-12-24'],
])('before its days «%s» stands before «%s»', (days, texto, ate) => {
  expect(daysAhead({ ...notice, texto, ate })).toBe(days);
});

describe('the notices', () => {
  test('are the first 20; with the same id the first counts', () => {
    const written = Array.from({ length: 25 }, (_, index) => ({ ...notice, id: `n${index}` }));
    expect(MAX_NOTICES).toBe(20);
    expect(parseNotices([notice, { ...notice, texto: 'Outro' }, ...written])).toEqual([
      notice,
      ...written.slice(0, MAX_NOTICES - 1),
    ]);
  });

  const field = fc.oneof(
    fc.anything(),
    fc.constantFrom('2026-12-24', '2026-12-26', '2026-02-30', 'urgente', true),
    fc.string(),
  );
  const names = ['id', 'texto', 'de', 'ate', 'tipo', 'fechada', 'horario'];
  const entry = fc.record(Object.fromEntries(names.map((name) => [name, field])));
  const file = fc.oneof(fc.anything(), fc.array(fc.oneof(entry, fc.anything())));
  testAny('of any file are safe to show', [file], (json) => {
    for (const { id, texto, de, ate, tipo, fechada } of parseNotices(json)) {
      expect([typeof id, typeof texto]).toEqual(['string', 'string']);
      expect([true, undefined]).toContain(fechada);
      expect(isIsoDay(de) && isIsoDay(ate) && de <= ate && texto.length <= MAX_NOTICE_TEXT).toBe(true);
      expect(['normal', 'urgente']).toContain(tipo);
    }
  });

  test('are shown from the first day to the last, or from when they say so, urgent ones first in their order', () => {
    const urgent: Notice = { ...notice, id: 'falha', tipo: 'urgente', de: '2026-12-25', ate: '2026-12-25' };
    const other: Notice = { ...urgent, id: 'agua' };
    const early: Notice = { ...notice, id: 'gripe', de: '2026-12-26', mostrar: '2026-12-25' };
    const days = ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'];
    const shownOn = (day: string) => urgentFirst([notice, early, urgent, other]).filter((each) => isShown(each, day));
    const ids = days.map((day) => shownOn(day).map(({ id }) => id));
    expect(ids).toEqual([[], ['natal'], ['falha', 'agua', 'natal', 'gripe'], ['natal', 'gripe'], []]);
  });

  test('look the same to a visitor whatever their days, not with another text, weight or id', () => {
    const changes = [{ de: '2026-12-20', ate: '2026-12-31', fechada: true }, { texto: 'Fechamos.' }, { id: 'pascoa' }];
    expect(changes.map((change) => isSameNotice(notice, { ...notice, ...change }))).toEqual([true, false, false]);
    expect(isSameNotice(notice, { ...notice, tipo: 'urgente' })).toBe(false);
  });
});
