import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { Contact } from './Contact.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { DUTY_LINE_COST } from './words.ts';

/** A pharmacy whose pharmacist comes when called, at these hours alone. */
const content = loadPharmacy('exemplos/demonstracao');
const evening = { dias: ['segunda' as const], abre: '19:00', fecha: '23:00' };
const chamada = { ...content.horario.chamada, sempre: false, horario: [evening] };
const { farmaciasDeServico: _, ...ligacoes } = content.farmacia.ligacoes;
const pharmacy = pharmacyOf({
  ...content,
  farmacia: { ...content.farmacia, ligacoes },
  horario: { ...content.horario, chamada },
});
const { urgencia } = content.farmacia.telefones;

/** The `data-while` of the part that holds a link to a number. */
function heldWhile(html: string, part: string, number: string): string | undefined {
  const parts = html.split(`<${part}`).filter((each) => each.includes(`href="tel:${number}"`));
  expect(parts, number).toHaveLength(1);
  return /data-while="([^"]*)"/.exec(parts[0] ?? '')?.[1];
}

test('the contacts have the number of who comes when called while somebody does or will at closing, and at any hour the line on duty', () => {
  const [html = ''] = renderToStaticMarkup(createElement(Contact, { pharmacy })).split('ways-links');
  expect(heldWhile(html, 'div class="way"', `+351${urgencia}`)).toBe('called');
  expect(heldWhile(html, 'div class="way"', '1400')).toBeUndefined();
});

test('a number by which somebody comes who is called is said to be closed while nobody comes', () => {
  const farmacia = { ...content.farmacia, telefones: { ...content.farmacia.telefones, urgencia: undefined } };
  const ofOwn = pharmacyOf({ ...content, farmacia, horario: { ...content.horario, chamada } });
  expect(ofOwn.callCosts.closed).toMatchObject({ number: ofOwn.onCall, while: 'nobody' });
});

test('the emergency numbers of the first view have the line on duty where the large button calls somebody else', () => {
  const html = renderToStaticMarkup(createElement(EmergencyNumbers, { pharmacy }));
  expect(heldWhile(html, 'li', '1400')).toBe('on-call');
  expect(heldWhile(html, 'li', '112')).toBeUndefined();
  // It is not free by day, when the door may be closed too.
  expect(html).toContain(DUTY_LINE_COST);
});
