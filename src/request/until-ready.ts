// An inline script at the end of the home page, for as long as the form is not hydrated. A form that is sent is caught: the island
// finds the time of that in `data-submitted`, and sends it if it was not long ago. On a connection on which the form's own code is
// late or never comes, it shows a line about that after seven seconds in view, with a button that copies what was typed; without
// a network both stand there at the press. Where a new version of the page is out and this one can no longer finish, they stand
// there beside a button that loads it (src/island/new-version.ts).

/** Put in by the build. */
declare const COPIED: string;
declare const OFFLINE: string;
declare const NEW_VERSION: string;

const PATIENCE = 7000;
const form = document.querySelector<HTMLFormElement>('#pedido form');
const button = form?.querySelector('[data-copies]');
const line = form?.querySelector('[data-unready]');

if (form && button && line) {
  const lateText = line.textContent;
  const noteLate = () => 'ready' in form.dataset || form.setAttribute('data-late', '');
  addEventListener('submit', (event) => {
    // A hydrated island has prevented the browser's own submit already.
    if (event.defaultPrevented) return;
    event.preventDefault();
    // Not at the submit of another form of the page, such as the rental's.
    if (event.target !== form) return;
    form.dataset['submitted'] = `${Date.now()}`;
    line.textContent = navigator.onLine ? lateText : OFFLINE;
    if (!navigator.onLine) noteLate();
  });
  addEventListener('new-version', () => {
    line.textContent = NEW_VERSION;
    form.setAttribute('data-outdated', '');
  });
  form.querySelector('[data-reloads]')?.addEventListener('click', () => location.reload());
  new IntersectionObserver(([seen]) => seen?.isIntersecting && setTimeout(noteLate, PATIENCE)).observe(form);
  button.addEventListener('click', async () => {
    const lines = [...new FormData(form)].map((field) => field.join(': '));
    await navigator.clipboard.writeText(lines.join('\n'));
    button.textContent = COPIED;
  });
}
