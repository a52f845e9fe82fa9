import { describe, expect, test } from 'vitest';
import { channelOf } from '../../src/contact/channel.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { isGiven } from '../../src/pharmacy/paths.ts';
import { SECTIONS, type Section } from '../../src/pharmacy/schemas/pagina.ts';
import { mapOf } from '../../src/sections/words.ts';
import { wordsOfRequest } from '../request-words.ts';
import { attribute, linksTo, plain, readableText, readPage, SITES } from './pages.ts';

describe.each(SITES)('the home page of $folder', ({ folder, dist }) => {
  const content = loadPharmacy(folder);
  const { farmacia, pagina, hours } = content;
  const home = readPage('index.html', dist);
  const part = (selector: string) => home.querySelector(selector);
  const CALL = `tel:+351${farmacia.telefones.geral}`;
  const channel = channelOf(farmacia, wordsOfRequest(content).mensagem.titulo);
  /** The address of a message, up to its text. */
  const MESSAGE = channel.empty + channel.join;

  /** The sections that this pharmacy has. */
  const sections = Object.entries<Section>(SECTIONS).flatMap(([id, { shownIf }]) =>
    !shownIf || isGiven(content, shownIf) ? [id] : [],
  );

  /** The parts in the specification's order (section 2), by what a person sees or docs/design.md names. */
  const PARTS: Record<string, string> = {
    header: 'body > header',
    hero: 'h1',
    slogans: '[data-slogan]',
    ...Object.fromEntries(sections.map((id) => [id, `#${id}`])),
    footer: 'body > footer',
  };

  test('has its parts in the order of the specification', () => {
    const places = Object.entries(PARTS).map(([name, selector]) => ({ name, at: part(selector)?.range[0] ?? -1 }));
    expect(places.filter(({ at }) => at < 0).map(({ name }) => name)).toEqual([]);
    expect(places.toSorted((a, b) => a.at - b.at).map(({ name }) => name)).toEqual(Object.keys(PARTS));
    const ids = home.querySelectorAll('main section[id]').map(({ id }) => id);
    expect(sections, 'SECTIONS of pagina.ts lists them').toEqual(expect.arrayContaining(ids));
  });

  test('opens with the tagline, the highlights, both buttons and the address', () => {
    const { lema, destaques } = pagina.abertura;
    expect(readableText(part('h1'))).toContain(plain(lema));
    const hero = home.querySelectorAll('main > *').find((element) => element.querySelector('h1')) ?? null;
    for (const text of [...destaques, farmacia.morada.rua]) expect(readableText(hero)).toContain(plain(text));
    // There may be a second one with the same number, shown while the pharmacy is closed.
    expect(hero?.querySelectorAll(`a[href="${CALL}"]:not([data-while="closed"])`)).toHaveLength(1);
    expect(linksTo(hero, MESSAGE)).toHaveLength(1);
    expect(linksTo(hero, '#pedido'), 'one way to the form').toHaveLength(1);
  });

  test('says its hours once: without a script the hero leads there, and so does the footer; so do the contacts', () => {
    if (hours.length === 0) return;
    for (const selector of ['[data-opening]', 'footer']) {
      expect(linksTo(part(selector), '/#horario'), selector).toHaveLength(1);
      expect(readableText(part(selector))).not.toContain(plain(hours[0]?.rows[0]?.times.join(', ') ?? ''));
    }
    expect(linksTo(part('#contactos'), '#horario')).toHaveLength(1);
  });

  test('does not announce its slogans while they change', () => {
    expect(part('[data-slogan]')?.closest('[aria-live], [role]')).toBeNull();
  });

  test('names each equipment for rent in a table, with something to say in every cell', () => {
    const table = part('#aluguer table');
    const names = table?.querySelectorAll('tbody th').map((th) => readableText(th)) ?? [];
    expect(names).toEqual(content.aluguer.map(({ nome }) => plain(nome)));
    // A dash is silent to a screen reader.
    for (const cell of table?.querySelectorAll('td') ?? []) expect(readableText(cell)).toMatch(/\p{L}/u);
  });

  test('has a space between name, street and postal code for who copies an address or hears it', () => {
    const texts = (selector: string) => home.querySelectorAll(selector).map(({ textContent }) => plain(textContent));
    const { street, place } = content.address;
    const addresses = texts('main address').filter((text) => text.includes(street));
    expect(addresses.length).toBeGreaterThan(1);
    const { nome, nomeCurto = nome } = content.farmacia;
    const whole = `${street} ${place}`;
    for (const address of addresses) expect([whole, `${nomeCurto} ${whole}`]).toContain(address);
  });

  test('has a map that waits and learns little', () => {
    const map = part('#como-chegar iframe');
    expect(map?.attributes).toMatchObject({ title: mapOf(farmacia.nome), loading: 'lazy', credentialless: '' });
    expect(attribute(map, 'sandbox')).toContain('allow-scripts');
    expect(attribute(map, 'referrerpolicy')).toBe('strict-origin-when-cross-origin');
  });

  test('has the questions of the counter below the contacts, each in a fold; nothing where there are none', () => {
    const questions = home.querySelectorAll('#contactos #perguntas details');
    expect(questions.map((details) => readableText(details))).toEqual(
      content.perguntas.map(({ pergunta, resposta }) => plain(`${pergunta} ${resposta}`)),
    );
    expect(part('#perguntas') === null).toBe(content.perguntas.length === 0);
  });

  test('names nothing of its contacts so that a browser’s reader view leaves it out', () => {
    // Of an element that is named so, mozilla/readability keeps nothing; of a list that is nearly all links, only what
    // is named as text; of pictures half as many as paragraphs at least.
    const refused = /contact|footer|share|related|media|comment|widget|banner|sidebar/i;
    const named = home
      .querySelectorAll('#contactos [class], #contactos [id]')
      .map(({ id, classNames }) => id + classNames);
    expect(named.filter((name) => refused.test(name))).toEqual([]);
    const boxes = home.querySelectorAll('#contactos div').filter((box) => box.querySelector('dl'));
    expect(boxes.map(({ classNames }) => classNames).filter((names) => !/page|text/.test(names))).toEqual([]);
    const pictured = home.querySelectorAll('#pagamentos li').filter((item) => item.querySelector('img'));
    expect(pictured.filter((item) => !item.querySelector('p')).map(String)).toEqual([]);
  });

  test('has in its contacts the telephone, messages and mail, in «Sobre» alone the numbers for emergencies and for urgencies', () => {
    const { urgencia } = farmacia.telefones;
    const lacks = (selector: string, addresses: string[]) =>
      addresses.filter((address) => linksTo(part(selector), address).length === 0);
    expect(lacks('#contactos', [CALL, MESSAGE, `mailto:${farmacia.email}`])).toEqual([]);
    for (const { numero } of pagina.socorro) {
      expect(readableText(part('#sobre'))).toContain(plain(numero));
      // The opening at night, its template and what is in a fold may say them again.
      const elsewhere = home
        .querySelectorAll('main a[href^=tel], footer a')
        .filter((a) => readableText(a) === plain(numero) && !a.closest('#sobre, [class^=Hero], template, details'));
      expect(elsewhere).toEqual([]);
    }
    expect(lacks('#sobre', urgencia ? [`tel:+351${urgencia}`] : [])).toEqual([]);
  });
});
