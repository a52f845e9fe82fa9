/** How long typing must rest before it is spoken over, in milliseconds. */
const PAUSE = 700;

/** Speaks through a live region (`role=status`). */
export interface Announcer {
  /** Says it once nothing else was asked for a moment; the same text again is said again. */
  say(text: string): void;
  stop(): void;
}

/** An announcer through `region`, an element whose content nobody else writes. */
export function createAnnouncer(region: Element): Announcer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    say(text) {
      clearTimeout(timer);
      region.textContent = '';
      timer = setTimeout(() => {
        region.textContent = text;
      }, PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}
