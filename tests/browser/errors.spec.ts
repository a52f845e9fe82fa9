import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';
import { field, fillRequest, openForm, panel, placeCaret, readRequest, SHORT_REQUEST, submitButton } from './form.ts';

const content = loadContent();
const { farmacia, formulario } = content;
const TITLE = 'Unexpected Application Error!';
/** React says on the console which component failed. */
const REACT_TELLS = /page error|console\.error/;

/** The props that an island's error notice needs; what a fault must not touch. */
const NOTICE_PROPS = ['erro', 'errorTexts', 'contact'];

/** Makes an island throw while it renders: takes from it the texts and numbers that it draws. */
async function breakIsland(page: Page, name: string): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const island = new RegExp(`<astro-island[^>]*component-url="[^"]*${name}[^"]*"[^>]*>`);
    const broken = html.replace(island, (tag) =>
      tag.replace(/ props="([^"]*)"/, (_attribute, encoded: string) => {
        const props = Object.entries<unknown>(JSON.parse(encoded.replaceAll('&quot;', '"').replaceAll('&amp;', '&')));
        const kept = Object.fromEntries(props.filter(([key]) => NOTICE_PROPS.includes(key)));
        return ` props="${JSON.stringify(kept).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      }),
    );
    expect(broken, `${name} is on the page`).not.toBe(html);
    await route.fulfill({ response: answer, body: broken });
  });
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE });

for (const [island, near] of [
  ['RequestForm', '#pedido'],
  ['RentalQuote', '#aluguer'],
  ['DeliveryCheck', '#servicos'],
  ['SloganRotator', 'main'],
  ['ThemeToggle', 'header'],
] as const) {
  test(`when ${island} throws, "${TITLE}" and the message stand there and the rest of the page works`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(REACT_TELLS);
    await breakIsland(page, island);
    await page.goto('/');
    await page.locator(near).first().scrollIntoViewIfNeeded();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).locator('[lang="en"]')).toContainText(/undefined|null/);
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
