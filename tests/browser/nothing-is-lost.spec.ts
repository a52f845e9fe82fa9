import { loadPharmacy } from '../../src/pharmacy/load.ts';
import * as words from '../../src/rental/words.ts';
import { messageFor } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import { field, formReady, messageOf, openUnready, readRequest, SHORT_REQUEST, stateOf, submit } from './form.ts';
import { NOW } from './islands.ts';
import { translatePage } from './on-the-way.ts';

/** React notes that the page is not as the server sent it. */
const NOTES = /console\.error|page error/;

/** What other programs put into a form before its code has come, as they do it. */
const PROGRAMS: Record<string, () => void> = {
  // 1Password and Grammarly.
  'a password manager and a writing helper': () => {
    document.querySelector('#pedido form')?.prepend(document.createElement('com-1password-button'));
    for (const field of document.querySelectorAll('#pedido input')) field.setAttribute('data-1p-ignore', '');
    for (const field of document.querySelectorAll('#pedido textarea')) {
      const helper = document.createElement('grammarly-extension');
      helper.dataset['grammarlyShadowRoot'] = 'true';
      field.after(helper);
    }
    document.body.setAttribute('data-gr-ext-installed', '');
  },
  'a translator': translatePage,
};

for (const [name, work] of Object.entries(PROGRAMS)) {
  test(`${name} in the form before its code comes: fields, tick, choice, focus and caret stay`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(NOTES);
    // By day, when a delivery is made the same day.
    await page.clock.setFixedTime(NOW);
    const release = await openUnready(page, { ...SHORT_REQUEST, instrucoes: 'Genérico.' }, work);
    await page.locator('#pedido [value=entregar]').check();
    await page.locator('#pedido [name=fotografia]').check();
    await field(page, 'nome').focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('Dr. ');
    release();
    await formReady(page);
    await page.keyboard.type('J. ');
    expect(await stateOf(field(page, 'nome'))).toEqual({ value: 'Dr. J. Rui', caret: 7 });
    await expect(field(page, 'nome')).toBeFocused();
    const typed = { ...SHORT_REQUEST, nome: 'Dr. J. Rui', instrucoes: 'Genérico.' };
    expect(await readRequest(page)).toMatchObject(typed);
    await expect(page.locator('#pedido [name=fotografia]')).toBeChecked();
    const chat = await submit(page);
    expect(messageOf(chat.url())).toBe(messageFor({ ...typed, delivery: 0, photograph: true }));
  });
}

test('the choice of a rental stays too', async ({ page, complaints }) => {
  complaints.allow(NOTES);
  const { aluguer } = loadPharmacy();
  const [, second] = aluguer;
  const release = await openUnready(page);
  const quote = page.locator('#aluguer .rental-fields');
  await page.locator('#aluguer').scrollIntoViewIfNeeded();
  await quote.evaluate((node) => node.prepend(document.createElement('com-1password-button')));
  await quote.getByLabel(words.itemColumn).selectOption(second?.nome ?? '');
  await quote.getByLabel(words.daysField).fill('3');
  release();
  await expect(quote.getByRole('status')).toContainText('3 dias');
  await expect(quote.getByLabel(words.itemColumn)).toHaveValue(second?.id ?? '');
});
