/**
 * Events on the window by which scripts speak to each other that do not import each other. Who dispatches or follows
 * one writes `'parsed' satisfies PageEvent`, so that a misspelt one does not compile.
 */
export type PageEvent =
  /** A part of the page could not be loaded or rendered. */
  | 'part-failed'
  /** Only another load of the page brings that part, and something is typed that would be lost: the visitor decides. */
  | 'new-version'
  /** A further part of the page stands in it now: what a script changes in it can be changed before it is seen. */
  | 'parsed';
