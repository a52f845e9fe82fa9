/** The pause before a text is announced, in ms: a screen reader is still reading what is typed. */
const PAUSE = 700;

/**
 * Announces texts in a live region that nothing else writes into, each after a pause; the same text can be announced
 * again.
 */
export function createAnnouncer(region: Element): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    region.textContent = '';
    timer = setTimeout(() => {
      region.textContent = text;
    }, PAUSE);
  };
}
