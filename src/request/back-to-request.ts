// Inline on the page of the privacy policy. Who was writing a request and presses a link to the home page or its form
// goes back in the history, and finds it as they left it (docs/decisions/13-what-was-typed-comes-back.md).

/** Absent in browsers from before 2026: there only the back button brings back what was typed. */
const navigationApi = window.navigation as Navigation | undefined;

navigationApi?.addEventListener('navigate', (event) => {
  const { origin, pathname, hash } = new URL(event.destination.url);
  // Links to other sites are navigations too, some of them to their home page.
  const isToRequest = origin === location.origin && /^\/(#pedido)?$/.test(pathname + hash);
  if (event.navigationType !== 'push' || !isToRequest) return;
  const now = navigationApi.currentEntry?.index ?? 0;
  // connect-form.ts marks the entry in which something was typed.
  const entryWithRequest = navigationApi.entries().findLast((entry) => entry.index < now && entry.getState());
  if (!entryWithRequest) return;
  event.preventDefault();
  navigationApi.traverseTo(entryWithRequest.key);
});
