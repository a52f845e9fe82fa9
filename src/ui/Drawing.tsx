import drawings from '../art/drawings.svg?url&no-inline';

interface DrawingProps {
  /** The name of a view in src/art/drawings.svg: what the content may give as `icone` or `marca`. */
  of: string;
  /** Side in CSS pixels. */
  size: number;
}

/**
 * A drawing from the one picture that holds them all: inline they would cost the first view 700 bytes. Each has 24 units and stands
 * in a cell of 28, so that none shows in its neighbour's view; lucide's, the marks simple-icons', MB WAY's and Multibanco's our own.
 * Without a text alternative: the text beside it has its meaning. Lazy, because each is a document to the browser, with a layout of
 * its own.
 */
export function Drawing({ of, size }: DrawingProps) {
  return <img loading="lazy" src={`${drawings}#${of}`} alt="" width={size} height={size} />;
}
