import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';
import { openForm } from './form.ts';

const { pagina } = loadContent();

test('the request form has a name', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('form', { name: pagina.pedido.titulo })).toBeVisible();
});

test('a number that serves several purposes names each of them', async ({ page }) => {
  await page.goto('/');
  const { telefone, whatsapp, urgencia } = pagina.contactos;
  for (const name of [telefone, whatsapp, urgencia]) {
    const link = page.locator('#contactos').getByRole('link', { name: new RegExp(`^${name}: `) });
    await expect(link).toHaveCount(1);
  }
});
