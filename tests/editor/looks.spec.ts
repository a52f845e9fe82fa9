import { appendFileSync, writeFileSync } from 'node:fs';
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

test('axe finds nothing in any topic, and in the dark in those with every kind of control', async ({ owner, page }) => {
  test.setTimeout(120_000);
  await owner.open();
  await bringAxe(page);
  for (const [name, { title }] of Object.entries(TOPICS)) {
    await owner.choose(title);
    // The same controls stand in all: in the dark those that have each kind are enough.
    if (['avisos', 'farmacia', 'horario'].includes(name)) await expectNothing(page, title);
    else expect(await runAxe(page), title).toEqual([]);
  }
});

test('axe finds nothing with mistakes shown, something removed, and in what is checked and published', async ({
  owner,
  page,
}) => {
  test.setTimeout(120_000);
  await owner.open('Aluguer');
  await bringAxe(page);
  await owner.press(owner.button('Acrescentar'));
  await owner.unfold(owner.page.locator('[id="aluguer.yaml:[5]-group"] h3'));
  await owner.press(owner.button('Remover Termómetro digital'));
  await owner.press(owner.button('Guardar'));
  await expect(owner.mistakeOf('aluguer.yaml:[5].nome')).toBeVisible();
  expect(await runAxe(page), 'mistakes').toEqual([]);
  await owner.choose('Avisos');
  await owner.press(owner.button('Novo aviso'));
  expect(await runAxe(page), 'notice').toEqual([]);
  await owner.press(owner.button('Verificar'));
  await expect(page.getByText('Não encontrámos faltas no que sabemos verificar.')).toBeVisible();
  expect(await runAxe(page), 'checked').toEqual([]);
  await owner.pretendHost();
  await owner.press(owner.button('Publicar'));
  await expect(page.getByRole('heading', { name: 'O que muda no site' })).toBeVisible();
  expect(await runAxe(page), 'published').toEqual([]);
});

test('axe finds nothing in a conflict and in a broken file, light and dark, wide and narrow', async ({
  owner,
  page,
}) => {
  test.setTimeout(120_000);
  const file = join(owner.folder, 'content/aluguer.yaml');
  const expectRight = async (what: string) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothing(page, `${what}, ${width} px`);
      expect(await sidewaysOf(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await owner.open('Aluguer');
  await bringAxe(page);
  await owner.type('aluguer.yaml:[1].precoDia', '3,00');
  writeFileSync(file, owner.read('content/aluguer.yaml').replace('precoDia: 100', 'precoDia: 250'));
  await page.setViewportSize({ width: 320, height: 640 });
  await owner.press(owner.button('Guardar'));
  await expect(page.getByRole('heading', { name: 'Alguém mudou o mesmo entretanto' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Alguém mudou o mesmo entretanto' })).toBeFocused();
  await expect(page.getByText('preço por dia: passa de 2,50\u00a0€ para 3,00\u00a0€')).toBeVisible();
  await expectRight('conflict');
  await owner.press(owner.button('Ficar com o do outro'));
  await expect(owner.status).toHaveText('Guardado');
  await expect(owner.status).toBeFocused();
  await expect(owner.field('aluguer.yaml:[1].precoDia')).toHaveValue('2,50');
  appendFileSync(file, '\tnome: "aberto\n');
  await expect(page.getByRole('heading', { name: 'Não conseguimos ler este tema' })).toBeVisible();
  await expect(owner.button('Repor o que havia antes')).toBeVisible();
  await expectRight('broken file');
});
