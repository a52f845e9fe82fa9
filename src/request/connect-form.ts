import { createAnnouncer } from '../browser/announcer.ts';
import { FIELD_NAMES, type FieldName } from './message.ts';
import { loadSentParts } from './on-demand.tsx';
import { CODE_FIELDS, CODE_LENGTHS, type CodeField, caretAfterFilter } from './prescription.ts';
import { filterField, isCodeField } from './request-store.ts';
import { request, texts } from './useRequest.ts';

const REQUIRED_FIELDS = ['nome', 'telemovel', 'morada'] as const;

/** The time after a press within which the visitor still expects a chat to open. */
const EXPECTED_FOR_MS = 2000;

/**
 * Connects the hydrated form with the store, keeping what the visitor already typed, and repeats a submit made before hydration
 * (`data-submitted`, set by until-ready.ts). `region` is the live region for announcements. Returns a
 * cleanup function.
 */
export function connectForm(form: HTMLFormElement, region: Element) {
  const announce = createAnnouncer(region);
  const listening = new AbortController();
  const { signal } = listening;
  const showStoredValues = () => {
    for (const name of FIELD_NAMES) showStored(form, name);
  };
  const storeTypedValues = () => {
    const refused = storeFields(form);
    if (refused) announce(texts.estado[refused]);
    showStoredValues();
  };
  const storeUnlessComposing = (event: Event) => {
    if (!isComposingCode(event)) storeTypedValues();
  };

  // Typed before anything filtered it, a number with a misplaced X would be refused whole: short of its last character it is not.
  const typedNumber = fieldOf(form, 'numeroReceita').value.replace(/[^\dX]/gi, '');
  request.write({ numeroReceita: typedNumber.slice(0, CODE_LENGTHS.numeroReceita - 1) });
  storeTypedValues();
  // Some autofill tools send only "change", others no event: those are taken on submit.
  for (const type of ['input', 'change', 'compositionend', 'submit']) {
    form.addEventListener(type, storeUnlessComposing, { signal });
  }
  // The browser shows its bubble, and moves the focus to the first empty field; who is there already would hear nothing.
  const announceMissing = ({ target }: Event) => {
    const first = REQUIRED_FIELDS.find((name) => fieldOf(form, name) === form.querySelector('input:invalid'));
    if (first && target === fieldOf(form, first)) announce(texts.campos[first].falta);
  };
  form.addEventListener('invalid', announceMissing, { capture: true, signal });
  // The page may come back from the back and forward cache.
  window.addEventListener('pageshow', storeTypedValues, { signal });
  form.addEventListener('input', loadSentParts, { once: true, signal });
  signal.addEventListener('abort', request.subscribe(showStoredValues));

  form.dataset['ready'] = '';
  // After that time the form asks for another press (RequestForm.island.tsx): nothing opens by itself.
  const submitted = form.dataset['submitted'];
  const isExpected = submitted && Date.now() - Number(submitted) < EXPECTED_FOR_MS;
  // requestSubmit() came with Safari 16.
  if (isExpected) form.querySelector<HTMLElement>('[type=submit]')?.click();
  return () => listening.abort();
}

/** Writes the fields' values into the store, and returns the code's field of which the filter removed a character. */
function storeFields(form: HTMLFormElement): CodeField | undefined {
  const typed = Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(form, name).value]));
  request.write(typed);
  markWritten(Object.values(typed).some(Boolean));
  return CODE_FIELDS.find((name) => request.get()[name] !== typed[name]?.toUpperCase());
}

/** Whether the event belongs to an unfinished composition (IME) in a code's field; `compositionend` follows it. */
function isComposingCode(event: Event): boolean {
  const { target } = event;
  const isComposing = event instanceof InputEvent && event.isComposing;
  return isComposing && target instanceof HTMLInputElement && isCodeField(target.name);
}

/** Shows the store's value in a field; the caret stays in its place. */
function showStored(form: HTMLFormElement, name: FieldName) {
  const control = fieldOf(form, name);
  const raw = control.value;
  const stored = request.get()[name];
  if (raw === stored) return;
  const caret = caretAfterFilter(raw, control.selectionEnd ?? raw.length, (text) => filterField(name, stored, text));
  control.value = stored;
  // In Safari, setSelectionRange would move the focus to this field.
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}

function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The form has no field "${name}".`);
}

/** Marks the page's history entry as one where the visitor has typed (back-to-request.ts). The text itself is not stored. */
function markWritten(isWritten: boolean) {
  const navigation = window.navigation as Navigation | undefined;
  const entry = navigation?.currentEntry;
  if (entry && !!entry.getState() !== isWritten) navigation.updateCurrentEntry({ state: isWritten });
}
