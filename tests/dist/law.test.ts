import { describe, expect, test } from 'vitest';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { audit, builtPages, REQUIREMENTS } from '../../src/pharmacy/law/audit.ts';
import { readPage } from '../../src/pharmacy/law/page.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { clauseInFile } from '../../src/pharmacy/mistakes/mistakes.ts';
import { DEMONSTRATION_SITE } from '../build-sites.ts';

const content = loadPharmacy();
// The demonstration has every duty; another pharmacy may sell or pay for less.
const demonstration = loadPharmacy(DEMONSTRATION);

// That every built page keeps it: other-pages.test.ts, on each example too.
describe('the law', () => {
  test.each([
    ['calls', '<p>Ligue 249 000 000</p>', 'o número 249 000 000 não diz ao lado quanto custa a chamada'],
    ['calls', '<p>910000000 <small>Chamada para a rede fixa nacional</small></p>', 'o número 910000000 não diz'],
    ['calls', '<p>Ligue 707 200 200</p>', 'o número 707 200 200 não diz ao lado quanto custa a chamada'],
    ['calls', '<p>Ou 300 500 600, ou 760 100 100</p>', 'o número 760 100 100 não diz ao lado quanto custa a chamada'],
    ['calls', '<p>SNS 24: 808 24 24 24</p>', 'o número 808 24 24 24 não diz ao lado quanto custa a chamada'],
    ['the ODR platform', '<a href="https://ec.europa.eu/consumers/odr">ODR</a>', 'ODR'],
    ['the common logo', '<img src="/eu-logo.svg" alt="">', 'logótipo comum'],
    ['third parties', '<script src="https://www.googletagmanager.com/gtag/js"></script>', 'vai buscar https://www.goo'],
    ['third parties', '<link rel="preconnect" href="https://tile.openstreetmap.org">', 'vai buscar https://tile'],
    [
      'the map',
      '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>',
      'só pode vir quando alguém chega',
    ],
  ])('is seen to be broken by what must not be there: %s', (_what, html, clause) => {
    expect(audit([readPage('/', html, content)]).map(clauseInFile)).toContainEqual(expect.stringContaining(clause));
  });

  test('is broken by a link to WhatsApp of a pharmacy that has none', () => {
    const page = readPage('/', '<a href="https://wa.me/351910000000">Escreva-nos</a>', demonstration);
    const clauses = (hasWhatsApp: boolean) =>
      audit([{ ...page, pharmacy: { ...demonstration, hasWhatsApp } }])
        .map(clauseInFile)
        .join();
    expect(clauses(false)).toContain('uma ligação para o WhatsApp, que a farmácia não tem');
    expect(clauses(true)).not.toContain('ligação para o WhatsApp');
  });

  test("takes neither a number with its cost nor a sole owner's tax number for a call without one", () => {
    const empresa = { ...content.farmacia.empresa, nipc: '249000007' };
    const owned = { ...content, farmacia: { ...content.farmacia, empresa } };
    const html = '<p>249 000 000 <small>Chamada para a rede fixa nacional</small></p><p>NIF 249 000 007</p>';
    expect(audit([readPage('/', html, owned)]).filter((finding) => clauseInFile(finding).includes('número'))).toEqual(
      [],
    );
  });

  test('is seen to be broken, duty by duty, by pages without a word of it', () => {
    const silent = ['/', '/politica-privacidade', '/404'].map((path) =>
      readPage(path, '<body><main></main><article></article><footer></footer></body>', demonstration),
    );
    const broken = audit(silent).map(clauseInFile);
    const prohibitions = /ODR|logótipo|terceiros|custo da chamada|o que não há/;
    const asked = REQUIREMENTS.map(({ reference }) => reference).filter((reference) => !prohibitions.test(reference));
    expect(asked.filter((reference) => !broken.some((text) => text.includes(`(${reference})`)))).toEqual([]);
  });

  test('is broken by a privacy page that leaves out whose it is, who serves it, or where to complain', () => {
    const policy = builtPages(DEMONSTRATION_SITE, demonstration).find(({ path }) => path === '/politica-privacidade');
    const { empresa, email } = demonstration.farmacia;
    const findings = (html = '') => audit([readPage('/politica-privacidade', html, demonstration)]);
    // An address may break, as it is read.
    const html = policy?.html.replaceAll(/<wbr *\/?>/g, '');
    expect(findings(html)).toEqual([]);
    for (const text of [empresa.denominacao, email, demonstration.privacidade.alojamento, 'https://www.cnpd.pt'])
      expect(findings(html?.replaceAll(text, '…')), text).not.toEqual([]);
  });
});
