import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { isLoan, quoteLine, quoteOf } from '../../src/rental/rental.ts';
import * as words from '../../src/rental/words.ts';
import { withCapital } from '../../src/text/in-sentence.ts';
import { formatEuros } from '../../src/text/money.ts';
import { formWords } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import { type RequestForm, SHORT_REQUEST } from './form.ts';
import { holdScripts } from './islands.ts';

const { aluguer } = loadPharmacy();

const calculator = (page: Page) =>
  page.locator('#aluguer details').filter({ has: page.getByRole('heading', { name: words.quoteTitle }) });
const status = (page: Page) => calculator(page).locator('.rental-sum');
const book = (page: Page) => page.locator('#aluguer').getByRole('link', { name: words.book });
/** The receipt of a rental: what is paid, line by line, and the total. */
function receiptOf(item: (typeof aluguer)[number], days: number, between = ''): string {
  const { lines, total } = quoteOf(item, days);
  const paid = lines.map(({ name, price, amount }) => `${price ? words.atPrice(name, price) : name} ${amount}`);
  return [...paid, `${words.total} ${total}`].join(between);
}

async function openCalculator(page: Page, form: RequestForm): Promise<void> {
  await form.open();
  await page.locator('#aluguer').scrollIntoViewIfNeeded();
  await calculator(page).waitFor();
}

test('a rental is a sum to follow; booked, it is in the request', async ({ page, form }) => {
  const [first, second] = aluguer;
  if (!first || !second) throw new Error('The demonstration rents two things.');
  const readable = (text: string) => text.replaceAll(/\s+/g, ' ');
  /** That of the rental that was booked last. */
  const firstDay = form.element.getByLabel(formWords.aluguerDesde).last();
  const line = async () => readable(await form.rentals.last().innerText());
  await page.clock.setFixedTime(new Date('2026-12-01T10:00:00Z'));
  await openCalculator(page, form);
  await test.step('nothing is chosen for anybody, nor added untouched', async () => {
    await expect(status(page)).toHaveText(words.MISTAKES.semDias);
    await book(page).click();
    await expect(form.section).toBeFocused();
    await expect(form.rentals, 'an untouched calculator adds nothing').toHaveCount(0);
  });

  await test.step('what is chosen alone is said not to go', async () => {
    await calculator(page).getByLabel(words.itemColumn).selectOption(second.nome);
    await expect(form.section.getByRole('link', { name: `«${second.nome}» só vai no pedido` })).toBeVisible();
    await calculator(page).getByLabel(words.itemColumn).selectOption(first.nome);
  });

  await test.step('a sum, or a sentence', async () => {
    await form.field('outroAssunto').fill('Têm protetor solar?');
    await calculator(page).getByLabel(words.daysField).fill('7');
    await expect(status(page)).toHaveText(receiptOf(first, 7));
    const announced = page.locator('[data-announcements]').getByText(receiptOf(first, 7, '. '));
    await expect(announced, 'heard as one text').toHaveCount(1);
    // The sentences for each number of days: src/rental/rental.test.ts.
    await calculator(page).getByLabel(words.daysField).fill('0');
    await expect(status(page)).toHaveText(words.MISTAKES.zero);
    await calculator(page).getByLabel(words.daysField).fill('1');
    await calculator(page).getByLabel(words.itemColumn).selectOption(second.nome);
    await calculator(page).getByRole('button', { name: words.oneDayMore }).click();
    await expect(status(page)).toHaveText(receiptOf(second, 2));
    await calculator(page).getByRole('button', { name: words.oneDayLess }).click();
    await expect(status(page)).toHaveText(receiptOf(second, 1));
  });
  await test.step('until it is booked, the form says that it does not go', async () => {
    const pending = form.section.getByRole('link', { name: /só vai no pedido se carregar em/ });
    await pending.click();
    await expect(calculator(page).getByLabel(words.itemColumn)).toBeFocused();
    await book(page).click();
    await expect(pending).toHaveCount(0);
    await expect.poll(line).toContain(readable(quoteLine(second, 1)));
    await expect(form.field('outroAssunto')).toHaveValue('Têm protetor solar?');
  });

  await test.step('by dates', async () => {
    await calculator(page).getByLabel(words.itemColumn).selectOption(first.nome);
    await calculator(page).getByRole('button', { name: words.toDates }).click();
    await expect(status(page), 'the number counts until dates are chosen').toHaveText(receiptOf(first, 1));
    await calculator(page).getByLabel(words.firstDay).fill('2026-12-24');
    await expect(status(page), 'until there is a last one').toHaveText(receiptOf(first, 1));
    await book(page).click();
    await expect(firstDay, 'the first day goes with the number').toHaveValue('2026-12-24');
    await calculator(page).getByLabel(words.lastDay).fill('2026-12-30');
    await expect(status(page)).toHaveText(receiptOf(first, 7));
  });
  await test.step('booked again, the line is another', async () => {
    await book(page).click();
    const sentence = formWords.mensagem.aluguer({
      id: first.id,
      item: first.nome,
      isLoan: false,
      days: 7,
      firstDay: '2026-12-24',
      lastDay: '',
      sum: quoteLine(first, 7),
    });
    await expect.poll(line).toBe(readable(sentence));
    await expect(firstDay).toHaveValue('2026-12-24');
    const answer = page
      .locator('[aria-live], [role=status]')
      .filter({ hasText: `${formWords.aluguerJunto(sentence)}, em vez de «` });
    await expect(answer, 'said once').toHaveCount(1);
    await expect(form.section.locator('.written-request'), 'where one is led').toBeInViewport();
  });
  const takeOut = ({ nome }: typeof first, taps = 1) =>
    page.getByRole('button', { name: `${formWords.tirar}: ${nome}` }).click({ clickCount: taps });
  await test.step('another thing goes beside it; each is taken out, and back', async () => {
    await expect(form.rentals).toHaveCount(2);
    await takeOut(first, 2);
    await expect(form.rentals, 'the second tap takes none that slid under the finger').toHaveCount(1);
    await expect(form.undo, 'its own button is gone').toBeFocused();
    await form.undo.click();
    await expect(form.rentals).toHaveCount(2);
    await expect(form.section, 'no keyboard opens').toBeFocused();
    await takeOut(second);
  });
  await test.step('from none, and booked again by a number of days from another', async () => {
    await form.fill(SHORT_REQUEST);
    await firstDay.fill('');
    await (await form.submit()).close();
    await expect(form.panel, 'a pharmacist would ask').toContainText(formWords.aluguerSemDia(first.nome));
    await firstDay.fill('2027-01-02');
    await expect(form.panel).not.toContainText(formWords.aluguerSemDia(first.nome));
    await calculator(page).getByRole('button', { name: words.toDays }).click();
    await calculator(page).getByRole('button', { name: words.oneDayMore }).click();
    await book(page).click();
    await expect.poll(line, 'it keeps the day').toContain('a partir de 02/01/2027');
  });
  await test.step('what the calculator does not count goes too: more days than a year has, dates the wrong way round', async () => {
    await calculator(page).getByLabel(words.daysField).fill('400');
    await book(page).click();
    await expect.poll(line).toBe(`Aluguer: ${first.nome}, 400 dias, a partir de 02/01/2027`);
    await calculator(page).getByLabel(words.daysField).fill('');
    await calculator(page).getByRole('button', { name: words.toDates }).click();
    await calculator(page).getByLabel(words.lastDay).fill('2026-12-01');
    await book(page).click();
    await expect.poll(line).toBe(`Aluguer: ${first.nome}, a partir de 24/12/2026, até 01/12/2026`);
    await expect(form.panel).toContainText(formWords.pendente.trocados);
  });
});

