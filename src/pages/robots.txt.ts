import { loadPharmacy } from '../pharmacy/load.ts';

/** Everything may be read by anyone. */
export function GET() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${loadPharmacy().farmacia.site}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
