/**
 * Events on the window by which scripts speak to each other that do not import each other. Who dispatches or follows
 * one writes `'parsed' satisfies PageEvent`, so that a misspelt one does not compile.
 */
export type PageEvent =
  /** A part of the page could not be loaded or rendered. */
  | 'part-failed'
  /**
   * A newer version of the site is out and a part of this page is gone; something is typed, or loading the page again
   * did not help: the visitor decides.
   */
  | 'new-version'
  /** The parser has reached the end of a further part: scripts may change it before it is painted. */
  | 'parsed';
