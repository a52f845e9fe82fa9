/**
 * The script of every page's head, run before anything is painted. It notes that there is a script (`data-js`) and shows the
 * chosen theme (`data-theme`, from the cookie `tema`).
 */
const page = document.documentElement.dataset;
page['js'] = '';

try {
  const theme = /(?:^|; )tema=(light|dark)/.exec(document.cookie);
  if (theme?.[1]) page['theme'] = theme[1];
} catch {
  // Cookies are refused, as in a sandboxed frame: the system decides.
}

export {};
