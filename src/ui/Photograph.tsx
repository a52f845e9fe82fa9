/** A photograph of the pharmacy, as `src/layouts/photographs.ts` makes it. */
export interface PhotographProps {
  /** Where it stands: a name of `fotografias` in content/farmacia.yaml. */
  place: string;
  /** The files of each format with their widths, as `srcset` takes them. */
  avif: string;
  webp: string;
  /** The one for a browser that chooses none. */
  src: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
}

/** A photograph in its shape, on its own colour until it has come; with the styles of styles/photographs.css. */
export function Photograph({ place, avif, webp, ...image }: PhotographProps) {
  return (
    <picture data-photograph={place}>
      <source type="image/avif" srcSet={avif} sizes={image.sizes} />
      <img loading="lazy" decoding="async" srcSet={webp} {...image} alt={image.alt} />
    </picture>
  );
}
