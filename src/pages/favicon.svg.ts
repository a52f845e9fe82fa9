import { iconSvg } from '../art/icons.ts';
import { loadContent } from '../pharmacy/load.ts';

/** The tab icon. */
export function GET() {
  const { farmacia } = loadContent();
  return new Response(iconSvg('badge', farmacia.matiz), { headers: { 'Content-Type': 'image/svg+xml' } });
}
