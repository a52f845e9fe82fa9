import { banner, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { pageReady } from './islands.ts';

// The cookies that it clears, and two choices made at once: src/consent/consent-store.test.ts. The theme: src/document/theme.test.ts.
test('refusing in one tab takes the banner from the other', async ({ page, context }) => {
  const other = await context.newPage();
  for (const [tab, path] of [
    [other, '/politica-privacidade'],
    [page, '/'],
  ] as const) {
    await tab.goto(path);
    await pageReady(tab);
  }
  await expect(banner(other)).toBeVisible();
  await rejectButton(page).click();
  await expect(banner(other)).toHaveCount(0);
});
