import type { Locator, Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import { compose, drop, type FieldName, field, openForm, paste, placeCaret, stateOf, submitButton } from './form.ts';

const { estado } = formWords;

/** Each way a text can get into a field. */
const WAYS: Record<string, (page: Page, control: Locator, text: string) => Promise<void>> = {
  typed: (_page, control, text) => control.pressSequentially(text),
  pasted: paste,
  'filled in by the browser': (_page, control, text) => control.fill(text),
  dropped: drop,
  // While composing it may show letters; what it commits is filtered.
  'written with an input method editor': (page, control, text) =>
    compose(page, control, ['に', text.slice(0, 2), text]),
};

/**
 * Raw text and what the field holds after it, whichever way it came. What each field keeps:
 * src/request/prescription.test.ts.
 */
const CASES: [FieldName, string, string][] = [
  ['numeroReceita', '1234 5678-9012.3456 78x', '123456789012345678X'],
  ['codigoDispensa', 'a1b2c3 456789', '123456'],
  ['codigoOpcao', '12-345', '1234'],
];

test('a code field keeps only what it takes, whichever way it comes, and says what it did not', async ({ page }) => {
  await openForm(page);
  for (const [way, enter] of Object.entries(WAYS)) {
    // The fields share one handler: the ways other than typing are tried in one.
    for (const [name, raw, kept] of CASES.filter(([field]) => way === 'typed' || field === 'codigoDispensa')) {
      const control = field(page, name);
      await enter(page, control, raw);
      await expect(control, `${name} after ${JSON.stringify(raw)}, ${way}`).toHaveValue(kept);
      // Beside another whole code a line more stands above the field, and one drops where it was.
      await control.fill('');
    }
  }
  // Where the caret goes: src/request/prescription.test.ts.
  const dispensa = field(page, 'codigoDispensa');
  await dispensa.fill('1234');
  await placeCaret(dispensa, 2);
  await dispensa.press('a');
  expect(await stateOf(dispensa)).toEqual({ value: '1234', caret: 2 });
  await expect(page.locator('#pedido :is([role=alert], [aria-invalid=true])'), 'no error').toHaveCount(0);
  await dispensa.fill('');

  const status = (text: string) => page.locator('#pedido form').getByText(text, { exact: true });
  const option = field(page, 'codigoOpcao');
  const expectCut = async (value: string, remark: string) => {
    await expect(option).toHaveValue(value);
    // Beside the field, and at the button.
    await expect(status(remark)).toBeVisible();
    await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(remark));
    await expect(page.getByRole('status').filter({ hasText: remark }), 'heard').toHaveClass('visually-hidden');
  };
  await paste(page, option, 'não');
  await expectCut('', estado.nadaFicou(4));
  await paste(page, option, '789012');
  await expectCut('7890', estado.ficou('7890'));
  await option.press('Backspace');
  await expect(status(estado.ficou('7890'))).toHaveCount(0);
  await option.pressSequentially('01');
  await expectCut('7890', estado.ficou('7890'));
  await placeCaret(option, 0);
  await option.press('5');
  await option.press('Tab');
  await expectCut('5789', estado.ficou('5789'));
  await option.fill('');
  await option.pressSequentially('sim');
  await expect(page.locator('[data-announcements]').getByText(estado.nadaFicou(4)).first()).toBeAttached();
  await expect(status(estado.nadaFicou(4)), 'letters that are typed go in silence').toHaveCount(0);
});
