import { formWords } from '../request-words.ts';
import { findInLooks } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openSent } from './sent-request.ts';

// In each page as it opens: layout.spec.ts; in what stands for a failed island: errors.spec.ts.
test('axe finds nothing in notices and where a request was sent', async ({ page }) => {
  test.slow();
  await openSent(page);
  expect(await findInLooks(page, ['[data-sent-notices]', '#aluguer', '#pedido', '#contactos', '.toast'])).toEqual([]);
  await expect(page.getByRole('button', { name: formWords.aviso.fechar, exact: true })).toBeVisible();
});
