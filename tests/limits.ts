/**
 * How many bytes and pixels the site may take. Ours use nearly all of it: who gives the demonstration a field or a
 * section raises here what that needs, with a reason in the commit. `npm run bytes` says what is left.
 */

/** Brotli, as sent, with two notices. */
export const BYTES = {
  /**
   * Of each page: head, all styles, markup to the end of the hero (home: the slogan banner). One round trip on a slow
   * line (docs/decisions/03-first-view.md).
   */
  firstView: 14_050,
  /** JavaScript before the visitor acts: a cheap phone's processor. */
  scripts: 6_000,
  /** The home page and all that the service worker keeps for it, the worker included: who pays by the megabyte. */
  firstVisit: 85_700,
  /** Of another pharmacy: its azulejo panels come with the page, up to 10,000 B; photographs do not. */
  firstVisitOfAny: 92_800,
};

/** How long the home page may be by day, folded parts closed, at 360 and 1280 px: who scrolls with a sore hand. */
export const LENGTHS: Readonly<Record<string, { phone: number; desktop: number }>> = {
  'exemplos/demonstracao': { phone: 8_650, desktop: 7_900 },
  'exemplos/serra': { phone: 10_800, desktop: 9_510 },
  'exemplos/litoral': { phone: 11_000, desktop: 9_500 },
};
