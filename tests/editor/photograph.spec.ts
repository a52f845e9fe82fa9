import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bringAxe, runAxe } from '../browser/axe.ts';
import { phonePhotograph } from '../photograph.ts';
import { expect, test } from './fixtures.ts';

const SHOP = 'farmacia.yaml:fotografias.loja';
const phone = async () => ({ name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer: await phonePhotograph() });

test.describe('a photograph', () => {
  test.beforeEach(async ({ owner }) => {
    await owner.open('A farmácia');
    await owner.press(owner.field('farmacia.yaml:fotografias'));
    await owner.press(owner.field(SHOP));
  });

  test('is chosen, described and seen on the site', async ({ owner, page }) => {
    await owner.field(`${SHOP}.ficheiro`).setInputFiles(await phone());
    await expect(page.getByText('Diga a seguir o que se vê nela')).toBeVisible();
    await owner.press(owner.button('Guardar'));
    await expect(owner.mistakeOf(`${SHOP}.descricao`)).toContainText('Está vazio; espera-se o que se vê, numa frase');
    await expect(owner.field(`${SHOP}.descricao`)).toBeFocused();
    await page.keyboard.type('A montra na praça, com a cruz acesa');
    await owner.save();
    expect(owner.read('content/farmacia.yaml')).toContain(
      'fotografias:\n  loja:\n    ficheiro: img-2041.jpg\n    descricao: A montra na praça, com a cruz acesa\n',
    );
    await expect(owner.site.getByAltText('A montra na praça, com a cruz acesa')).toBeAttached();
  });

  test('is chosen by keyboard alone, and heard', async ({ owner, page }) => {
    // First: the browser is told later that it is waited for.
    const asked = page.waitForEvent('filechooser');
    await owner.field(SHOP).focus();
    await page.keyboard.press('Tab');
    const file = owner.field(`${SHOP}.ficheiro`);
    await expect(file).toBeFocused();
    await expect(file).toHaveAccessibleName(/^Fotografia Ainda não há nenhuma. Escolher/);
    await expect(file).toHaveAccessibleDescription('JPEG, PNG ou WebP, com 1000 pixéis de largura ou mais.');
    await page.keyboard.press('Space');
    await (await asked).setFiles(await phone());
    await expect(page.getByRole('status').filter({ hasText: 'copiada como «img-2041.jpg»' })).toBeVisible();
    await expect(file).toHaveAccessibleName(/^Fotografia Está escolhida «img-2041.jpg»/);
    await expect(file).toBeFocused();
    await bringAxe(page);
    expect(await runAxe(page)).toEqual([]);
  });

  test('is dropped onto its field', async ({ owner, page, context }, info) => {
    const path = info.outputPath('loja.jpg');
    writeFileSync(path, await phonePhotograph());
    const field = owner.field(`${SHOP}.ficheiro`);
    await field.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const session = await context.newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', {
        type,
        x: x + width / 2,
        y: y + height - 4,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      });
    await expect(page.getByText('copiada como «loja.jpg»')).toBeVisible();
  });

  test('that cannot be shown is refused in the words of the check, is heard, and may be chosen again', async ({
    owner,
    page,
  }, info) => {
    const small = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#777' } })
      .png()
      .toBuffer();
    const file = owner.field(`${SHOP}.ficheiro`);
    await file.setInputFiles({ name: 'loja.png', mimeType: 'image/png', buffer: small });
    const sentence = '«loja.png» é pequena demais: 640 × 480 pixéis; espera-se uma fotografia com 1000 pixéis';
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await expect(file).toHaveAccessibleDescription(/pequena demais/);
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    const large = info.outputPath('loja.jpg');
    writeFileSync(large, Buffer.alloc(21_500_000));
    await file.setInputFiles(large);
    await expect(owner.mistakeOf(`${SHOP}.ficheiro`)).toContainText('«loja.jpg» tem 22 MB');
    const folder = join(owner.folder, 'content/fotografias');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    await file.setInputFiles(await phone());
    await expect(owner.mistakeOf(`${SHOP}.ficheiro`)).toBeHidden();
    await expect(page.getByText('copiada como «img-2041.jpg»')).toBeVisible();
  });
});
