import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStopped } from './islands.ts';

const TODAY = '2026-11-21';
const notice = (fields: object = {}) => ({
  id: 'natal',
  texto: 'Fechados no dia de Natal.',
  de: TODAY,
  ate: TODAY,
  tipo: 'normal',
  ...fields,
});

const shown = (page: Page) => page.locator('[data-aviso]').filter({ visible: true });

/** What the server has, whatever was built into the page. */
async function publish(page: Page, body: unknown, status = 200): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await page.route('**/avisos.json*', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: text }),
  );
}

async function openPage(page: Page, now?: Date): Promise<void> {
  await openStopped(page, '/', now);
  await page.clock.runFor(500);
}

test('a notice published on the server is shown without a new build, from its first day to its last', async ({
  page,
}) => {
  await publish(page, [
    notice({ id: '1', texto: 'Só hoje.' }),
    notice({ id: '2', texto: 'Desde hoje.', ate: '2026-11-30' }),
    notice({ id: '3', texto: 'Até hoje.', de: '2026-11-01' }),
    notice({ id: '4', texto: 'Amanhã.', de: '2026-11-22', ate: '2026-11-22' }),
    notice({ id: '5', texto: 'Ontem.', de: '2026-11-20', ate: '2026-11-20' }),
  ]);
  await openPage(page);
  await expect(shown(page).locator('p')).toHaveText([/Só hoje\./, /Desde hoje\./, /Até hoje\./]);
});

test('the days are those of Lisbon, also for a visitor far away', async ({ page }) => {
  await publish(page, [notice({ de: '2026-07-02', ate: '2026-07-02' })]);
  // 00:30 on 2 July in Lisbon, still 1 July in universal time.
  await openPage(page, new Date('2026-07-01T23:30:00Z'));
  await expect(shown(page)).toHaveCount(1);
});

test('a notice can be dismissed for this visit', async ({ page }) => {
  await publish(page, [notice()]);
  await openPage(page);
  await shown(page).getByRole('button').click();
  await expect(shown(page)).toHaveCount(0);
  await page.reload();
  await page.clock.runFor(500);
  await expect(shown(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('avisos-dispensados'))).toBe('["natal"]');
});

test('a notice is text, never markup', async ({ page }) => {
  await publish(page, [notice({ texto: '<img src=x onerror=alert(1)> <b>Olá</b>' })]);
  await openPage(page);
  await expect(shown(page)).toContainText('<b>Olá</b>');
  await expect(shown(page).locator('img')).toHaveCount(0);
});

// What else a file may hold is in src/lib/notices.test.ts.
for (const [what, body, status] of [
  ['is missing', 'Not Found', 404],
  ['is a page of HTML', '<!doctype html><title>Oops</title>', 200],
  ['holds entries that are not notices', [null, 1, 'x', {}, { id: 1, texto: [] }, notice({ de: 'ontem' })], 200],
] as const) {
  test(`a file of notices that ${what} shows nothing and breaks nothing`, async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource.*404/);
    await publish(page, body, status);
    await openPage(page);
    await page.clock.runFor(60_000);
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a good entry is shown although its neighbours are broken', async ({ page }) => {
  await publish(page, [null, notice({ de: 'x' }), notice({ id: 'bom', texto: 'Este está certo.' })]);
  await openPage(page);
  await expect(shown(page)).toHaveText(/Este está certo\./);
});

test('a file of notices that never ends is let go, and shows nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const fetchOthers = window.fetch;
    const letter = new TextEncoder().encode('[{"id":"x","texto":"'.padEnd(1000, 'x'));
    window.fetch = async (asked, options) => {
      if (!String(asked).includes('avisos.json')) return fetchOthers(asked, options);
      const endless = new ReadableStream({
        pull: (stream) => stream.enqueue(letter),
        cancel: () => document.documentElement.setAttribute('data-let-go', ''),
      });
      return new Response(endless);
    };
  });
  await openPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-let-go');
  await expect(shown(page)).toHaveCount(0);
});

test('a server that does not answer keeps nobody waiting, is given up after 15 s and asked again', async ({ page }) => {
  // The clock that is stopped here does not know this timer.
  await page.addInitScript(() => {
    AbortSignal.timeout = (wait) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), wait);
      return controller.signal;
    };
  });
  let asked = 0;
  await page.route('**/avisos.json*', async (route) => {
    asked += 1;
    if (asked > 1) await route.fulfill({ json: [notice()] });
  });
  await openPage(page);
  await expect(page.locator('[data-open]')).toHaveText(/\S/);
  await page.clock.runFor(14_000);
  await expect(shown(page)).toHaveCount(0);
  expect(asked).toBe(1);
  await page.clock.runFor(3000);
  await expect(shown(page)).toContainText('Fechados no dia de Natal.');
});

test('the notices are asked again three times with growing pauses when the server fails, then no more', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*500/);
  const askedAt: number[] = [];
  await page.route('**/avisos.json*', async (route) => {
    askedAt.push(await page.evaluate(() => Date.now()));
    await route.fulfill({ status: 500, body: '' });
  });
  await openPage(page);
  for (let step = 0; step < 120; step++) await page.clock.runFor(500);
  expect(askedAt).toHaveLength(4);
  const pauses = askedAt.slice(1).map((time, i) => time - (askedAt[i] ?? 0));
  expect(pauses.every((pause, i) => i === 0 || pause > (pauses[i - 1] ?? 0))).toBe(true);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30_500);
});
