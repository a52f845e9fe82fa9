import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { talkBy, urgentMedicine, whoAnswers } from '../../src/contact/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { PHOTOGRAPH_PLACES } from '../../src/pharmacy/schemas/pagina.ts';
import { book } from '../../src/rental/words.ts';
import { buildCopy, exampleSite } from '../build-sites.ts';
import { replaceIn } from '../pharmacy-copy.ts';
import { CAMERA, phonePhotograph } from '../photograph.ts';
import { wordsOfRequest } from '../request-words.ts';
import { missingByLaw } from './law.ts';
import { linksTo, PAGES, readableText, readPage, text as textOf } from './pages.ts';

/** The site of a pharmacy in that folder, and what is asked of its home page. */
function siteOf(folder: string, dist: string) {
  const content = loadPharmacy(folder);
  const home = readPage('index.html', dist);
  const part = (selector: string) => home.querySelector(selector);
  return {
    content,
    pages: PAGES.map((page) => textOf(page, dist)),
    part,
    text: (selector: string) => readableText(part(selector)),
    data: () => JSON.parse(part('script[type="application/ld+json"]')?.textContent ?? '{}'),
  };
}

const WITHOUT_WHATSAPP = {
  sms: { name: 'SMS', opened: 'as mensagens', address: /^sms:\+351920000000(\?&body=.+)?$/ },
  email: { name: 'e-mail', opened: 'o e-mail', address: /^mailto:geral@farmaciaexemplar\.example(\?.*body=.+)?$/ },
};

/** Promises of a pharmacy without WhatsApp, by the channel that it has instead; that no text names it the law asks. */
function testWithoutWhatsApp(channel: keyof typeof WITHOUT_WHATSAPP, folder: string, dist: string): void {
  const { name, opened, address } = WITHOUT_WHATSAPP[channel];

  test('does not name WhatsApp where only a screen reader reads it, and leads nowhere in it', () => {
    for (const html of siteOf(folder, dist).pages)
      expect(html).not.toMatch(/wa\.me|content="[^"]*WhatsApp|aria-label="[^"]*WhatsApp/);
    for (const file of ['farmacia.vcf', ...globSync('_astro/*.js', { cwd: dist })])
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/wa\.me/);
  });

  test(`asks for what is needed by ${name} instead, in the same places`, () => {
    const { content, part } = siteOf(folder, dist);
    const { abertura, servicos, pedido } = content.pagina;
    const { enviar, painel, preferirEscrever } = wordsOfRequest(content);
    const links = part('body')?.querySelectorAll('a') ?? [];
    // Beside the form stands the address itself, where there is no better channel than mail.
    for (const label of [abertura.whatsapp, servicos.ajuda, ...(channel === 'sms' ? [preferirEscrever] : [])]) {
      const link = links.find((a) => readableText(a) === label);
      expect(link?.getAttribute('href'), label).toMatch(address);
      expect(link?.getAttribute('target'), label).toBeUndefined();
    }
    expect(part(`a[aria-label="${talkBy(channel)}"]`)?.getAttribute('href')).toMatch(address);
    expect(abertura.whatsapp).toContain(name);
    expect(pedido.introducao).toContain(name);
    expect([enviar, painel.abrirVazia]).toEqual([`Continuar num ${name}`, `Abrir ${opened}`]);
  });
}

const SITES = {
  serra: siteOf('exemplos/serra', exampleSite('exemplos/serra')),
  litoral: siteOf('exemplos/litoral', exampleSite('exemplos/litoral')),
};

testWithoutWhatsApp('sms', 'exemplos/serra', exampleSite('exemplos/serra'));

const ENGLISH = '#contactos details[lang=en]';

