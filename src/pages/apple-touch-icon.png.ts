import { iconPng } from '../art/icons.ts';
import { loadPharmacy } from '../pharmacy/load.ts';

/** The icon of the site on an iPhone's home screen. */
export async function GET() {
  const { farmacia } = loadPharmacy();
  const icon = await iconPng('bleed', 180, farmacia.matiz);
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
}
