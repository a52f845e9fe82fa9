/** A control of a form that a visitor can change. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input, textarea, select';

/**
 * Keeps what a visitor does in a form until React has rendered it. Where another program has put an element into the
 * form, a password manager or a translator, React replaces all of it (https://react.dev/errors/418): the old form is
 * then out of the page, but still holds its values. To be called before anything is hydrated.
 */
export function keepControls(selector: string) {
  const before = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>(selector);
  let focused: Element | null = null;
  if (before?.contains(document.activeElement)) focused = document.activeElement;
  before?.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  // The event is also sent when React removes the form with the focused element. `restoreControls` runs in
  // the same task; the microtask, after it, so that the focused element is not forgotten before.
  before?.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (!before.contains(document.activeElement)) focused = null;
    }),
  );

  /** Where React has replaced the form: puts values, ticks and choices back by name, and the focus. */
  return function restoreControls(now: HTMLElement): void {
    if (!before || before === now || before.isConnected) return;
    const controls = [...now.querySelectorAll<Control>(CONTROLS)];
    for (const kept of before.querySelectorAll<Control>(CONTROLS)) {
      const control = controls.find((each) => isSame(each, kept));
      if (!control) continue;
      if (control instanceof HTMLInputElement && kept instanceof HTMLInputElement) control.checked = kept.checked;
      control.value = kept.value;
      if (kept === focused) focusAs(control, kept);
    }
    Object.assign(now.dataset, before.dataset);
    for (const [i, fold] of [...before.querySelectorAll('details')].entries()) {
      const same = now.querySelectorAll('details')[i];
      if (same) same.open = fold.open;
    }
  };
}

/** Whether two controls have the same name and type and, if they are radio buttons or ticks, the same value. */
function isSame(one: Control, other: Control): boolean {
  const isChoice = one.type === 'radio' || one.type === 'checkbox';
  return one.name === other.name && one.type === other.type && (!isChoice || one.value === other.value);
}

function focusAs(control: Control, kept: Control): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || kept instanceof HTMLSelectElement || kept.selectionStart === null) return;
  control.setSelectionRange(kept.selectionStart, kept.selectionEnd);
}
