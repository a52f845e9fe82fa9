import { expect, test } from 'vitest';
import * as consent from '../../src/consent/words.ts';
import { outOfHours, telephone } from '../../src/contact/words.ts';
import { FOOTER } from '../../src/document/words.ts';
import * as failed from '../../src/island/words.ts';
import { CONTENT_FILES, type Content, DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { fieldMeta } from '../../src/pharmacy/json-schemas.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { fieldName, leaves } from '../../src/pharmacy/paths.ts';
import { isShown } from '../../src/pharmacy/publishing/rule.ts';
import { partnerSubject } from '../../src/sections/words.ts';
import { DEMONSTRATION_SITE, EXAMPLES, exampleSite, SECOND_PHARMACY } from '../build-sites.ts';
import { formWords } from '../request-words.ts';
import { attribute, linksTo, PAGES, readableText, readPage } from './pages.ts';

// The words of the specification stand in the demonstration, whatever an owner makes of content/.
const content = loadPharmacy(DEMONSTRATION);

const page = (file: string) => readPage(file, DEMONSTRATION_SITE);

/** Shown where something else is missing, or only what is made of it: a feast's date, hours, a picture, a link. */
const READ_OTHERWISE = /^pagina\.(linhaDeServico|contactos\.perguntas)|municipal$|^confirmado|ficheiro$|encarregado$/;

test.each([DEMONSTRATION, SECOND_PHARMACY, ...EXAMPLES])('every text of %s is read on a page or sent', (folder) => {
  const alike = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const shown = PAGES.map((file) => readPage(file, exampleSite(folder))).map((root) => {
    const links = linksTo(root, '').map((address) => decodeURIComponent(address));
    const attributes = root.querySelectorAll('*').flatMap((element) => Object.values(element.attributes));
    return alike([root.textContent, ...attributes, ...links].join(' '));
  });
  const all = loadPharmacy(folder);
  const texts = (Object.keys(CONTENT_FILES) as (keyof Content)[]).flatMap((name) =>
    leaves(all[name], [name]).filter(({ path, value }) => {
      const isText = typeof value === 'string' && !('enum' in fieldMeta(path)) && !/[{*/]|^\d\d:\d\d$/.test(value);
      return isText && isShown(path, all) && !READ_OTHERWISE.test(fieldName(path));
    }),
  );
  expect(texts.length).toBeGreaterThan(100);
  const unread = texts.filter(({ value }) => !shown.some((text) => text.includes(alike(String(value)))));
  const names = unread.map(({ path }) => fieldName(path));
  expect(names, 'show it, or say `shownIf` in its `.meta()`').toEqual([]);
});

// biome-ignore format: one fact a line
test.each([
  ['the privacy policy gives its last update', 'politica-privacidade.html', 'main', 'Última atualização: janeiro de 2025'],
  ['and the office hours', 'politica-privacidade.html', 'main', 'de segunda a sexta, das 9h às 19h, e ao sábado, das 9h às 13h'],
  ['the not-found page has the words of the router', '404.html', 'main h1', /^Oops! Page not found$/],
  ['the pharmacy is there since', 'index.html', '#sobre', '1987'],
  ['the map has its title', 'index.html', '#como-chegar h2', /^Como Chegar$/],
  ['so has the form', 'index.html', '#pedido h2', /^Pedido ou Contacto Rápido$/],
  ['a delivery is free, or 2.90 € where urgent', 'index.html', '#servicos', /Entrega normal Grátis Até 48 horas .*Entrega urgente 2,90 € No próprio dia/],
  ['telemedicine has its price', 'index.html', '#parceiros article', /desde 20 € por mês, com desconto para casais e famílias/],
  ['and its term', 'index.html', '#parceiros article', 'Marcação no prazo de 48 horas'],
  ['one hears with a test', 'index.html', '#parceiros', 'Teste online de 5 minutos'],
  ['one pays in seven ways', 'index.html', '#pagamentos', /Dinheiro.*Visa.*Mastercard.*MB WAY.*Multibanco.*Apple Pay.*Outros cartões/],
])('%s', (_what, file, selector, words) => {
  expect(readableText(page(file).querySelector(selector))).toMatch(words);
});

test('the rental catalogue has its five items at their prices, and a button to book one', () => {
  const [, ...rows] = page('index.html').querySelectorAll('#aluguer tr');
  expect(rows.map(readableText)).toEqual([
    'Medidor de tensão arterial 1,00 € por dia 1.º dia, com braçadeira 10,00 € Braçadeira nova obrigatória 9,00 €',
    'Nebulizador de ultrassons 1,00 € por dia 1.º dia, com kit novo 14,00 € Kit individual obrigatório 13,00 €',
    'Bomba tira-leite simples 1,50 € por dia 1.º dia, com kit novo 31,50 € Kit obrigatório 30,00 €',
    'Bomba tira-leite dupla 3,00 € por dia 1.º dia, com kit novo 58,00 € Kit obrigatório 55,00 €',
    'Termómetro digital 0,50 € por dia Sem mais despesas',
  ]);
  expect(readableText(page('index.html').querySelector('#aluguer a[href="#pedido"]'))).toBe('Agendar Aluguer');
});

test('the content has what the specification counts', () => {
  const { entregas, pagina, parceiros, servicos, slogans } = content;
  const municipalities = ['Abrantes', 'Tomar', 'Chamusca', 'Torres Novas', 'Constância', 'Entroncamento', 'Golegã'];
  expect(entregas.concelhos.toSorted()).toEqual(municipalities.toSorted());
  const { destaques } = pagina.abertura;
  expect([new Set(slogans).size, destaques.length, servicos.length, parceiros.length]).toEqual([10, 3, 6, 3]);
  // That these are what their links carry: links.test.ts.
  expect(partnerSubject('Telemedicina')).toBe('Informações sobre Telemedicina');
  for (const { titulo, saudacao } of parceiros) expect(saudacao).toContain(titulo);
});

test('controls and messages say what the specification has them say', () => {
  const number = page('index.html').querySelector('[name=numeroReceita]');
  expect(attribute(number, 'placeholder')).toBe('19 dígitos ou 18 dígitos + X');
  expect([consent.accept, consent.reject]).toEqual(['Aceitar Todos os Cookies', 'Rejeitar Não Essenciais']);
  expect([formWords.aviso.titulo, formWords.aviso.descricao]).toEqual([
    'Formulário enviado!',
    'Será redirecionado para o WhatsApp para finalizar o pedido.',
  ]);
  expect(failed.title).toBe('Unexpected Application Error!');
  expect(FOOTER.cookies).toBe('Preferências de cookies');
});

test('a number that serves several purposes stands once in the contacts, with a call and a chat', () => {
  const ways = page('index.html').querySelectorAll('#contactos dl > div');
  const linksOf = (name: string) =>
    ways
      .find((way) => readableText(way.querySelector('dt')) === name)
      ?.querySelectorAll('a')
      .map((a) => attribute(a, 'href'));
  expect(linksOf(telephone)).toEqual(['tel:+351249000000']);
  const both = linksOf(outOfHours);
  expect(both).toEqual(['tel:+351910000000', expect.stringContaining('https://wa.me/351910000000?')]);
});
