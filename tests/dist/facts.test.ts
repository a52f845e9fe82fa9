import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit, builtPages } from '../../src/pharmacy/law/audit.ts';
import { links, readable, readPage } from '../../src/pharmacy/law/page.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { pharmacyOf } from '../../src/pharmacy/pharmacy.ts';
import { HomeDelivery } from '../../src/sections/HomeDelivery.tsx';
import { buildCopy, DEMONSTRATION, exampleSite } from '../build-sites.ts';
import { replaceIn } from '../pharmacy-copy.ts';
import { CAMERA, phonePhotograph } from '../photograph.ts';

/** The site of a pharmacy in that folder, and what is asked of its home page. */
function siteOf(folder: string, dist: string) {
  const content = loadPharmacy(folder);
  const pages = builtPages(dist, content);
  const home = pages[0]?.root;
  const part = (selector: string) => home?.querySelector(selector) ?? null;
  return {
    content,
    pages,
    part,
    text: (selector: string) => readable(part(selector)),
    data: () => JSON.parse(part('script[type="application/ld+json"]')?.textContent ?? '{}'),
  };
}

const WITHOUT_WHATSAPP = {
  sms: { name: 'SMS', opened: 'as mensagens', address: /^sms:\+351920000000(\?&body=.+)?$/ },
  email: { name: 'e-mail', opened: 'o e-mail', address: /^mailto:geral@farmaciaexemplar\.example(\?.*body=.+)?$/ },
};

/** What holds for a pharmacy without WhatsApp, by the channel that it has instead. */
function testWithoutWhatsApp(channel: keyof typeof WITHOUT_WHATSAPP, folder: string, dist: string): void {
  const { name, opened, address } = WITHOUT_WHATSAPP[channel];

  test('does not name WhatsApp anywhere', () => {
    for (const { html, root } of siteOf(folder, dist).pages) {
      expect(readable(root)).not.toContain('WhatsApp');
      expect(html).not.toMatch(/wa\.me|content="[^"]*WhatsApp|aria-label="[^"]*WhatsApp/);
    }
    const scripts = readdirSync(join(dist, '_astro')).filter((file) => file.endsWith('.js'));
    for (const file of ['farmacia.vcf', ...scripts.map((script) => `_astro/${script}`)])
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/ WhatsApp|WhatsApp |wa\.me/);
  });

  test(`asks for what is needed by ${name} instead, in the same places`, () => {
    const { content, part } = siteOf(folder, dist);
    const { abertura, servicos, whatsappFlutuante, pedido } = content.pagina;
    const { enviar, painel, preferirWhatsapp } = content.formulario;
    // Beside the form stands the address itself, where there is no better channel than mail.
    for (const label of [abertura.whatsapp, servicos.ajuda, ...(channel === 'sms' ? [preferirWhatsapp] : [])]) {
      const link = part('body')
        ?.querySelectorAll('a')
        .find((a) => readable(a) === label);
      expect(link?.getAttribute('href'), label).toMatch(address);
      expect(link?.getAttribute('target'), label).toBeUndefined();
    }
    expect(abertura.whatsapp).toContain(name);
    expect(part(`a[aria-label="${whatsappFlutuante.texto}"]`)?.getAttribute('href')).toMatch(address);
    expect(enviar).toBe(`Continuar num ${name}`);
    expect(painel.abrirVazia).toBe(`Abrir ${opened}`);
    expect(pedido.introducao).toContain(name);
  });

  test('breaks the law where its policy does not say, for each way of a request, by whose hands it passes', () => {
    const { content, pages } = siteOf(folder, dist);
    const silent = pages.map(({ path, html }) => readPage(path, html.replaceAll(/<li>[\s\S]*?<\/li>/g, ''), content));
    const unsaid = audit(silent).filter(({ text }) => text.includes('que um pedido passa'));
    expect(unsaid).toHaveLength(channel === 'sms' ? 2 : 1);
  });
}

