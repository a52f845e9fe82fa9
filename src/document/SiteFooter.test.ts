import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { structuredData } from '../pharmacy/files/structured-data.ts';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { company } from '../pharmacy/schemas/empresa.ts';
import { SiteFooter } from './SiteFooter.tsx';

const content = loadPharmacy('exemplos/demonstracao');

const REGISTERED = 'Salinas, n.º 7';
const [NIPC, REGISTRY] = ['NIPC 510 000 002', `Registo: ${REGISTERED}`];
const FACT = /N(?:IPC|IF) [\d ]+\d|(?:Capital social|Matrícula|Registo):(?: 5 000,00 €| Salinas, n\.º 7)?/g;

// An invented owner of each kind, and the facts after its name.
test.each([
  ['sociedade', { capitalSocial: '5 000,00 €' }, [NIPC, 'Capital social: 5 000,00 €', `Matrícula: ${REGISTERED}`]],
  ['pessoa', { nipc: '123456789', conservatoria: undefined }, ['NIF 123 456 789']],
  ['ipss', {}, [NIPC, REGISTRY]],
  ['mutualidade', {}, [NIPC, REGISTRY]],
  ['cooperativa', {}, [NIPC, `Matrícula: ${REGISTERED}`]],
])('footer and structured data name %s with what the law wants of it alone', (forma, own, facts) => {
  const denominacao = 'Sal, S. A.';
  const empresa = company.parse({ forma, denominacao, nipc: '510000002', conservatoria: REGISTERED, ...own });
  const pharmacy = pharmacyOf({ ...content, farmacia: { ...content.farmacia, empresa } });
  const html = renderToStaticMarkup(createElement(SiteFooter, { pharmacy }));
  const [, text = ''] = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .split(denominacao);
  expect(text.match(FACT)).toEqual(facts);
  expect(JSON.parse(structuredData(pharmacy))).toMatchObject({ legalName: denominacao, taxID: empresa.nipc });
});
