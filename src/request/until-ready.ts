// A part of the home page's inline script (src/document/end-of-home.ts), for as long as the form is not hydrated. A form that is
// sent is caught: the island finds the time of that in `data-submitted`, and sends it if it was not long ago. On a connection on
// which the form's own code is late or never comes, it shows a line about that after seven seconds in view, with a button that
// copies what was typed.

/** Put in by the build. */
declare const COPIED: string;

const PATIENCE = 7000;
const form = document.querySelector<HTMLFormElement>('#pedido form');
const button = form?.querySelector('[data-copies]');

if (form && button) {
  addEventListener('submit', (event) => {
    // A hydrated island has prevented the browser's own submit already.
    if (event.defaultPrevented) return;
    event.preventDefault();
    // Not at the submit of another form of the page, such as the rental's.
    if (event.target === form) form.dataset['submitted'] = `${Date.now()}`;
  });
  const noteLate = () => 'ready' in form.dataset || form.setAttribute('data-late', '');
  new IntersectionObserver(([seen]) => seen?.isIntersecting && setTimeout(noteLate, PATIENCE)).observe(form);
  button.addEventListener('click', async () => {
    const lines = [...new FormData(form)].map((field) => field.join(': '));
    await navigator.clipboard.writeText(lines.join('\n'));
    button.textContent = COPIED;
  });
}
