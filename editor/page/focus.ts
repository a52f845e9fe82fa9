import { fieldId, placeOf } from '../core/paths.ts';

/** Unfolds what a control stands in, brings it to the middle of what is free of the screen, and focuses it. */
export function focusControl(control: HTMLElement | null | undefined): void {
  if (!control) return;
  for (let part: Element | null = control; part !== null; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

/** Puts the focus on a field, else on the group or item that it belongs to, else on the form. */
export function focusOn(place: string): void {
  const { file, path } = placeOf(place);
  const outwards = path.map((_, i) => CSS.escape(fieldId(file, path.slice(0, path.length - i))));
  const parts = outwards.map((id) => document.querySelector<HTMLElement>(`[data-field="${id}"], #${id}-group`));
  const found = parts.find((part) => part !== null);
  if (found) {
    const control = 'input, textarea, select';
    // A list without items has a button alone.
    const inside = () => found.querySelector<HTMLElement>(control) ?? found.querySelector<HTMLElement>('button');
    focusControl(found.matches(control) ? found : inside());
  } else {
    const form = document.getElementById('formulario');
    form?.scrollTo(0, 0);
    scrollTo(0, 0);
    form?.focus({ preventScroll: true });
  }
}

/** Where the focus goes: the message of a topic or panel or, in a group of fields, its first control. */
const NEXT_FOCUS = '[role=status][tabindex], :scope:is(fieldset) :is(input, button)';

/**
 * When the element in focus is removed, moves the focus to the nearest message or the group's first control: it would
 * begin again at the page's top. @returns what ends it
 */
export function keepFocus(main: HTMLElement): () => void {
  let path: HTMLElement[] = [];
  const notePath = (event: FocusEvent) => {
    path = event.composedPath().filter((part) => part instanceof HTMLElement);
  };
  main.addEventListener('focusin', notePath);
  const watcher = new MutationObserver(() => {
    const isRemoved = path[0] && !path[0].isConnected;
    if (!isRemoved || document.activeElement !== document.body) return;
    const around = path.filter((part) => part.isConnected && main.contains(part));
    const next = around.map((part) => part.querySelector<HTMLElement>(NEXT_FOCUS)).find((found) => found !== null);
    next?.focus();
  });
  watcher.observe(main, { childList: true, subtree: true });
  return () => {
    main.removeEventListener('focusin', notePath);
    watcher.disconnect();
  };
}
