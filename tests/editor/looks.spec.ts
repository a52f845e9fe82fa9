import { TOPICS } from '../../editor/topics.ts';
import { bringAxe, runAxe } from '../browser/axe.ts';
import { expect, test } from './fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any topic, ${colorScheme}`, async ({ owner, page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await owner.open();
    await bringAxe(page);
    for (const { title } of TOPICS) {
      await owner.choose(title);
      expect(await runAxe(page), title).toEqual([]);
    }
  });
}

test('axe finds nothing with mistakes shown, something removed, a conflict, and in what is checked and published', async ({
  owner,
  page,
}) => {
  test.setTimeout(120_000);
  await owner.open('Aluguer');
  await bringAxe(page);
  await owner.press(owner.button('Acrescentar'));
  await owner.press(owner.button('Remover Termómetro digital'));
  await owner.press(owner.button('Guardar'));
  await expect(owner.mistakeOf('aluguer.yaml:[4].nome')).toBeVisible();
  expect(await runAxe(page), 'mistakes').toEqual([]);
  await owner.choose('Avisos');
  await owner.press(owner.button('Novo aviso'));
  expect(await runAxe(page), 'notice').toEqual([]);
  await owner.press(owner.button('Verificar'));
  await expect(page.getByText(/\d+ deveres cumpridos/)).toBeVisible({ timeout: 30_000 });
  expect(await runAxe(page), 'checked').toEqual([]);
  await owner.press(owner.button('Publicar'));
  await expect(page.getByRole('heading', { name: 'O que muda no site' })).toBeVisible();
  expect(await runAxe(page), 'published').toEqual([]);
});

test('at 320 px the three parts are steps, and nothing is wider than the screen', async ({ owner, page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${owner.url}/editar`);
  await page.getByRole('navigation').getByRole('link').first().waitFor();
  const widths = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
  for (const { title } of TOPICS) {
    await owner.button('Escolher').click();
    await page.getByRole('navigation').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    expect(await widths(), title).toEqual([0, 0]);
  }
  await owner.button('Ver').click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await widths()).toEqual([0, 0]);
});
