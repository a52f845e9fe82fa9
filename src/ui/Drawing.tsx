import drawings from 'virtual:content/drawings';

/**
 * A drawing from the one picture (src/art/drawings.svg): inline they would cost the first view 700 bytes. Each has 24
 * units and stands in a cell of 28, so that none shows in its neighbour's view. The icons come from lucide, with a
 * heavier line and their shapes filled, the marks from simple-icons; those of MB WAY and Multibanco we drew. Without a
 * text alternative: the text beside it has its meaning. Lazy, because each is a document with a layout of its own.
 * @param name what the content may give as `icone` or `marca`
 */
export function Drawing({ name, size }: { name: string; size: number }) {
  return <img loading="lazy" src={`${drawings}#${name}`} alt="" width={size} height={size} />;
}
