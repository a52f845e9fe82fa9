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

for (const [way, enter] of Object.entries(WAYS)) {
  test(`${way}: each code field keeps only what it takes`, async ({ page }) => {
    for (const [name, raw, kept] of CASES) {
      const control = field(page, name);
      await control.fill('');
      await enter(page, control, raw);
      await expect(control, `${name} after ${JSON.stringify(raw)}`).toHaveValue(kept);
    }
  });
}

test('a prescription number with the X in the wrong place is refused at the last character', async ({ page }) => {
  const control = field(page, 'numeroReceita');
  await control.pressSequentially(`X${DIGITS_18}`);
  await expect(control).toHaveValue(`X${DIGITS_18.slice(0, 17)}`);
});

for (const wrong of [`X${DIGITS_18}`, `12345X789012345678X`, `1234567890X23456789`]) {
  test(`${wrong} put over a prescription number leaves the number as it was`, async ({ page }) => {
    const control = field(page, 'numeroReceita');
    await control.fill('12345');
    await control.fill(wrong);
    await expect(control).toHaveValue('12345');
  });
}

test('a prescription number is cut at 19 characters', async ({ page }) => {
  const control = field(page, 'numeroReceita');
  await control.pressSequentially(`${DIGITS_18}9999`);
  await expect(control).toHaveValue(`${DIGITS_18}9`);
});

test.describe('the caret stays where one is typing', () => {
  const CARETS: [string, FieldName, string, number, string, string, number][] = [
    ['a refused letter in the middle moves nothing', 'codigoDispensa', '1234', 2, 'a', '1234', 2],
    ['a digit in the middle goes in there', 'codigoDispensa', '1234', 2, '9', '12934', 3],
    ['a mixture in the middle leaves the caret after its digits', 'codigoDispensa', '1234', 1, 'a7b', '17234', 2],
    ['a small x in the middle becomes large there', 'numeroReceita', '123456', 3, 'x', '123X456', 4],
    ['a refused letter at the start moves nothing', 'codigoOpcao', '123', 0, 'z', '123', 0],
  ];
  for (const [promise, name, before, at, typed, after, caret] of CARETS) {
    test(promise, async ({ page }) => {
      const control = field(page, name);
      await control.fill(before);
      await placeCaret(control, at);
      await control.pressSequentially(typed);
      expect(await stateOf(control)).toEqual({ value: after, caret });
    });
  }

  test('deleting in the middle leaves the caret in the middle', async ({ page }) => {
    const control = field(page, 'numeroReceita');
    await control.fill('123456');
    await placeCaret(control, 3);
    await control.press('Backspace');
    expect(await stateOf(control)).toEqual({ value: '12456', caret: 2 });
  });

  test('a refused complete number in the middle leaves number and caret', async ({ page }) => {
    const control = field(page, 'numeroReceita');
    await control.fill(DIGITS_18);
    await placeCaret(control, 5);
    await control.pressSequentially('X');
    expect(await stateOf(control)).toEqual({ value: DIGITS_18, caret: 5 });
  });
});

test('an input method editor may show letters while composing; what it commits is filtered', async ({ page }) => {
  const control = field(page, 'codigoDispensa');
  await compose(page, control, ['に', 'にほ', '12に3']);
  await expect(control).toHaveValue('123');
});

test('filtering is silent: no error, no invalid field', async ({ page }) => {
  for (const name of ['numeroReceita', 'codigoDispensa', 'codigoOpcao'] as const) {
    await field(page, name).pressSequentially('abç!');
    await field(page, name).blur();
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#pedido [aria-invalid="true"]')).toHaveCount(0);
});

test('each code field says beforehand what it takes', async ({ page }) => {
  await expect(field(page, 'numeroReceita')).toHaveAttribute('placeholder', /19.*18.*X/i);
  for (const name of ['numeroReceita', 'codigoDispensa', 'codigoOpcao'] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(/\S/);
  }
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
