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
import { DEMONSTRATION_SITE, EXAMPLES, exampleSite, SECOND_PHARMACY, SECOND_SITE } from '../build-sites.ts';
import { formWords } from '../request-words.ts';
import { attribute, linksTo, PAGES, readableText, readPage } from './pages.ts';

// The words of the specification stand in the demonstration, whatever an owner makes of content/.
const content = loadPharmacy(DEMONSTRATION);

const page = (file: string) => readPage(file, DEMONSTRATION_SITE);
const read = (selector: string) => readableText(page('index.html').querySelector(selector));
const rows = (selector: string) =>
  page('index.html')
    .querySelectorAll(`${selector} tr`)
    .map((row) => readableText(row));

/** Shown where something else is missing, or only what is made of it: a feast's date, hours, a picture, a link. */
const READ_OTHERWISE = /^pagina\.(linhaDeServico|contactos\.perguntas)|municipal$|^confirmado|ficheiro$|encarregado$/;

const SITES: [folder: string, site: string][] = [
  [DEMONSTRATION, DEMONSTRATION_SITE],
  [SECOND_PHARMACY, SECOND_SITE],
  ...EXAMPLES.map((folder): [string, string] => [folder, exampleSite(folder)]),
];

test.each(SITES)(
  'every text of %s is read on a page, or written into a message: no field is shown nowhere',
  (folder, site) => {
    const alike = (text: string) => text.replace(/\s/g, '').toLowerCase();
    const shown = PAGES.map((file) => readPage(file, site)).map((root) => {
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
    expect(unread.map(({ path }) => fieldName(path))).toEqual([]);
  },
);

test('the privacy policy gives the office hours and its last update', () => {
  const text = readableText(page('politica-privacidade.html').querySelector('main'));
  expect(text).toContain('Última atualização: janeiro de 2025');
  expect(text).toContain('de segunda a sexta, das 9h às 19h, e ao sábado, das 9h às 13h');
});

test('the not-found page has the words of the router', () => {
  const main = page('404.html').querySelector('main');
  expect(readableText(main?.querySelector('h1') ?? null)).toBe('Oops! Page not found');
  expect(readableText(main?.querySelector('a[href="/"]') ?? null)).toBe('Return to Home');
});

test('the rental catalogue has its five items at their prices, and a button to book one', () => {
  expect(rows('#aluguer').slice(1)).toEqual([
    'Medidor de tensão arterial 1,00 € por dia 1.º dia, com braçadeira 10,00 € Braçadeira nova obrigatória 9,00 €',
    'Nebulizador de ultrassons 1,00 € por dia 1.º dia, com kit novo 14,00 € Kit individual obrigatório 13,00 €',
    'Bomba tira-leite simples 1,50 € por dia 1.º dia, com kit novo 31,50 € Kit obrigatório 30,00 €',
    'Bomba tira-leite dupla 3,00 € por dia 1.º dia, com kit novo 58,00 € Kit obrigatório 55,00 €',
    'Termómetro digital 0,50 € por dia Sem mais despesas',
  ]);
  expect(readableText(page('index.html').querySelector('#aluguer a[href="#pedido"]'))).toBe('Agendar Aluguer');
});

test('home delivery reaches the neighbouring municipalities, free within 48 hours or urgently for 2.90 €', () => {
  const municipalities = ['Abrantes', 'Tomar', 'Chamusca', 'Torres Novas', 'Constância', 'Entroncamento', 'Golegã'];
  expect(content.entregas.concelhos.toSorted()).toEqual(municipalities.toSorted());
  expect(read('#servicos')).toMatch(/Entrega normal Grátis Até 48 horas .*Entrega urgente 2,90 € No próprio dia/);
});

test('each part has the name that the specification gives it', () => {
  expect(read('#sobre')).toContain('1987');
  expect(read('#como-chegar h2')).toBe('Como Chegar');
  expect(read('#pedido h2')).toBe('Pedido ou Contacto Rápido');
  expect(new Set(content.slogans).size).toBe(10);
  expect(content.pagina.abertura.destaques).toHaveLength(3);
  expect(content.servicos).toHaveLength(6);
});

test('the three partners are written to under their titles, telemedicine from 20 € a month', () => {
  const partners = page('index.html').querySelectorAll('#parceiros article');
  expect(partners).toHaveLength(3);
  expect(readableText(partners[0] ?? null)).toMatch(/desde 20 € por mês, com desconto para casais e famílias/);
  expect(readableText(partners[0] ?? null)).toContain('Marcação no prazo de 48 horas');
  expect(readableText(partners[2] ?? null)).toContain('Teste online de 5 minutos');
  // That these are what their links carry: links.test.ts.
  expect(partnerSubject('Telemedicina')).toBe('Informações sobre Telemedicina');
  for (const { titulo, saudacao } of content.parceiros) expect(saudacao).toContain(titulo);
});

test('one can pay in cash, by Visa, Mastercard, MB WAY, Multibanco, Apple Pay and other cards', () => {
  const methods = ['Dinheiro', 'Visa', 'Mastercard', 'MB WAY', 'Multibanco', 'Apple Pay', 'Outros cartões'];
  for (const method of methods) expect(read('#pagamentos')).toContain(method);
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
