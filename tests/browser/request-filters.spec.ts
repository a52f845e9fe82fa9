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

/** Raw text and what the field holds after it (specification section 5), the same whichever way it came. */
const CASES: [FieldName, string, string][] = [
  ['numeroReceita', `${DIGITS_18}9`, `${DIGITS_18}9`],
  ['numeroReceita', `${DIGITS_18}x`, `${DIGITS_18}X`],
  ['numeroReceita', '1234 5678-9012.3456 789', '1234567890123456789'],
  ['numeroReceita', '12aB3x', '123X'],
  ['codigoDispensa', 'a1b2c3 456789', '123456'],
  ['codigoDispensa', '１２３4', '4'],
  ['codigoOpcao', '12-345', '1234'],
  ['codigoOpcao', 'código', ''],
];

test.beforeEach(async ({ page }) => {
  await openForm(page);
});

test('each code field keeps only what it takes, whichever way a text comes', async ({ page }) => {
  test.slow();
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

test('a complete prescription number with its X in the wrong place is refused, and one too long is cut', async ({
  page,
}) => {
  const control = field(page, 'numeroReceita');
  await control.pressSequentially(`X${DIGITS_18}`);
  await expect(control).toHaveValue(`X${DIGITS_18.slice(0, 17)}`);
  for (const wrong of [`X${DIGITS_18}`, `12345X789012345678X`, `1234567890X23456789`]) {
    await control.fill('12345');
    await control.fill(wrong);
    await expect(control, `${wrong} leaves the number as it was`).toHaveValue('12345');
  }
  await control.fill('');
  await control.pressSequentially(`${DIGITS_18}9999`);
  await expect(control).toHaveValue(`${DIGITS_18}9`);
});

/** An action: the field, its value and caret, the key; then the value and the caret that follow. */
const CARETS: [string, FieldName, string, number, string, string, number][] = [
  ['a refused letter in the middle moves nothing', 'codigoDispensa', '1234', 2, 'a', '1234', 2],
  ['a digit in the middle goes in there', 'codigoDispensa', '1234', 2, '9', '12934', 3],
  ['a small x in the middle becomes large there', 'numeroReceita', '123456', 3, 'x', '123X456', 4],
  ['a refused letter at the start moves nothing', 'codigoOpcao', '123', 0, 'z', '123', 0],
  ['deleting in the middle stays there', 'numeroReceita', '123456', 3, 'Backspace', '12456', 2],
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
  test.slow();
  const huge = 'Xá1 '.repeat(25_000);
  const limits: Partial<Record<FieldName, number>> = { numeroReceita: 19, codigoDispensa: 6, codigoOpcao: 4 };
  for (const name of ['nome', 'numeroReceita', 'codigoDispensa', 'codigoOpcao', 'instrucoes'] as const) {
    await field(page, name).fill(huge);
    const { value } = await stateOf(field(page, name));
    const limit = limits[name];
    if (limit) expect(value.length, name).toBeLessThanOrEqual(limit);
    else expect(value, name).toBe(huge);
  }
});
