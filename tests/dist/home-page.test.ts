import { describe, expect, test } from 'vitest';
import { channelOf } from '../../src/contact/channel.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { rentalItem } from '../../src/rental/rental.ts';
import { formatEuros } from '../../src/text/money.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { attribute, linksTo, plain, readable, readPage } from './pages.ts';

const content = loadPharmacy();
const { farmacia, pagina } = content;
const home = readPage('index.html');
const part = (selector: string) => home.querySelector(selector);
const CALL = `tel:+351${farmacia.telefones.geral}`;
const { empty, join } = channelOf(farmacia, content.formulario.acoes.assunto);
const CHAT = empty + join;

/** The parts in the specification's order (section 2), each by what a person or the contract finds it by. */
const PARTS: Record<string, string> = {
  header: 'body > header',
  hero: 'h1',
  slogans: '[data-slogan]',
  about: '#sobre',
  services: '#servicos',
  ...(content.aluguer.length > 0 && { rental: '#aluguer' }),
  ...(content.parceiros.length > 0 && { partners: '#parceiros' }),
  directions: '#como-chegar',
  'request form': '#pedido',
  contact: '#contactos',
  'payment methods': '#pagamentos',
  footer: 'body > footer',
};

function expectToRead(selector: string, texts: string[]): void {
  const shown = readable(part(selector));
  for (const text of texts) expect(shown).toContain(plain(text));
}

