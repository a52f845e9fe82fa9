import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { composeMessage } from '../../src/request/message.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, field, fillRequest, formReady, messageOf, openForm, readRequest, submit } from './form.ts';
import { pageReady } from './islands.ts';

const { formulario, pagina, privacidade } = loadPharmacy();
const PRIVACY = '/politica-privacidade';

const returnTo = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' });

test('who goes from the form to the privacy policy and back, by the browser or by a link, finds all that was typed', async ({
  page,
}) => {
  const pedir = page.getByRole('link', { name: pagina.barra.pedir, exact: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await page.goto(PRIVACY);
  await pedir.click();
  await expect(page, 'who typed nothing goes where the link says').toHaveURL(/\/#pedido$/);

  await formReady(page);
  await fillRequest(page, FULL_REQUEST);
  await page.evaluate(() => {
    document.documentElement.dataset['alive'] = 'yes';
  });
  await page.goto(PRIVACY);
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => document.documentElement.dataset['alive']), 'the cache was used').toBe('yes');
  expect(await readRequest(page)).toEqual(FULL_REQUEST);

  const policy = page.locator('#pedido').getByRole('link', { name: formulario.privacidadeLigacao });
  const fromHeading = async () => {
    await page.getByRole('navigation', { name: privacidade.indice }).getByRole('link').last().click();
    await pedir.click();
  };
  for (const goOn of [() => page.getByRole('link', { name: privacidade.voltar }).click(), fromHeading]) {
    await policy.click();
    await page.waitForURL(`**${PRIVACY}`);
    await goOn();
    await returnTo(page);
    await formReady(page);
    expect(await readRequest(page)).toEqual(FULL_REQUEST);
    await expect(field(page, 'nome')).toBeInViewport();
  }
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
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

test('the back and forward cache keeps the privacy page with its islands; the not-found page has no reason of its own against it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/console\.log: 404:|status of 404/);
  expect(await leaveAndComeBack(page, PRIVACY, '/nao-existe')).toEqual({ kept: true, reasons: [] });
  const { reasons } = await leaveAndComeBack(page, '/nao-existe', PRIVACY);
  // Chromium keeps no answer with an error status; `masked` stands for what it does not tell pages, such as that Playwright watches.
  expect(reasons.filter((reason) => reason !== 'masked')).toEqual(['response-status-not-ok']);
});
