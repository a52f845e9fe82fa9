import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { loadContent } from '../../src/content/load.ts';
import { formatEuros } from '../../src/lib/money.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field, openForm, panel, submit, submitButton } from './form.ts';
import { notHeard } from './transcripts.ts';

const content = loadContent();
const { formulario, pagina } = content;

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

/** Everything that the reader says from the beginning of the page to its end. Spaces that do not break are spaces. */
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
  return phrases.map((phrase) => phrase.replaceAll(/[\u00a0\u202f]/g, ' '));
}

const spoken = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const starting = (phrases: string[], role: string) => phrases.filter((phrase) => phrase.split(', ')[0] === role);

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path} is heard as a place: its landmarks once, its headings as an outline, its drawings not at all`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404|\/nada/);
    await page.goto(path);
    const phrases = await listen(page);
    for (const landmark of ['banner', 'main', 'contentinfo']) expect(starting(phrases, landmark)).toHaveLength(1);
    const named = ['region', 'navigation', 'complementary'].flatMap((role) => starting(phrases, role));
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
  });
}

test('prices are heard as prices, beside what they buy', async ({ page }) => {
  await page.goto('/');
  const phrases = await listen(page);
  for (const { nome, precoDia, extra } of content.aluguer) {
    const row = phrases.slice(phrases.indexOf(`rowheader, ${nome}`));
    expect(row[1]).toBe(`cell, ${spoken(formatEuros(precoDia))}`);
    if (extra) expect(row.find((phrase) => phrase.includes(extra.nome))).toContain(spoken(formatEuros(extra.preco)));
  }
  expect(phrases.filter((phrase) => /\d,\d\d\b(?! €)/.test(phrase))).toEqual([]);
});

for (const [name, path] of [
  ['inicio', '/'],
  ['politica-privacidade', '/politica-privacidade'],
] as const) {
  test(`${path} is heard as its transcript says`, async ({ page }) => {
    await answerCookies(page);
    await page.goto(path);
    expect(notHeard(await listen(page), name)).toEqual([]);
  });
}

test('what the specification says in English is said in English, and the rest in Portuguese', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404|\/nada/);
  await page.goto('/nada');
  const { titulo, voltar, explicacao } = content.interface.naoEncontrada;
  const languageOf = (text: string) =>
    page.getByText(text).evaluate((node) => node.closest<HTMLElement>('[lang]')?.lang);
  expect([await languageOf(titulo), await languageOf(voltar), await languageOf(explicacao)]).toEqual([
    'en',
    'en',
    'pt-PT',
  ]);
});

test('the map is one stop with a name, and the slogans are not spoken when they change', async ({ page }) => {
  await page.goto('/');
  await page.locator('#como-chegar').scrollIntoViewIfNeeded();
  await page.locator('iframe').waitFor();
  const phrases = await listen(page);
  expect(phrases.filter((phrase) => phrase.includes(pagina.comoChegar.mapa))).toHaveLength(1);
  const isLive = await page.locator('[data-slogan]').evaluate((node) => node.closest('[aria-live], [role]') !== null);
  expect(isLive).toBe(false);
});

test('a request is heard from its first field to what is still to do', async ({ page }) => {
  await openForm(page);
  await page.addScriptTag({ content: bundle });
  await page.evaluate(async () => {
    await globalThis.reader.virtual.start({ container: document.body });
    await globalThis.reader.virtual.clearSpokenPhraseLog();
  });
  const heard = () => page.evaluate(() => globalThis.reader.virtual.spokenPhraseLog());
  await page.locator('#pedido').focus();
  for (const text of ['Rui', '912345678', 'Rua A, 1']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await field(page, 'codigoOpcao').focus();
  await page.keyboard.type('a');
  await expect.poll(heard).toContain(`polite: ${formulario.estado.codigoOpcao}`);
  await submitButton(page).focus();
  await (await submit(page)).close();
  await expect(panel(page)).toBeFocused();
  await expect.poll(heard).toContain(`polite: ${formulario.aviso.titulo}`);
  expect(notHeard(await heard(), 'pedido')).toEqual([]);
});