// biome-ignore format: one fact a line
test.each<[keyof typeof SITES, what: string, where: string, words: RegExp]>([
  ['serra', 'who owns it, by name and NIF', 'footer', /Fulana de Tal e das Penhas .+ NIF 123 456 789 Direção técnica: /],
  ['serra', 'no registry and no capital', 'footer', /^(?!.*(Capital|Matrícula))/s],
  ['serra', 'its post with address and hours', '#contactos', /Posto móvel de Fonte Fria Morada Antiga escola primária 6300-001 Fonte Fria .*Terça e sexta 15h às 17h/],
  ['serra', 'its next turns, and how they come again', '#sobre', /De serviço 23 nov a 29 nov 2026 14 dez a 20 dez 2026 .*19 abr a 25 abr 2027 e, daí em diante, de 3 em 3 semanas/],
  ['serra', 'its services in the owner’s groups', '#servicos', /Medir Tensão arterial 1,00 € .+ Tratar Vacina da gripe/],
  ['serra', 'where it delivers, and what a village does that is not in the list', '#entregas', /Vamos ao concelho de Vale de Penhas e aos vizinhos: Manteigas e Gouveia\. A sua aldeia não está aqui\? Telefone/],
  ['serra', 'until when one asks for a delivery, where another goes, and what it does not take', '#entregas', /até às 18h · pedidos até às 12h.+Pelo correio 5,50 € Em três dias úteis Todo o país\. Sem medicamentos\. Grátis em compras a partir de 60,00 €/],
  ['serra', 'a deposit apart from the price', '#aluguer', /Par de canadianas 0,50 € por dia Caução 10,00 €/],
  ['serra', 'a deposit apart from what is bought', '#aluguer', /1\.º dia, com cobertura 19,20 € Cobertura nova 18,00 € Caução 50,00 €/],
  ['litoral', 'who owns it, a mutual, by its register', 'footer', /Associação Mutualista dos Pescadores de Gaivotas do Mar .*NIPC 510 000 010 .*Registo: Direção-Geral da Segurança Social/],
  ['litoral', 'in what months and where to book a service', '#servicos', /De setembro a abril Marcar/],
  ['litoral', 'from what price a service is', '#servicos', /desde 3,50 €/],
  ['litoral', 'what is spoken at the counter', '#sobre', /Ao balcão também falamos inglês e francês\./],
])('%s says %s', (name, _what, where, words) => {
  expect(SITES[name].text(where)).toMatch(words);
});

test.each([
  [ENGLISH, '#aluguer'],
  ['#contactos', 'https://wa.me/351930000011?text=Hello!%20I%20have%20a%20question.'],
  ['#servicos', 'https://marcar.farmaciamarealta.example/gripe'],
])('litoral leads from %s to %s', (where, address) => {
  expect(linksTo(SITES.litoral.part(where), '')).toContain(address);
});

