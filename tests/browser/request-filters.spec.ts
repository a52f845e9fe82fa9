import type { Locator, Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import {
  compose,
  drop,
  type FieldName,
  field,
  fillRequest,
  messageOf,
  openForm,
  panelHeading,
  paste,
  placeCaret,
  SHORT_REQUEST,
  stateOf,
  submit,
  submitButton,
} from './form.ts';
import { setLetters } from './looks.ts';

const { campos, estado } = formWords;

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

test('a code field keeps only what it takes, whichever way a text comes, and the caret; the free ones take all of it', async ({
  page,
}) => {
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
  const huge = 'Xá1 '.repeat(2_500);
  await field(page, 'numeroReceita').fill(huge);
  await expect(field(page, 'instrucoes'), 'what that does not take').toHaveValue(huge.trim());
  expect((await stateOf(field(page, 'numeroReceita'))).value.length).toBeLessThanOrEqual(19);
});

test('a quiet line beside a field, and at the button, says what it did not keep, or what is missing, while it is true; the chat opens all the same', async ({
  page,
}) => {
  const status = (text: string) => page.locator('#pedido form').getByText(text, { exact: true });
  const missing = (digits: number) => status(estado.faltam(digits));
  const number = field(page, 'numeroReceita');
  const option = field(page, 'codigoOpcao');
  await openForm(page);
  await test.step('what was cut', async () => {
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

  await test.step('what is missing, once one leaves the field', async () => {
    await number.pressSequentially('10110');
    await expect(missing(14)).toHaveCount(0);
    await number.press('Tab');
    await expect(missing(14), 'once one leaves it').toBeVisible();
    await number.fill('1011000012345678901');
    await number.press('Tab');
    await expect(missing(14)).toHaveCount(0);
    await expect(page.locator('#pedido [aria-invalid=true], #pedido [role=alert]')).toHaveCount(0);
  });

  await test.step('sent all the same, and said once more', async () => {
    await fillRequest(page, { ...SHORT_REQUEST, numeroReceita: '101' });
    await page.setViewportSize({ width: 360, height: 4000 });
    // Nothing is said before the press that leaves the field, and then it moves the button down.
    await field(page, 'telemovel').fill('91');
    await expect(status(estado.telemovel)).toHaveCount(0);
    // The message above the button is written by then.
    await expect(page.locator('.MessageBubble-bubble')).toContainText('101');
    const { x = 0, y = 0 } = (await submitButton(page).boundingBox()) ?? {};
    const chat = await submit(page, () => page.mouse.click(x + 100, y + 30));
    await expect(status(estado.telemovel)).toBeVisible();
    expect(messageOf(chat.url())).toContain(': 91\n');
    await expect(missing(16)).toBeVisible();
    const again = [
      `${campos.telemovel.rotulo}: ${estado.telemovel}`,
      `${campos.numeroReceita.rotulo}: ${estado.faltam(16)}`,
    ];
    await expect(panelHeading(page), 'and once more on the panel').toHaveAccessibleDescription(
      new RegExp(again.map(RegExp.escape).join('.*')),
    );
  });
});

// Not among the old browsers' tests: they do not tell a placeholder's letters.
test('with letters of 150 % on a phone the example of a number is whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setLetters(page, 24);
  await openForm(page);
  expect(await field(page, 'numeroReceita').evaluate(isPlaceholderCut)).toBe(false);
});

/**
 * In the page: whether a placeholder is wider than its field. A browser measures a value, and no placeholder.
 */
function isPlaceholderCut(node: HTMLInputElement): boolean {
  const before = node.style.fontSize;
  node.style.fontSize = getComputedStyle(node, '::placeholder').fontSize;
  node.value = node.placeholder;
  const isWider = node.scrollWidth > node.clientWidth;
  node.value = '';
  node.style.fontSize = before;
  return isWider;
}
