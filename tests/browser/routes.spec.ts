import { loadContent } from '../../src/content/load.ts';
import { inThrees } from '../../src/lib/nine-digits.ts';
import { expect, test } from './fixtures.ts';

const { farmacia, privacidade } = loadContent();
/** The browser itself notes a page that came with status 404. */
const BROWSER_NOTES_404 = /Failed to load resource.*404/;

test.describe('the home page', () => {
  test('answers at /, in European Portuguese, under the name of the pharmacy', async ({ page }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    await expect(page).toHaveTitle(new RegExp(farmacia.nome));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test.describe('any other path', () => {
  for (const path of ['/nada', '/politica', '/a/b/c', '/%3Cimg%20src=x%20onerror=alert(1)%3E', '/pedido?x=1#y']) {
    test(`${path} answers 404 with "Oops! Page not found" and "Return to Home"`, async ({ page, complaints }) => {
      complaints.allow(BROWSER_NOTES_404, /./);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    });
  }

  test('says its English words as English and offers the telephone in Portuguese', async ({ page, complaints }) => {
    complaints.allow(BROWSER_NOTES_404, /\/nada/);
    await page.goto('/nada');
    const languageOf = (text: string) =>
      page.getByText(text).evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));
    expect(await languageOf('Oops! Page not found')).toBe('en');
    expect(await languageOf('Return to Home')).toBe('en');
    await expect(page.getByRole('main').locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
  });

  test('logs the attempted path to the console', async ({ page, complaints }) => {
    complaints.allow(BROWSER_NOTES_404, /\/medicamentos\/ben-u-ron/);
    await page.goto('/medicamentos/ben-u-ron');
    await expect
      .poll(() => complaints.heard.filter((line) => line.includes('/medicamentos/ben-u-ron') && !/Failed/.test(line)))
      .toHaveLength(1);
  });

  test('leads back: "Return to Home" opens the home page', async ({ page, complaints }) => {
    complaints.allow(BROWSER_NOTES_404, /\/nada/);
    await page.goto('/nada');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('#pedido')).toBeAttached();
  });
});

test.describe('the privacy page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/politica-privacidade');
  });

  test('has a back control that leads to the site', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: privacidade.voltar }).first().click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is reached from the footer of the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').locator('a[href="/politica-privacidade"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacidade.titulo);
  });

  test('names the controller with its tax number and a mail address', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main).toContainText(farmacia.empresa.denominacao);
    await expect(main).toContainText(inThrees(farmacia.empresa.nipc));
    await expect(main.locator(`a[href^="mailto:${farmacia.email}"]`).first()).toBeVisible();
  });

  const PROMISES: [string, RegExp][] = [
    ['the data collected', /dados/i],
    ['the purposes', /para que/i],
    ['the legal bases', /artigo 6\.º/],
    ['the rights of the GDPR', /RGPD/],
    ['an answer within 30 days', /30 dias/],
    ['security and retention', /segurança[\s\S]*tempo|tempo[\s\S]*segurança/i],
    ['the cookies', /cookie-consent/],
    ['a complaint to the data protection authority', /Comissão Nacional de Proteção de Dados|CNPD/],
    ['office hours Monday to Friday 9h-19h', /segunda[^.]*sexta[^.]*9h( às |\s?[-–]\s?)19h/i],
    ['office hours on Saturday 9h-13h', /sábado[^.]*9h( às |\s?[-–]\s?)13h/i],
    ['its last update, January 2025', /janeiro de 2025/],
  ];
  for (const [promise, words] of PROMISES) {
    test(`tells ${promise}`, async ({ page }) => {
      expect((await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')).toMatch(words);
    });
  }
});
