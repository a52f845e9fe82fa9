import type { Page } from '@playwright/test';
import { loadContent } from '../../src/pharmacy/load.ts';
import { isLoan, rentalItem } from '../../src/rental/rental.ts';
import { fillTemplate } from '../../src/text/template.ts';
import { expect, test } from './fixtures.ts';
import { field, formReady, openForm } from './form.ts';

const { interface: texts, formulario, pagina, aluguer } = loadContent();
const { orcamento } = texts;

const calculator = (page: Page) => page.locator('#aluguer').getByRole('group', { name: orcamento.titulo });
const book = (page: Page) => page.locator('#aluguer').getByRole('link', { name: pagina.aluguer.agendar });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page);
  await page.locator('#aluguer').scrollIntoViewIfNeeded();
  await calculator(page).waitFor();
});

test('an untouched calculator adds nothing to the request', async ({ page }) => {
  await book(page).click();
  await expect(field(page, 'outroAssunto')).toHaveValue('');
});

test('a rental booked twice is one line below what was typed, and the calculator says what it wrote', async ({
  page,
}) => {
  const [first, second] = aluguer;
  if (!first || !second) throw new Error('The demonstration rents two things.');
  await field(page, 'outroAssunto').fill('Têm protetor solar?');
  await calculator(page).getByLabel(orcamento.equipamento).selectOption(second.nome);
  await book(page).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(new RegExp(`^Têm protetor solar\\?\n.*${second.nome}`));
  await calculator(page).getByLabel(orcamento.equipamento).selectOption(first.nome);
  await book(page).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(new RegExp(`^Têm protetor solar\\?\n.*${first.nome}`));
  await expect(field(page, 'outroAssunto')).not.toHaveValue(new RegExp(second.nome));
  const line = (await field(page, 'outroAssunto').inputValue()).split('\n')[1] ?? '';
  const answer = fillTemplate(orcamento.juntou, { texto: line });
  await expect(page.locator('#aluguer').getByText(answer)).toBeVisible();
});

test.describe('a loan', { tag: '@any' }, () => {
  const { nome = '' } = aluguer.find((item) => isLoan(rentalItem(item))) ?? {};
  test.skip(nome === '', 'This pharmacy lends nothing.');

  test('is asked for as one, without days', async ({ page }) => {
    await calculator(page).getByLabel(orcamento.equipamento).selectOption(nome);
    await expect(calculator(page).getByRole('status')).toContainText(orcamento.emprestimo);
    await expect(calculator(page).getByLabel(orcamento.quantos)).toBeHidden();
    await expect(calculator(page).getByRole('button')).toHaveCount(0);
    await page.locator('#aluguer').getByRole('link', { name: orcamento.pedirEmprestimo, exact: true }).click();
    const line = fillTemplate(orcamento.pedidoEmprestimo, { equipamento: nome });
    await expect(field(page, 'outroAssunto')).toHaveValue(line);
  });
});

test('a line booked before the form is hydrated stands in the field at once, and then in the message', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/RequestForm.island*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await calculator(page).getByLabel(orcamento.quantos).fill('3');
  await book(page).click();
  const line = new RegExp(`${aluguer[0]?.nome}`);
  await expect(field(page, 'outroAssunto')).toHaveValue(line);
  release();
  await formReady(page);
  await expect(page.locator('#pedido details').getByText(line)).toBeVisible();
});

test('who comes or wants it delivered says so with one press, which writes a line; another press changes or removes it', async ({
  page,
}) => {
  const [come, deliver] = formulario.entrega.respostas;
  if (!come || !deliver) throw new Error('There are two answers.');
  const choice = page.getByRole('group', { name: formulario.entrega.pergunta });
  const answer = (name: string) => choice.getByRole('button', { name });
  await field(page, 'outroAssunto').fill('Têm protetor solar?');
  await answer(come.rotulo).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(`Têm protetor solar?\n${come.linha}`);
  await expect(answer(come.rotulo)).toHaveAttribute('aria-pressed', 'true');
  await answer(deliver.rotulo).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(`Têm protetor solar?\n${deliver.linha}`);
  await expect(answer(come.rotulo)).toHaveAttribute('aria-pressed', 'false');
  await answer(deliver.rotulo).click();
  await expect(field(page, 'outroAssunto')).toHaveValue('Têm protetor solar?');
  await answer(come.rotulo).click();
  await field(page, 'outroAssunto').fill('');
  await expect(answer(come.rotulo), 'deleted by hand').toHaveAttribute('aria-pressed', 'false');
});

// Which days give a sum: src/rental/rental.test.ts.
test('days that cannot be, typed or by dates, give no sum, but a sentence', async ({ page }) => {
  const answer = calculator(page).getByRole('status');
  for (const [typed, sentence] of [
    ['', orcamento.semDias],
    ['0', orcamento.zero],
    ['1.5', orcamento.inteiros],
    ['366', orcamento.demais],
  ] as const) {
    await calculator(page).getByLabel(orcamento.quantos).fill(typed);
    await expect(answer, typed).toHaveText(sentence);
  }
  await calculator(page).getByRole('button', { name: orcamento.porDatas }).click();
  for (const [first, last, sentence] of [
    ['2020-01-01', '2099-01-02', orcamento.passado],
    ['2099-01-02', '2099-01-01', orcamento.ordem],
    ['2099-01-01', '2100-01-02', orcamento.demais],
  ] as const) {
    await calculator(page).getByLabel(orcamento.primeiro).fill(first);
    await calculator(page).getByLabel(orcamento.ultimo).fill(last);
    await expect(answer, `${first} to ${last}`).toHaveText(sentence);
  }
});
