import { announce } from '../browser/announce.ts';
import { fieldOf, readControls, readRest, showRequest, typedFields } from './form-controls.ts';
import { loadLaterParts } from './on-demand.ts';
import { cutRemark } from './pasted.ts';
import { CODE_FIELDS, CODE_LENGTHS, type CodeField } from './prescription.ts';
import { isWritten, withRental } from './request.ts';
import { isCodeField } from './request-store.ts';
import { messageOf, request, texts } from './useRequest.ts';

/** The time after a press within which the visitor still expects a chat to open. */
const EXPECTED_FOR_MS = 2000;

/** Connects the hydrated form with the store, and repeats a submit made before. Returns a cleanup function. */
export function connectForm(form: HTMLFormElement) {
  const listening = new AbortController();
  const { signal } = listening;
  const showValues = () => {
    showRequest(form, request.get());
    markWritten(isWritten(request.get()));
    // until-ready.ts offers this to copy, where a part of the form's code no longer loads.
    form.dataset['message'] = messageOf(request.get());
  };
  const storeValues = (event?: Event) => {
    if (event && isComposingCode(event)) return;
    storeControls(form, event);
    showValues();
  };

  // A rental that was booked before the form was ready is newer than those that the browser restored.
  const { rentals = [], ...rest } = readRest(form);
  request.write({ ...rest, rentals: request.get().rentals.reduce(withRental, rentals) });
  // The filter refuses a complete number with a misplaced X. Of one typed before, only the last character is to go.
  const typedNumber = fieldOf(form, 'numeroReceita').value.replace(/[^\dX]/gi, '');
  request.write({ numeroReceita: typedNumber.slice(0, CODE_LENGTHS.numeroReceita - 1) });
  storeValues();
  // Some autofill tools send only "change", others no event: those are taken on submit.
  for (const type of ['input', 'change', 'compositionend', 'submit']) {
    form.addEventListener(type, storeValues, { signal });
  }
  // The page may come back from the back and forward cache.
  window.addEventListener('pageshow', storeValues, { signal });
  form.addEventListener('input', loadLaterParts, { once: true, signal });
  signal.addEventListener('abort', request.subscribe(showValues));

  form.dataset['ready'] = '';
  // After EXPECTED_FOR_MS the form asks for another press (RequestForm.island.tsx): nothing opens by itself.
  const submitted = form.dataset['submitted'];
  const isExpected = submitted && Date.now() - Number(submitted) < EXPECTED_FOR_MS;
  // requestSubmit() came with Safari 16.
  if (isExpected) form.querySelector<HTMLElement>('[type=submit]')?.click();
  return () => listening.abort();
}

/** Stores the controls, and the remark on what a code's field did not keep of an edit, or of all at the beginning. */
function storeControls(form: HTMLFormElement, event?: Event) {
  const typed = typedFields(form);
  request.write(readControls(form, request.get()));
  const { cuts, ...values } = request.get();
  const { name: edited = '' } = (event?.target ?? {}) as HTMLInputElement;
  // A field that is left, with nothing edited since, keeps its remark.
  const isEdited = (name: CodeField) => name === edited && (event?.type !== 'change' || typed[name] !== values[name]);
  // A typed letter is refused without a word on the page (specification §5); a screen reader says that it was.
  const isLetter = event instanceof InputEvent && /^[^\dx]$/i.test(event.data ?? '');
  const remarks = CODE_FIELDS.filter((name) => !event || isEdited(name)).map((name) => {
    const text = cutRemark(name, typed[name], values[name], texts.estado);
    if (text && text !== cuts[name]?.text) announce(text);
    const cut = text ? { kept: values[name], text } : undefined;
    return [name, isLetter ? cuts[name] : cut] as const;
  });
  if (remarks.length > 0) request.write({ cuts: { ...cuts, ...Object.fromEntries(remarks) } });
}

/** Whether the event belongs to an unfinished composition (IME) in a code's field; `compositionend` follows it. */
const isComposingCode = (event: Event) =>
  event instanceof InputEvent && event.isComposing && isCodeField((event.target as HTMLInputElement).name);

/** Marks the page's history entry as one where a request was begun (back-to-request.ts); its text is not stored. */
function markWritten(isWritten: boolean) {
  const navigation = window.navigation as Navigation | undefined;
  const entry = navigation?.currentEntry;
  if (entry && !!entry.getState() !== isWritten) navigation.updateCurrentEntry({ state: isWritten });
}
