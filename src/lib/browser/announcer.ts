/** How long typing must rest before it is spoken over, in milliseconds. */
const PAUSE = 700;

/**
 * Speaks through `region`, a live region (`role=status`) whose content nobody else writes.
 * @returns announces a text once nothing else was announced for a moment; the same text again is spoken again
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
