/** The places of this tab's history. Browsers of before 2026 do not tell: there only their own way back keeps what was typed. */
const places = () => window.navigation as Navigation | undefined;

/** Marks the page's place in this tab's history as one where something is written. Of what is written it holds nothing. */
export function markWritten(isWritten: boolean): void {
  const place = places()?.currentEntry;
  if (place && !!place.getState() !== isWritten) places()?.updateCurrentEntry({ state: isWritten });
}

/**
 * Where a press would load again a page that was written in, goes back to it as it was.
 * @param leadsBack whether a press on a link to this address means that page
 */
export function goBackToWritten(leadsBack: (address: URL) => boolean): void {
  const visit = places();
  visit?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'push' || !leadsBack(new URL(event.destination.url))) return;
    const now = visit.currentEntry?.index ?? 0;
    const written = visit.entries().findLast((entry) => entry.index < now && entry.getState());
    if (!written) return;
    event.preventDefault();
    visit.traverseTo(written.key);
  });
}
