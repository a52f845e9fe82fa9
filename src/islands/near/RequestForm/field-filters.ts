import {
  caretAfterFilter,
  filterDispensingCode,
  filterOptionCode,
  filterPrescriptionNumber,
  PRESCRIPTION_NUMBER_LENGTH,
} from '../../../lib/prescription.ts';
import { type Draft, fieldOf } from './draft.ts';

/** Fields that keep only some characters, and what each keeps of `raw` when it held `previous` (specification §5). */
const FILTERS = {
  numeroReceita: filterPrescriptionNumber,
  codigoDispensa: (_previous: string, raw: string) => filterDispensingCode(raw),
  codigoOpcao: (_previous: string, raw: string) => filterOptionCode(raw),
};

/** A field whose input is filtered. */
export type FilteredField = keyof typeof FILTERS;

const FILTERED_FIELDS = Object.keys(FILTERS) as FilteredField[];

/**
 * Keeps the form's fields filtered and the draft true to them, however text gets in: typed, pasted, dropped, filled in
 * by the browser, composed, or typed before the script was there. Silent, but `onDropped` hears that something went.
 * Returns what stops it.
 */
export function keepFiltered(form: HTMLFormElement, draft: Draft, onDropped: (field: FilteredField) => void) {
  function filterAll() {
    for (const name of FILTERED_FIELDS) {
      if (filterField(form, name, draft.get()[name])) onDropped(name);
    }
    draft.sync();
  }

  function onInput(event: Event) {
    // What an input method is composing is not yet text; compositionend comes when it is.
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (!(isComposing && isFiltered(event.target))) filterAll();
  }

  draft.attach(form);
  // Typed, restored or filled in before the script was there: filtered as if typed now, character by character.
  const typed = fieldOf(form, 'numeroReceita')?.value ?? '';
  draft.fill({ numeroReceita: numberAsTyped(typed) });
  filterAll();

  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['input', 'change', 'compositionend']) form.addEventListener(type, onInput, { signal });
  window.addEventListener('pageshow', filterAll, { signal });
  return () => stop.abort();
}

function isFiltered(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name in FILTERS;
}

/** Filters one field where it stands, keeping the caret in its place. Answers whether a character was dropped. */
function filterField(form: HTMLFormElement, name: FilteredField, previous: string): boolean {
  const control = fieldOf(form, name);
  if (!control) return false;
  const raw = control.value;
  const filter = (text: string) => FILTERS[name](previous, text);
  const kept = filter(raw);
  if (kept === raw) return false;
  const caret = caretAfterFilter(raw, control.selectionEnd ?? raw.length, filter);
  control.value = kept;
  // Elsewhere Safari would move the focus here.
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
  return kept !== raw.toUpperCase();
}

/** What the number's field would hold had `raw` been typed: a refused last character leaves those before it. */
function numberAsTyped(raw: string): string {
  const digits = raw.replace(/[^\dX]/gi, '');
  return filterPrescriptionNumber(digits.slice(0, PRESCRIPTION_NUMBER_LENGTH - 1).toUpperCase(), digits);
}
