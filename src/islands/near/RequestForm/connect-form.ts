import texts from 'virtual:content/formulario/estado';
import {
  type AdditionKind,
  type Additions,
  currentAdditions,
  onAdditions,
  setAddition,
} from '../../../lib/browser/additions.ts';
import { createAnnouncer } from '../../../lib/browser/announcer.ts';
import { FIELD_NAMES, type FieldName } from '../../../lib/message.ts';
import { caretAfterFilter, PRESCRIPTION_NUMBER_LENGTH } from '../../../lib/prescription.ts';
import { fillTemplate } from '../../../lib/template.ts';
import { loadAhead } from './late-parts.ts';
import { CODE_FIELDS, filterField } from './request-store.ts';
import type { CodeField } from './types.ts';
import { request } from './useRequest.ts';

const KINDS: AdditionKind[] = ['aluguer', 'entrega'];

/**
 * Takes over the hydrated form as the visitor left it: connects its fields with the store and sends what was submitted
 * before. `region` announces what happens to a text. Returns how to let the form go.
 */
export function connectForm(form: HTMLFormElement, region: Element) {
  const announce = createAnnouncer(region);
  const listening = new AbortController();
  const { signal } = listening;
  const read = () => readFields(form, (name) => announce(texts[name]));

  readTyped(form);
  read();
  // Some password managers send only "change", others nothing: a submit reads those too.
  for (const type of ['input', 'change', 'compositionend', 'submit']) {
    form.addEventListener(type, (event) => isComposingCode(event) || read(), { signal });
  }
  // A page from the back and forward cache.
  window.addEventListener('pageshow', read, { signal });
  form.addEventListener('input', loadAhead, { once: true, signal });

  let added: Additions = {};
  const unsubscribe = request.subscribe((changed) => {
    for (const name of changed) show(form, name);
    // A line that was edited away is no longer added.
    for (const kind of KINDS) {
      const line = added[kind];
      if (line && !request.get().values.outroAssunto.includes(line)) setAddition(kind);
    }
  });
  const writeAdditions = () => {
    const before = added;
    added = currentAdditions();
    for (const kind of KINDS) {
      const line = added[kind];
      if (line === before[kind]) continue;
      read();
      request.replace('outroAssunto', before[kind], line);
      if (line) announce(fillTemplate(texts.juntou, { texto: line }));
    }
  };
  const stopAdditions = onAdditions(writeAdditions);
  writeAdditions();

  form.dataset['ready'] = '';
  if (form.dataset['submitted'] !== undefined) form.requestSubmit();
  return () => {
    listening.abort();
    unsubscribe();
    stopAdditions();
  };
}

/** The number typed before the script was there, as if typed now: a refused last character leaves those before it. */
function readTyped(form: HTMLFormElement) {
  const characters = fieldOf(form, 'numeroReceita').value.replace(/[^\dX]/gi, '');
  request.write({ numeroReceita: characters.slice(0, PRESCRIPTION_NUMBER_LENGTH - 1) });
}

/** Writes the fields into the store. `onDropped` is called where a code's field did not keep a character. */
function readFields(form: HTMLFormElement, onDropped: (name: CodeField) => void) {
  const typed = Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(form, name).value]));
  request.write(typed);
  for (const name of CODE_FIELDS) {
    show(form, name);
    if (request.get().values[name] !== typed[name]?.toUpperCase()) onDropped(name);
  }
}

/** Whether an input method is composing in a code's field: that is not yet text; compositionend comes when it is. */
function isComposingCode(event: Event): boolean {
  const { target } = event;
  const isComposing = event instanceof InputEvent && event.isComposing;
  return isComposing && target instanceof HTMLInputElement && CODE_FIELDS.some((name) => name === target.name);
}

/** Writes into a field what the store keeps of it; the caret stays in its place. */
function show(form: HTMLFormElement, name: FieldName) {
  const control = fieldOf(form, name);
  const raw = control.value;
  const kept = request.get().values[name];
  if (raw === kept) return;
  const caret = caretAfterFilter(raw, control.selectionEnd ?? raw.length, (text) => filterField(name, kept, text));
  control.value = kept;
  // In a field without the focus Safari would move it there.
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}

function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The form has no field "${name}".`);
}
