import { loadPharmacy } from '../pharmacy/load.ts';
import { buildDay } from '../pharmacy/pharmacy.ts';

const ROUTES = ['/', '/politica-privacidade'];

/** The site's pages. Each was last changed by the build: the holidays that it shows are those of its day. */
export function GET() {
  const { site } = loadPharmacy().farmacia;
  const day = buildDay();
  const urls = ROUTES.map(
    (route) => `  <url><loc>${new URL(route, site).href}</loc><lastmod>${day}</lastmod></url>\n`,
  ).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
