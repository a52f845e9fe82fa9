import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { OtherLanguages } from './OtherLanguages.tsx';

const content = loadPharmacy('exemplos/demonstracao');

/** The items of the English fold of the demonstration, where it has this beside its hours. */
function itemsWith(more: Partial<typeof content.horario>): string[] {
  const pharmacy = pharmacyOf({ ...content, horario: { ...content.horario, ...more } });
  return renderToStaticMarkup(createElement(OtherLanguages, { pharmacy })).split('<li');
}

const TURN = { de: '2026-12-01', modo: 'chamada' as const };

test('who comes when called only in turns of duty is named only while somebody does', () => {
  const { chamada, servico } = content.horario;
  const onCall = (items: string[]) => items.find((item) => item.includes('>On call: <'));
  const inTurns = itemsWith({ servico: { ...servico, turnos: [TURN] } });
  expect(onCall(inTurns)).toMatch(/^ data-while="on-call">/);
  expect(onCall(itemsWith({ chamada: { ...chamada, sempre: true } }))).toMatch(/^>.*Whenever the door is closed/);
  expect(onCall(itemsWith({}))).toBeUndefined();
});

test('what one does at a closed door stands before the number of the shop', () => {
  const text = itemsWith({ chamada: { ...content.horario.chamada, sempre: true, numero: '1400' } }).join();
  const [called, outside, shop] = ['tel:1400', 'your medicine cannot wait', 'Telephone'].map((it) => text.indexOf(it));
  expect([called, outside, shop]).toEqual([called, outside, shop].toSorted((a = 0, b = 0) => a - b));
  expect(called).toBeGreaterThan(0);
});
