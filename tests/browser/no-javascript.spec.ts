import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';

const { farmacia, slogans, aluguer, servicos } = loadContent();

test.use({ javaScriptEnabled: false });

test('without scripts every section can be read', async ({ page }) => {
  await page.goto('/');
  for (const id of ['sobre', 'servicos', 'aluguer', 'parceiros', 'como-chegar', 'pedido', 'contactos', 'pagamentos']) {
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
  }
  for (const { nome } of [...servicos, ...aluguer]) await expect(page.getByText(nome).first()).toBeVisible();
  await expect(page.locator('[data-slogan]')).toContainText(slogans[0] ?? '');
});

test('without scripts the request section offers WhatsApp, telephone and mail instead of a button', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#pedido');
  await expect(section.locator(`a[href^="https://wa.me/351${farmacia.telefones.whatsapp}"]`).first()).toBeVisible();
  await expect(section.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`).first()).toBeVisible();
  await expect(section.locator(`a[href^="mailto:${farmacia.email}"]`).first()).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('without scripts no control stands there dead', async ({ page }) => {
  await page.goto('/');
  const dead = await page.getByRole('button').filter({ visible: true }).allInnerTexts();
  expect(dead).toEqual([]);
});

test('without scripts no cookie banner covers the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-cookie-banner]').filter({ visible: true })).toHaveCount(0);
});

test('without scripts the privacy page and the not-found page can be read', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource.*404/);
  await page.goto('/politica-privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/nada');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('without scripts the system still decides the theme', async ({ page }) => {
    await page.goto('/');
    const background = page.locator('body');
    await expect(background).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /.+/);
  });
});
