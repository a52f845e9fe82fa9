import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { formatEuros } from '../../src/lib/money.ts';
import { inThrees } from '../../src/lib/nine-digits.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';

const content = loadContent();
const { farmacia, pagina } = content;

/** The parts in the specification's order (section 2), each by what a person or the contract finds it by. */
const PARTS: [string, string][] = [
  ['header', 'body > header, header[role=banner]'],
  ['hero', 'h1'],
  ['slogans', '[data-slogan]'],
  ['about', '#sobre'],
  ['services', '#servicos'],
  ['rental', '#aluguer'],
  ['partners', '#parceiros'],
  ['directions', '#como-chegar'],
  ['request form', '#pedido'],
  ['contact', '#contactos'],
  ['payment methods', '#pagamentos'],
  ['footer', 'body > footer, footer[role=contentinfo]'],
];

/** Spaces that do not break are spaces to a reader. */
/** Also of what is far below the screen, which has no `innerText` before it comes near. */
const textOf = async (element: Locator) => (await element.textContent()) ?? '';
const readable = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function expectToRead(page: Page, selector: string, texts: string[]): Promise<void> {
  const shown = readable(await textOf(page.locator(selector)));
  for (const text of texts) expect(shown).toContain(readable(text));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the home page has its parts in the order of the specification', async ({ page }) => {
  const names = await page.evaluate((parts) => {
    const nodes = parts.map(([name, selector]) => ({ name, node: document.querySelector(selector) }));
    const missing = nodes.filter(({ node }) => !node).map(({ name }) => `missing: ${name}`);
    const found = nodes.flatMap(({ name, node }) => (node ? [{ name, node }] : []));
    found.sort((a, b) => (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    return [...missing, ...found.map(({ name }) => name)];
  }, PARTS);
  expect(names).toEqual(PARTS.map(([name]) => name));
});

test('the header shows the name and a call button with the number', async ({ page }) => {
  const header = page.getByRole('banner');
  await expect(header).toContainText(farmacia.nome);
  const call = header.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`);
  await expect(call).toBeVisible();
  expect(readable(await call.innerText())).toContain(inThrees(farmacia.telefones.geral));
});

test('the hero has the tagline, three highlights, both buttons and the address', async ({ page }) => {
  const { lema, destaques } = pagina.abertura;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lema);
  const hero = page.locator('main > *').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const highlight of destaques) await expect(hero.getByText(highlight, { exact: true })).toBeVisible();
  await expect(hero.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
  await expect(hero.locator(`a[href^="https://wa.me/351${farmacia.telefones.whatsapp}?text="]`)).toBeVisible();
  await expect(hero).toContainText(farmacia.morada.rua);
});

test('about tells the history since the founding year, the team and the on-call number', async ({ page }) => {
  await expectToRead(page, '#sobre', [
    String(farmacia.desde),
    ...pagina.sobre.paragrafos,
    content.horario.disponibilidade,
  ]);
  await expect(page.locator(`#sobre a[href="tel:+351${farmacia.telefones.urgencia}"]`)).toBeVisible();
});

test('services lists each service', async ({ page }) => {
  await expectToRead(
    page,
    '#servicos',
    content.servicos.map((service) => service.nome),
  );
});

test('services tells where, when and for how much is delivered', async ({ page }) => {
  const { concelhos, normal, urgente, condicao } = content.entregas;
  await expectToRead(page, '#servicos', [
    farmacia.concelho,
    ...concelhos,
    normal.prazo,
    urgente.prazo,
    formatEuros(urgente.preco),
    condicao,
  ]);
});

test('rental lists each equipment with its price a day and what is bought with it', async ({ page }) => {
  for (const { nome, precoDia, extra } of content.aluguer) {
    const row = page.locator('#aluguer').getByRole('row').filter({ hasText: nome });
    const shown = readable(await textOf(row));
    expect(shown).toContain(readable(formatEuros(precoDia)));
    if (extra) expect(shown).toContain(readable(formatEuros(extra.preco)));
  }
});

test("the rental prices are a table with the section's name", async ({ page }) => {
  await expect(page.getByRole('table', { name: pagina.aluguer.titulo, exact: true })).toBeVisible();
});

test('"Agendar Aluguer" scrolls to the request form and moves the focus there', async ({ page }) => {
  await page.locator('#aluguer').getByRole('link', { name: pagina.aluguer.agendar }).click();
  await expect(page.locator('#pedido').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#pedido') !== null)).toBe(true);
});

test('"Agendar Aluguer" scrolls smoothly, but at once for who wants less motion', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test('partners are shown with their conditions, points, WhatsApp and mail', async ({ page }) => {
  for (const { titulo, pontos, nota } of content.parceiros) {
    const panel = page
      .locator('#parceiros')
      .locator('li, article')
      .filter({ has: page.getByRole('heading', { name: titulo }) })
      .first();
    const shown = readable(await textOf(panel));
    for (const text of [...pontos, nota]) expect(shown).toContain(readable(text));
    await expect(panel.locator('a[href^="https://wa.me/"]')).toHaveCount(1);
    await expect(panel.locator('a[href^="mailto:"]')).toHaveCount(1);
  }
});

test('"Como Chegar" has the map, the address and a button for the maps app', async ({ page }) => {
  const section = page.locator('#como-chegar');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('iframe')).toHaveAttribute('title', pagina.comoChegar.mapa);
  await expect(section).toContainText(farmacia.morada.rua);
  await expect(section.getByRole('link', { name: pagina.comoChegar.abrir })).toBeVisible();
});

test('contact has the telephone, WhatsApp, address, mail and social page', async ({ page }) => {
  const section = page.locator('#contactos');
  await expect(section.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
  await expect(section.locator(`a[href^="https://wa.me/351${farmacia.telefones.whatsapp}"]`)).toBeVisible();
  await expect(section.locator(`a[href^="mailto:${farmacia.email}"]`)).toBeVisible();
  await expect(section.locator(`a[href="${farmacia.redeSocial.url}"]`)).toBeVisible();
  await expect(section).toContainText(farmacia.morada.rua);
});

test('payment methods names each of them', async ({ page }) => {
  await expectToRead(
    page,
    '#pagamentos',
    content.pagamentos.map((method) => method.nome),
  );
});

test('the footer has the legal name, the tax number and the three links', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(farmacia.empresa.denominacao);
  expect((await footer.innerText()).replaceAll(/\s/g, '')).toContain(farmacia.empresa.nipc);
  const { infarmed, livroReclamacoes, dgav } = farmacia.ligacoes;
  for (const url of [infarmed, livroReclamacoes, dgav]) await expect(footer.locator(`a[href="${url}"]`)).toBeVisible();
});

test('the WhatsApp button floats at the bottom right, wherever one scrolls', async ({ page }) => {
  // The cookie banner lifts it.
  await answerCookies(page);
  await page.reload();
  const button = page.getByRole('link', { name: pagina.whatsappFlutuante.texto });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const selector of ['h1', '#aluguer', '#contactos']) {
    await page.locator(selector).scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button has no box.');
    expect(width - box.x - box.width).toBeLessThan(48);
    expect(height - box.y - box.height).toBeLessThan(48);
  }
});

test('every address inside the page leads to a part that exists', async ({ page }) => {
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !document.getElementById(href.slice(1))),
  );
  expect(broken).toEqual([]);
});

test('the first Tab finds a skip link that leads to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: pagina.cabecalho.saltar });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
