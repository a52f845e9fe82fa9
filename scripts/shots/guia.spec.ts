import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { typeInto } from '../../tests/editor/fixtures.ts';
import { KEYS } from '../../tests/editor/github.ts';
import { startTelephoneSite } from '../../tests/editor/telephone-site.ts';

test.use({ viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, hasTouch: true });

/** Takes a picture of docs/guia.md. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .resize(600)
    .webp({ quality: 50 })
    .toFile(`docs/imagens/${name}.webp`);
}

test('guia', async ({ page }) => {
  const site = await startTelephoneSite();
  try {
    const key = { key: KEYS.writes, until: '2099-01-01' };
    await page.addInitScript((kept) => localStorage.setItem('editor:chave', kept), JSON.stringify(key));
    await page.goto(`${site.url}/editar`);
    await page.getByRole('navigation').getByRole('link').first().waitFor();
    await takePicture(page, 'temas');

    await page.getByRole('button', { name: 'Um aviso' }).click();
    const notice = (field: string) => page.locator(`[data-field="avisos.json:[1].${field}"]`);
    await typeInto(notice('texto'), 'No dia 25 estamos fechados. Se não puder esperar, ligue-nos.');
    await typeInto(notice('de'), '2026-12-25');
    await notice('fechada').check();

    await page.getByRole('link', { name: 'Temas' }).click();
    await page.getByRole('link', { name: 'Serviços' }).click();
    const price = page.locator('[data-field="servicos.yaml:[1].preco"]');
    await typeInto(price, '1,20');
    await price.evaluate((box) => box.closest('details')?.scrollIntoView());
    await takePicture(page, 'preco');

    await page.setViewportSize({ width: 390, height: 420 });
    await page.getByRole('button', { name: /^Publicar/ }).click();
    await expect(page.getByRole('button', { name: /^Publicar agora/ })).toBeEnabled();
    await takePicture(page, 'publicar');
  } finally {
    site.stop();
  }
});
