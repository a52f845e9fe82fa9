import { loadContent } from '../../src/content/load.ts';
import { inThrees } from '../../src/lib/nine-digits.ts';
import { fillTemplate } from '../../src/lib/template.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field } from './form.ts';
import { hydrated, openStopped } from './islands.ts';

const { aluguer, entregas, farmacia, interface: texts, pagina } = loadContent();
const [monitor] = aluguer;
if (!monitor?.extra) throw new Error('The first rental of the demonstration has something to buy with it.');

/** "7 dias × 1,00 € + braçadeira nova obrigatória 9,00 € = 16,00 €", as the issue writes it; the spaces before € do not break. */
const WEEK = /7 dias × 1,00\s€ \+ braçadeira nova 9,00\s€\s?= 16,00\s€/;

test.beforeEach(async ({ page }) => answerCookies(page));

test('a rental is worked out as a sum, and booking it writes it into the request and leads there', async ({ page }) => {
  await page.goto('/');
  const rental = page.locator('#aluguer');
  await rental.scrollIntoViewIfNeeded();
  await expect(rental.getByRole('status')).toHaveText(WEEK);
  await rental.getByLabel(texts.orcamento.quantos).fill('1');
  await expect(rental.getByRole('status')).toHaveText(/1 dia × 1,00\s€ .* = 10,00\s€/);
  await rental.getByLabel(texts.orcamento.equipamento).selectOption({ label: 'Termómetro digital' });
  await expect(rental.getByRole('status')).toHaveText(/^1 dia × 0,50\s€\s?= 0,50\s€$/);
  await rental.getByRole('link', { name: pagina.aluguer.agendar }).click();
  await expect(page.locator('#pedido')).toBeFocused();
  await expect(field(page, 'outroAssunto')).toHaveValue(/Termómetro digital.*0,50/);
});

test('two dates count both days, and nothing that was typed is overwritten', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T10:00:00Z'));
  await page.goto('/');
  await field(page, 'outroAssunto').scrollIntoViewIfNeeded();
  await field(page, 'outroAssunto').fill('Têm protetor solar?');
  const rental = page.locator('#aluguer');
  await rental.scrollIntoViewIfNeeded();
  await rental.getByRole('button', { name: texts.orcamento.porDatas }).click();
  await rental.getByLabel(texts.orcamento.primeiro).fill('2026-12-24');
  await rental.getByLabel(texts.orcamento.ultimo).fill('2026-12-30');
  await expect(rental.getByRole('status')).toHaveText(WEEK);
  await rental.getByRole('link', { name: pagina.aluguer.agendar }).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(/^Têm protetor solar\?[\s\S]*24\/12\/2026 a 30\/12\/2026/);
});

test('the council where the pharmacy delivers gets price and time, and its name goes into the request', async ({
  page,
}) => {
  await page.goto('/');
  const delivery = page.getByRole('region', { name: pagina.servicos.entregaTitulo });
  await delivery.scrollIntoViewIfNeeded();
  await delivery.getByLabel(texts.entregamos.concelho).selectOption('Tomar');
  const answer = delivery.getByRole('status');
  await expect(answer).toContainText(fillTemplate(texts.entregamos.sim, { concelho: 'Tomar' }));
  await expect(answer).toContainText('grátis, até 48 horas');
  await expect(answer).toContainText(/2,90\s€, no próprio dia/);
  await answer.getByRole('link', { name: texts.entregamos.juntar }).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(/Tomar/);
});

test('for another council the answer is no, with what to do instead', async ({ page }) => {
  await page.goto('/');
  const delivery = page.getByRole('region', { name: pagina.servicos.entregaTitulo });
  await delivery.scrollIntoViewIfNeeded();
  await delivery.getByLabel(texts.entregamos.concelho).selectOption(texts.entregamos.outro);
  await expect(delivery.getByRole('status')).toContainText(texts.entregamos.nao);
  await expect(delivery.getByRole('status')).toContainText(inThrees(farmacia.telefones.geral));
  await expect(delivery.getByRole('status')).not.toContainText(entregas.normal.prazo.toLowerCase());
});

test.describe('whether the pharmacy is open, in Lisbon, wherever the visitor’s clock stands', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  for (const [when, words] of [
    ['2026-11-23T10:00:00Z', 'Aberta agora · fecha às 19h'],
    ['2026-11-22T20:00:00Z', 'Fechada · abre amanhã às 9h'],
    ['2026-07-01T08:30:00Z', 'Aberta agora · fecha às 19h'],
  ] as const) {
    test(`at ${when} it says "${words}"`, async ({ page }) => {
      await openStopped(page, '/', new Date(when));
      await expect(page.getByText(words)).toBeVisible();
    });
  }
});

test('sharing uses the device’s own sheet where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => document.documentElement.setAttribute('data-shared', JSON.stringify(data));
  });
  await page.goto('/');
  await page.locator('#contactos').scrollIntoViewIfNeeded();
  await (await hydrated(page.getByRole('button', { name: texts.partilhar.botao }))).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(farmacia.nome));
});

test('without a sheet the link is copied, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/');
  await page.locator('#contactos').scrollIntoViewIfNeeded();
  await (await hydrated(page.getByRole('button', { name: texts.partilhar.botao }))).click();
  await expect(page.getByText(texts.partilhar.copiada)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/', page.url()).href);
});

test('the contact can be kept: the card that the page offers is there', async ({ page, request }) => {
  await page.goto('/');
  const card = page.getByRole('link', { name: pagina.contactos.guardar });
  const answer = await request.get((await card.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/vcard');
  expect(await answer.text()).toContain(`+351${farmacia.telefones.geral}`);
});
