import drawings from '../../.cache/art/drawings.svg?url&no-inline';

interface DrawingProps {
  /** A name of src/art/drawings.ts. */
  of: string;
  /** Side in CSS pixels. */
  size: number;
}

/**
 * A drawing from the one picture that holds them all. Without a text alternative: the text beside it has its meaning. Lazy,
 * because each is a document to the browser, with a layout of its own.
 */
export function Drawing({ of, size }: DrawingProps) {
  return <img loading="lazy" src={`${drawings}#${of}`} alt="" width={size} height={size} />;
}
