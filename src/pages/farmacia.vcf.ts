import { iconPng } from '../art/icons.ts';
import { loadContent } from '../content/load.ts';
import { contactCard } from '../files/contact-card.ts';

/** The pharmacy as a contact for the visitor's phone. */
export async function GET() {
  const content = loadContent();
  const picture = await iconPng('maskable', 240, content.farmacia.matiz);
  return new Response(contactCard(content, picture), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
