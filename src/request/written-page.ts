/** Absent in browsers from before 2026: there only the back button brings back what was typed. */
const navigationApi = () => window.navigation as Navigation | undefined;

/** Marks the page's history entry as one where the visitor has typed. The text itself is not stored. */
export function markWritten(isWritten: boolean): void {
  const entry = navigationApi()?.currentEntry;
  if (entry && !!entry.getState() !== isWritten) navigationApi()?.updateCurrentEntry({ state: isWritten });
}

/**
 * Goes back in the history, instead of loading again a page in which the visitor has typed.
 * @param leadsBack whether a link to this address leads to that page
 */
export function goBackToWritten(leadsBack: (address: URL) => boolean): void {
  const navigation = navigationApi();
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'push' || !leadsBack(new URL(event.destination.url))) return;
    const now = navigation.currentEntry?.index ?? 0;
    const written = navigation.entries().findLast((entry) => entry.index < now && entry.getState());
    if (!written) return;
    event.preventDefault();
    navigation.traverseTo(written.key);
  });
}
