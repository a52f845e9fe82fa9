import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { expect, test } from './fixtures.ts';

const { interface: texts } = loadPharmacy();
const UNKNOWN = '/medicamentos/%3Cimg%20src=x%20onerror=alert(1)%3E';
/** The browser itself notes a page that came with status 404. */
const BROWSER_NOTES_404 = /Failed to load resource.*404/;

test('an unknown path answers 404, is logged to the console as it was asked for, and leads home', async ({
  page,
  complaints,
}) => {
  complaints.allow(BROWSER_NOTES_404, /^console\.log: /);
  const answer = await page.goto(UNKNOWN);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: texts.naoEncontrada.titulo })).toBeVisible();
  expect(complaints.heard.filter((line) => line.includes(UNKNOWN) && line.startsWith('console.log'))).toHaveLength(1);
  await page.getByRole('link', { name: texts.naoEncontrada.voltar }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#pedido')).toBeAttached();
});
