import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../build/compress.ts';
import { DUTY_LINE_COST } from '../../src/contact/words.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { loadPharmacy, readContent } from '../../src/pharmacy/load.ts';
import { leaves } from '../../src/pharmacy/paths.ts';
import { inThrees } from '../../src/text/nine-digits.ts';
import { DEMONSTRATION_SITE, SECOND_PHARMACY, SECOND_SITE } from '../build-sites.ts';
import { missingByLaw } from './law.ts';
import { linksTo, PAGES, plain, readableText, readPage, text } from './pages.ts';

const first = loadPharmacy(DEMONSTRATION);
/** What every pharmacy's site says. */
const WORDS_OF_SITE = globSync('src/**/words.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join();

const second = loadPharmacy(SECOND_PHARMACY);
const home = readPage('index.html', SECOND_SITE);
const ENGLISH = 'details[lang=en]';

describe("the second pharmacy's site", () => {
  test('holds not one string of the first in any file', () => {
    const common = new Set(stringsOf(second, SECOND_PHARMACY));
    const searched = stringsOf(first, DEMONSTRATION).filter(
      (text) => !common.has(text) && !WORDS_OF_SITE.includes(text),
    );
    const found = filesOf(SECOND_SITE).flatMap((file) => {
      const text = readableFile(join(SECOND_SITE, file));
      const isWhole = (string: string) =>
        new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(string)}(?![\\p{L}\\d])`, 'u').test(text);
      return searched.filter((string) => text.includes(string) && isWhole(string)).map((of) => `${file}: ${of}`);
    });
    expect(found).toEqual([]);
    // The search finds what is there.
    const own = filesOf(DEMONSTRATION_SITE).map((file) => readableFile(join(DEMONSTRATION_SITE, file)));
    expect(searched.filter((string) => own.join('\n').includes(string)).length).toBeGreaterThan(120);
  });

  test('draws its own pictures', () => {
    const pictures = globSync('*.{png,svg,ico}', { cwd: SECOND_SITE });
    expect(pictures.length).toBeGreaterThan(5);
    const bytesOf = (site: string, picture: string) => readFileSync(join(site, picture)).toString('base64');
    expect(pictures.filter((of) => bytesOf(SECOND_SITE, of) === bytesOf(DEMONSTRATION_SITE, of))).toEqual([]);
  });

  test.each(PAGES)('leaves nothing empty on %s', (page) => {
    const root = readPage(page, SECOND_SITE);
    const empty = root
      .querySelectorAll('section, nav, ul, ol, dl, table, p, h1, h2, h3, h4, li, a, button, caption')
      .filter((element) => element.text.trim() === '' && !element.hasAttribute('aria-label') && !isForScript(element));
    expect(empty.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
    for (const section of root.querySelectorAll('section[id]')) {
      const heading = section.querySelector('h2')?.text ?? '';
      expect(section.text.length, section.id).toBeGreaterThan(heading.length + 20);
    }
  });

  test('shows its names as they are written, with quotes, ampersands and angle brackets', () => {
    const { nome, morada } = second.farmacia;
    for (const place of ['title', 'header']) expect(home.querySelector(place)?.text).toContain(nome);
    expect(home.querySelector('meta[property="og:title"]')?.getAttribute('content')).toContain(nome);
    const policy = readPage('politica-privacidade.html', SECOND_SITE).querySelector('article');
    expect(policy?.text).toContain(morada.rua);
    expect(policy?.querySelector('header section table')?.text, 'also before its first title').toContain('nenhuma');
    expect(JSON.parse(text('manifest.webmanifest', SECOND_SITE))).toMatchObject({ name: nome });
    expect(readableFile(join(SECOND_SITE, 'farmacia.vcf'))).toContain(`FN:${nome}`);
  });

  test('names who knows which pharmacy is on duty, because no page of its municipality does, and calls who comes when called at the line’s own number, with the cost at every hour', () => {
    const ofLine = home.querySelectorAll('#sobre li').filter((item) => linksTo(item, 'tel:1400').length > 0);
    expect(ofLine.map(readableText)).toEqual([expect.stringContaining(second.pagina.linhaDeServico.texto)]);
    const first = home.querySelector('main [data-while=on-call]');
    expect(linksTo(first, 'tel:1400')).toHaveLength(1);
    for (const part of [ofLine[0], first]) expect(readableText(part ?? null)).toContain(plain(DUTY_LINE_COST));
    // Once to ask which pharmacy is on duty, once to have somebody come.
    expect(linksTo(home.querySelector(ENGLISH), 'tel:1400')).toHaveLength(2);
    expect(linksTo(readPage('index.html', DEMONSTRATION_SITE), 'tel:1400')).toEqual([]);
    for (const place of ['.ActionBar-bar', '#sobre', '#pedido'])
      expect(linksTo(home.querySelector(place), 'tel:1400'), place).not.toEqual([]);
  });

  test('says of what a price is, and how one collects', () => {
    const services = readableText(home.querySelector('#servicos'));
    expect(services).toContain(`1,50 € ou 1,00 € para sócios d'"Além"`);
    expect(services).toMatch(/Vir buscar Cacifo d'Ouro & Sal 0,50 € por saco .+ Pode levantar: .+ 24 horas/);
  });

  test("shows a partner's own link under its own label, where there is one", () => {
    const { url, texto } = second.parceiros[0]?.ligacao ?? {};
    const link = home.querySelectorAll('#parceiros a').find((a) => a.getAttribute('href') === url);
    expect(readableText(link ?? null)).toContain(texto);
    const ofFirst = linksTo(readPage('index.html', DEMONSTRATION_SITE).querySelector('#parceiros'), 'https:');
    expect(ofFirst.filter((href) => !href.startsWith('https://wa.me/'))).toEqual([]);
  });

  test('shows what the law asks of it', () => {
    expect(missingByLaw(SECOND_SITE, second)).toEqual([]);
  });
});

/** Every file of a built site; compressed copies are left out. */
const filesOf = (site: string) => filesIn(site).filter((file) => !/\.(br|gz)$/.test(file));

/** A file's text as written and as read: entities, folded lines and escapes undone; a picture's too. */
function readableFile(path: string): string {
  // Amounts are shown with spaces that do not break.
  const raw = readFileSync(path, 'utf8').replaceAll('\u00a0', ' ');
  const unescaped = raw
    .replaceAll('\r\n ', '')
    .replace(/\\(["\\,;])/g, '$1')
    .replaceAll('\\u003c', '<');
  return `${raw}\n${path.endsWith('.html') ? parse(`<p>${raw.replace(/<[^>]*>/g, ' ')}</p>`).text : ''}\n${unescaped}`;
}

const OWN = ['farmacia', 'horario', 'pagina', 'servicos', 'entregas', 'aluguer', 'parceiros', 'slogans', 'privacidade'];

/** Who a pharmacy is, in every form in which it is shown, and every sentence of its own files. */
function stringsOf({ farmacia }: typeof first, folder: string): string[] {
  const { sources } = readContent(folder);
  const texts = OWN.flatMap((name) => leaves(sources.get(name)?.data, [name])).flatMap(({ path, value }) => {
    const [file, field] = path;
    if (typeof value !== 'string' || field === 'aspeto') return [];
    if (file === 'farmacia') return value.length > 5 ? [value] : [];
    const lines = value.replace(/^\|.*$/gm, '').split(/\{[^}]*\}|\n/);
    const sentences = lines.map((line) => line.replace(/^(#+|-|\d+\.) /, '').trim());
    return sentences.filter((line) => line.length > 11 && line.includes(' '));
  });
  const { telefones, empresa, site, coordenadas } = farmacia;
  const numbers = [telefones.geral, telefones.whatsapp, telefones.urgencia, empresa.nipc].flatMap(
    (known) => known ?? [],
  );
  // As `readableFile` shows them, with ordinary spaces.
  const shown = numbers.map((number) => inThrees(number).replaceAll('\u00a0', ' '));
  const places = [coordenadas.latitude, coordenadas.longitude].map((degrees) => degrees.toFixed(5));
  return [...new Set([...texts, ...shown, ...places, new URL(site).hostname])];
}

/** An element that only a script fills or shows may be empty until then. */
function isForScript(element: HTMLElement): boolean {
  if (element.tagName === 'P' && element.closest('astro-island')) return true;
  return (
    element.querySelector('svg, input, select, textarea, iframe') !== null ||
    element.closest('[hidden], [aria-live], [data-today]') !== null
  );
}
