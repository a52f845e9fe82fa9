import type { Page } from '@playwright/test';
import { call, talkBy } from '../../src/contact/words.ts';
import { BAR, FOOTER, THEME_LABELS } from '../../src/document/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { SECTIONS, type Section } from '../../src/pharmacy/schemas/pagina.ts';
import { centreOf, isInSight } from './clipping.ts';
import { answerCookies, banner, bar, menu, menuButton, shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { NOW } from './islands.ts';
import { setLetters, sizeOf } from './looks.ts';

const { channel, farmacia, pagina } = loadPharmacy();
const floatingButton = (page: Page) => page.getByRole('link', { name: talkBy(channel.kind) });

test.use({ hasTouch: true, viewport: sizeOf('360×640') });

const DELIVERY = { para: 'entregas', texto: pagina.servicos.entregaTitulo };

test('on a phone calling, asking and the way are one tap away, each section two', async ({ page }) => {
  await answerCookies(page);
  // While the pharmacy is open.
  await page.clock.setFixedTime(NOW);
  await page.goto('/');
  await page.mouse.wheel(0, 2000);
  // A wheel turned back before that would only shorten it.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await expect(menuButton(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(menuButton(page), 'the header comes back on the way up').toBeInViewport();
  const links = bar(page).getByRole('link');
  await expect(links).toHaveText([call, BAR.request, BAR.map]);
  for (const top of [0, 1e6]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    for (const link of [...(await links.all()), floatingButton(page)]) await link.click({ trial: true });
  }
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(y + height, 'the last line').toBeLessThanOrEqual(((await bar(page).boundingBox())?.y ?? 0) + 1);
  await links.filter({ hasText: BAR.request }).click();
  await expect(page.locator('#pedido').getByRole('heading', { level: 2 })).toBeInViewport();

  for (const { para, texto } of [...pagina.cabecalho.ligacoes, DELIVERY]) {
    await page.evaluate(() => scrollTo(0, 0));
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: texto }).click();
    await expect(menu(page), 'a choice closes the menu').toBeHidden();
    await expect(page.locator(`#${para}`).getByRole('heading').first()).toBeInViewport();
  }

  const inMenu = pagina.cabecalho.ligacoes.map(({ para }): string => para);
  const sections = Object.entries<Section>(SECTIONS).filter(([, { isInMenu = true }]) => isInMenu);
  expect(inMenu, 'every section').toEqual(expect.arrayContaining(sections.map(([id]) => id)));

  await page.evaluate(() => scrollTo(0, 0));
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 400)]) {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
  }

  await menuButton(page).click();
  await menu(page).getByRole('button', { name: FOOTER.cookies }).click();
  await expect(menu(page)).toBeHidden();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page), 'where the menu was opened').toBeFocused();
  await expect(banner(page)).toHaveCount(0);

  await menuButton(page).click();
  await expect(menu(page).getByRole('link').last()).toHaveAttribute('href', farmacia.ligacoes.livroReclamacoes);
  await expect(themeButton(page), 'its whole name can be read').toHaveText(THEME_LABELS.system);
  await themeButton(page).click();
  expect(await shownTheme(page)).toBe('light');
  await expect(themeButton(page), 'the menu stays: one may want the next theme').toHaveText(THEME_LABELS.light);

  // With large letters its button stays, and a second tap on it closes.
  await page.goto('/');
  await setLetters(page, 32);
  await page.setViewportSize(sizeOf('640×360'));
  const middle = await centreOf(menuButton(page));
  const tap = () => page.touchscreen.tap(...middle);
  await tap();
  await expect(menu(page)).toBeVisible();
  expect(await isInSight(menuButton(page))).toBe(true);
  await tap();
  await expect(menu(page)).toBeHidden();
  await tap();
  await page.touchscreen.tap(4, 4);
  await expect(menu(page)).toBeHidden();
  expect(new URL(page.url()).hash, 'no tap went through to a link').toBe('');
});
