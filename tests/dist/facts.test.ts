import { beforeAll, describe, expect, test } from 'vitest';
import { audit, builtPages } from '../../src/pharmacy/law/audit.ts';
import { links, type Page, readable, readPage } from '../../src/pharmacy/law/page.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import type { Pharmacy } from '../../src/pharmacy/pharmacy.ts';
import { buildCopy } from '../build-copy.ts';
import { DEMONSTRATION } from '../build-sites.ts';
import { replaceIn } from '../pharmacy-copy.ts';

/** A change of the demonstration's content: a file, a text in it, what takes its place. */
type Change = [file: string, from: string | RegExp, to: string];

/** The demonstration with other facts, built. */
async function pharmacyWith(name: string, changes: readonly Change[]) {
  const copy = `.cache/facts-${name}`;
  const dist = await buildCopy(DEMONSTRATION, copy, () => {
    for (const change of changes) replaceIn(copy, ...change);
  });
  const content = loadPharmacy(copy);
  return { content, pages: builtPages(dist, content) };
}

function dataOf(page: Page | undefined) {
  return JSON.parse(page?.root.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
}

describe('a sole owner without a number for urgencies, veterinary sale or social pages, who delivers in the parish alone', () => {
  let content: Pharmacy;
  let pages: Page[];
  beforeAll(async () => {
    ({ content, pages } = await pharmacyWith('less', [
      ['farmacia.yaml', 'denominacao: Farmácia Exemplar, Unipessoal Lda.', 'denominacao: Fulana de Tal'],
      ['farmacia.yaml', 'nipc: "500000000"', 'nipc: "123456789"'],
      ['farmacia.yaml', '  capitalSocial: 5 000,00 €\n', ''],
      ['farmacia.yaml', /^ {2}conservatoria: .+\n/m, ''],
      ['farmacia.yaml', '  urgencia: "910000000"\n', ''],
      ['farmacia.yaml', /^ {2}dgav: .+\n/m, ''],
      ['farmacia.yaml', /^redesSociais:\n.+\n.+\n/m, ''],
      ['horario.yaml', /^acrescimo: >-\n.+\n/m, ''],
      ['pagina.yaml', '  nipc: NIPC', '  nipc: NIF'],
      ['entregas.yaml', /^concelhos: .+$/m, 'concelhos: []\narea: Entregamos só na freguesia.'],
    ]));
  }, 120_000);

  test('keeps the law', () => {
    expect(audit(pages)).toEqual([]);
  });

  test('is named in the footer without registry, capital or what is not sold', () => {
    for (const { root } of pages) {
      const footer = root.querySelector('footer');
      expect(readable(footer)).toMatch(/Fulana de Tal .+ NIF 123 456 789 Direção técnica: /);
      expect(readable(footer)).not.toMatch(/Capital|Matrícula|veterinários/);
    }
  });

  test('says nothing of urgencies where the number would stand', () => {
    const { abertura, sobre, contactos } = content.pagina;
    for (const label of [abertura.urgencia, sobre.urgencia, contactos.urgencia])
      expect(readable(pages[0]?.root.querySelector('main') ?? null)).not.toContain(label);
  });

  test('says nothing of duty', () => {
    expect(pages[0]?.html).not.toMatch(/De serviço|de serviço esta noite/);
  });

  test('says that it delivers in the parish alone', () => {
    const services = readable(pages[0]?.root.querySelector('#servicos') ?? null);
    expect(services).toContain('Entregamos só na freguesia.');
    expect(services).not.toMatch(/em todo o nosso concelho/);
  });

  test('leads to no social page', () => {
    expect(readable(pages[0]?.root.querySelector('#contactos') ?? null)).not.toContain('Siga-nos');
    expect(dataOf(pages[0])).not.toHaveProperty('sameAs');
  });
});

describe('a pharmacy with more telephones, social pages and a mobile post, that neither delivers nor rents', () => {
  let content: Pharmacy;
  let pages: Page[];
  beforeAll(async () => {
    ({ content, pages } = await pharmacyWith('more', [
      [
        'farmacia.yaml',
        '\nemail: ',
        `
outrosTelefones:
  - { nome: Encomendas, numero: "249000001" }
  - { nome: Linha de apoio, numero: "800000000", custo: Chamada gratuita }
postos:
  - nome: Posto móvel de Aldeia Exemplo
    morada: { rua: Largo da Igreja, codigoPostal: "2000-001", localidade: Aldeia Exemplo }
    aberturas:
      - { dias: [terca, quinta], abre: "14:00", fecha: "17:00" }
email: `,
      ],
      [
        'horario.yaml',
        '\ndisponibilidade:',
        '\nservico: { turnos: [{ de: "2026-11-23", ate: "2026-11-29" }] }\ndisponibilidade:',
      ],
      [
        'farmacia.yaml',
        'redesSociais:\n',
        'redesSociais:\n  - { nome: Instagram, url: https://instagram.example/f }\n',
      ],
      ['entregas.yaml', 'concelhos:', 'faz: false\nconcelhos:'],
      ['aluguer.yaml', /^- id[\s\S]*/m, '[]\n'],
    ]));
  }, 120_000);

  const contacts = () => pages[0]?.root.querySelector('#contactos') ?? null;

  test('keeps the law, which asks for the cost of each call', () => {
    expect(audit(pages)).toEqual([]);
    const silent = pages.map(({ path, html }) =>
      readPage(path, html.replaceAll(/<small[^>]*>[\s\S]*?<\/small>/g, ''), content),
    );
    const numbers = audit(silent).flatMap(({ what }) => /o número ([\d ]+) não diz/.exec(what)?.[1] ?? []);
    expect(numbers).toEqual(expect.arrayContaining(['249 000 001', '800 000 000']));
  });

  test('shows each number by its name and with the cost of the call', () => {
    const text = readable(contacts());
    expect(text).toMatch(/Encomendas 249 000 001 Chamada para a rede fixa nacional/);
    expect(text).toMatch(/Linha de apoio 800 000 000 Chamada gratuita/);
    expect(links(contacts())).toEqual(expect.arrayContaining(['tel:+351249000001', 'tel:+351800000000']));
  });

  test('shows the post with its address and hours, also to search engines', () => {
    expect(readable(contacts())).toContain(
      'Posto móvel de Aldeia Exemplo Largo da Igreja 2000-001 Aldeia Exemplo Terça e quinta: 14h às 17h',
    );
    expect(dataOf(pages[0]).department).toEqual([
      expect.objectContaining({
        '@type': 'Pharmacy',
        name: 'Posto móvel de Aldeia Exemplo',
        openingHoursSpecification: [expect.objectContaining({ dayOfWeek: ['Tuesday', 'Thursday'], opens: '14:00' })],
      }),
    ]);
  });

  test('names its turns of duty beside the hours, also to search engines', () => {
    const turn = 'De serviço 23 a 29 de novembro de 2026';
    expect(readable(pages[0]?.root.querySelector('#sobre table') ?? null)).toContain(turn);
    expect(readable(contacts())).toContain(turn.replace('ço ', 'ço: '));
    expect(dataOf(pages[0]).specialOpeningHoursSpecification).toContainEqual(
      expect.objectContaining({ validFrom: '2026-11-24', validThrough: '2026-11-29', opens: '00:00', closes: '23:59' }),
    );
  });

  test('says nothing of deliveries and rentals', () => {
    const [home] = pages;
    expect(readable(home?.root.querySelector('#servicos') ?? null)).not.toMatch(/48 horas|2,90 €|Entregamos/);
    expect(readable(home?.root.querySelector('main') ?? null)).not.toContain('Agendar');
    expect(home?.root.querySelector('#aluguer, #entregas-titulo')).toBeNull();
    expect(dataOf(home).areaServed).toEqual(['Vila Exemplo da Ribeira']);
  });

  test('leads to each social page', () => {
    expect(readable(contacts())).toMatch(/Siga-nos no Instagram Siga-nos no Facebook/);
    expect(dataOf(pages[0]).sameAs).toHaveLength(2);
  });
});

describe('a pharmacy with deposits, prices that begin somewhere, and delivery in its own municipality alone', () => {
  let pages: Page[];
  beforeAll(async () => {
    ({ pages } = await pharmacyWith('offer', [
      ['aluguer.yaml', 'preco: 900 }\n', 'preco: 900 }\n  caucao: 5000\n'],
      ['aluguer.yaml', '  precoDia: 50\n', '  precoDia: 50\n  caucao: 1000\n'],
      ['entregas.yaml', /^concelhos: .+$/m, 'concelhos: []'],
      ['entregas.yaml', /^urgente:\n(?: {2}.+\n)+/m, ''],
      [
        'servicos.yaml',
        '  icone: nutricao\n',
        '  icone: nutricao\n  preco: 2500\n  desde: true\n  epoca: { de: setembro, ate: março }\n  marcacao: https://marcar.example/n\n',
      ],
      ['pagamentos.yaml', '- { nome: Visa, marca: visa }', '- { nome: Cheque }'],
      ['slogans.yaml', /^(- .+\n){7}/m, ''],
      ['pagina.yaml', /^ {4}- Sem lista de espera\n {4}- Entrega em sua casa\n/m, ''],
      [
        'farmacia.yaml',
        '\nredesSociais:',
        '\nlinguas: [inglês, francês, língua gestual portuguesa]\nacessos: [Rampa à entrada]\nredesSociais:',
      ],
    ]));
  }, 120_000);

  const textOf = (selector: string) => readable(pages[0]?.root.querySelector(selector) ?? null);

  test('keeps the law', () => {
    expect(audit(pages)).toEqual([]);
  });

  test('names each deposit apart from what is paid', () => {
    expect(textOf('#aluguer')).toMatch(
      /braçadeira nova obrigatória 9,00 € No primeiro dia ?: 10,00 € \+ 50,00 € de caução, que devolvemos/,
    );
    expect(textOf('#aluguer')).toMatch(/Termómetro digital 0,50 € \+ 10,00 € de caução, que devolvemos/);
  });

  test('says where it delivers, and offers no other kind', () => {
    expect(textOf('#servicos')).toContain('Entregamos em todo o nosso concelho, Vila Exemplo da Ribeira.');
    expect(textOf('#servicos')).not.toMatch(/concelhos vizinhos|Entrega urgente/);
  });

  test('says from what price, in what months and where to book a service', () => {
    expect(textOf('#servicos')).toMatch(/De setembro a março Marcar : Consulta de nutrição desde 25,00 €/);
    expect(links(pages[0]?.root.querySelector('#servicos') ?? null)).toContain('https://marcar.example/n');
    const offers = dataOf(pages[0]).hasOfferCatalog.itemListElement;
    expect(offers).toContainEqual(
      expect.objectContaining({
        url: 'https://marcar.example/n',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 25, priceCurrency: 'EUR' },
      }),
    );
  });

  test('names a means of payment without a mark', () => {
    const item = pages[0]?.root.querySelectorAll('#pagamentos li').find((li) => readable(li) === 'Cheque');
    expect(item?.querySelector('img')).toBeNull();
  });

  test('may have few slogans and one highlight', () => {
    expect(textOf('[data-slogan]')).toBe('Cuidar de quem cuida também é connosco.');
    const highlights = pages[0]?.root.querySelectorAll('[class="Hero-highlights"] li') ?? [];
    expect(highlights.filter((item) => !item.querySelector('[lang]'))).toHaveLength(1);
  });

  test('says what is spoken at the counter and how one gets in, also to search engines', () => {
    expect(textOf('#sobre')).toContain('Ao balcão falamos também inglês, francês e língua gestual portuguesa.');
    expect(textOf('#como-chegar')).toContain('Rampa à entrada');
    expect(dataOf(pages[0])).toMatchObject({
      knowsLanguage: ['inglês', 'francês', 'língua gestual portuguesa'],
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Rampa à entrada', value: true }],
    });
  });

  test('says in each language that it is spoken, marked for who hears the page', () => {
    const spoken = pages[0]?.root.querySelectorAll('main [lang]') ?? [];
    expect(spoken.map((part) => [part.getAttribute('lang'), readable(part).replace('· ', '')])).toEqual([
      ['en', 'English spoken'],
      ['fr', 'On parle français'],
    ]);
  });
});
