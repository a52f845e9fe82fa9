/** One node of a lucide drawing: an SVG tag and its attributes. */
type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];

/** A drawing from `lucide` as inline SVG, one em high. Screen readers skip it: the text beside it has its meaning. */
export function Icon({ of }: { of: IconNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([Tag, attributes], i) => {
        const Shape = Tag as 'path'; // React's types know no tag by a string: any of SVG's will do.
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a drawing never change order
        return <Shape key={i} {...attributes} />;
      })}
    </svg>
  );
}
