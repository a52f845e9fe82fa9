import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';
import { field, fillRequest, openForm, panel, placeCaret, readRequest, SHORT_REQUEST, submitButton } from './form.ts';

const content = loadContent();
const { farmacia, formulario } = content;
const TITLE = 'Unexpected Application Error!';
/** React says on the console which component failed. */
const REACT_TELLS = /page error|console\.error/;

const FAULT = 'broken on purpose';

/** Islands that draw a list in the browser: where they stand, and a word of the list. */
const ISLANDS = {
  RequestForm: { near: '#pedido', drawn: formulario.exemploSms.linhas[0]?.texto },
  RentalQuote: { near: '#aluguer', drawn: content.aluguer[0]?.nome },
  DeliveryCheck: { near: '#servicos', drawn: content.entregas.concelhos[0] },
};

/**
 * Makes an island throw while React renders it: going through the list that holds its word fails. Its file cannot be
 * changed instead: the page checks the hashes.
 */
function sabotage([drawn, fault]: readonly [string | undefined, string]): void {
  const map = Array.prototype.map;
  const isDrawn = (value: unknown) =>
    value === drawn || (typeof value === 'object' && value !== null && Object.values(value).includes(drawn));
  Object.defineProperty(Array.prototype, 'map', {
    value(this: unknown[], ...args: unknown[]) {
      if (this.some(isDrawn) && /_astro\/(client|react)\./.test(new Error().stack ?? '')) throw new Error(fault);
      return Reflect.apply(map, this, args);
    },
  });
}

async function breakIsland(page: Page, { drawn }: { drawn: string | undefined }): Promise<void> {
  await page.addInitScript(sabotage, [drawn, FAULT] as const);
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE });

for (const [island, place] of Object.entries(ISLANDS)) {
  test(`when ${island} throws, "${TITLE}" and the message stand there and the rest of the page works`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(REACT_TELLS);
    await breakIsland(page, place);
    await page.goto('/');
    await page.locator(place.near).scrollIntoViewIfNeeded();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).locator('[lang="en"]')).toContainText(FAULT);
    await expect(notice(page).locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
    await expect(notice(page).locator(`a[href^="https://wa.me/351${farmacia.telefones.whatsapp}"]`)).toBeVisible();
    if (island !== 'RequestForm') {
      await field(page, 'codigoOpcao').scrollIntoViewIfNeeded();
      await expect(page.locator('#pedido form')).toHaveAttribute('data-ready', '');
      await field(page, 'codigoOpcao').pressSequentially('a1');
      await expect(field(page, 'codigoOpcao')).toHaveValue('1');
    }
  });
}

test('the notice says in Portuguese what one can still do', async ({ page, complaints }) => {
  complaints.allow(REACT_TELLS);
  await breakIsland(page, ISLANDS.RequestForm);
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
  await page.route(/_astro\/Toaster[^/]*\.js/, (route) => route.abort());
  await openForm(page);
  await fillRequest(page, SHORT_REQUEST);
  await submitButton(page).click();
  await expect(panel(page)).toBeVisible();
});
