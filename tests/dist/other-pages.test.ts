import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { isTrackingCookie } from '../../src/consent/consent.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { DEMONSTRATION_SITE } from '../build-sites.ts';
import { attribute, linksTo, PAGES, plain, readable, readPage } from './pages.ts';

const { farmacia, interface: texts, pagina, privacidade } = loadPharmacy();
const policy = readPage('politica-privacidade.html');
const notFound = readPage('404.html');

test('every page leads from its footer to the privacy policy, which leads back to the site', () => {
  for (const page of PAGES) {
    expect(linksTo(readPage(page).querySelector('footer'), '/politica-privacidade')).not.toEqual([]);
  }
  const [back] = policy.querySelectorAll('main a');
  expect([readable(back ?? null), attribute(back, 'href')]).toEqual([plain(privacidade.voltar), '/']);
});

test('the privacy policy says whose it is and when it was last changed, and lists its sections first', () => {
  expect(readable(policy.querySelector('h1'))).toBe(plain(privacidade.titulo));
  expect(readable(policy.querySelector('main header'))).toContain(
    plain(`${privacidade.atualizada}: ${privacidade.data}`),
  );
  const listed = policy.querySelectorAll('main nav a').map((link) => readable(link));
  expect(listed).toEqual(policy.querySelectorAll('main h2').map((heading) => readable(heading)));
  expect(listed.length).toBeGreaterThan(5);
});

test('the tracking cookies that the privacy policy names are those that a refusal removes', () => {
  const namedBy = (page: HTMLElement) => page.querySelectorAll('main p code').map(({ text }) => text.replace('*', 'x'));
  const ofDemonstration = namedBy(readPage('politica-privacidade.html', DEMONSTRATION_SITE));
  expect(ofDemonstration.length).toBeGreaterThan(0);
  expect([...ofDemonstration, ...namedBy(policy)].filter((name) => !isTrackingCookie(name))).toEqual([]);
});

test('the not-found page speaks its English words as English, and offers home and the telephone', () => {
  expect(attribute(notFound.querySelector('html'), 'lang')).toBe('pt-PT');
  const main = notFound.querySelector('main');
  const languageOf = (text: string) => {
    const element = main?.querySelectorAll('h1, p, a').find((node) => readable(node) === plain(text));
    return attribute(element?.closest('[lang]'), 'lang');
  };
  const { titulo, voltar, explicacao } = texts.naoEncontrada;
  expect([titulo, voltar, explicacao].map(languageOf)).toEqual(['en', 'en', 'pt-PT']);
  expect(readable(main?.querySelector(`a[href="/"]`) ?? null)).toBe(voltar);
  expect(linksTo(main ?? null, `tel:+351${farmacia.telefones.geral}`)).not.toEqual([]);
});

test('a skip link stands first on every page and leads to the content', () => {
  for (const page of PAGES) {
    const root = readPage(page);
    const [first] = root.querySelectorAll('body a');
    expect(readable(first ?? null)).toBe(plain(pagina.cabecalho.saltar));
    expect(root.querySelector(attribute(first, 'href'))?.tagName).toBe('MAIN');
  }
});

test('a tooltip is never the only place of a text: every control that has one has its own name', () => {
  const controls = PAGES.flatMap((page) => readPage(page).querySelectorAll('[data-tooltip]'));
  expect(controls.length).toBeGreaterThan(3);
  expect(controls.filter((node) => !attribute(node, 'aria-label') && !readable(node)).map(String)).toEqual([]);
});
