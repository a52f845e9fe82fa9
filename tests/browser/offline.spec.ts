import type { BrowserContext, Page } from '@playwright/test';
import { FOOTER } from '../../src/document/words.ts';
import { withoutNetwork } from '../../src/offline/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { formWords, messageFor } from '../request-words.ts';
import { answerCookies, banner, cookiePreferences } from './controls.ts';
import { LAZY_PART, type Origin, portal, test } from './deployments.ts';
import { expect } from './fixtures.ts';
import { messageOf, type RequestForm, requestForm, SHORT_REQUEST } from './form.ts';
import { workerReady } from './islands.ts';

const { farmacia, privacidade } = loadPharmacy();
const NEW_PRICE = 'Andarilho: 2,00 € por dia.';
/** What the browser logs of files that did not arrive, and the not-found page of its address. */
const EXPECTED_LOGS =
  /Failed to (load resource|fetch dynamically)|net::ERR|^console\.log: 404:|^console\.error: .*(when fetching the script|MIME type)/;

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(EXPECTED_LOGS);
  await answerCookies(page);
});

/** Opens the home page and stays until the worker is in charge, as a visitor does who reads. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await workerReady(page);
}

/** Takes the network away, or gives it back: the origin's too, for the workers of Chromium 109. */
async function setOffline(context: BrowserContext, origin: Origin, isOffline: boolean): Promise<void> {
  origin.isCutOff = isOffline;
  await context.setOffline(isOffline);
}

/** Has the open page look for the edition that was published, and waits until that edition's worker is in charge. */
async function awaitNewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const takeover = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await (await navigator.serviceWorker.ready).update();
    await takeover;
  });
  await workerReady(page);
}

/** The scripts of the islands, which the page fetches at the first scroll. */
const ISLAND_PARTS = ['react', LAZY_PART];

/** Scrolls, so that the page fetches the islands' code, and waits until the worker keeps it. */
async function fetchIslands(page: Page): Promise<void> {
  const asked = ISLAND_PARTS.map((part) => page.waitForRequest(`**/_astro/${part}.*`));
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  for (const request of await Promise.all(asked)) {
    const isKept = () => page.evaluate(async (url) => Boolean(await caches.match(url)), request.url());
    await expect.poll(isKept).toBe(true);
  }
}

/** Expects that the page's own script answers, in the cookies' button, and the islands' code, in the form. */
async function expectWorking(page: Page, form: RequestForm): Promise<void> {
  await cookiePreferences(page).click();
  await expect(banner(page)).toBeVisible();
  await form.ready();
}

/** The names of the worker's caches of pages, one for each edition. */
const pageCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')));

const telephone = (page: Page) => page.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`).first();

test('where the browser keeps a captive portal’s scripts, the form heals by itself', async ({ browser, origin }) => {
  // A context of its own: what routes requests keeps nothing.
  const page = await (await browser.newContext()).newPage();
  const form = requestForm(page);
  const isScript = (path: string) => /^\/(_astro\/.*|sw)\.js/.test(path);
  origin.onTheWay = (real, path) => (isScript(path) ? portal(real, path) : real);
  await page.goto('/');
  await form.field('nome').scrollIntoViewIfNeeded();
  await expect.poll(() => origin.asked.filter(isScript).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  origin.onTheWay = undefined;
  await page.goto('/?outra');
  // It loads itself again, once: older browsers never ask again for a module that failed.
  const way = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type);
  await expect.poll(() => way().catch(() => '')).toBe('reload');
  await form.ready();
  await page.context().close();
});

test('without a network what was never fetched says so, and comes with it', async ({ page, form, context, origin }) => {
  await visit(page);
  expect(origin.asked, 'a visit to the home page does not pay for it').not.toContain('/politica-privacidade');
  await setOffline(context, origin, true);
  await page.goto('/');
  await form.fill({ ...SHORT_REQUEST, instrucoes: 'Soro.' });
  await form.choice(formWords.entrega.buscar).check();
  await form.field('nome').press('Enter');
  const didNotGo = form.element.getByRole('status').filter({ hasText: formWords.semRede });
  await expect(didNotGo).toBeVisible();
  await expect(form.element.getByRole('button', { name: formWords.copiarEscrito })).toBeVisible();
  const call = page.locator(`#pedido a[href="tel:+351${farmacia.telefones.geral}"]`);
  await expect(call.filter({ visible: true })).toHaveCount(1);
  // Until then it would be sent by itself.
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((last) => performance.now() > last + 2000, since);
  await setOffline(context, origin, false);
  await expect(form.element.getByRole('status').filter({ hasText: formWords.pronto })).toBeVisible();
  await expect(didNotGo, 'true only while it is').toHaveCount(0);
  await expect(form.element.getByRole('button', { name: formWords.copiarEscrito })).toBeHidden();
  const chat = await form.submit();
  const expected = messageFor({ ...SHORT_REQUEST, instrucoes: 'Soro.', delivery: 'collect' });
  expect(messageOf(chat)).toBe(expected);
  await chat.close();

  // Last: Chromium 109 takes what comes after this page for one with a network, where none is only emulated.
  await setOffline(context, origin, true);
  await page.goto('/politica-privacidade');
  await page.getByRole('link', { name: withoutNetwork }).click();
  await expect(telephone(page)).toBeVisible();

  await setOffline(context, origin, false);
  await page.goto('/politica-privacidade');
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/politica-privacidade')));
  await expect.poll(isKept).toBe(true);
  await setOffline(context, origin, true);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: FOOTER.privacy }).click();
  await expect(page.getByRole('heading', { level: 1, name: privacidade.titulo })).toBeVisible();
});

