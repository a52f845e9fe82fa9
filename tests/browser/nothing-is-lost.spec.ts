import { loadPharmacy } from '../../src/pharmacy/load.ts';
import * as words from '../../src/rental/words.ts';
import { messageFor } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import {
  field,
  formReady,
  messageOf,
  openUnready,
  readRequest,
  SHORT_REQUEST,
  stateOf,
  submit,
  submitButton,
} from './form.ts';
import { NOW } from './islands.ts';
import { translatePage } from './on-the-way.ts';

/** React notes that the page is not as the server sent it. */
const NOTES = /console\.error|page error/;

/** What other programs put into a form before its code has come, as they do it. */
const PROGRAMS: Record<string, () => void> = {
  nobody: () => {},
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
  test(`${name} in the form before its code comes: nothing typed is lost`, async ({ page, complaints }) => {
    if (name !== 'nobody') complaints.allow(NOTES);
    // By day, when a delivery is made the same day.
    await page.clock.setFixedTime(NOW);
    const typed = { ...SHORT_REQUEST, codigoDispensa: '123456', instrucoes: 'Genérico.' };
    const release = await openUnready(page, { ...typed, codigoDispensa: '12 34-x56' }, work);
    await page.locator('#pedido [value=entregar]').check();
    await page.locator('#pedido [name=fotografia]').check();
    await field(page, 'nome').focus();
    await page.keyboard.press('Home');
    const typing = page.keyboard.type('Dr. Joaquim ', { delay: 15 });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=nome]')?.value.includes('Jo'));
    release();
    await typing;
    await formReady(page);
    const nome = 'Dr. Joaquim Rui';
    expect(await stateOf(field(page, 'nome'))).toEqual({ value: nome, caret: 12 });
    await expect(field(page, 'nome')).toBeFocused();
    expect(await readRequest(page)).toMatchObject({ ...typed, nome });
    await expect(submitButton(page), 'of what was cut').toHaveAccessibleDescription(/Ficou só 123456/);
    const chat = await submit(page);
    expect(messageOf(chat.url())).toBe(messageFor({ ...typed, nome, delivery: 0, photograph: true }));
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
