import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { callDutyLine } from '../contact/words.ts';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { About } from './About.tsx';

test.each([
  ['litoral', 'the line that tells who is on duty', true],
  ['demonstracao', 'its own number of the night', false],
])('a pharmacy that says nothing of its nights, as %s might, leads to %s', (example, _number, saysDutyLine) => {
  const content = loadPharmacy(`exemplos/${example}`);
  const horario = { ...content.horario, disponibilidade: undefined };
  const pharmacy = pharmacyOf({ ...content, horario });
  const html = renderToStaticMarkup(createElement(About, { pharmacy }));
  expect(html.includes(callDutyLine)).toBe(saysDutyLine);
  expect(html).toContain(`href="tel:${saysDutyLine ? '' : '+351'}${pharmacy.outsideHours.number}"`);
  expect(html).not.toContain('<p></p>');
});
