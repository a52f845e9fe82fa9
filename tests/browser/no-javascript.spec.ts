import { call } from '../../src/contact/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { formWords } from '../request-words.ts';
import { bar, menu, menuButton } from './controls.ts';
import { expect, test } from './fixtures.ts';

const { farmacia, slogans } = loadPharmacy();

test.use({ javaScriptEnabled: false });

test('without scripts every section can be read, and no control is dead', async ({ page }) => {
  await page.goto('/');
  await test.step('the sections, and no dead control', async () => {
    const sections = page.locator('main > section[id]');
    expect(await sections.count()).toBeGreaterThan(5);
    for (const section of await sections.all()) await expect(section.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('#horario')).not.toContainText(/Hoje/);
    await expect(page.locator('[data-slogan]')).toContainText(slogans[0] ?? '');
    expect(await page.getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([]);
    await expect(page.locator('[data-cookie-banner]').filter({ visible: true })).toHaveCount(0);
  });

  await test.step('the request says so, with other ways to write', async () => {
    const section = page.locator('#pedido');
    await expect(section.getByText(formWords.semScript)).toBeVisible();
    await expect(section.getByText(formWords.codigosPorTelefone), 'of a button that is not there').toBeHidden();
    await expect(section.locator('input, textarea, summary').filter({ visible: true })).toHaveCount(0);
    for (const way of ['https://wa.me/351', 'tel:+351', 'mailto:'])
      await expect(section.locator(`form a[href^="${way}"]`).filter({ visible: true })).toHaveCount(1);
  });

  await test.step('on paper', async () => {
    const pdf = (await page.pdf()).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), 'printed, it is both sides of one sheet').toHaveLength(2);
  });
  await test.step('the link «English» opens what is said in English', async () => {
    const fold = page.getByRole('group').filter({ hasText: 'In English' });
    const hours = fold.getByText('Opening hours:');
    await expect(hours).toBeHidden();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(hours).toBeInViewport();
    await expect(fold.getByText('now.').filter({ visible: true }), 'only a script knows').toHaveCount(0);
  });
  await test.step('the menu', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    const number = `tel:+351${farmacia.telefones.geral}`;
    await expect(bar(page).getByRole('link', { name: call })).toHaveAttribute('href', number);
  });
});
