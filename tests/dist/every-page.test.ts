import { HtmlValidate } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { isTrackingCookie } from '../../src/consent/consent.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { NOT_FOUND, PRIVACY } from '../../src/sections/words.ts';
import { DEMONSTRATION_SITE } from '../build-sites.ts';
import { missingByLaw } from './law.ts';
import { attribute, linksTo, PAGES, plain, readableText, readPage, SITES } from './pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] },
      // Astro writes a style of its own before the first island, in the body.
      style: { metadata: true, flow: true, phrasing: true },
    },
  ],
  rules: {
    // React and Astro write these as they are, and browsers do not mind.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-redundant-for': 'off',
    'void-style': 'off',
    // Ours already, or not about validity.
    'long-title': 'off',
    'no-inline-style': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
    'tel-non-breaking': 'off',
    // The standard wants `street-address` on a field of several lines; browsers fill one line in just as well.
    'valid-autocomplete': 'off',
  },
});

describe.each(SITES)('$folder', ({ folder, dist }) => {
  const content = loadPharmacy(folder);
  const { farmacia, privacidade } = content;
  const pageOf = (file: string) => readPage(file, dist);
  const policy = pageOf('politica-privacidade.html');
  const notFound = pageOf('404.html');

  test.each(PAGES)('%s is valid HTML', async (page) => {
    const report = await validator.validateFile(`${dist}/${page}`);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });

  test('every page shows what the law asks of it', () => {
    expect(missingByLaw(dist, content)).toEqual([]);
  });

  test('every page has the notices of the build: what they close is closed there before the server answers', () => {
    const [home = '', ...others] = PAGES.map((page) => attribute(pageOf(page).querySelector('html'), 'data-avisos'));
    const built: { id: string }[] = JSON.parse(home);
    const idsOf = (notices: { id: string }[]) => notices.map(({ id }) => id).toSorted();
    expect(idsOf(built)).toEqual(idsOf(content.avisos));
    expect(others).toEqual(others.map(() => home));
  });

  test('the privacy policy has its title, lists its sections first, and leads back to the site', () => {
    expect(readableText(policy.querySelector('h1'))).toBe(plain(privacidade.titulo));
    const listed = policy.querySelectorAll('main nav a').map((link) => readableText(link));
    expect(listed).toEqual(policy.querySelectorAll('main h2').map((heading) => readableText(heading)));
    expect(listed.length).toBeGreaterThan(5);
    const [back] = policy.querySelectorAll('main a');
    expect([readableText(back ?? null), attribute(back, 'href')]).toEqual([PRIVACY.back, '/']);
  });

  test('the tracking cookies that the privacy policy names are those that a refusal removes', () => {
    const namedBy = (page: HTMLElement) =>
      page.querySelectorAll('main p code').map(({ text }) => text.replace('*', 'x'));
    const ofDemonstration = namedBy(readPage('politica-privacidade.html', DEMONSTRATION_SITE));
    expect(ofDemonstration.length).toBeGreaterThan(0);
    expect([...ofDemonstration, ...namedBy(policy)].filter((name) => !isTrackingCookie(name))).toEqual([]);
  });

  test('the not-found page speaks its English words as English, and offers home and the telephone', () => {
    expect(attribute(notFound.querySelector('html'), 'lang')).toBe('pt-PT');
    const main = notFound.querySelector('main');
    const languageOf = (text: string) => {
      const element = main?.querySelectorAll('h1, p, a').find((node) => readableText(node) === plain(text));
      return attribute(element?.closest('[lang]'), 'lang');
    };
    const { title, back, explanation } = NOT_FOUND;
    expect([title, back, explanation].map(languageOf)).toEqual(['en', 'en', 'pt-PT']);
    const places = [explanation, title].map((text) => readableText(main).indexOf(plain(text)));
    expect(places, 'Portuguese first').toEqual(places.toSorted((a, b) => a - b));
    expect(readableText(main?.querySelector(`a[href="/"]`) ?? null)).toBe(back);
    expect(linksTo(main ?? null, `tel:+351${farmacia.telefones.geral}`)).not.toEqual([]);
  });

  test('a link to any page, shared, shows the site’s name and picture; an iPhone takes no NIPC there for a telephone', () => {
    for (const page of PAGES) {
      const root = pageOf(page);
      const said = (name: string) =>
        attribute(root.querySelector(`head meta[property="${name}"], head meta[name="${name}"]`), 'content');
      expect(said('og:site_name')).toBe(farmacia.nome);
      expect(said('og:image:alt')).toContain(farmacia.nome);
      const names = ['og:type', 'og:locale', 'og:image:width', 'og:image:height', 'twitter:card'];
      expect(names.map(said)).toEqual(['website', 'pt_PT', '1200', '630', 'summary_large_image']);
      expect(said('format-detection')).toBe('telephone=no,date=no,address=no');
    }
  });

  test('what does not hold while the pharmacy is open is hidden in the file too, for programs that read it and run no script', () => {
    for (const page of PAGES) {
      const parts = pageOf(page).querySelectorAll('main [data-while]');
      const read = parts.filter((part) => !part.closest('[hidden], astro-island, template'));
      const holdsWhileOpen = /^(open|door-open|answered|not-silent|(nobody|call)-after|not-on-duty)$/;
      expect(read.filter((part) => !holdsWhileOpen.test(attribute(part, 'data-while'))).map(String), page).toEqual([]);
    }
  });

  test('who runs no script reads the number of who comes when called, not that of the line on duty', () => {
    const rows = pageOf('index.html').querySelectorAll('main p[data-while$="-after"]');
    const called = rows.filter((row) => attribute(row, 'data-while') === 'call-after');
    const read = rows.filter((row) => !row.hasAttribute('hidden'));
    expect(read.map(String)).toEqual((called.length > 0 ? called : rows).map(String));
  });

  test('no line of any page can begin with a dot between two facts', () => {
    for (const page of PAGES) {
      const body = pageOf(page).querySelector('body');
      // Those are cut off there (tests/browser/layout.spec.ts).
      for (const dot of body?.querySelectorAll('.facts .dot') ?? []) dot.remove();
      expect(body?.textContent).not.toMatch(/ ·/);
    }
  });

  test('search engines get one address for each page, and none of the not-found page or of a demonstration', () => {
    const canonical = (page: string) => attribute(pageOf(page).querySelector('link[rel=canonical]'), 'href');
    const refuses = (page: string) =>
      attribute(pageOf(page).querySelector('meta[name=robots]'), 'content') === 'noindex';
    const paths = PAGES.map((page) => canonical(page) && new URL(canonical(page)).pathname);
    expect(paths).toEqual(['/', '/politica-privacidade', '']);
    expect(PAGES.map(refuses)).toEqual([farmacia.demonstracao, farmacia.demonstracao, true]);
  });
});
