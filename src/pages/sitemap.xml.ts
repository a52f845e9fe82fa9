import { loadContent } from '../content/load.ts';

const ROUTES = ['/', '/politica-privacidade'];

/** The site's pages. No `lastmod`: the content keeps no day of its last change, and a build is not one. */
export function GET() {
  const { site } = loadContent().farmacia;
  const urls = ROUTES.map((route) => `  <url><loc>${new URL(route, site).href}</loc></url>\n`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
