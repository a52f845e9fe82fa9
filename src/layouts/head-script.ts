import { inlineScript } from '../lib/inline-script.ts';

/**
 * Runs in the document's head before anything is painted; sent as its own source, so it may use nothing from outside.
 * It says that there is a script (`data-js`), shows the chosen theme (`data-theme`, from the cookie `tema`), and catches
 * a form that is sent before its island is awake: the island finds `data-submitted` and sends it then. An island that is
 * awake has already prevented the browser's own submit, so nothing is caught.
 */
function beforeFirstPaint() {
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
}

/** The text of the inline script, the same bytes in every page: its hash stands in the content security policy. */
export const HEAD_SCRIPT = inlineScript(beforeFirstPaint);