test.each(['#parceiros', '#pagamentos'])('litoral has a drawing of its own for each of %s', (section) => {
  const drawings = SITES.litoral.part(section)?.querySelectorAll('img[src*="drawings"]') ?? [];
  const addresses = drawings.map((drawing) => drawing.getAttribute('src'));
  expect(addresses.length).toBe(SITES.litoral.part(section)?.querySelectorAll('article, .payment-methods li').length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('litoral greets in each language that is spoken, marked for who hears the page', () => {
  const spoken = SITES.litoral.part('[class~="Hero-highlights"]')?.querySelectorAll('[lang]') ?? [];
  const greetings = spoken.map((phrase) => [phrase.getAttribute('lang'), readableText(phrase).replace('· ', '')]);
  expect(greetings).toEqual([
    ['en', 'English spoken'],
    ['fr', 'On parle français'],
  ]);
});

const COPY = '.cache/least';
const LEAST_SITE = `${COPY}/dist`;

const PLACES = Object.entries(PHOTOGRAPH_PLACES);
/** One for all places that are shown: to encode one takes a second. */
const fileOf = (place: string) => (place === 'aluguer' ? 'cama.JPG' : 'porta.JPG');
const named = PLACES.map(([place]) => `${place}: { ficheiro: ${fileOf(place)}, descricao: A porta verde }`);

/** The demonstration without what a pharmacy can do without, in the Azores, with photographs straight from a phone. */
const LEAST: [file: string, from: string | RegExp, to: string][] = [
  ['farmacia.yaml', '  whatsapp: "910000000"\n', ''],
  ['farmacia.yaml', '  urgencia: "910000000"\n', ''],
  ['farmacia.yaml', /^ {2}dgav: .+\n/m, ''],
  ['farmacia.yaml', /^redesSociais:\n.+\n.+\n/m, ''],
  ['farmacia.yaml', 'longitude: -8.32101', 'longitude: -25.66001'],
  ['farmacia.yaml', /$/, `fotografias: { ${named} }\n`],
  ['horario.yaml', /^acrescimo: >-\n.+\n/m, ''],
  ['entregas.yaml', 'concelhos:', 'faz: false\nconcelhos:'],
  ['aluguer.yaml', /^- id[\s\S]*/m, '[]\n'],
  ['slogans.yaml', /^(- .+\n){7}/m, ''],
  ['pagamentos.yaml', ', marca: visa', ''],
  ['pagina.yaml', /^ {4}- Sem lista de espera\n {4}- Entrega em sua casa\n/m, ''],
];

describe('a pharmacy with the least', () => {
  let site: ReturnType<typeof siteOf>;
  let images: string[];
  beforeAll(async () => {
    const photograph = await phonePhotograph(1600, 1200);
    await buildCopy(COPY, () => {
      for (const change of LEAST) replaceIn(COPY, ...change);
      mkdirSync(`${COPY}/content/fotografias`);
      // Each its own: one more bit of data tells them apart.
      for (const file of PLACES.map(([place]) => fileOf(place)))
        writeFileSync(`${COPY}/content/fotografias/${file}`, Buffer.concat([photograph, Buffer.from(file)]));
    });
    site = siteOf(COPY, LEAST_SITE);
    images = globSync('_astro/*.{avif,webp,jpg,JPG,jpeg,png}', { cwd: LEAST_SITE });
    expect(images).not.toEqual([]);
  }, 120_000);

  testWithoutWhatsApp('email', COPY, LEAST_SITE);

  test('says nothing of urgencies, duty, veterinary sale, deliveries, rentals or social pages', () => {
    for (const label of [urgentMedicine, whoAnswers(true), book]) expect(site.text('main')).not.toContain(label);
    // Out of hours it names the line that knows who is on duty.
    expect(site.text('main').split(whoAnswers(false)).slice(1)).toEqual([expect.stringMatching(/^ 1400 /)]);
    expect(site.text('body')).not.toMatch(/De serviço|fica de serviço/);
    expect(site.text('footer')).not.toContain('veterinários');
    expect(site.text('#servicos')).not.toMatch(/48 horas|2,90 €|Entregamos/);
    expect(site.part('[id=aluguer], [href="#aluguer"], #entregas, [data-photograph=aluguer]')).toBeNull();
    expect(site.text('#contactos')).not.toContain('Siga-nos');
    expect(site.data()).not.toHaveProperty('sameAs');
    expect(site.data().areaServed).toEqual(['Vila Exemplo da Ribeira']);
  });

  test('shows what the law asks of it, few slogans and one highlight, a means of payment without a mark, its own clock', () => {
    expect(missingByLaw(LEAST_SITE, site.content)).toEqual([]);
    expect(site.text('[data-slogan]')).toBe('Cuidar de quem cuida também é connosco.');
    expect(site.text('[class~="Hero-highlights"]')).toMatch(/^Sempre disponíveis /);
    const items = site.part('#pagamentos')?.querySelectorAll('li') ?? [];
    const markOf = (name: string) => items.find((li) => readableText(li) === name)?.querySelector('img, svg');
    expect([markOf('Visa'), Boolean(markOf('Mastercard'))]).toEqual([null, true]);
    for (const html of site.pages) expect(html).toMatch(/<html [^>]*data-behind="1"/);
  });

  test('shows photographs upright, each in its section, one at once where it opens the page, the others later, and keeps their place', async () => {
    const missing = PLACES.filter(([place, { section }]) => {
      const where = place === 'loja' ? '[data-opening-picture=photograph]' : `#${section}`;
      return section !== 'aluguer' && !site.part(`${where} [data-photograph=${place}]`);
    });
    expect(missing).toEqual([]);
    for (const file of images) {
      const { width = 0, height = 0, orientation } = await sharp(join(LEAST_SITE, file)).metadata();
      expect({ shape: (width / height).toFixed(2), orientation }, file).toEqual({ shape: '0.75' });
    }
    const opening = site.part('[class^=Hero] [data-opening-picture=photograph] img')?.attributes ?? {};
    expect(opening).not.toHaveProperty('loading');
    const shape = { width: '800', height: '1067', alt: 'A porta verde' };
    expect(opening).toMatchObject({ fetchPriority: 'high', ...shape });
    const [source, image] = ['source', 'img'].map((tag) => site.part(`#parceiros picture ${tag}`)?.attributes);
    expect(image).toMatchObject({ loading: 'lazy', decoding: 'async', ...shape });
    expect(image?.['src']).toMatch(/\.webp$/);
    expect(source?.['srcSet']).toMatch(/^\S+\.avif 480w, \S+\.avif 800w, \S+\.avif 1200w$/);
  });

  test('tells nobody where photographs were taken, nor with what, and keeps them only for who has seen them', () => {
    const files = globSync('**/*.*', { cwd: LEAST_SITE });
    expect(files.filter((file) => readFileSync(join(LEAST_SITE, file)).includes(CAMERA))).toEqual([]);
    expect(images.filter((file) => !/\.(avif|webp)$/.test(file))).toEqual([]);
    const [worker, headers] = ['sw.js', '_headers'].map((file) => readFileSync(join(LEAST_SITE, file), 'utf8'));
    for (const file of images) {
      expect(worker).not.toContain(file);
      expect(headers).toContain(`/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
    }
  });
});
