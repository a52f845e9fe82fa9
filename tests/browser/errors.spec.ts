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

/** Islands that draw with something of the language that can be made to fail, and where they stand. */
const ISLANDS = {
  RequestForm: '#pedido',
  RentalQuote: '#aluguer',
  DeliveryCheck: '#servicos',
};

/**
 * Makes an island throw while React renders it: what it calls of the language fails when its file and React's are among
 * the callers. Its files cannot be changed instead: the page checks their hashes.
 */
function sabotage([island, fault]: readonly [string, string]): void {
  Error.stackTraceLimit = 60;
  function failWhenRendering(): void {
    const { stack = '' } = new Error();
    if (stack.includes(`/${island}.island.`) && /_astro\/(client|react)\./.test(stack)) throw new Error(fault);
  }
  const map = Array.prototype.map;
  Object.defineProperty(Array.prototype, 'map', {
    value(this: unknown[], ...args: unknown[]) {
      failWhenRendering();
      return Reflect.apply(map, this, args);
    },
  });
  class FailingSet<T> extends Set<T> {
    constructor(values?: Iterable<T>) {
      failWhenRendering();
      super(values);
    }
  }
  Object.assign(window, { Set: FailingSet });
}

async function breakIsland(page: Page, name: string): Promise<void> {
  await page.addInitScript(sabotage, [name, FAULT] as const);
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE });

for (const [island, near] of Object.entries(ISLANDS)) {
  test(`when ${island} throws, "${TITLE}" and the message stand there and the rest of the page works`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(REACT_TELLS);
    await breakIsland(page, island);
    await page.goto('/');
    await page.locator(near).scrollIntoViewIfNeeded();
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
  await breakIsland(page, 'RequestForm');
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
