// An inline script below the form (src/pages/index.astro), for a connection on which the form's own code is late or never comes.
// Before the eighth second in view the form says so, and a button copies what was typed.

/** Put in by the build. */
declare const COPIED: string;

const PATIENCE = 7000;
const form = document.querySelector('#pedido form');
const button = form?.querySelector('[data-copies]');

if (form && button) {
  // A form that is ready by then does not show it.
  const isLate = () => form.setAttribute('data-late', '');
  new IntersectionObserver(([seen]) => seen?.isIntersecting && setTimeout(isLate, PATIENCE)).observe(form);
  button.addEventListener('click', async () => {
    const lines = [...form.querySelectorAll('label')].map(
      ({ firstChild, control }) => `${firstChild?.textContent}: ${(control as HTMLInputElement).value}`,
    );
    await navigator.clipboard.writeText(lines.join('\n'));
    button.textContent = COPIED;
  });
}