test('a loan is asked for as one, without days', { tag: '@any' }, async ({ page, form }) => {
  // The last one: to choose what a list shows already is no choice, for a visitor or for the page.
  const { id = '', nome = '' } = aluguer.findLast((item) => isLoan(item)) ?? {};
  test.skip(nome === '', 'This pharmacy lends nothing.');
  await openCalculator(page, form);
  await expect(book(page), 'even where the first of the list is lent').toBeVisible();
  await calculator(page).getByLabel(words.itemColumn).selectOption(nome);
  await expect(status(page)).toContainText(words.loan);
  await expect(calculator(page).getByLabel(words.daysField)).toBeHidden();
  await expect(calculator(page).getByRole('button')).toHaveCount(0);
  await page.locator('#aluguer').getByRole('link', { name: words.bookLoan, exact: true }).click();
  const loan = { id, item: nome, isLoan: true, days: null, firstDay: '', lastDay: '', sum: '' };
  await expect(form.rentals).toHaveText(formWords.mensagem.aluguer(loan));
});

test('folded on a phone, a rental says its price; booked before the form works, it is said', async ({ page, form }) => {
  const release = await holdScripts(page, '**/_astro/RequestForm.island*.js');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const { nome, precoDia = 0, extra } of aluguer) {
    await test.step(nome, async () => {
      const row = page.locator('#aluguer').getByRole('row').filter({ hasText: nome });
      const price = row.getByText(formatEuros(precoDia), { exact: true });
      await expect(price).toBeVisible();
      await expect(row.getByRole('group')).toHaveCount(extra ? 1 : 0);
      if (!extra) return;
      const firstDay = row.getByText(words.firstDayWith(extra.nome), { exact: true });
      const sum = row.getByText(formatEuros(precoDia + extra.preco), { exact: true });
      const part = row.getByText(withCapital(extra.nome), { exact: true });
      await expect(firstDay).toBeVisible();
      await expect(sum).toBeVisible();
      await expect(part).toBeHidden();
      // On the last line of its name: what is pressed lies over it.
      const name = row.getByRole('rowheader');
      await name.click({ position: { x: 20, y: ((await name.boundingBox())?.height ?? 0) - 12 }, force: true });
      await expect(part, 'by a press on the name').toBeVisible();
      await firstDay.click();
      await expect(part).toBeHidden();
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('#aluguer').scrollIntoViewIfNeeded();
  const [item] = aluguer;
  if (!item) throw new Error('The demonstration rents something.');
  await calculator(page).getByLabel(words.daysField).fill('3');
  await expect(status(page), 'the quote is hydrated, the form is not').toContainText(quoteOf(item, 3).total);
  await book(page).click();
  const line = new RegExp(item.nome, 'i');
  await expect(page.locator('.written-request')).toHaveText(line);
  release();
  await form.ready();
  await expect(form.rentals).toContainText(line);
  await expect(form.bubble).toContainText(line);
});
