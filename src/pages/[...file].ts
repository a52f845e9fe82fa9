import type { APIRoute, GetStaticPaths } from 'astro';
import { iconIco, iconPng, iconSvg } from '../art/icons.ts';
import { colour } from '../art/palette.ts';
import { sharePicture } from '../art/share-picture.ts';
import { contactCard } from '../pharmacy/files/contact-card.ts';
import { robots, siteMap } from '../pharmacy/files/site-map.ts';
import { loadPharmacy } from '../pharmacy/load.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** The generated files beside the pages, by their addresses. Their types are the server's to say (hosting/). */
const FILES: Record<string, (pharmacy: Pharmacy) => string | Buffer | Promise<Buffer | string>> = {
  // The tab icon, and the same for programs that cannot read SVG, or that request its address without reading the page.
  'favicon.svg': ({ hue, look }) => iconSvg('badge', hue, look),
  'favicon.ico': ({ hue, look }) => iconIco(hue, look),
  // On an iPhone's home screen; of the installed site, to be cut to any shape (manifest).
  'apple-touch-icon.png': ({ hue, look }) => iconPng('bleed', 180, hue, look),
  'icon-192.png': ({ hue, look }) => iconPng('maskable', 192, hue, look),
  'icon-512.png': ({ hue, look }) => iconPng('maskable', 512, hue, look),
  // Beside a shared link.
  'partilha.png': ({ farmacia, pagina, hue, look }) => {
    const text = {
      name: farmacia.nomeCurto ?? farmacia.nome,
      tagline: pagina.abertura.lema,
      place: farmacia.localidade,
    };
    return sharePicture(text, hue, look);
  },
  // The pharmacy as a contact for the visitor's phone.
  'farmacia.vcf': async (pharmacy) => {
    return contactCard(pharmacy, await iconPng('maskable', 240, pharmacy.hue, pharmacy.look));
  },
  'manifest.webmanifest': manifest,
  'robots.txt': robots,
  'sitemap.xml': siteMap,
};

/** Astro writes one file for each. */
export const getStaticPaths = (() => Object.keys(FILES).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

/** A file's contents. */
export const GET: APIRoute = async ({ params }) => {
  const contents = await FILES[params.file ?? '']?.(loadPharmacy());
  return new Response(typeof contents === 'string' ? contents : new Uint8Array(contents ?? []));
};

/** The web app manifest, by which a phone installs the site. */
function manifest({ farmacia, pagina, hue }: Pharmacy): string {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, purpose });
  return JSON.stringify({
    id: '/',
    name: farmacia.nome,
    short_name: farmacia.nomeCurto ?? farmacia.nome,
    description: pagina.descricao,
    lang: 'pt-PT',
    start_url: '/',
    display: 'standalone',
    theme_color: colour('paper', hue),
    background_color: colour('paper', hue),
    icons: [
      icon('/favicon.svg', 'any', 'any'),
      icon('/icon-192.png', '192x192', 'any maskable'),
      icon('/icon-512.png', '512x512', 'any maskable'),
    ],
  });
}