describe('a sole owner with text messages, a mobile post and turns of duty', () => {
  const dist = exampleSite('exemplos/serra');
  const { content, part, text, pages } = siteOf('exemplos/serra', dist);

  testWithoutWhatsApp('sms', 'exemplos/serra', dist);

  test('is named in the footer without registry or capital', () => {
    for (const { root } of pages) {
      const footer = readable(root.querySelector('footer'));
      expect(footer).toMatch(/Fulana de Tal e das Penhas .+ NIF 123 456 789 Direção técnica: /);
      expect(footer).not.toMatch(/Capital|Matrícula/);
    }
  });

  test('shows the post with its address and hours, and its turns of duty beside the hours', () => {
    expect(text('#contactos')).toMatch(
      /Posto móvel de Fonte Fria Antiga escola primária 6300-001 Fonte Fria .*Terça e sexta: 15h às 17h/,
    );
    expect(text('#sobre table')).toContain('De serviço de 23 a 29 de novembro de 2026');
    expect(text('#contactos')).toContain('De serviço: de 23 a 29 de novembro de 2026');
  });

  test('names each deposit apart from what is paid', () => {
    expect(text('#aluguer')).toMatch(/Par de canadianas 0,50 € por dia \+ 10,00 € de caução, que devolvemos/);
    expect(text('#aluguer')).toMatch(/cobertura nova 18,00 € [^+]+: 19,20 € \+ 50,00 € de caução, que devolvemos/);
  });

  test('says how one gets in', () => {
    expect(text('#como-chegar')).toContain('Rampa pela travessa');
  });

  test('shows each photograph with what is seen, in AVIF and WebP, later than the page, and moves nothing when it does', () => {
    const sheet = readFileSync(join(dist, part('main link[rel=stylesheet]')?.getAttribute('href') ?? ''), 'utf8');
    const { loja, ...late } = content.farmacia.fotografias ?? {};
    expect(part('[data-photograph=abertura] img')?.getAttribute('alt')).toBe(loja?.descricao);
    expect(Object.keys(late)).toEqual(['equipa', 'servicos', 'aluguer', 'parceiros']);
    for (const [place, photograph] of Object.entries(late)) {
      expect(part(`[data-photograph=${place}] img`)?.attributes).toMatchObject({
        alt: photograph?.descricao,
        loading: 'lazy',
        decoding: 'async',
        width: '800',
        height: '533',
      });
      for (const [picture, format] of Object.entries({ 'source[type="image/avif"]': 'avif', img: 'webp' })) {
        const candidates = part(`[data-photograph=${place}] ${picture}`)?.getAttribute('srcset')?.split(', ') ?? [];
        const files = candidates.map((candidate) => candidate.split(' '));
        expect(files.map(([, width]) => width)).toEqual(['480w', '800w', '1200w']);
        for (const [file = ''] of files)
          expect([file.endsWith(`.${format}`), existsSync(dist + file)]).toEqual([true, true]);
      }
    }
    expect(sheet).toMatch(/\[data-photograph\]\{[^}]*background:/);
  });
});

