import type { Page } from '@playwright/test';
import { answerCookies, banner, cookiePreferences, shownTheme, themeButton } from './controls.ts';
import { type OnTheWay, test } from './deployments.ts';
import { expect } from './fixtures.ts';
import { fillRequest, formReady, SHORT_REQUEST, submit } from './form.ts';
import { BEACON, cutOff, obfuscateMail, rewrite, untyped } from './on-the-way.ts';

// What happens to pages on their way and in a visitor's browser. A portal, and the worker that heals: offline.spec.ts.

/** Who fills in the least and sends it, has it sent. */
async function expectSent(page: Page): Promise<void> {
  await formReady(page);
  await fillRequest(page, SHORT_REQUEST);
  await submit(page);
}

/** The page without any script: numbers to call and a chat to write in. */
async function expectWaysToReach(page: Page): Promise<void> {
  for (const way of ['tel:', 'https://wa.me/'])
    await expect(page.locator(`main a[href^="${way}"]`).filter({ visible: true }).first()).toBeAttached();
}

/** The form that will not work says it, within the time that is promised. */
async function expectHonestForm(page: Page): Promise<void> {
  await page.locator('#pedido').scrollIntoViewIfNeeded();
  await expect(page.locator('#pedido [data-unready]')).toBeVisible({ timeout: 10_000 });
  await expectWaysToReach(page);
}

interface Case {
  played: string;
  onTheWay: OnTheWay;
  works: (page: Page) => Promise<void>;
}

const CASES: Case[] = [
  {
    played: 'a script that the policy blocks, or that is not found, takes no control away, and the request is sent',
    onTheWay: rewrite((html) => html.replace('</body>', `<script src="/toolbar.js" async></script>${BEACON}</body>`)),
    works: async (page) => {
      await themeButton(page).click();
      expect(await shownTheme(page)).not.toBe('system');
      await expectSent(page);
      await cookiePreferences(page).click();
      await expect(banner(page)).toBeVisible();
    },
  },
  { played: 'with mail addresses obfuscated the request is sent', onTheWay: obfuscateMail, works: expectSent },
  {
    played: 'where the scripts are cut off, the form says so and names other ways',
    onTheWay: cutOff('scripts', 0.6),
    works: expectHonestForm,
  },
];

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/./);
  await answerCookies(page);
});

for (const { played, onTheWay, works } of CASES)
  test(played, async ({ page, origin }) => {
    origin.onTheWay = onTheWay;
    await page.goto('/');
    await works(page);
  });

test('a policy that forbids inline scripts, scripts of no type, and a page that is cut off after a third leave ways to reach the pharmacy', async ({
  page,
  origin,
}) => {
  const forbid: OnTheWay = (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-security-policy': "script-src 'self'" },
  });
  for (const onTheWay of [forbid, untyped, cutOff('pages', 0.35)]) {
    origin.onTheWay = onTheWay;
    await page.goto('/');
    await expectWaysToReach(page);
  }
});
