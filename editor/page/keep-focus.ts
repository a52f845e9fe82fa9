/** The message of a topic or panel; of a group of fields its first control. */
const NEXT = '[role=status][tabindex], :scope:is(fieldset) :is(input, button)';

/**
 * Keeps the focus where one is when what had it disappears, such as a button that is pressed once: it goes to the message that follows,
 * or stays in the group. The browser would begin again at the top of the page.
 * @returns what ends it
 */
export function keepFocus(main: HTMLElement): () => void {
  let path: HTMLElement[] = [];
  const note = (event: FocusEvent) => {
    path = event.composedPath().filter((part) => part instanceof HTMLElement);
  };
  main.addEventListener('focusin', note);
  const watcher = new MutationObserver(() => {
    if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const around = path.filter((part) => part.isConnected && main.contains(part));
    const next = around.map((part) => part.querySelector<HTMLElement>(NEXT)).find((found) => found !== null);
    next?.focus();
  });
  watcher.observe(main, { childList: true, subtree: true });
  return () => {
    main.removeEventListener('focusin', note);
    watcher.disconnect();
  };
}
