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

test('the number of who serves at the window stands where there is none for outside the hours', () => {
  const content = loadPharmacy('exemplos/demonstracao');
  const chamada = { ...content.horario.chamada, sempre: true, postigo: true, numero: '239000402' };
  const telefones = { ...content.farmacia.telefones, urgencia: undefined };
  const farmacia = { ...content.farmacia, telefones };
  const pharmacy = pharmacyOf({ ...content, farmacia, horario: { ...content.horario, chamada } });
  expect(renderToStaticMarkup(createElement(About, { pharmacy }))).toContain('href="tel:+351239000402"');
});

const NEIGHBOURS = ['Farol', 'Cais', 'Salinas'].map((nome) => ({ nome, numero: '289000012' }));

test.each([
  ['dates, and what one does then', 9, {}, 1, 2],
  ['nothing', 3, { atende: undefined }, 0, 3],
  ['the date after the next three', 4, { atende: undefined }, 1, 1],
])('the fold of the turns of duty holds %s; one or two neighbours are printed', (_, count, change, folds, others) => {
  const content = loadPharmacy('exemplos/litoral');
  const turnos = Array.from({ length: count }, (_, i) => ({ de: `2026-12-0${i + 1}` }));
  const horario = {
    ...content.horario,
    servico: { turnos, muda: '09:00', atende: 'toque à campainha', outras: NEIGHBOURS.slice(0, others), ...change },
  };
  const html = renderToStaticMarkup(
    createElement(About, { pharmacy: pharmacyOf({ ...content, horario }, '2026-11-29') }),
  );
  expect(html.match(/<details data-folds="always" open="" data-site/g)?.length ?? 0).toBe(folds);
  expect(html.includes('<details class="duty-others">')).toBe(others <= 2);
});

test('a story that its owner wrote into one field has its paragraphs', () => {
  const content = loadPharmacy('exemplos/litoral');
  const sobre = { ...content.pagina.sobre, paragrafos: ['Abrimos em 1987.\n\nSomos a única da vila.'] };
  const pharmacy = pharmacyOf({ ...content, pagina: { ...content.pagina, sobre } });
  const html = renderToStaticMarkup(createElement(About, { pharmacy }));
  expect(html).toContain('<p>Abrimos em 1987.</p><p>Somos a única da vila.</p>');
});
