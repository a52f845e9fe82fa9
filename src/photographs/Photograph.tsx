import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** A photograph of the pharmacy, as images.ts makes it. */
export interface PhotographProps {
  /** Its place: a name of `fotografias` in content/farmacia.yaml. */
  place: string;
  /** The AVIF files with their widths, as `srcset` takes them. */
  avif: string;
  /** A WebP, for Safari before 16, which reads no AVIF. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** It stands in the first view, and is requested at once. */
  isHero: boolean;
}

/** The props of a section that may show a photograph of the owner's. */
export interface IllustratedProps {
  pharmacy: Pharmacy;
  photograph?: PhotographProps | undefined;
}

/** The shown width; understated on phones, so that a screen with three pixels for one takes the file for two. */
const SIZES = '(min-width: 60rem) 36rem, 66vw';

/** A photograph, with the styles of photographs.css. */
export function Photograph({ place, avif, isHero, ...image }: PhotographProps) {
  const lazy = { loading: 'lazy', decoding: 'async' } as const;
  return (
    <picture data-photograph={place} data-portrait={image.height > image.width || undefined}>
      <source type="image/avif" srcSet={avif} sizes={SIZES} />
      <img {...(isHero ? { fetchPriority: 'high' } : lazy)} {...image} alt={image.alt} />
    </picture>
  );
}
