import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { fillTemplate } from '../../src/lib/template.ts';
import { expect, test } from './fixtures.ts';
import { field, formReady, openForm } from './form.ts';

const { interface: texts, formulario, pagina, aluguer, entregas } = loadContent();
const { orcamento } = texts;

const calculator = (page: Page) => page.locator('#aluguer').getByRole('form', { name: orcamento.titulo });
const book = (page: Page) => page.locator('#aluguer').getByRole('link', { name: pagina.aluguer.agendar });
const remove = (page: Page, where: string) =>
  page.locator(where).getByRole('button', { name: formulario.estado.retirar });

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

test('a rental added twice is one line, seen in both places, and taken out again', async ({ page }) => {
  const [first, second] = aluguer;
  if (!first || !second) throw new Error('The demonstration rents two things.');
  await field(page, 'outroAssunto').fill('Têm protetor solar?');
  await calculator(page).getByLabel(orcamento.equipamento).selectOption(second.nome);
  await book(page).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(new RegExp(`^Têm protetor solar\\?\n.*${second.nome}`));
  await calculator(page).getByLabel(orcamento.equipamento).selectOption(first.nome);
  await book(page).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(new RegExp(first.nome));
  await expect(field(page, 'outroAssunto')).not.toHaveValue(new RegExp(second.nome));
  await expect(remove(page, '#aluguer')).toBeVisible();
  await remove(page, '#pedido').click();
  await expect(field(page, 'outroAssunto')).toHaveValue('Têm protetor solar?');
  await expect(remove(page, '#aluguer')).toHaveCount(0);
});

test('a line that was deleted by hand no longer counts as added', async ({ page }) => {
  await calculator(page).getByLabel(orcamento.quantos).fill('3');
  await book(page).click();
  await expect(remove(page, '#pedido')).toBeVisible();
  await field(page, 'outroAssunto').fill('');
  await expect(remove(page, '#pedido')).toHaveCount(0);
});

test('two lines added before the form is hydrated both stand in the request', async ({ page }) => {
  const [council = ''] = entregas.concelhos;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/RequestForm.island*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await calculator(page).getByLabel(orcamento.quantos).fill('3');
  await book(page).click();
  const delivery = page.getByRole('region', { name: pagina.servicos.entregaTitulo });
  await delivery.getByLabel(texts.entregamos.concelho).selectOption(council);
  await delivery.getByRole('link', { name: texts.entregamos.juntar }).click();
  await expect(field(page, 'outroAssunto')).toHaveValue('');
  release();
  await formReady(page);
  const line = fillTemplate(texts.entregamos.pedido, { concelho: council });
  await expect(field(page, 'outroAssunto')).toHaveValue(new RegExp(`^.*${aluguer[0]?.nome}.*\n${line}$`));
  await expect(remove(page, '#pedido')).toHaveCount(2);
});

test('undoing the clearing of the form brings an added line back as one that can be taken out', async ({ page }) => {
  await calculator(page).getByLabel(orcamento.quantos).fill('3');
  await book(page).click();
  const line = await field(page, 'outroAssunto').inputValue();
  for (const name of ['nome', 'telemovel', 'morada'] as const) await field(page, name).fill('910000000');
  await page.getByRole('button', { name: formulario.enviar }).click();
  await page.getByRole('button', { name: formulario.painel.limpar }).click();
  await expect(field(page, 'outroAssunto')).toHaveValue('');
  await expect(remove(page, '#pedido')).toHaveCount(0);
  await page.getByRole('button', { name: formulario.painel.desfazer }).click();
  await expect(field(page, 'outroAssunto')).toHaveValue(line);
  await remove(page, '#pedido').click();
  await expect(field(page, 'outroAssunto')).toHaveValue('');
});

// Which days give a sum: src/lib/rental.test.ts.
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
