import { iconIco } from '../art/icons.ts';
import { loadPharmacy } from '../pharmacy/load.ts';

/** The tab icon for programs that cannot read SVG, or that request this address without reading the page. */
export async function GET() {
  const { farmacia } = loadPharmacy();
  return new Response(new Uint8Array(await iconIco(farmacia.matiz)), { headers: { 'Content-Type': 'image/x-icon' } });
}
