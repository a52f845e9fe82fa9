import { loadContent } from '../pharmacy/load.ts';

/** Everything may be read by anyone. */
export function GET() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${loadContent().farmacia.site}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