describe('the home page', () => {
  test('is in European Portuguese, under the name of the pharmacy, with one first heading', () => {
    expect(attribute(part('html'), 'lang')).toBe('pt-PT');
    expect(part('title')?.text).toContain(farmacia.nome);
    expect(home.querySelectorAll('h1')).toHaveLength(1);
  });

  test('has its parts in the order of the specification', () => {
    const places = Object.entries(PARTS).map(([name, selector]) => ({ name, at: part(selector)?.range[0] ?? -1 }));
    expect(places.filter(({ at }) => at < 0).map(({ name }) => name)).toEqual([]);
    expect(places.toSorted((a, b) => a.at - b.at).map(({ name }) => name)).toEqual(Object.keys(PARTS));
  });

  test('shows in its header the name and a call button with the number', () => {
    expectToRead('header', [farmacia.nome]);
    expect(readable(part(`header a[href="${CALL}"]`))).toContain(plain(inThrees(farmacia.telefones.geral)));
  });

  test('opens with the tagline, the highlights, both buttons and the address', () => {
    const { lema, destaques } = pagina.abertura;
    expect(readable(part('h1'))).toContain(plain(lema));
    const hero = home.querySelectorAll('main > *').find((element) => element.querySelector('h1')) ?? null;
    for (const text of [...destaques, farmacia.morada.rua]) expect(readable(hero)).toContain(plain(text));
    expect(linksTo(hero, CALL)).toHaveLength(1);
    expect(linksTo(hero, CHAT)).toHaveLength(1);
    expect(linksTo(hero, '#pedido'), 'one way to the form').toHaveLength(1);
  });

  test('begins its slogans with the first, in a place that is not announced while they change', () => {
    expectToRead('[data-slogan]', [content.slogans[0] ?? '']);
    expect(part('[data-slogan]')?.closest('[aria-live], [role]')).toBeNull();
  });

  test('tells about its history, its team, its hours and whom to call outside them', () => {
    const { hours } = content;
    expectToRead('#sobre', [
      ...pagina.sobre.paragrafos,
      ...hours.flatMap(({ days, times }) => [days, ...times]),
      content.horario.disponibilidade,
    ]);
    const { urgencia } = farmacia.telefones;
    if (urgencia) expect(linksTo(part('#sobre'), `tel:+351${urgencia}`)).not.toEqual([]);
  });

  test('shows the hours of the week until a script says whether it is open', () => {
    const { hours } = content;
    expectToRead(
      '[data-opening]',
      hours.flatMap(({ days, times }) => [days, times.join(', ')]),
    );
  });

  test('lists each service, and where, when and for how much is delivered', () => {
    const { faz, concelhos, area, normal, urgente, condicao } = content.entregas;
    const kinds = [normal, ...(urgente ? [urgente] : [])];
    const prices = kinds.map(({ preco }) => (preco === 0 ? pagina.servicos.gratis : formatEuros(preco)));
    expectToRead(
      '#servicos',
      content.servicos.map(({ nome }) => nome),
    );
    if (!faz) return;
    expectToRead('#servicos', [
      area ?? farmacia.concelho,
      ...concelhos,
      ...kinds.map(({ prazo }) => prazo),
      ...prices,
      condicao,
    ]);
  });

  test('prices each equipment for rent in a table with the name of its section, and what is bought with it', () => {
    const table = part('#aluguer table');
    expect(content.aluguer.length > 0).toBe(table !== null);
    if (table) expect(readable(part(`#${attribute(table, 'aria-labelledby')}`))).toBe(plain(pagina.aluguer.titulo));
    // A phone shows the label before its cell.
    expect(table?.querySelectorAll('[data-label=false]').length ?? 0).toBe(0);
    for (const item of content.aluguer) {
      const { nome, extra } = item;
      const row = table?.querySelectorAll('tr').find((tr) => readable(tr.querySelector('th')) === plain(nome)) ?? null;
      for (const { cents } of rentalItem(item).prices)
        expect(readable(row)).toContain(
          plain(cents === 0 ? content.interface.orcamento.emprestimo : formatEuros(cents)),
        );
      if (extra) expect(readable(row)).toContain(plain(`${extra.nome} ${formatEuros(extra.preco)}`));
    }
  });

  test('shows each partner with its conditions, points, message and mail', () => {
    for (const { titulo, pontos, nota, inclui = '', prestador } of content.parceiros) {
      const panels = home.querySelectorAll('#parceiros :is(article, li)');
      const panel = panels.find((element) => readable(element.querySelector('h3')) === plain(titulo)) ?? null;
      const provider = prestador ? [prestador.nome, inThrees(prestador.nif), prestador.ers ?? ''] : [];
      for (const text of [...pontos, nota, inclui, ...provider]) expect(readable(panel)).toContain(plain(text));
      expect(linksTo(panel, CHAT)).toHaveLength(1);
      expect(linksTo(panel, 'mailto:')).toHaveLength(1);
    }
  });

  test('keeps street, postal code and hours apart where only the text is read or copied', () => {
    const texts = (selector: string) => home.querySelectorAll(selector).map(({ textContent }) => plain(textContent));
    const { street, place } = content.address;
    const addresses = texts('main address').filter((text) => text.includes(street));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address).toBe(`${street} ${place}`);
    const lines = content.hoursAndDuty.map(({ season = '', days, times, note = '' }) =>
      plain(`${season} ${days}: ${times.join(', ')} ${note}`),
    );
    if (lines.length > 0) expect(texts('#contactos [data-hours] dd')).toContain(lines.join(' '));
  });

  test('says how to come, with the address, a button for the maps app, and a map that waits and learns little', () => {
    expectToRead('#como-chegar', [farmacia.morada.rua, pagina.comoChegar.abrir]);
    const map = part('#como-chegar iframe');
    expect(map?.attributes).toMatchObject({ title: pagina.comoChegar.mapa, loading: 'lazy', credentialless: '' });
    expect(attribute(map, 'sandbox')).toContain('allow-scripts');
    expect(attribute(map, 'referrerpolicy')).toBe('strict-origin-when-cross-origin');
  });

  test('unfolds the questions of the counter below the contacts, in plain details; nothing where there are none', () => {
    const questions = home.querySelectorAll('#contactos #perguntas details');
    expect(questions.map((details) => readable(details))).toEqual(
      content.perguntas.map(({ pergunta, resposta }) => plain(`${pergunta} ${resposta}`)),
    );
    expect(part('#perguntas') === null).toBe(content.perguntas.length === 0);
  });

  test('has in its contacts the telephone, messages, address, mail and social pages', () => {
    const section = part('#contactos');
    expectToRead('#contactos', [farmacia.morada.rua]);
    const addresses = [CALL, CHAT, `mailto:${farmacia.email}`, ...farmacia.redesSociais.map(({ url }) => url)];
    expect(addresses.filter((address) => linksTo(section, address).length === 0)).toEqual([]);
  });

  test('names each payment method', () => {
    expectToRead(
      '#pagamentos',
      content.pagamentos.flatMap(({ nome, aceita }) => (aceita ? [nome] : [])),
    );
  });
});
