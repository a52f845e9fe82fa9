import { loadContent } from '../../content/load.ts';
import { securityTxt } from '../../files/security-txt.ts';

/** The address for reports of a vulnerability (RFC 9116). */
export function GET() {
  return new Response(securityTxt(loadContent().farmacia, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
