// A part of the home page's inline script (src/layouts/end-of-home.ts), for a connection on which the form's own code is late or
// never comes. After seven seconds in view the form shows a line about that, with a button that copies what was typed.

/** Put in by the build. */
declare const COPIED: string;

const PATIENCE = 7000;
const form = document.querySelector<HTMLFormElement>('#pedido form');
const button = form?.querySelector('[data-copies]');

if (form && button) {
  const noteLate = () => 'ready' in form.dataset || form.setAttribute('data-late', '');
  new IntersectionObserver(([seen]) => seen?.isIntersecting && setTimeout(noteLate, PATIENCE)).observe(form);
  button.addEventListener('click', async () => {
    const lines = [...new FormData(form)].map((field) => field.join(': '));
    await navigator.clipboard.writeText(lines.join('\n'));
    button.textContent = COPIED;
  });
}
