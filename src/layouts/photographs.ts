import { getImage } from 'astro:assets';
import files from 'virtual:content/photographs';
import type { Content } from '../content/load.ts';
import { namedPhotographs } from '../content/photographs.ts';
import type { PhotographProps } from '../ui/Photograph.tsx';

type Place = keyof NonNullable<Content['farmacia']['fotografias']>;

/** The widths that are made, in pixels: a phone's, a phone's at two pixels for one of CSS, a desktop's. */
const WIDTHS = [480, 800, 1200];
/** How wide a photograph is shown. On a phone less than it is, so that a screen of three pixels for one takes what two would need. */
const SIZES = '(width < 60rem) 66vw, 36rem';

/**
 * A pharmacy's photographs by place, ready for the sections: turned as they were taken, without place and camera, in AVIF and WebP.
 * All of them at once, also of sections that are left out: Astro takes an original out of the site when it has made something of it.
 */
export async function photographs({ farmacia }: Content): Promise<{ [K in Place]?: PhotographProps }> {
  const entries = namedPhotographs(farmacia).map(async ({ place, descricao }) => [
    place,
    await photograph(place, descricao),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function photograph(place: string, alt: string): Promise<PhotographProps> {
  const src = files[place];
  if (!src) throw new Error(`virtual:content/photographs lacks ${place}.`);
  const image = { src, width: 800, widths: WIDTHS };
  const avif = await getImage({ ...image, format: 'avif', quality: 50 });
  const webp = await getImage({ ...image, format: 'webp', quality: 70 });
  const { width, height } = webp.attributes;
  return {
    place,
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.src,
    sizes: SIZES,
    width,
    height,
    alt,
  };
}
