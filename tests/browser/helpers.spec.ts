import type { Page } from '@playwright/test';
import { openingState } from '../../src/opening/hours.ts';
import { openingLine } from '../../src/opening/opening-line.ts';
import { loadContent } from '../../src/pharmacy/load.ts';
import { quoteLine, rentalItem } from '../../src/rental/rental.ts';
import { answerCookies } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field } from './form.ts';
import { hydrated, openStopped } from './islands.ts';

const content = loadContent();
const { aluguer, farmacia, horario, interface: texts, pagina } = content;
const [first, last] = [aluguer[0], aluguer.at(-1)];

/** What a rental costs as a sum that one can follow. */
const sumOf = (item: (typeof content.aluguer)[number], days: number) =>
  quoteLine(rentalItem(item), days, texts.orcamento);
const readable = (text: string) => text.replaceAll(/\s+/g, ' ');
const otherMatter = async (page: Page) => readable(await field(page, 'outroAssunto').inputValue());

test.beforeEach(async ({ page }) => answerCookies(page));

test('a rental is worked out as a sum, and booking it writes it into the request and leads there', async ({ page }) => {
  if (!first || !last) return test.skip(true, 'this pharmacy has nothing for rent');
  await page.goto('/');
  const rental = page.locator('#aluguer');
  await rental.scrollIntoViewIfNeeded();
  await expect(rental.getByRole('status')).toHaveText(sumOf(first, 7));
  await rental.getByLabel(texts.orcamento.quantos).fill('1');
  await expect(rental.getByRole('status')).toHaveText(sumOf(first, 1));
  await rental.getByLabel(texts.orcamento.equipamento).selectOption({ label: last.nome });
  await expect(rental.getByRole('status')).toHaveText(sumOf(last, 1));
  await rental.getByRole('link', { name: pagina.aluguer.agendar }).click();
  await expect(page.locator('#pedido')).toBeFocused();
  await expect.poll(() => otherMatter(page)).toContain(last.nome);
  expect(await otherMatter(page)).toContain(readable(sumOf(last, 1)));
});

test('two dates count both days, and nothing that was typed is overwritten', async ({ page }) => {
  if (!first) return test.skip(true, 'this pharmacy has nothing for rent');
  await page.clock.setFixedTime(new Date('2026-12-01T10:00:00Z'));
  await page.goto('/');
  await field(page, 'outroAssunto').scrollIntoViewIfNeeded();
  await field(page, 'outroAssunto').fill('Têm protetor solar?');
  const rental = page.locator('#aluguer');
  await rental.scrollIntoViewIfNeeded();
  await rental.getByRole('button', { name: texts.orcamento.porDatas }).click();
  await rental.getByLabel(texts.orcamento.primeiro).fill('2026-12-24');
  await rental.getByLabel(texts.orcamento.ultimo).fill('2026-12-30');
  await expect(rental.getByRole('status')).toHaveText(sumOf(first, 7));
  await rental.getByRole('link', { name: pagina.aluguer.agendar }).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(/^Têm protetor solar\?[\s\S]*24\/12\/2026[\s\S]*30\/12\/2026/);
});

test.describe('whether the pharmacy is open, in Lisbon, wherever the visitor’s clock stands', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  // A summer's day, when Lisbon is an hour ahead of universal time. Other hours: src/opening/hours.test.ts.
  test('it says what the hours say', async ({ page }) => {
    test.skip(horario.aberturas.length === 0, 'this pharmacy shows no hours');
    const now = new Date('2026-07-01T08:45:00Z');
    await openStopped(page, '/', now);
    const hours = content.timetable;
    const state = openingState(hours, now, () => ({}));
    const text = openingLine(state, now, texts.abertaAgora, { behind: hours.behind });
    await expect(page.locator('[data-open] [data-opening]')).toHaveText(text);
  });
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
