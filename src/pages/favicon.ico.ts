import { iconIco } from '../art/icons.ts';
import { loadContent } from '../content/load.ts';

/** The tab icon for what cannot read SVG, or asks here without looking. */
export async function GET() {
  const { farmacia } = loadContent();
  return new Response(new Uint8Array(await iconIco(farmacia.matiz)), { headers: { 'Content-Type': 'image/x-icon' } });
}
