import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { compose, drop, type FieldName, field, openForm, paste, placeCaret, stateOf } from './form.ts';

const DIGITS_18 = '123456789012345678';

/** Each way a text can get into a field. */
const WAYS: Record<string, (page: Page, control: Locator, text: string) => Promise<void>> = {
  typed: (_page, control, text) => control.pressSequentially(text),
  pasted: paste,
  'filled in by the browser': (_page, control, text) => control.fill(text),
  dropped: drop,
  'written with an input method editor': (page, control, text) => compose(page, control, [text.slice(0, 2), text]),
};

/** Raw text and what the field holds after it, whichever way it came. What each field keeps: src/request/prescription.test.ts. */
const CASES: [FieldName, string, string][] = [
  ['numeroReceita', '1234 5678-9012.3456 78x', `${DIGITS_18}X`],
  ['codigoDispensa', 'a1b2c3 456789', '123456'],
  ['codigoOpcao', '12-345', '1234'],
];

test.beforeEach(async ({ page }) => {
  await openForm(page);
});

test('each code field keeps only what it takes, whichever way a text comes', async ({ page }) => {
  for (const [way, enter] of Object.entries(WAYS)) {
    for (const [name, raw, kept] of CASES) {
      const control = field(page, name);
      await control.fill('');
      await enter(page, control, raw);
      await expect(control, `${name} after ${JSON.stringify(raw)}, ${way}`).toHaveValue(kept);
    }
  }
  await expect(page.getByRole('alert'), 'filtering is silent').toHaveCount(0);
  await expect(page.locator('#pedido [aria-invalid="true"]')).toHaveCount(0);
});

/** An action: the field, its value and caret, the key; then the value and the caret that follow. */
const CARETS: [string, FieldName, string, number, string, string, number][] = [
  ['a refused letter in the middle moves nothing', 'codigoDispensa', '1234', 2, 'a', '1234', 2],
  ['a small x in the middle becomes large there', 'numeroReceita', '123456', 3, 'x', '123X456', 4],
  ['a refused complete number leaves the caret', 'numeroReceita', DIGITS_18, 5, 'X', DIGITS_18, 5],
];

test('the caret stays where one is typing', async ({ page }) => {
  for (const [promise, name, before, at, key, after, caret] of CARETS) {
    const control = field(page, name);
    await control.fill(before);
    await placeCaret(control, at);
    await control.press(key);
    expect(await stateOf(control), promise).toEqual({ value: after, caret });
  }
});

test('an input method editor may show letters while composing; what it commits is filtered', async ({ page }) => {
  const control = field(page, 'codigoDispensa');
  await compose(page, control, ['に', 'にほ', '12に3']);
  await expect(control).toHaveValue('123');
});

test('the free fields take any character as it is', async ({ page }) => {
  const anything = 'Ação "1" <b>&amp; 100% #?=+ 😀 \u202eابجد';
  for (const name of ['nome', 'telemovel', 'morada', 'nif', 'instrucoes', 'outroAssunto'] as const) {
    await field(page, name).fill(anything);
    await expect(field(page, name)).toHaveValue(anything);
  }
});

test('a hundred thousand characters pasted into any field break nothing', async ({ page }) => {
  const huge = 'Xá1 '.repeat(25_000);
  await field(page, 'numeroReceita').fill(huge);
  expect((await stateOf(field(page, 'numeroReceita'))).value.length).toBeLessThanOrEqual(19);
  await field(page, 'instrucoes').fill(huge);
  await expect(field(page, 'instrucoes')).toHaveValue(huge);
});
