// An inline script at the end of the home page, for as long as the form is not hydrated. It keeps a form that is sent:
// the island finds the time of that in `data-submitted`, and sends it if it was not long ago. Where the form's code is
// late, after seven seconds in view or without a network, it shows a line about that and a button that copies what was
// typed; where a new version is out and this page cannot finish, also one that loads it (src/island/new-version.ts).

import { copyText } from '../browser/clipboard.ts';
import type { PageEvent } from '../browser/page-events.ts';

/** Put in by the build. */
declare const COPIED: string;
declare const OFFLINE: string;
declare const NEW_VERSION: string;

const PATIENCE = 7000;
/** Found anew each time: React may put another form in its place (src/browser/kept-controls.ts). */
const queryForm = <Part extends Element>(selector: string) => document.querySelector<Part>(`#pedido form${selector}`);
const lateText = queryForm(' [data-unready]')?.textContent ?? '';

function setStatus(text: string): void {
  const line = queryForm(' [data-unready]');
  if (line) line.textContent = text;
}

function markLate(): void {
  const form = queryForm(':not([data-ready])');
  if (!form) return;
  form.setAttribute('data-late', '');
  answerButtons();
}

/** Not from the beginning: Orca announces a page that listens to presses as one that can be pressed. */
const answerButtons = () => addEventListener('click', answerPress);

addEventListener('submit', (event) => {
  // A hydrated island has prevented the browser's own submit already.
  if (event.defaultPrevented) return;
  event.preventDefault();
  const form = queryForm<HTMLFormElement>('');
  // Not at the submit of another form of the page.
  if (!form || event.target !== form) return;
  form.dataset['submitted'] = `${Date.now()}`;
  setStatus(navigator.onLine ? lateText : OFFLINE);
  if (!navigator.onLine) markLate();
});
// Nobody asks who collects for an address; the same once it is hydrated (RequestFields.tsx).
addEventListener('change', () => {
  const address = queryForm<HTMLTextAreaElement>(':not([data-ready]) [name=morada]');
  if (!address) return;
  address.required = !queryForm(' [value=buscar]:checked');
  document.getElementById('onde')?.toggleAttribute('hidden', !address.required);
});
// Its code may not come any more.
addEventListener('offline', markLate);
addEventListener('new-version' satisfies PageEvent, () => {
  setStatus(NEW_VERSION);
  queryForm('')?.setAttribute('data-outdated', '');
  answerButtons();
});

function answerPress({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-reloads]')) location.reload();
  const button = target.closest('#pedido [data-copies]');
  const form = queryForm<HTMLFormElement>('');
  if (!button || !form) return;
  // The message, where the form was hydrated before its code was lost (connect-form.ts).
  copyOrSelect(form.dataset['message'] ?? typedText(form), button, form);
}

/** What stands in the fields, a line each, by their labels. */
function typedText(form: HTMLFormElement): string {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  const lines = controls.map((control) => {
    const label = control.labels?.[0]?.textContent ?? '';
    if (control.closest('[hidden]')) return '';
    if (/radio|checkbox/.test(control.type)) return control.checked ? label : '';
    return control.value && `${label}: ${control.value}`;
  });
  return lines.filter(Boolean).join('\n');
}

/** Where the browser refuses the clipboard, the text is there, selected, to copy by hand. */
async function copyOrSelect(text: string, button: Element, form: HTMLFormElement): Promise<void> {
  if (await copyText(text)) return button.replaceChildren(COPIED);
  const box = document.createElement('textarea');
  Object.assign(box, { value: text, readOnly: true, rows: 8 });
  box.setAttribute('aria-label', button.textContent ?? '');
  form.append(box);
  box.select();
  box.focus();
}

const formAtStart = queryForm('');
if (formAtStart)
  new IntersectionObserver(([seen]) => seen?.isIntersecting && setTimeout(markLate, PATIENCE)).observe(formAtStart);
