import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { structuredData } from '../pharmacy/files/structured-data.ts';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { company } from '../pharmacy/schemas/empresa.ts';
import { SiteFooter } from './SiteFooter.tsx';

const content = loadPharmacy('exemplos/demonstracao');

// An owner of each kind, plainly invented: what the footer says of it after its name, and what it says nothing of.
test.each([
  [
    'a company',
    { denominacao: 'Sal, Lda.', nipc: '510000002', capitalSocial: '5 000,00 €', conservatoria: 'Salinas, n.º 7' },
    /NIPC 510 000 002.*Capital social: 5 000,00 €.*Matrícula: Salinas, n\.º 7/,
    /Registo:/,
  ],
  [
    'a person',
    { forma: 'pessoa', denominacao: 'Ana Sal', nipc: '123456789' },
    /NIF 123 456 789/,
    /NIPC|Capital social|Matrícula|Registo:/,
  ],
  [
    'a Misericórdia',
    {
      forma: 'ipss',
      denominacao: 'Santa Casa da Misericórdia de Salinas',
      nipc: '510000002',
      conservatoria: 'Segurança Social, livro das Misericórdias, n.º 77',
    },
    /NIPC 510 000 002.*Registo: Segurança Social, livro das Misericórdias, n\.º 77/,
    /Capital social|Matrícula/,
  ],
  [
    'a mutual',
    { forma: 'mutualidade', denominacao: 'Mutualidade do Sal', nipc: '510000002', conservatoria: 'DGSS, n.º 7' },
    /NIPC 510 000 002.*Registo: DGSS, n\.º 7/,
    /Capital social|Matrícula/,
  ],
  [
    'a cooperative',
    { forma: 'cooperativa', denominacao: 'Sal, C.R.L.', nipc: '510000002', conservatoria: 'Salinas, n.º 8' },
    /NIPC 510 000 002.*Matrícula: Salinas, n\.º 8/,
    /Capital social|Registo:/,
  ],
])(
  'the footer and the structured data name %s with what the law wants of it, and nothing that it has not',
  (_, written, says, leavesOut) => {
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
