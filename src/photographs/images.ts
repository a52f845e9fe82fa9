import { getImage } from 'astro:assets';
import made from 'virtual:content/photographs';
import type { Content } from '../pharmacy/content.ts';
import type { PhotographProps } from './Photograph.tsx';

type Place = keyof NonNullable<Content['farmacia']['fotografias']>;

/** The photograph that opens the page. */
const HERO: Place = 'loja';

/** The widths that are made, in pixels: a phone's, a phone's at two pixels for one of CSS, a desktop's. */
const WIDTHS = [480, 800, 1200];

/** The styles of photographs below the first view; empty when there are none. */
export const photographStyles = made.styles;

/**
 * A pharmacy's photographs by place: upright, without metadata, in AVIF, and once in WebP. Those of sections that are
 * left out too: Astro removes an original from the site only when it has made a picture from it.
 */
export async function photographs({ farmacia }: Content): Promise<{ [K in Place]?: PhotographProps }> {
  const named = Object.entries(farmacia.fotografias ?? {}).map(async ([place, named]) => {
    return [place, { place, alt: named?.descricao ?? '', ...(await photograph(place)) }] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

async function photograph(place: string) {
  const src = made.images[place];
  if (!src) throw new Error(`virtual:content/photographs lacks ${place}.`);
  const isHero = place === HERO;
  const image = { src, width: 800 };
  const widths = isHero ? WIDTHS.slice(1) : WIDTHS;
  // The photograph of the first view may have 40,000 B at a phone's width (docs/design.md, section 5).
  const avif = await getImage({ ...image, widths, format: 'avif', quality: isHero ? 40 : 50 });
  const webp = await getImage({ ...image, format: 'webp', quality: 70 });
  const { width, height } = webp.attributes;
  return { avif: avif.srcSet.attribute, src: webp.src, width, height, isHero };
}
