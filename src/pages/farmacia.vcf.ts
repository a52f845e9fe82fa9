import { iconPng } from '../art/icons.ts';
import { contactCard } from '../pharmacy/files/contact-card.ts';
import { loadPharmacy } from '../pharmacy/load.ts';

/** The pharmacy as a contact for the visitor's phone. */
export async function GET() {
  const pharmacy = loadPharmacy();
  const picture = await iconPng('maskable', 240, pharmacy.farmacia.matiz);
  return new Response(contactCard(pharmacy, picture), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
