import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { loadContent } from '../../src/content/load.ts';
import { timetable } from '../../src/content/view.ts';
import { hoursTable } from '../../src/lib/hours-table.ts';
import { formatEuros } from '../../src/lib/money.ts';
import { inThrees } from '../../src/lib/nine-digits.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field, openForm, panel, submit, submitButton } from './form.ts';

const content = loadContent();
const { farmacia, formulario, pagina } = content;

/** The virtual screen reader, as a page can run it. */
interface Reader {
  virtual: {
    start(options: { container: Element }): Promise<void>;
    next(): Promise<void>;
    lastSpokenPhrase(): Promise<string>;
    spokenPhraseLog(): Promise<string[]>;
    clearSpokenPhraseLog(): Promise<void>;
  };
}
declare global {
  var reader: Reader;
}

let bundle = '';
test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export { virtual } from '@guidepup/virtual-screen-reader'", resolveDir: import.meta.dirname },
    bundle: true,
    format: 'iife',
    globalName: 'reader',
    write: false,
    logLevel: 'error',
  });
  bundle = outputFiles[0]?.text ?? '';
});

// The reader is no part of the site: the site's policy would refuse it.
test.use({ bypassCSP: true });

/** Words that only say how the page is built, which a listener soon no longer hears. */
const NOISE =
  /^(end of (?!document).*|paragraph|strong|list|listitem, .*|rowgroup|row, .*|group|article|term|definition)$/;

/** A text as it is spoken: every space alike. */
const spoken = (text: string) => text.replaceAll(/\s/g, ' ');
const withoutNoise = (phrases: string[]) => phrases.map(spoken).filter((phrase) => !NOISE.test(phrase));

/** Everything that the reader says from the beginning of the page to its end. */
async function listen(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: bundle });
  const phrases = await page.evaluate(async () => {
    const { virtual } = globalThis.reader;
    await virtual.start({ container: document.body });
    for (let step = 0; step < 5000 && (await virtual.lastSpokenPhrase()) !== 'end of document'; step++) {
      await virtual.next();
    }
    return virtual.spokenPhraseLog();
  });
  return withoutNoise(phrases);
}

const starting = (phrases: string[], role: string) => phrases.filter((phrase) => phrase.split(', ')[0] === role);

/** The headings of a level, in the order in which they are heard. */
const headings = (phrases: string[], level: number) =>
  starting(phrases, 'heading').flatMap((phrase) => phrase.match(`^heading, (.*), level ${level}$`)?.[1] ?? []);

