import texts from 'virtual:content/formulario/estado';
import {
  type AdditionKind,
  type Additions,
  currentAdditions,
  onAdditions,
  setAddition,
} from '../../../lib/browser/additions.ts';
import { createAnnouncer } from '../../../lib/browser/announcer.ts';
import { markWritten } from '../../../lib/browser/written-page.ts';
import { FIELD_NAMES, type FieldName } from '../../../lib/message.ts';
import { CODE_LENGTHS, type CodeField, caretAfterFilter } from '../../../lib/prescription.ts';
import { fillTemplate } from '../../../lib/template.ts';
import { loadAhead } from './late-parts.ts';
import { CODE_FIELDS, filterField } from './request-store.ts';
import { request } from './useRequest.ts';

/** The time after a press, in ms, within which the visitor still expects a chat to open. */
const STILL_EXPECTED = 2000;

const KINDS: AdditionKind[] = ['aluguer', 'entrega'];

/**
 * Connects the hydrated form with the store, keeping what the visitor already typed, and repeats a submit made before hydration
 * (`data-submitted`, set by until-ready.ts). `region` is the live region for announcements. Returns a
 * cleanup function.
 */
export function connectForm(form: HTMLFormElement, region: Element) {
  const announce = createAnnouncer(region);
  const listening = new AbortController();
  const { signal } = listening;
  const read = () => readFields(form, (name) => announce(texts[name]));

  readTyped(form);
  read();
  // Some autofill tools send only "change", others no event: those are read on submit.
  for (const type of ['input', 'change', 'compositionend', 'submit']) {
    form.addEventListener(type, (event) => isComposingCode(event) || read(), { signal });
  }
  // The page may come back from the back and forward cache.
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
  // After that time the form asks for another press (SendArea.tsx): nothing opens by itself.
  if (Date.now() - Number(form.dataset['submitted']) < STILL_EXPECTED) form.requestSubmit();
  return () => {
    listening.abort();
    unsubscribe();
    stopAdditions();
  };
}

/**
 * Writes all but the last character of a number typed before hydration. The next read adds the last one; if the filter refuses
 * it, the rest stays. Filtered in one piece, all of it would be lost.
 */
function readTyped(form: HTMLFormElement) {
  const characters = fieldOf(form, 'numeroReceita').value.replace(/[^\dX]/gi, '');
  request.write({ numeroReceita: characters.slice(0, CODE_LENGTHS.numeroReceita - 1) });
}

/** Writes the fields into the store. `onDropped` is called when the filter of a code's field removed a character. */
function readFields(form: HTMLFormElement, onDropped: (name: CodeField) => void) {
  const typed = Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(form, name).value]));
  request.write(typed);
  markWritten(Object.values(typed).some(Boolean));
  for (const name of CODE_FIELDS) {
    show(form, name);
    if (request.get().values[name] !== typed[name]?.toUpperCase()) onDropped(name);
  }
}

/** Whether the event belongs to an unfinished composition (IME) in a code's field; `compositionend` follows it. */
function isComposingCode(event: Event): boolean {
  const { target } = event;
  const isComposing = event instanceof InputEvent && event.isComposing;
  return isComposing && target instanceof HTMLInputElement && CODE_FIELDS.some((name) => name === target.name);
}

/** Shows the store's value in a field; the caret stays in its place. */
function show(form: HTMLFormElement, name: FieldName) {
  const control = fieldOf(form, name);
  const raw = control.value;
  const kept = request.get().values[name];
  if (raw === kept) return;
  const caret = caretAfterFilter(raw, control.selectionEnd ?? raw.length, (text) => filterField(name, kept, text));
  control.value = kept;
  // In Safari, setSelectionRange would move the focus to this field.
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}

function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The form has no field "${name}".`);
}
