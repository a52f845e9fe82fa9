import type { Page } from '@playwright/test';
import { rejectButton, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field, formReady } from './form.ts';
import { openStopped } from './islands.ts';

const waiting = (page: Page) => page.locator('astro-island[ssr]');

/** The scripts that the page asked for, by their names without hash, each once. */
function scriptsOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/_astro\/([^/]+)\.[^./]+\.js$/.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  return asked;
}

/** The scripts of React and of the islands. */
const FRAMEWORK = ['react', 'near'];

test('who only reads is asked for no framework; a scroll fetches it, and only what is near hydrates', async ({
  page,
}) => {
  const asked = scriptsOf(page);
  await openStopped(page);
  await page.clock.runFor(2000);
  await rejectButton(page).click();
  await themeButton(page).click();
  await page.clock.runFor(20_000);
  await page.waitForLoadState('networkidle');
  expect(FRAMEWORK.filter((name) => asked.has(name))).toEqual([]);
  const all = await waiting(page).count();
  expect(all).toBeGreaterThan(1);
  await page.mouse.wheel(0, 40);
  for (const name of FRAMEWORK) await expect.poll(() => asked.has(name), name).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await waiting(page).count()).toBe(all);
  await page.clock.resume();
  await field(page, 'nome').focus();
  await formReady(page);
  expect(await waiting(page).count(), 'the form').toBeLessThan(all);
  expect(await waiting(page).count(), 'what is far from it does not').toBeGreaterThan(0);
});
