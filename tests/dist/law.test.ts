import { describe, expect, test } from 'vitest';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { audit, builtPages, REQUIREMENTS } from '../../src/pharmacy/law/audit.ts';
import { readPage } from '../../src/pharmacy/law/page.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { clauseInFile } from '../../src/pharmacy/mistakes/mistakes.ts';
import { DEMONSTRATION_SITE } from '../build-sites.ts';
import { copyForTest, replaceIn } from '../pharmacy-copy.ts';

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
    ['advertising', '<p>Desconto de 10 % em medicamentos</p>', 'anuncia um desconto'],
    ['the map', '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>', 'tem de esperar'],
  ])('is seen to be broken by what must not be there: %s', (_what, html, clause) => {
    expect(audit([readPage('/', html, content)]).map(clauseInFile)).toContainEqual(expect.stringContaining(clause));
  });

  test("takes neither a number with its cost nor a sole owner's tax number for a call without one", () => {
    const empresa = { ...content.farmacia.empresa, nipc: '249000007' };
    const owned = { ...content, farmacia: { ...content.farmacia, empresa } };
    const html = '<p>249 000 000 <small>Chamada para a rede fixa nacional</small></p><p>NIF 249 000 007</p>';
    expect(audit([readPage('/', html, owned)]).filter((finding) => clauseInFile(finding).includes('número'))).toEqual(
      [],
    );
  });

  test.each([
    ['/', 'content/pagina.yaml'],
    ['/politica-privacidade', 'content/privacidade.md'],
  ])('leads from advertising on %s to where the texts of that page are: %s', (path, file) => {
    const found = audit([readPage(path, '<p>Desconto de 10 % em medicamentos</p>', content)]);
    expect(found.find((finding) => clauseInFile(finding).includes('anuncia um desconto'))?.file).toContain(file);
  });

  test('is seen to be broken, duty by duty, by pages without a word of it', () => {
    const silent = ['/', '/politica-privacidade', '/404'].map((path) =>
      readPage(path, '<body><main>Sempre disponíveis</main><article></article><footer></footer></body>', demonstration),
    );
    const broken = audit(silent).map(clauseInFile);
    const prohibitions = /ODR|logótipo|terceiros|publicidade|custo da chamada|o que não há/;
    const asked = REQUIREMENTS.map(({ reference }) => reference).filter((reference) => !prohibitions.test(reference));
    expect(asked.filter((reference) => !broken.some((text) => text.includes(`(${reference})`)))).toEqual([]);
  });

  test('takes a further telephone with WhatsApp for WhatsApp, and wants the policy to name it', () => {
    const folder = copyForTest('exemplos/serra');
    const further = 'outrosTelefones:\n  - { nome: Encomendas, numero: "920000001", whatsapp: true }\nemail:';
    replaceIn(folder, 'farmacia.yaml', /^email:/m, further);
    const pharmacy = loadPharmacy(folder);
    const found = (path: string, html: string) => audit([readPage(path, html, pharmacy)]).map(clauseInFile);
    expect(found('/', '<p>WhatsApp</p>').filter((text) => text.includes('fala do WhatsApp'))).toEqual([]);
    expect(found('/politica-privacidade', '<article>operadora</article>')).toContainEqual(
      expect.stringContaining('o texto não diz que um pedido passa pelo WhatsApp, da Meta'),
    );
    expect(pharmacy.privacidade.texto).toMatch(/^- \*\*WhatsApp\*\* \(Meta.+\n- \*\*SMS\*\*/m);
  });

  test.each([
    ['Fale connosco das 9h às 19h.', true],
    ['Fale connosco 24 horas por dia, todos os dias.', true],
    ['De dia e de noite, todos os dias.', true],
    ['Fale connosco quando quiser.', false],
  ])('takes for hours what a pharmacy says of them, also one that never closes: %s', (words, isSaid) => {
    const found = audit([readPage('/politica-privacidade', `<article>${words}</article>`, demonstration)]);
    expect(found.some((finding) => clauseInFile(finding).includes('a que horas se fala'))).toBe(!isSaid);
  });

  test('is broken by a privacy text that leaves out any one thing', () => {
    const policy = builtPages(DEMONSTRATION_SITE, demonstration).find(({ path }) => path === '/politica-privacidade');
    const words = ['WhatsApp', 'OpenStreetMap', 'Alojamento', 'cópia', 'limitar', '30 dias', 'Preferências de cookies'];
    const findings = (html = '') => audit([readPage('/politica-privacidade', html, demonstration)]);
    expect(findings(policy?.html)).toEqual([]);
    for (const word of words)
      expect(findings(policy?.html.replaceAll(new RegExp(word, 'gi'), '…')), word).not.toEqual([]);
  });
});
