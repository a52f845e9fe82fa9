import { securityTxt } from '../../pharmacy/files/security-txt.ts';
import { loadPharmacy } from '../../pharmacy/load.ts';
import { buildDay } from '../../pharmacy/pharmacy.ts';

/** The address for reports of a vulnerability (RFC 9116). */
export function GET() {
  return new Response(securityTxt(loadPharmacy().farmacia, new Date(buildDay())), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