describe('a pharmacy with more telephones, languages and social pages, that delivers in its own municipality alone', () => {
  const { content, part, text, pages } = siteOf('exemplos/litoral', exampleSite('exemplos/litoral'));

  test('breaks the law where the cost of a call is not beside its number', () => {
    const silent = pages.map(({ path, html }) =>
      readPage(path, html.replaceAll(/<small[^>]*>[\s\S]*?<\/small>/g, ''), content),
    );
    const numbers = audit(silent).flatMap(({ text }) => /o número ([\d ]+) não diz/.exec(text)?.[1] ?? []);
    expect(numbers).toEqual(expect.arrayContaining(['930 000 011', '800 000 010']));
  });

  test('shows each number by its name and with the cost of the call', () => {
    expect(text('#contactos')).toMatch(/Visitors .*930 000 011 Chamada para a rede móvel nacional/);
    expect(text('#contactos')).toMatch(/Marcação de vacinas 800 000 010 Chamada gratuita/);
    expect(links(part('#contactos'))).toEqual(expect.arrayContaining(['tel:+351930000011', 'tel:+351800000010']));
  });

  test('says where it delivers, in a sentence of its own or in ours, and offers no other kind', () => {
    expect(text('#servicos')).toContain('Entregamos em todo o nosso concelho, Gaivotas do Mar.');
    expect(part('#servicos [data-urgent]')).toBeNull();
    const entregas = { ...content.entregas, area: 'Entregamos só na freguesia.' };
    const pharmacy = pharmacyOf({ ...content, entregas });
    const section = renderToStaticMarkup(createElement(HomeDelivery, { pharmacy }));
    expect(section).toContain('<p>Entregamos só na freguesia.</p>');
    expect(section).not.toContain('todo o nosso concelho');
  });

  test('says from what price, in what months and where to book a service', () => {
    expect(text('#servicos')).toMatch(/De setembro a abril Marcar : Vacina da gripe/);
    expect(text('#servicos')).toContain('desde 3,50 €');
    expect(links(part('#servicos'))).toContain('https://marcar.farmaciamarealta.example/gripe');
  });

  test('names a means of payment without a mark', () => {
    const items = part('#pagamentos')?.querySelectorAll('li') ?? [];
    expect(items.find((li) => readable(li) === 'Vale do hotel')?.querySelector('img, svg')).toBeNull();
    expect(items.find((li) => readable(li) === 'Visa')?.querySelector('img, svg')).not.toBeNull();
  });

  test('says what is spoken at the counter, in each language and marked for who hears the page', () => {
    expect(text('#sobre')).toContain('Ao balcão também falamos inglês e francês.');
    const farmacia = { ...content.farmacia, linguas: ['English', 'Francês', 'língua gestual'] };
    expect(pharmacyOf({ ...content, farmacia }).languages).toEqual(['inglês', 'francês', 'língua gestual']);
    const spoken = part('[class~="Hero-highlights"]')?.querySelectorAll('[lang]') ?? [];
    expect(spoken.map((phrase) => [phrase.getAttribute('lang'), readable(phrase).replace('· ', '')])).toEqual([
      ['en', 'English spoken'],
      ['fr', 'On parle français'],
    ]);
  });
});

const COPY = '.cache/least';
const LEAST_SITE = `${COPY}/dist`;

/** The demonstration without what a pharmacy can do without, in the Azores, with photographs straight from a phone. */
const LEAST: [file: string, from: string | RegExp, to: string][] = [
  ['farmacia.yaml', '  whatsapp: "910000000"\n', ''],
  ['farmacia.yaml', '  urgencia: "910000000"\n', ''],
  ['farmacia.yaml', /^ {2}dgav: .+\n/m, ''],
  ['farmacia.yaml', /^redesSociais:\n.+\n.+\n/m, ''],
  ['farmacia.yaml', 'abertura: placa', 'abertura: fotografia'],
  ['farmacia.yaml', 'longitude: -8.32101', 'longitude: -25.66001'],
  [
    'farmacia.yaml',
    /$/,
    `fotografias:
  loja: { ficheiro: loja.JPG, descricao: A porta verde }
  aluguer: { ficheiro: aluguer.JPG, descricao: Uma cadeira de rodas }
`,
  ],
  ['horario.yaml', /^acrescimo: >-\n.+\n/m, ''],
  ['entregas.yaml', 'concelhos:', 'faz: false\nconcelhos:'],
  ['aluguer.yaml', /^- id[\s\S]*/m, '[]\n'],
  ['slogans.yaml', /^(- .+\n){7}/m, ''],
  ['pagina.yaml', /^ {4}- Sem lista de espera\n {4}- Entrega em sua casa\n/m, ''],
];

