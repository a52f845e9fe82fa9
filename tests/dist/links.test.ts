import { LinkChecker } from 'linkinator';
import { describe, expect, test } from 'vitest';
import { channelOf } from '../../src/contact/channel.ts';
import { directionsLink, mailtoLink, messageLink, whatsappLink } from '../../src/contact/links.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { partnerSubject } from '../../src/sections/words.ts';
import { wordsOfRequest } from '../request-words.ts';
import { attribute, linksTo, PAGES, readableText, readPage, SITES } from './pages.ts';

describe.each(SITES)('the links of $folder', ({ folder, dist }) => {
  const content = loadPharmacy(folder);
  const { farmacia, pagina, parceiros } = content;
  const home = readPage('index.html', dist);
  const all = PAGES.flatMap((page) => readPage(page, dist).querySelectorAll('a'));
  const addresses = all.map((link) => attribute(link, 'href'));
  const channel = channelOf(farmacia, wordsOfRequest(content).mensagem.titulo);
  const chat = (greeting: string) => messageLink(channel, greeting);

  test('to a message and an e-mail from a partner ask about that partner', () => {
    for (const { titulo, saudacao } of parceiros) {
      const subject = partnerSubject(titulo);
      const body = pagina.parceiros.corpo;
      const section = home.querySelector('#parceiros');
      expect(linksTo(section, chat(saudacao))).toContain(chat(saudacao));
      expect(linksTo(section, 'mailto:')).toContain(mailtoLink(farmacia.email, { subject, body }));
    }
  });

  test('say where they lead: the same words never lead to two places of a page', () => {
    for (const page of PAGES) {
      const links = readPage(page, dist).querySelectorAll('a[href]');
      const named = links.filter((link) => !/^[\d ]+$|@/.test(readableText(link)));
      const placesOf = Map.groupBy(named, (link) => attribute(link, 'aria-label') || readableText(link));
      const ambiguous = [...placesOf].filter(
        ([, same]) => new Set(same.map((link) => attribute(link, 'href'))).size > 1,
      );
      expect(ambiguous.map(([name]) => name)).toEqual([]);
    }
  });

  test('to a telephone carry the country code, save the short ones, which only this country has or every one', () => {
    const calls = addresses.filter((href) => href.startsWith('tel:'));
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.filter((href) => !/^tel:(\+351\d{9}|112|1400)$/.test(href))).toEqual([]);
  });

  test('to a message lead to the pharmacy, to WhatsApp beside the site', () => {
    const chats = all.filter((link) => /^(https:\/\/wa\.me\/|sms:)/.test(attribute(link, 'href')));
    expect(channel.kind === 'email' || chats.length > 3).toBe(true);
    const further = farmacia.outrosTelefones.flatMap(({ whatsapp, numero }) =>
      whatsapp ? [whatsappLink(numero)] : [],
    );
    for (const link of chats) {
      expect([channel.empty, ...further]).toContain(attribute(link, 'href').split(channel.join)[0]);
      expect(attribute(link, 'target')).toBe(channel.kind === 'whatsapp' ? '_blank' : '');
    }
  });

  test('within the site lead somewhere, whether to a page, a file or a place on a page', async () => {
    const { links } = await new LinkChecker().check({
      path: ['index.html', 'politica-privacidade.html'],
      serverRoot: dist,
      cleanUrls: true,
      checkFragments: true,
      linksToSkip: async (url) => /^https?:\/\/(?!localhost|127\.)/.test(url),
    });
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${parent} → ${url}`)).toEqual([]);
  });

  test('that open a new tab give it no handle on this one', () => {
    const tabs = all.filter((link) => link.hasAttribute('target'));
    expect(tabs.filter((link) => attribute(link, 'rel') !== 'noopener noreferrer').map(String)).toEqual([]);
  });

  // To official pages, from every footer: law.ts.
  test('lead to the social pages and to the way there on a map', () => {
    const maps = directionsLink(farmacia.coordenadas);
    for (const { url } of farmacia.redesSociais) expect(linksTo(home.querySelector('#contactos'), url)).toEqual([url]);
    expect(linksTo(home.querySelector('#como-chegar'), maps)).toEqual([maps]);
  });
});
