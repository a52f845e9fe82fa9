import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { composeMessage } from '../../src/request/message.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, field, fillRequest, formReady, messageOf, openForm, readRequest, submit } from './form.ts';
import { pageReady } from './islands.ts';

const { formulario, pagina, privacidade } = loadPharmacy();
const PRIVACY = '/politica-privacidade';

// Playwright turns the cache off; a visitor's browser has it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('the back and forward cache brings the page back as it was, and it still works', async ({ page }) => {
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await page.evaluate(() => {
    document.documentElement.dataset['alive'] = 'yes';
  });
  await page.goto(PRIVACY);
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => document.documentElement.dataset['alive']), 'the cache was used').toBe('yes');
  expect(await readRequest(page)).toEqual(FULL_REQUEST);
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
});

for (const [way, press] of [
  ['the button back to the site', (page: Page) => page.getByRole('link', { name: privacidade.voltar }).click()],
  [
    'the link to the form, from a heading that was read',
    async (page: Page) => {
      await page.getByRole('navigation', { name: privacidade.indice }).getByRole('link').last().click();
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole('link', { name: pagina.barra.pedir, exact: true }).click();
    },
  ],
] as const) {
  test(`who reads the privacy policy from the form and goes on by ${way} finds what they typed`, async ({ page }) => {
    await openForm(page);
    await fillRequest(page, FULL_REQUEST);
    await page.locator('#pedido').getByRole('link', { name: formulario.privacidadeLigacao }).click();
    await page.waitForURL(`**${PRIVACY}`);
    await press(page);
    await page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' });
    await formReady(page);
    expect(await readRequest(page)).toEqual(FULL_REQUEST);
    await expect(field(page, 'nome')).toBeInViewport();
  });
}

test('who typed nothing goes on from the privacy policy to a form that stands where the link says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await page.goto(PRIVACY);
  await page.getByRole('link', { name: pagina.barra.pedir, exact: true }).click();
  await expect(page).toHaveURL(/\/#pedido$/);
});

/** Leaves a page whose islands are comes back, and tells whether it was kept and, if not, why. */
async function leaveAndComeBack(page: Page, path: string, by: string): Promise<{ kept: boolean; reasons: string[] }> {
  await page.goto(path);
  await pageReady(page);
  await page.evaluate(() => {
    document.documentElement.dataset['alive'] = 'yes';
  });
  await page.goto(by);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const given: { reason: string }[] = (navigation && Reflect.get(navigation, 'notRestoredReasons')?.reasons) ?? [];
    return { kept: document.documentElement.dataset['alive'] === 'yes', reasons: given.map(({ reason }) => reason) };
  });
}

test('the back and forward cache keeps the privacy page with its islands hydrated', async ({ page }) => {
  expect(await leaveAndComeBack(page, PRIVACY, '/')).toEqual({ kept: true, reasons: [] });
});

test('the not-found page gives no reason of its own against the cache: Chromium keeps no answer with an error status', async ({
  page,
  complaints,
}) => {
  complaints.allow(/console\.log: 404:|status of 404/);
  const { reasons } = await leaveAndComeBack(page, '/nao-existe', '/');
  // `masked` stands for what Chromium does not tell pages, such as that Playwright watches.
  expect(reasons.filter((reason) => reason !== 'masked')).toEqual(['response-status-not-ok']);
});
