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
  /** It is seen first: it is asked for at once, in AVIF alone, being read by all browsers that the site is made for. */
  isHero: boolean;
}

/** A photograph in its shape, on its own colour until it has come; with the styles of styles/photographs.css. */
export function Photograph({ place, avif, webp, sizes, isHero, ...image }: PhotographProps) {
  return (
    <picture data-photograph={place}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {isHero ? (
        <img fetchPriority="high" {...image} alt={image.alt} />
      ) : (
        <img loading="lazy" decoding="async" srcSet={webp} sizes={sizes} {...image} alt={image.alt} />
      )}
    </picture>
  );
}
