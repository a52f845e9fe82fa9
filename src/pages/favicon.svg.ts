import { iconSvg } from '../art/icons.ts';
import { loadPharmacy } from '../pharmacy/load.ts';

/** The tab icon. */
export function GET() {
  const { farmacia } = loadPharmacy();
  return new Response(iconSvg('badge', farmacia.matiz), { headers: { 'Content-Type': 'image/svg+xml' } });
}
