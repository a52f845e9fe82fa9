import type { Locator, Page } from '@playwright/test';
import { FIELD_NAMES, type FieldName } from '../../src/request/request.ts';
import { formWords } from '../request-words.ts';
import { answerCookies } from './controls.ts';
import { holdScripts, openUnscripted, stopClock } from './islands.ts';

/** Some of the request's fields, by their names. */
export type Fields = Partial<Record<FieldName, string>>;

/** The least that the form accepts. */
export const SHORT_REQUEST = { nome: 'Rui', telemovel: '912345678', morada: 'Rua A, 1' } satisfies Fields;

/** The text of the message that was handed to a chat. */
export const messageOf = (chat: Page): string => new URL(chat.url()).searchParams.get('text') ?? '';

/** The request form of a page, and what is done with it. */
export type RequestForm = ReturnType<typeof requestForm>;

export function requestForm(page: Page) {
  const section = page.locator('#pedido');
  const element = section.locator('form');
  const field = (name: FieldName): Locator => section.locator(`[name="${name}"]`);
  const submitButton = section.getByRole('button', { name: formWords.enviar });
  const panel = section.locator('section').filter({ has: page.getByRole('button', { name: formWords.painel.limpar }) });

  /** Opens the parts that only some need. */
  const unfold = () =>
    element.evaluate((node) => {
      for (const fold of node.querySelectorAll('details')) fold.open = true;
    });

  /**
   * Waits until the form's script is there, before that it is HTML, which keeps what is typed; and opens its folds, for
   * whoever types there.
   */
  async function ready(): Promise<void> {
    // In one step: React may put another form in its place meanwhile.
    await page.evaluate(() => document.querySelector('#pedido [name=nome]')?.scrollIntoView({ block: 'center' }));
    await section.locator('form[data-ready]').waitFor();
    await unfold();
  }

  /** Fills in all at once, as a browser does: a text typed into each field has the page laid out nine times. */
  async function fill(request: Fields): Promise<void> {
    await element.evaluate((node: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = node.elements.namedItem(name) as HTMLInputElement;
        control.focus();
        control.value = value;
        control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
      }
    }, request);
  }

  return {
    /** With the panel under the form. */
    section,
    element,
    field,
    submitButton,
    /** The lasting panel under the form, once a request was submitted. */
    panel,
    /** Its heading, which has the focus once it is there. */
    panelHeading: panel.getByRole('heading'),
    /** Its link to the chat. */
    openAgain: panel.getByRole('link', { name: formWords.painel.abrir }),
    /** The message as it will be sent. */
    bubble: page.locator('.MessageBubble-bubble'),
    undo: section.getByRole('button', { name: formWords.desfazer, exact: true }),
    /** The lines of the rentals in the request. */
    rentals: element.getByRole('paragraph').filter({ hasText: /^(Aluguer|Empréstimo): / }),
    /** Those of a request with several. */
    prescriptions: element.getByRole('listitem').filter({ hasText: 'RECEITA' }),
    unfold,
    ready,
    fill,

    /** A choice by what it says first. */
    choice: (name: string): Locator => element.getByRole('radio', { name: new RegExp(`^${name}`) }),

    async open(): Promise<void> {
      await answerCookies(page);
      await page.goto('/');
      await ready();
    },

    /** Opens it under a stopped clock with the least filled in. */
    async openStopped(): Promise<void> {
      await answerCookies(page);
      await stopClock(page);
      await page.goto('/');
      await field('nome').scrollIntoViewIfNeeded();
      await page.clock.runFor(500);
      await ready();
      await fill(SHORT_REQUEST);
    },

    /**
     * Opens the home page and fills in its form; the page's scripts come only when the returned function is called.
     * @param work what another program does to the page first, as a browser's extension
     */
    async openUnready(request: Fields = SHORT_REQUEST, work = () => {}): Promise<() => void> {
      const release = await holdScripts(page);
      await answerCookies(page);
      await openUnscripted(page);
      await page.evaluate(work);
      await unfold();
      await fill(request);
      return release;
    },

    read: (): Promise<Record<string, string>> =>
      element.evaluate((node: HTMLFormElement, names) => {
        const controls = names.map((name) => node.elements.namedItem(name) as HTMLInputElement);
        return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
      }, FIELD_NAMES),

    /** Pastes with the keyboard what a field beside the page held: no permission and no stubbed clipboard. */
    async paste(name: FieldName, text: string): Promise<void> {
      await page.evaluate((copied) => {
        const source = document.body.appendChild(document.createElement('textarea'));
        source.value = copied;
        source.focus({ preventScroll: true });
        source.select();
        document.execCommand('copy');
        source.remove();
      }, text);
      await field(name).focus();
      await field(name).press('ControlOrMeta+v');
    },

    /** Puts the caret after the first `offset` characters, as a click there would. */
    async placeCaret(name: FieldName, offset: number): Promise<void> {
      await field(name).focus();
      await field(name).evaluate((node: HTMLInputElement, at) => node.setSelectionRange(at, at), offset);
    },

    stateOf: (name: FieldName): Promise<{ value: string; caret: number | null }> =>
      field(name).evaluate(({ value, selectionStart }: HTMLInputElement) => ({ value, caret: selectionStart })),

    /** Submits, by the button or by `press`, and returns the tab that opens, once it has asked for its address. */
    async submit(press = () => submitButton.click()): Promise<Page> {
      const [chat] = await Promise.all([page.context().waitForEvent('page'), press()]);
      await chat.waitForURL(/^https:/);
      return chat;
    },
  };
}
