/**
 * How many bytes the site may take, one set for every pharmacy without photographs of its own. Each has at
 * least 3 % of room over the longest example, so that a sentence raises none; `npm run counts` says what is left.
 */

/** Brotli, as sent. */
export const BYTES = {
  /** The home page's HTML, its styles included: the first paint of a slow line waits for it. */
  page: 35_200,
  /**
   * Of each page: head, all styles, markup to the end of the hero (home: the slogan banner). One round trip on a slow
   * line (docs/decisions/03-first-view.md), with room for two notices, which take 270 B.
   */
  firstView: 11_300,
  /** JavaScript before the visitor acts: a cheap phone's processor. */
  scripts: 6_000,
  /** The home page and all that the service worker keeps for it, the worker included: who pays by the megabyte. */
  firstVisit: 65_000,
};
