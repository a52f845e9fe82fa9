import { loadContent } from '../../src/content/load.ts';
import { mailtoLink, whatsappLink } from '../../src/lib/links.ts';
import { expect, test } from './fixtures.ts';

const { farmacia, pagina, parceiros } = loadContent();
const mobile = farmacia.telefones.whatsapp;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const GREETINGS: [string, string, string][] = [
  ['the hero asks for general information', 'main', pagina.abertura.saudacao],
  ['services asks about services', '#servicos', pagina.servicos.saudacao],
  ['contact asks for help with medicines', '#contactos', pagina.contactos.saudacao],
  ['the floating button asks for general information', 'body', pagina.whatsappFlutuante.saudacao],
];
for (const [promise, where, greeting] of GREETINGS) {
  test(`WhatsApp from ${promise}`, async ({ page }) => {
    await expect(
      page
        .locator(where)
        .locator(`a[href="${whatsappLink(mobile, greeting)}"]`)
        .first(),
    ).toBeVisible();
  });
}

for (const { titulo, saudacao } of parceiros) {
  test(`WhatsApp and mail about "${titulo}" name the service`, async ({ page }) => {
    expect(saudacao).toContain(titulo);
    const fill = (text: string) => text.replaceAll('{servico}', titulo);
    const mail = mailtoLink(farmacia.email, {
      subject: fill(pagina.parceiros.assunto),
      body: fill(pagina.parceiros.corpo),
    });
    expect(fill(pagina.parceiros.assunto)).toBe(`Informações sobre ${titulo}`);
    const section = page.locator('#parceiros');
    await expect(section.locator(`a[href="${whatsappLink(mobile, saudacao)}"]`)).toBeVisible();
    await expect(section.locator(`a[href="${mail}"]`)).toBeVisible();
  });
}

test('every mail link encodes spaces as %20, never as +', async ({ page }) => {
  const mails = await page
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter((href) => href?.includes('+'))).toEqual([]);
});

test('every telephone link carries the country code', async ({ page }) => {
  const calls = await page
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter((href) => !/^tel:(\+351\d{9}|112)$/.test(href ?? ''))).toEqual([]);
});

test('every WhatsApp link leads to the pharmacy and opens beside the site', async ({ page }) => {
  const links = await page.locator('a[href^="https://wa.me/"]').evaluateAll((nodes) =>
    nodes.map((node) => ({
      href: node.getAttribute('href') ?? '',
      target: node.getAttribute('target'),
      rel: node.getAttribute('rel'),
    })),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    expect(link.href).toMatch(new RegExp(`^https://wa\\.me/351${mobile}(\\?text=|$)`));
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  }
});

test('every new tab is opened without a handle on this one', async ({ page }) => {
  for (const path of ['/', '/politica-privacidade']) {
    await page.goto(path);
    const unsafe = await page
      .locator('[target="_blank"]')
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => node.getAttribute('rel') !== 'noopener noreferrer')
          .map((node) => node.outerHTML.slice(0, 120)),
      );
    expect(unsafe).toEqual([]);
  }
});

test('the social page, the maps app and the three official pages are linked', async ({ page }) => {
  const { infarmed, livroReclamacoes, dgav } = farmacia.ligacoes;
  for (const url of [farmacia.redeSocial.url, infarmed, livroReclamacoes, dgav]) {
    await expect(page.locator(`a[href="${url}"]`).first()).toBeVisible();
  }
  const { latitude, longitude } = farmacia.coordenadas;
  const maps = page.locator('#como-chegar').getByRole('link', { name: pagina.comoChegar.abrir });
  const href = (await maps.getAttribute('href')) ?? '';
  expect(new URL(href).protocol).toBe('https:');
  expect(decodeURIComponent(href)).toContain(latitude.toFixed(3));
  expect(decodeURIComponent(href)).toContain(longitude.toFixed(3));
});

test('the map is not asked for before one comes near it', async ({ page, outbound }) => {
  await page.waitForLoadState('networkidle');
  expect(outbound).toEqual([]);
  await page.locator('#como-chegar').scrollIntoViewIfNeeded();
  await expect.poll(() => outbound.map((url) => new URL(url).hostname)).toEqual(['www.openstreetmap.org']);
});

test('the map is kept in a sandbox, without our cookies and without the full address', async ({ page }) => {
  const frame = page.locator('#como-chegar iframe');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('credentialless', /.*/);
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});

test('no cookie and no storage exist before a choice', async ({ page, context }) => {
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
