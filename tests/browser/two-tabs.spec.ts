import type { Page } from '@playwright/test';
import { ANALYTICS_NOTED, acceptButton, banner, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { fillRequest, formReady, messageOf, SHORT_REQUEST, submit } from './form.ts';
import { openStopped, pageReady } from './islands.ts';

const TRACKING = ['_ga', '_gid', '_gcl_au', '_fbp', '_fbc'];

async function openTab(page: Page, path = '/'): Promise<Page> {
  await page.goto(path);
  await pageReady(page);
  return page;
}

// Two choices made at once: src/consent/consent-store.test.ts. The theme: src/document/theme.test.ts.
test('refusing in one tab takes the banner from the other and clears its cookies', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.allow(ANALYTICS_NOTED);
  const other = await openTab(await context.newPage(), '/politica-privacidade');
  await openTab(page);
  await expect(banner(other)).toBeVisible();
  await rejectButton(page).click();
  await expect(banner(other)).toHaveCount(0);
  await context.addCookies(TRACKING.map((name) => ({ name, value: '1', url: baseURL ?? '' })));
  await page.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'));
  await page.evaluate(() => localStorage.setItem('cookie-consent', 'essential-only'));
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
});

// Years ahead: what the table says of holidays in opening.spec.ts, the choice in src/consent/consent.test.ts.
test('a clock that is years behind breaks nothing: the choice holds, the hours stand there, a request goes', async ({
  page,
  complaints,
}) => {
  complaints.allow(ANALYTICS_NOTED);
  await openStopped(page, '/', new Date('1996-02-29T10:00:00Z'));
  await page.clock.runFor(1500);
  await acceptButton(page).click();
  await page.reload();
  await pageReady(page);
  await page.clock.runFor(1500);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('[data-open] [data-opening]')).toHaveText(/\d+h/);
  await formReady(page);
  await fillRequest(page, SHORT_REQUEST);
  expect(messageOf((await submit(page)).url())).toContain(SHORT_REQUEST.nome);
});