/** The first of `expected` that is not heard after those before it; undefined when all are heard, in that order. */
function missingFrom(phrases: string[], expected: string[]): string | undefined {
  let from = 0;
  return expected.map(spoken).find((text) => {
    from = phrases.indexOf(text, from) + 1;
    return from === 0;
  });
}

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path} is heard as a place: its landmarks once, its headings as an outline, its drawings not at all`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404|\/nada/);
    await page.goto(path);
    const phrases = await listen(page);
    const { saltar, menu, ligar } = pagina.cabecalho;
    const call = spoken(`link, ${ligar} ${inThrees(farmacia.telefones.geral)}`);
    const { telefones } = farmacia;
    expect(phrases[1], 'the first to be heard').toBe(spoken(`link, ${saltar}`));
    const landmarks = [
      'banner',
      `navigation, ${menu}`,
      call,
      'main',
      'contentinfo',
      `navigation, ${pagina.rodape.legal}`,
    ];
    expect(missingFrom(phrases, [...landmarks, 'end of document'])).toBeUndefined();
    for (const landmark of ['banner', 'main', 'contentinfo']) expect(starting(phrases, landmark)).toHaveLength(1);
    const named = ['region', 'navigation', 'complementary', 'form'].flatMap((role) => starting(phrases, role));
    expect(named.filter((phrase) => !phrase.includes(', '))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);

    const levels = starting(phrases, 'heading').map((phrase) => Number(phrase.match(/level (\d)$/)?.[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 1) + 1)).toEqual([]);

    expect(phrases.filter((phrase) => /^(img|image|graphics|svg)/.test(phrase))).toEqual([]);
    const nameless = phrases.filter((phrase) =>
      /^(link|button|textbox|combobox|spinbutton)(, (required|placeholder.*))?$/.test(phrase),
    );
    expect(nameless).toEqual([]);
    // In groups, or nine digits are read as hundreds of millions.
    expect(starting(phrases, 'link').filter((phrase) => /\d{9}/.test(phrase))).toEqual([]);
    const costs = Object.values(pagina.custoChamada).map(spoken);
    const numbers = new RegExp(
      Object.values(telefones)
        .map((number) => spoken(inThrees(number ?? '')))
        .join('|'),
    );
    const calls = phrases.flatMap((phrase, i) => (/^link/.test(phrase) && numbers.test(phrase) ? [i] : []));
    expect(
      calls.filter((i) => !phrases.slice(i, i + 5).some((phrase) => costs.includes(phrase))),
      'each number with what it costs',
    ).toEqual([]);
  });
}

test('the home page is heard section by section; its hours and prices beside what they belong to', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/');
  await page.locator('#como-chegar').scrollIntoViewIfNeeded();
  await page.locator('iframe').waitFor();
  const phrases = await listen(page);
  const { sobre, servicos, aluguer, parceiros, comoChegar, pedido, contactos, pagamentos } = pagina;
  const rentals = content.aluguer.length > 0 ? [aluguer] : [];
  const partners = content.parceiros.length > 0 ? [parceiros] : [];
  const sections = [sobre, servicos, ...rentals, ...partners, comoChegar, pedido, contactos, pagamentos];
  expect(headings(phrases, 1)).toEqual([spoken(pagina.abertura.lema)]);
  expect(headings(phrases, 2)).toEqual(sections.map(({ titulo }) => spoken(titulo)));
  for (const { nome, descricao } of content.servicos) {
    expect(missingFrom(phrases, [`heading, ${nome}, level 3`, descricao])).toBeUndefined();
  }
  for (const { days, times } of hoursTable(timetable(content), content.interface.abertaAgora)) {
    expect(phrases[phrases.indexOf(spoken(`rowheader, ${days}`)) + 1]).toBe(spoken(`cell, ${times.join(', ')}`));
  }
  for (const { nome, precoDia, extra } of content.aluguer) {
    const row = phrases.slice(phrases.indexOf(spoken(`rowheader, ${nome}`)));
    expect(row[1]).toBe(spoken(`cell, ${formatEuros(precoDia)}`));
    if (!extra) continue;
    const firstDay = `${aluguer.primeiroDia}: ${formatEuros(precoDia + extra.preco)}`;
    expect(missingFrom(row, [`cell, ${extra.nome} ${formatEuros(extra.preco)} ${firstDay}`])).toBeUndefined();
  }
  expect(phrases.filter((phrase) => /\d,\d\d\b(?! €)/.test(phrase))).toEqual([]);
  expect(
    phrases.filter((phrase) => phrase.includes(spoken(comoChegar.mapa))),
    'the map is one stop',
  ).toHaveLength(1);
});

test('a request is heard from its first field to what is still to do', async ({ page }) => {
  await openForm(page);
  await page.addScriptTag({ content: bundle });
  await page.evaluate(async () => {
    await globalThis.reader.virtual.start({ container: document.body });
    await globalThis.reader.virtual.clearSpokenPhraseLog();
  });
  const heard = async () => withoutNoise(await page.evaluate(() => globalThis.reader.virtual.spokenPhraseLog()));
  await page.locator('#pedido').focus();
  for (const text of ['Rui', '912345678', 'Rua A, 1']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await field(page, 'codigoOpcao').focus();
  await page.keyboard.type('a');
  const notice = `polite: ${formulario.estado.codigoOpcao}`;
  await expect.poll(heard).toContain(spoken(notice));
  await submitButton(page).focus();
  await (await submit(page)).close();
  await expect(panel(page)).toBeFocused();
  await expect.poll(heard).toContain(spoken(`polite: ${formulario.aviso.titulo}`));
  const { campos, obrigatorio, opcional } = formulario;
  const required = ({ rotulo, ajuda }: { rotulo: string; ajuda: string }) =>
    `textbox, ${rotulo}${obrigatorio}, ${ajuda}, required`;
  const expected = [
    `region, ${pagina.pedido.titulo}`,
    ...[campos.nome, campos.telemovel, campos.morada].map(required),
    `textbox, ${campos.codigoOpcao.rotulo}${opcional}, ${campos.codigoOpcao.ajuda}`,
    notice,
    `button, ${formulario.enviar}`,
    `region, ${formulario.painel.titulo}`,
  ];
  expect(missingFrom(await heard(), expected)).toBeUndefined();
});
