import type { Locator, Page } from '@playwright/test';
import { FIELD_NAMES, type FieldName } from '../../src/request/request.ts';
import { formWords } from '../request-words.ts';
import { answerCookies } from './controls.ts';
import { holdScripts, openUnscripted, stopClock } from './islands.ts';

export { FULL_REQUEST } from '../request-words.ts';
export { FIELD_NAMES as FIELDS, type FieldName };

export const field = (page: Page, name: FieldName): Locator => page.locator(`#pedido [name="${name}"]`);

const form = (page: Page) => page.locator('#pedido form');

export async function openForm(page: Page): Promise<void> {
  await answerCookies(page);
  await page.goto('/');
  await formReady(page);
}

/** Opens the parts that only some need. */
export async function unfold(page: Page): Promise<void> {
  await form(page).evaluate((node) => {
    for (const fold of node.querySelectorAll('details')) fold.open = true;
  });
}

/** A choice by what it says first. */
export const choice = (page: Page, name: string): Locator =>
  form(page).getByRole('radio', { name: new RegExp(`^${name}`) });

/**
 * Waits until the form's script is there, before that it is HTML, which keeps what is typed; and opens its folds, for
 * whoever types there.
 */
export async function formReady(page: Page): Promise<void> {
  // In one step: React may put another form in its place meanwhile.
  await page.evaluate(() => document.querySelector('#pedido [name=nome]')?.scrollIntoView({ block: 'center' }));
  await page.locator('#pedido form[data-ready]').waitFor();
  await unfold(page);
}

/**
 * Opens the home page and fills in its form; the page's scripts come only when the returned function is called.
 * @param work what another program does to the page first, as a browser's extension
 */
export async function openUnready(
  page: Page,
  request: Partial<Record<FieldName, string>> = SHORT_REQUEST,
  work = () => {},
): Promise<() => void> {
  const release = await holdScripts(page);
  await answerCookies(page);
  await openUnscripted(page);
  await page.evaluate(work);
  await unfold(page);
  await fillRequest(page, request);
  return release;
}

/** Under a stopped clock: lets the scripts come that were held back, and waits until the form works. */
export async function arrive(page: Page, release: () => void): Promise<void> {
  release();
  await page.clock.runFor(500);
  await formReady(page);
}

export function stateOf(control: Locator): Promise<{ value: string; caret: number | null }> {
  return control.evaluate(({ value, selectionStart }: HTMLInputElement) => ({ value, caret: selectionStart }));
}

/** Puts the caret after the first `offset` characters, as a click there would. */
export async function placeCaret(control: Locator, offset: number): Promise<void> {
  await control.focus();
  await control.evaluate((node: HTMLInputElement, at) => node.setSelectionRange(at, at), offset);
}

/** Pastes with the keyboard what a field beside the page held: no permission and no stubbed clipboard. */
export async function paste(page: Page, control: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = copied;
    source.focus({ preventScroll: true });
    source.select();
    document.execCommand('copy');
    source.remove();
  }, text);
  await control.focus();
  await control.press('ControlOrMeta+v');
}

export async function drop(page: Page, control: Locator, text: string): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The field has no box.');
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at });
}

/** Writes through an input method editor: each of `steps` replaces the text being composed, the last is committed. */
export async function compose(page: Page, control: Locator, steps: string[]): Promise<void> {
  await control.focus();
  const cdp = await page.context().newCDPSession(page);
  for (const text of steps) {
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

/** The least that the form accepts. */
export const SHORT_REQUEST = {
  nome: 'Rui',
  telemovel: '912345678',
  morada: 'Rua A, 1',
} satisfies Partial<Record<FieldName, string>>;

/** Fills in all at once, as a browser does: a text typed into each field has the page laid out nine times. */
export async function fillRequest(page: Page, request: Partial<Record<FieldName, string>>): Promise<void> {
  await form(page).evaluate((node: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = node.elements.namedItem(name) as HTMLInputElement;
      control.focus();
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    }
  }, request);
}

export function readRequest(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((node: HTMLFormElement, names) => {
    const controls = names.map((name) => node.elements.namedItem(name) as HTMLInputElement);
    return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  }, FIELD_NAMES);
}

export const submitButton = (page: Page): Locator =>
  page.locator('#pedido').getByRole('button', { name: formWords.enviar });

/** Submits, by the button or by `press`, and returns the tab that opens, once it has asked for its address. */
export async function submit(page: Page, press = () => submitButton(page).click()): Promise<Page> {
  const [chat] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await chat.waitForURL(/^https:/);
  return chat;
}

export const messageOf = (url: string): string => new URL(url).searchParams.get('text') ?? '';

/** The lasting panel under the form, once a request was submitted. */
export const panel = (page: Page): Locator =>
  page.locator('#pedido section').filter({ has: page.getByRole('button', { name: formWords.painel.limpar }) });

/** Its heading, which has the focus once it is there. */
export const panelHeading = (page: Page): Locator => panel(page).getByRole('heading');

/** Opens the form under a stopped clock with the least filled in. */
export async function openStoppedForm(page: Page): Promise<void> {
  await answerCookies(page);
  await stopClock(page);
  await page.goto('/');
  await field(page, 'nome').scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await formReady(page);
  await fillRequest(page, SHORT_REQUEST);
}
