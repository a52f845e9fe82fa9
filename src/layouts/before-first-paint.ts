/**
 * An inline script in the document's head. It marks the page as one with a script (`data-js`), shows the chosen theme
 * (`data-theme`, from the cookie `tema`), and catches a form that is sent before its island is hydrated: the island finds
 * `data-submitted` and sends it then. A hydrated island has already prevented the browser's own submit.
 */
const page = document.documentElement.dataset;
page['js'] = '';
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset['submitted'] = '';
});
try {
  const theme = /(?:^|; )tema=(light|dark)/.exec(document.cookie);
  if (theme?.[1]) page['theme'] = theme[1];
} catch {
  // Cookies are refused, as in a sandboxed frame: the system decides.
}

export {};
