/**
 * The events on the window by which scripts that do not import each other speak to each other. Whoever dispatches one,
 * or listens to it, writes `'parsed' satisfies PageEvent`, so that a misspelt name does not compile.
 */
export type PageEvent =
  /** A part of the page could not be loaded or rendered. */
  | 'part-failed'
  /**
   * A newer version of the site is published, and a part of this page failed. The page is not loaded again by itself,
   * because the request has something typed in it, or because it was loaded again already: the visitor decides.
   */
  | 'new-version'
  /** The parser has reached the end of a part below the first view: scripts may change it before it is painted. */
  | 'parsed';
