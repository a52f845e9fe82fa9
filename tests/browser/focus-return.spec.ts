import type { Locator, Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answerCookies, banner, cookiePreferences, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { field, openStoppedForm, panel, submit } from './form.ts';
import { pageReady } from './islands.ts';

const { formulario, pagina } = loadPharmacy();

const firstInHeader = (page: Page) => page.getByRole('banner').getByRole('link').first();

test('Escape closes the cookie banner that was asked for, and the focus goes back to what called it', async ({
  page,
}) => {
  await answerCookies(page);
  await page.goto('/');
  await pageReady(page);
  await cookiePreferences(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(cookiePreferences(page)).toBeFocused();
});

test('whoever goes on at once after closing the banner that was asked for is not called back', async ({ page }) => {
  await answerCookies(page);
  await page.goto('/');
  await pageReady(page);
  await cookiePreferences(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page)).toHaveCount(0);
  await expect(cookiePreferences(page)).not.toBeFocused();
});

test('the banner that comes by itself leaves the focus where it is, and gives it back once answered', async ({
  page,
}) => {
  await page.goto('/');
  await field(page, 'morada').focus();
  await expect(banner(page)).toBeVisible();
  await expect(field(page, 'morada')).toBeFocused();
  await rejectButton(page).click();
  await expect(field(page, 'morada')).toBeFocused();
});

test('from the banner closed with the keyboard the focus goes back to what stood before it', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await firstInHeader(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(firstInHeader(page)).toBeFocused();
});

test('whoever closed the banner before going anywhere goes on from its place', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  for (const _stop of ['skip link', 'banner']) await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(firstInHeader(page)).toBeFocused();
});

test.describe('from a toast that was closed the focus goes back to where it came from', () => {
  const closeToast = (page: Page) =>
    page.getByRole('button', { name: formulario.aviso.fechar, exact: true, includeHidden: true });

  test.beforeEach(async ({ page }) => {
    await openStoppedForm(page);
    await (await submit(page)).close();
    // React shows what had to load a moment later.
    await page.clock.runFor(400);
    await expect(panel(page)).toBeFocused();
    await page.locator('.toast').waitFor();
  });

  const expectReturn = async (page: Page, to: Locator) => {
    await page.clock.runFor(1000);
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(to).toBeFocused();
  };

  test('by its button, with the mouse', async ({ page }) => {
    await closeToast(page).click();
    await expectReturn(page, panel(page));
  });

  test('by its button, with the keyboard', async ({ page }) => {
    const last = page.getByRole('link', { name: pagina.whatsappFlutuante.texto });
    await last.focus();
    for (const _stop of ['toast', 'button']) await page.keyboard.press('Tab');
    await expect(closeToast(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectReturn(page, last);
  });

  test('with Escape, after F6', async ({ page }) => {
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectReturn(page, panel(page));
  });
});
