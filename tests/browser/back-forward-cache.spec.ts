import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { composeMessage } from '../../src/lib/message.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, messageOf, openForm, readRequest, submit } from './form.ts';
import { pageHydrated } from './islands.ts';

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
  expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, loadContent().formulario.mensagem));
});

/** Leaves a page whose islands are awake, comes back, and tells whether it was kept and, if not, why. */
async function leaveAndComeBack(page: Page, path: string, by: string): Promise<{ kept: boolean; reasons: string[] }> {
  await page.goto(path);
  await pageHydrated(page);
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

for (const [path, by] of [
  ['/', PRIVACY],
  [PRIVACY, '/'],
] as const) {
  test(`the back and forward cache keeps ${path} with its islands awake`, async ({ page }) => {
    expect(await leaveAndComeBack(page, path, by)).toEqual({ kept: true, reasons: [] });
  });
}

test('the not-found page gives no reason of its own against the cache: Chromium keeps no answer with an error status', async ({
  page,
  complaints,
}) => {
  complaints.allow(/console\.log: 404:|status of 404/);
  const { reasons } = await leaveAndComeBack(page, '/nao-existe', '/');
  // `masked` stands for what Chromium does not tell pages, such as that Playwright watches.
  expect(reasons.filter((reason) => reason !== 'masked')).toEqual(['response-status-not-ok']);
});
