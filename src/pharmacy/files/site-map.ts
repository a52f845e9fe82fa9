import type { Pharmacy } from '../pharmacy.ts';

/** Search engines may read all; the pages themselves say that a demonstration is not to be found. */
export function robots({ farmacia }: Pick<Pharmacy, 'farmacia'>): string {
  const siteMapLine = farmacia.demonstracao ? '' : `\nSitemap: ${farmacia.site}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${siteMapLine}`;
}

/** The pages that may be found, with the day of the build: of a demonstration none. */
export function siteMap({ farmacia, builtOn }: Pick<Pharmacy, 'farmacia' | 'builtOn'>): string {
  const routes = farmacia.demonstracao ? [] : ['/', '/politica-privacidade'];
  const urls = routes.map((route) => `  <url><loc>${farmacia.site}${route}</loc><lastmod>${builtOn}</lastmod></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
