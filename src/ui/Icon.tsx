/** One node of a lucide drawing: an SVG tag and its attributes. */
type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];

interface IconProps {
  /** A drawing from `lucide`, such as `Phone`. */
  of: IconNode;
}

/** A lucide drawing as inline SVG, one em high, hidden from screen readers: the text beside it has its meaning. */
export function Icon({ of }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([Tag, attributes], i) => {
        const Shape = Tag as 'path';
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a drawing never change order
        return <Shape key={i} {...attributes} />;
      })}
    </svg>
  );
}
