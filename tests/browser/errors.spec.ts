import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';
import { field, fillRequest, openForm, panel, placeCaret, readRequest, SHORT_REQUEST, submitButton } from './form.ts';

const content = loadContent();
const { farmacia, formulario } = content;
const TITLE = 'Unexpected Application Error!';
/** React says on the console which component failed. */
const REACT_TELLS = /page error|console\.error/;

/** Islands that get something from the page, which of it they cannot draw without, and where they stand. */
const ISLANDS = [
  { name: 'RequestForm', needs: 'email', near: '#pedido' },
  { name: 'RentalQuote', needs: 'itens', near: '#aluguer' },
  { name: 'DeliveryCheck', needs: 'concelhos', near: '#servicos' },
] as const;

/** Makes an island throw while it renders: what it needs comes under another name. */
async function breakIsland(page: Page, { name, needs }: (typeof ISLANDS)[number]): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const island = new RegExp(`<astro-island[^>]*component-url="[^"]*${name}[^>]*>`);
    const body = (await answer.text()).replace(island, (tag) => tag.replace(`&quot;${needs}&quot;:`, '&quot;x&quot;:'));
    await route.fulfill({ response: answer, body });
  });
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE });

for (const island of ISLANDS) {
  test(`when ${island.name} throws, "${TITLE}" and the message stand there and the rest of the page works`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(REACT_TELLS);
    await breakIsland(page, island);
    await page.goto('/');
    await page.locator(island.near).scrollIntoViewIfNeeded();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).locator('[lang="en"]')).toContainText(/undefined|null/);
    await expect(notice(page).locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
    await expect(notice(page).locator(`a[href^="https://wa.me/351${farmacia.telefones.whatsapp}"]`)).toBeVisible();
    if (island.name !== 'RequestForm') {
      await field(page, 'codigoOpcao').scrollIntoViewIfNeeded();
      await expect(page.locator('#pedido form')).toHaveAttribute('data-ready', '');
      await field(page, 'codigoOpcao').pressSequentially('a1');
      await expect(field(page, 'codigoOpcao')).toHaveValue('1');
    }
  });
}

test('the notice says in Portuguese what one can still do', async ({ page, complaints }) => {
  complaints.allow(REACT_TELLS);
  await breakIsland(page, ISLANDS[0]);
  await page.goto('/');
  await page.locator('#pedido').scrollIntoViewIfNeeded();
  await expect(notice(page)).toContainText(content.interface.erro.ajuda);
  const help = notice(page).getByText(content.interface.erro.ajuda);
  expect(await help.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('pt-PT');
});

test('a fault while the message is drawn leaves the form itself working', async ({ page, complaints }) => {
  complaints.allow(REACT_TELLS);
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await page.evaluate(() => {
    String.prototype.toWellFormed = () => {
      throw new Error('broken on purpose');
    };
  });
  await placeCaret(field(page, 'nome'), 'Rui'.length);
  await field(page, 'nome').pressSequentially(' Silva');
  await expect(field(page, 'nome')).toHaveValue('Rui Silva');
  expect(await readRequest(page)).toMatchObject({ ...SHORT_REQUEST, nome: 'Rui Silva' });
  await expect(page.locator('#pedido').locator('a[href^="tel:"]').first()).toBeVisible();
});

test('a fault in the middle of submitting leaves what was typed and the panel with its link', async ({
  page,
  complaints,
}) => {
  complaints.allow(REACT_TELLS);
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('broken on purpose');
    };
  });
  await submitButton(page).click();
  await expect(panel(page).getByRole('link', { name: formulario.painel.abrir })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/351/,
  );
  expect(await readRequest(page)).toMatchObject(SHORT_REQUEST);
});

test('a toast that does not load takes nothing away', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|Failed to fetch dynamically/);
  await page.route(/_astro\/(Toaster|sent-toast)[^/]*\.js/, (route) => route.abort());
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await submitButton(page).click();
  await expect(panel(page)).toBeVisible();
});
