/**
 * The script of every page's head, run before anything is painted. It notes that there is a script (`data-js`), shows the
 * chosen theme (`data-theme`, from the cookie `tema`), and catches a form that is sent before its island is hydrated. The
 * island finds the time of that in `data-submitted`, and sends the form if it was not long ago. A hydrated island has
 * prevented the browser's own submit already, so nothing is caught.
 */
const page = document.documentElement.dataset;
page['js'] = '';

addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset['submitted'] = `${Date.now()}`;
});

try {
  const theme = /(?:^|; )tema=(light|dark)/.exec(document.cookie);
  if (theme?.[1]) page['theme'] = theme[1];
} catch {
  // Cookies are refused, as in a sandboxed frame: the system decides.
}

export {};
