import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bringAxe, runAxe } from '../browser/axe.ts';
import { phonePhotograph } from '../photograph.ts';
import { expect, test } from './fixtures.ts';

const SHOP = 'farmacia.yaml:fotografias.loja';

test('a photograph is refused as by the check, chosen by keyboard, heard, described, seen', async ({ owner, page }) => {
  const folder = join(owner.folder, 'content/fotografias');
  const file = owner.field(`${SHOP}.ficheiro`);
  await owner.open('A farmácia');
  await owner.unfold(owner.field('farmacia.yaml:fotografias'));
  await owner.field('farmacia.yaml:fotografias').click();
  await owner.field(SHOP).click();
  // First: the browser is told later that it is waited for.
  const asked = page.waitForEvent('filechooser');
  await test.step('its box, by name and by place', async () => {
    await page.keyboard.press('Tab');
    await expect(file).toBeFocused();
    await expect(file).toHaveAccessibleName(/^Fotografia Ainda não há nenhuma. Escolher/);
    // It covers the box to its edge: a photograph is dropped anywhere on it.
    const box = await page.locator('label', { has: file }).boundingBox();
    const edge = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + (box?.height ?? 0) - 8 };
    const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('type'), edge);
    expect(under).toBe('file');
    await expect(file).toHaveAccessibleDescription(/^Tal como saiu do telemóvel\./);
  });
  await test.step('refused', async () => {
    const small = sharp({ create: { width: 640, height: 480, channels: 3, background: '#777' } });
    await file.setInputFiles({ name: 'loja.png', mimeType: 'image/png', buffer: await small.png().toBuffer() });
    const sentence = '«loja.png» é pequena demais: 640 × 480 píxeis; espera-se uma fotografia com 1000 píxeis';
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await expect(file).toHaveAccessibleDescription(/pequena demais/);
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });
  await test.step('chosen', async () => {
    await page.keyboard.press('Space');
    await (await asked).setFiles({ name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer: await phonePhotograph() });
    await expect(page.getByRole('status').filter({ hasText: /copiada como «img-2041-\w{8}\.jpg»/ })).toBeVisible();
    await expect(owner.mistakeOf(`${SHOP}.ficheiro`)).toBeHidden();
    await expect(file).toHaveAccessibleName(/^Fotografia Está escolhida «img-2041-\w{8}\.jpg»/);
    await expect(file).toBeFocused();
    // Small, turned as it is looked at, without the place and the camera.
    const [name = ''] = readdirSync(folder);
    const picture = sharp(join(folder, name));
    const kept = await picture.metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 1800, height: 2400 });
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
    const pixels = await picture.raw().toBuffer();
    const [top, bottom] = [pixels.subarray(0, 3), pixels.subarray(-3)].map(([, g = 0, b = 0]) => b - g);
    expect([Number(top) > 50, Number(bottom) < 0], 'blue above green').toEqual([true, true]);
    await bringAxe(page);
    expect(await runAxe(page)).toEqual([]);
  });
  await test.step('what is missing is asked for, and saved', async () => {
    await owner.button('Guardar').click();
    await expect(owner.mistakeOf(`${SHOP}.descricao`)).toContainText('Está vazio; espera-se o que se vê, numa frase');
    await expect(owner.field(`${SHOP}.descricao`)).toBeFocused();
    await page.keyboard.type('A montra na praça, com a cruz acesa');
    await owner.save();
    expect(owner.read('content/farmacia.yaml')).toMatch(
      /fotografias:\n {2}loja:\n {4}ficheiro: img-2041-\w{8}\.jpg\n {4}descricao: A montra na praça, com a cruz acesa\n/,
    );
    await expect(page.getByText('copiada como')).toBeHidden();
    await expect(owner.site.getByAltText('A montra na praça, com a cruz acesa')).toBeInViewport();
  });
});
