import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TOPICS } from '../../editor/core/content-files.ts';
import { bringAxe, runAxe } from '../browser/axe.ts';
import { expect, sidewaysOf, test } from './fixtures.ts';

/** Has axe look at the page in both colour schemes. */
async function expectNothing(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // Colours that still fade from one scheme into the other are neither's.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await runAxe(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('axe finds nothing in any topic, nor in mistakes; in the dark in each control', async ({ owner, page }) => {
  await owner.open();
  await bringAxe(page);
  for (const [name, { title }] of Object.entries(TOPICS)) {
    await owner.choose(title);
    if (name === 'avisos') await owner.button('Novo aviso').click();
    // The same controls stand in all: in the dark those that have each kind are enough.
    if (['avisos', 'farmacia', 'horario'].includes(name)) await expectNothing(page, title);
    else expect(await runAxe(page), title).toEqual([]);
  }
  await owner.choose('Aluguer');
  await owner.button('Acrescentar').click();
  await owner.unfold(page.locator('[id="aluguer.yaml:[5]-group"] h3'));
  await owner.button('Remover Termómetro digital').click();
  await owner.button('Guardar').click();
  await expect(owner.mistakeOf('aluguer.yaml:[5].nome')).toBeVisible();
  expect(await runAxe(page), 'mistakes').toEqual([]);
});

test('what is changed outside comes soon, is asked about where both did it, and is mended', async ({ owner, page }) => {
  const saveOutside = (text: string) => writeFileSync(join(owner.folder, 'content/aluguer.yaml'), text);
  const before = owner.read('content/aluguer.yaml');
  const priced = (cents: number) => before.replace('precoDia: 100', `precoDia: ${cents}`);
  const price = owner.field('aluguer.yaml:[1].precoDia');
  const expectRight = async (what: string) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothing(page, `${what}, ${width} px`);
      expect(await sidewaysOf(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await owner.open('Aluguer');
  await connected;
  await bringAxe(page);
  saveOutside(priced(275));
  await expect(price).toHaveValue('2,75');
  await expect(owner.site.locator('#aluguer').getByText('2,75').first()).toBeAttached();
  await owner.type('aluguer.yaml:[1].precoDia', '3,00');
  const changed = priced(250);
  saveOutside(changed);
  await page.setViewportSize({ width: 320, height: 640 });
  await owner.button('Guardar').click();
  const conflict = page.getByRole('heading', { name: 'Alguém mudou o mesmo entretanto' });
  await expect(conflict).toBeInViewport();
  await expect(conflict).toBeFocused();
  await expect(page.getByText('preço por dia: passa de 2,50\u00a0€ para 3,00\u00a0€')).toBeVisible();
  await expectRight('conflict');
  await owner.button('Ficar com o do outro').click();
  await expect(owner.status).toHaveText('Guardado');
  await expect(owner.status).toBeFocused();
  await expect(price).toHaveValue('2,50');
  saveOutside(`${changed}\tnome: "aberto\n`);
  await expect(page.getByRole('heading', { name: 'Não conseguimos ler este tema' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Linha ${changed.split('\n').length}`);
  await expectRight('broken file');
  await owner.button('Repor o que havia antes').click();
  await expect(price).toHaveValue('2,50');
  await owner.save();
  expect(owner.read('content/aluguer.yaml')).toBe(changed);
});
