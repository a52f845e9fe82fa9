import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { structuredData } from '../pharmacy/files/structured-data.ts';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { company } from '../pharmacy/schemas/empresa.ts';
import { SiteFooter } from './SiteFooter.tsx';

const content = loadPharmacy('exemplos/demonstracao');

const owner = (forma: string, denominacao: string, more: object = {}) => ({
  forma,
  denominacao,
  nipc: '510000002',
  conservatoria: 'Salinas, n.º 7',
  ...more,
});
const person = { nipc: '123456789', conservatoria: undefined };

// An invented owner of each kind: the facts after its name that the footer shows, and those that it leaves out.
test.each([
  [
    owner('sociedade', 'Sal, Lda.', { capitalSocial: '5 000,00 €' }),
    /NIPC 510 000 002.*Capital social: 5 000,00 €.*Matrícula: Salinas, n\.º 7/,
    /Registo:/,
  ],
  [owner('pessoa', 'Ana Sal', person), /NIF 123 456 789/, /NIPC|Capital social|Matrícula|Registo:/],
  [owner('ipss', 'Santa Casa'), /NIPC 510 000 002.*Registo: Salinas, n\.º 7/, /Capital social|Matrícula/],
  [owner('mutualidade', 'Mutualidade'), /NIPC 510 000 002.*Registo: Salinas, n\.º 7/, /Capital social|Matrícula/],
  [owner('cooperativa', 'Sal, C.R.L.'), /NIPC 510 000 002.*Matrícula: Salinas, n\.º 7/, /Capital social|Registo:/],
])(
  'the footer and the structured data name $forma with what the law wants of it, and nothing that it has not',
  (written, says, leavesOut) => {
    const empresa = company.parse(written);
    const pharmacy = pharmacyOf({ ...content, farmacia: { ...content.farmacia, empresa } });
    const html = renderToStaticMarkup(createElement(SiteFooter, { pharmacy }));
    const [, text = ''] = html
      .replace(/<[^>]+>/g, ' ')
      .replace(/[\s\u00a0]+/g, ' ')
      .split(empresa.denominacao);
    expect(text).toMatch(says);
    expect(text).not.toMatch(leavesOut);
    expect(JSON.parse(structuredData(pharmacy))).toMatchObject({
      legalName: empresa.denominacao,
      taxID: empresa.nipc,
    });
  },
);
