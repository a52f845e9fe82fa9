import type { Page } from '@playwright/test';
import { answerCookies, banner, cookiePreferences, shownTheme, themeButton } from './controls.ts';
import { type OnTheWay, test } from './deployments.ts';
import { expect } from './fixtures.ts';
import { fillRequest, formReady, SHORT_REQUEST, submit } from './form.ts';
import { BEACON, cutOff, obfuscateMail, rewrite, untyped } from './on-the-way.ts';

// What happens to pages on their way and in a visitor's browser. A portal, and the worker that heals: offline.spec.ts.

/** The page without any script: numbers to call and a chat to write in. */
async function expectWaysToReach(page: Page): Promise<void> {
  for (const way of ['tel:', 'https://wa.me/'])
    await expect(page.locator(`main a[href^="${way}"]`).filter({ visible: true }).first()).toBeAttached();
}

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/./);
  await answerCookies(page);
});

test('with blocked or missing scripts and obfuscated mail addresses a request is sent', async ({ page, origin }) => {
  origin.onTheWay = rewrite((html) =>
    obfuscateMail(html).replace('</body>', `<script src="/toolbar.js" async></script>${BEACON}</body>`),
  );
  await page.goto('/');
  await themeButton(page).click();
  expect(await shownTheme(page)).not.toBe('system');
  await formReady(page);
  await fillRequest(page, SHORT_REQUEST);
  await submit(page);
  await cookiePreferences(page).click();
  await expect(banner(page)).toBeVisible();
});

test('pages cut off, and scripts blocked, untyped or cut off, leave ways to the pharmacy', async ({ page, origin }) => {
  const forbid: OnTheWay = (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-security-policy': "script-src 'self'" },
  });
  for (const onTheWay of [forbid, untyped, cutOff('pages', 0.35), cutOff('scripts', 0.6)]) {
    origin.onTheWay = onTheWay;
    await page.goto('/');
    await expectWaysToReach(page);
  }
  await page.locator('#pedido').scrollIntoViewIfNeeded();
  // Within the time that is promised.
  await expect(page.locator('#pedido [data-unready]')).toBeVisible({ timeout: 10_000 });
});