describe('a pharmacy with the least', () => {
  let site: ReturnType<typeof siteOf>;
  let images: string[];
  beforeAll(async () => {
    const photograph = await phonePhotograph();
    await buildCopy(DEMONSTRATION, COPY, () => {
      for (const change of LEAST) replaceIn(COPY, ...change);
      mkdirSync(`${COPY}/content/fotografias`);
      // Each its own file: one more bit of data tells them apart.
      for (const place of ['loja', 'aluguer'])
        writeFileSync(`${COPY}/content/fotografias/${place}.JPG`, Buffer.concat([photograph, Buffer.from(place)]));
    });
    site = siteOf(COPY, LEAST_SITE);
    images = globSync('_astro/*.{avif,webp,jpg,JPG,jpeg,png}', { cwd: LEAST_SITE });
    expect(images).not.toEqual([]);
  }, 120_000);

  test('keeps the law', () => {
    expect(audit(site.pages)).toEqual([]);
  });

  testWithoutWhatsApp('email', COPY, LEAST_SITE);

  test('says nothing of urgencies, duty, veterinary sale, deliveries, rentals or social pages', () => {
    const { abertura, sobre, contactos } = site.content.pagina;
    for (const label of [abertura.urgencia, sobre.urgencia, contactos.urgencia, 'Agendar'])
      expect(site.text('main')).not.toContain(label);
    expect(site.pages[0]?.html).not.toMatch(/De serviço|fica de serviço/);
    expect(site.text('footer')).not.toContain('veterinários');
    expect(site.text('#servicos')).not.toMatch(/48 horas|2,90 €|Entregamos/);
    expect(site.part('[id=aluguer], [href="#aluguer"], #entregas-titulo, [data-photograph=aluguer]')).toBeNull();
    expect(site.text('#contactos')).not.toContain('Siga-nos');
    expect(site.data()).not.toHaveProperty('sameAs');
    expect(site.data().areaServed).toEqual(['Vila Exemplo da Ribeira']);
  });

  test('says on each page that its clock is behind', () => {
    expect(site.pages.length).toBeGreaterThan(1);
    for (const { html } of site.pages) expect(html).toMatch(/<html [^>]*data-behind="1"/);
  });

  test('may have few slogans and one highlight', () => {
    expect(site.text('[data-slogan]')).toBe('Cuidar de quem cuida também é connosco.');
    expect(site.text('[class~="Hero-highlights"]')).toMatch(/^Sempre disponíveis /);
  });

  describe('with photographs as a phone takes them', () => {
    test('shows them upright, in their shape', async () => {
      for (const file of images) {
        const { data, info } = await sharp(join(LEAST_SITE, file))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect({ file, shape: (info.width / info.height).toFixed(2) }).toEqual({ file, shape: '0.75' });
        // The middle of its first and last tenth: blue over green.
        const [top, bottom] = [0.1, 0.9].map((part) => {
          const at = 3 * (Math.round(info.height * part) * info.width + Math.round(info.width / 2));
          return { green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0 };
        });
        expect(top?.blue).toBeGreaterThan(top?.green ?? 255);
        expect(bottom?.green).toBeGreaterThan(bottom?.blue ?? 255);
      }
    });

    test('tells nobody where they were taken, nor with what: no file of the site does', async () => {
      for (const file of images) {
        const metadata = await sharp(join(LEAST_SITE, file)).metadata();
        expect({ exif: metadata.exif, orientation: metadata.orientation }, file).toEqual({});
      }
      const telling = globSync('**/*.*', { cwd: LEAST_SITE }).filter((file) =>
        readFileSync(join(LEAST_SITE, file)).includes(CAMERA),
      );
      expect(telling).toEqual([]);
      expect(images.filter((file) => !/\.(avif|webp)$/.test(file))).toEqual([]);
    });

    test('keeps them for who has seen them, and gives them to nobody else', () => {
      const [worker, headers] = ['sw.js', '_headers'].map((file) => readFileSync(join(LEAST_SITE, file), 'utf8'));
      for (const file of images) {
        expect(worker).not.toContain(file);
        expect(headers).toContain(`/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
      }
    });

    test('shows one at once where it opens the page, and keeps its place', () => {
      const { loading, ...attributes } = site.part('[data-photograph=abertura] img')?.attributes ?? {};
      expect(loading).toBeUndefined();
      expect(attributes).toMatchObject({ fetchPriority: 'high', width: '800', height: '1067', alt: 'A porta verde' });
      expect(site.part('[data-photograph=abertura]')?.closest('[class^=Hero]')).not.toBeNull();
    });
  });
});
