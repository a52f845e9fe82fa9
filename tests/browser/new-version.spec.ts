import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { answerCookies } from './controls.ts';
import { test } from './deployments.ts';
import { expect } from './fixtures.ts';
import { SHORT_REQUEST } from './form.ts';
import { pageReady, workerReady } from './islands.ts';

const NEW = 'A versão nova.';
/** The browser notes what is not found, and Astro the island that it could not hydrate. */
const NOTES = /Failed to (load resource|fetch dynamically)|^console\.error: .*(MIME type|hydrating)|net::ERR/;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(NOTES);
  await answerCookies(page);
});

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => void loads++);
  return () => loads;
}

test('a page that a new version forgot loads itself again, once', async ({ page, form, origin }) => {
  await page.goto('/');
  await pageReady(page);
  const loads = countLoads(page);
  await origin.publishAndForget(NEW);
  await form.field('nome').scrollIntoViewIfNeeded();
  await expect(page.getByText(NEW)).toBeAttached();
  await form.ready();
  expect(loads()).toBe(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('where something was typed it stays, to copy, beside a button', async ({ page, form, origin, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await workerReady(page);
    await form.ready();
    await origin.publishAndForget(NEW);
    await form.fill(SHORT_REQUEST);
    await form.paste('numeroReceita', 'Receita 1011000012345678901');
    await expect(page.getByText(formWords.versaoNova)).toBeVisible();
    expect(await form.read()).toMatchObject(SHORT_REQUEST);
    await form.choice(formWords.entrega.buscar).check();
    await page.getByRole('button', { name: formWords.copiarEscrito }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied, 'the message, as it would be sent').toContain(formWords.mensagem.entrega('collect'));
    await page.getByRole('button', { name: formWords.carregarDeNovo }).click();
    await expect(page.getByText(NEW)).toBeAttached();
    await form.ready();
  });
});

test('where a host gives the page of before, it loads again once, then asks', async ({ page, form, origin }) => {
  const loads = countLoads(page);
  const textAt = async (path: string) => (await fetch(origin.url + path)).text();
  const before = await textAt('/');
  // It changes in fewer versions than the islands' texts do.
  const [pageScript = ''] = /\/_astro\/PageScript[^"]+/.exec(before) ?? [];
  origin.answers.set(pageScript, { body: await textAt(pageScript) });
  await origin.publishAndForget(NEW);
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: before })
        : route.continue(),
  );
  await page.goto('/');
  await expect.poll(loads).toBe(2);
  await form.field('nome').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: formWords.carregarDeNovo })).toBeVisible();
  expect(loads()).toBe(2);
});