// tests/dist/generated-files.test.ts sees that a visitor can install the site.
test('with a network the server answers, as long as it can', async ({ page, context, origin }) => {
  await visit(page);
  origin.asked.length = 0;
  // An address of its own: Chromium 109 scrolls where it loads the same again, and the islands' code comes.
  await page.goto('/?outra');
  await page.waitForLoadState('networkidle');
  expect(origin.asked).toContain('/?outra');
  expect(origin.asked.filter((path) => path.startsWith('/_astro/'))).toEqual([]);

  expect((await page.goto('/nada'))?.status()).toBe(404);

  const published = JSON.stringify([{ id: 'x', texto: 'Fechados hoje.', de: '2026-01-01', ate: '2036-01-01' }]);
  const readNotices = () => page.evaluate(async () => (await fetch('/avisos.json', { cache: 'no-cache' })).text());
  origin.answers.set('/avisos.json', { body: published });
  expect(await readNotices()).toBe(published);
  await setOffline(context, origin, true);
  // The worker keeps them once it has passed them on.
  await expect.poll(readNotices, 'those that the server last had').toBe(published);
  await setOffline(context, origin, false);

  // Visitors see no server in trouble: at once, or after a few seconds without an answer, they get the cached page.
  for (const trouble of [{ status: 503 }, 'hang'] as const) {
    origin.answers.set('/', trouble);
    expect((await page.goto('/'))?.status()).toBe(200);
    await expect(telephone(page)).toBeVisible();
  }
  origin.answers.delete('/');
  await origin.publish(NEW_PRICE);
  await page.goto('/');
  await expect(page.getByText(NEW_PRICE), 'published a moment ago').toBeAttached();
});

test('without a network the home page opens whole', async ({ page, form, context, origin }) => {
  await visit(page);
  await fetchIslands(page);
  await setOffline(context, origin, true);
  origin.asked.length = 0;
  await page.goto('/?utm_source=cartaz');
  await expect(telephone(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
  await expectWorking(page, form);
  // The browser itself may ask whether the worker is still the newest.
  expect(origin.asked.filter((path) => path !== '/sw.js')).toEqual([]);
});

test('half of a new edition is not taken; a whole one takes over', async ({ page, form, context, origin }) => {
  await visit(page);
  await fetchIslands(page);
  const before = await pageCaches(page);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await origin.publish(NEW_PRICE);
  origin.answers.set('/', { body: '<!doctype html><html lang="pt"><title>Outra</title>' });
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = (await registration.update()).installing;
    await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }));
    return worker?.state;
  });
  expect(state, 'a page of another edition is refused').toBe('redundant');
  expect(await pageCaches(page)).toEqual(before);
  origin.answers.delete('/');
  await awaitNewWorker(page);
  await expectWorking(page, form);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  await setOffline(context, origin, true);
  await page.goto('/');
  await expect(page.getByText(NEW_PRICE)).toBeAttached();
  await setOffline(context, origin, false);
  await origin.publish('Terceira edição.');
  await awaitNewWorker(page);
  await expect.poll(() => pageCaches(page)).toHaveLength(2);
  expect(await pageCaches(page), 'the edition before the last is forgotten').not.toContain(before[0]);
});

test('nothing of a captive portal is kept: with the network the form is there', async ({ page, form, origin }) => {
  await visit(page);
  origin.onTheWay = (real, path) => (path.startsWith('/_astro/') ? portal(real, path) : real);
  await form.field('nome').scrollIntoViewIfNeeded();
  const timesAsked = () => origin.asked.filter((path) => path.includes(`/${LAZY_PART}.`)).length;
  await expect.poll(timesAsked, 'again and again').toBeGreaterThan(1);
  const kept = origin.asked.filter((path) => path.startsWith('/_astro/'));
  const typesKept = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await caches.match(path))?.headers.get('Content-Type')));
  expect(String(await page.evaluate(typesKept, kept))).not.toContain('html');
  origin.onTheWay = undefined;
  await page.goto('/');
  await form.ready();
});

test('what a browser has lost of the build is there again after the next visit with a network', async ({ page }) => {
  await visit(page);
  const lost = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('pages-'));
    const cache = await caches.open(name);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await Promise.all(paths.map((path) => cache.delete(path)));
    return paths;
  });
  await page.goto('/');
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, index) => !found[index]);
    }, lost);
  await expect.poll(missing).toEqual([]);
});
