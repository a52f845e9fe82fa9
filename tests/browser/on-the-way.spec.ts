import type { Page } from '@playwright/test';
import { answerCookies, banner, cookiePreferences, shownTheme, themeButton } from './controls.ts';
import { type OnTheWay, type Passing, test } from './deployments.ts';
import { expect } from './fixtures.ts';
import { SHORT_REQUEST } from './form.ts';

// What happens to pages on their way and in a visitor's browser. A portal, and the worker that heals: offline.spec.ts.

const isPage = ({ headers }: Passing) => /html/.test(headers['content-type'] ?? '');

/** A host that rewrites the pages. */
function rewrite(change: (html: string) => string): OnTheWay {
  return (answer) => (isPage(answer) ? { ...answer, body: Buffer.from(change(answer.body.toString())) } : answer);
}

/** A connection that drops: of the pages, or of the scripts, only so great a part comes. */
function cutOff(what: 'pages' | 'scripts', share: number): OnTheWay {
  return (answer, path) => {
    if (what === 'pages' ? !isPage(answer) : !/^\/_astro\/.*\.js$/.test(path)) return answer;
    return { ...answer, body: answer.body.subarray(0, Math.round(answer.body.length * share)) };
  };
}

/** Cloudflare's e-mail obfuscation. */
const obfuscateMail = (html: string): string =>
  html
    .replace(/href="mailto:[^"]+"/g, 'href="/cdn-cgi/l/email-protection#2a4d4f584b46"')
    .replace(
      '</body>',
      '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script></body>',
    );

/** Cloudflare's Web Analytics, which the page's policy blocks. */
const BEACON = `<script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token": "0"}'></script>`;

/** The page without any script: numbers to call and a chat to write in. */
async function expectWaysToReach(page: Page): Promise<void> {
  for (const way of ['tel:', 'https://wa.me/'])
    await expect(page.locator(`main a[href^="${way}"]`).filter({ visible: true }).first()).toBeAttached();
}

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/./);
  await answerCookies(page);
});

test('with blocked scripts and obfuscated mail addresses a request is sent', async ({ page, form, origin }) => {
  origin.onTheWay = rewrite((html) =>
    obfuscateMail(html).replace('</body>', `<script src="/toolbar.js" async></script>${BEACON}</body>`),
  );
  await page.goto('/');
  await themeButton(page).click();
  expect(await shownTheme(page)).not.toBe('system');
  await form.ready();
  await form.fill(SHORT_REQUEST);
  await form.submit();
  await cookiePreferences(page).click();
  await expect(banner(page)).toBeVisible();
});

test('pages and scripts that are blocked or cut off leave ways to the pharmacy', async ({ page, form, origin }) => {
  const forbid: OnTheWay = (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-security-policy': "script-src 'self'" },
  });
  for (const onTheWay of [forbid, cutOff('pages', 0.35), cutOff('scripts', 0.6)]) {
    origin.onTheWay = onTheWay;
    await page.goto('/');
    await expectWaysToReach(page);
  }
  await form.section.scrollIntoViewIfNeeded();
  // Within the time that is promised.
  await expect(form.section.locator('[data-unready]')).toBeVisible({ timeout: 10_000 });
});
