import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Notice, parseNotices } from '../lib/notices.ts';
import { type Content, pharmacyFolder } from './load.ts';

/** The address in the two lines in which it is shown: street, then postal code and place. */
export function addressLines({ rua, codigoPostal, localidade }: Content['farmacia']['morada']) {
  return { street: rua, place: `${codigoPostal} ${localidade}` };
}

/** What an island shows when it fails, and how the pharmacy can be reached all the same. */
export function islandFallback({ farmacia, interface: { erro }, pagina }: Content) {
  const { geral, whatsapp } = farmacia.telefones;
  return { texts: erro, contact: { telephone: geral, whatsapp, callCosts: pagina.custoChamada } };
}

/** The notices of `public/avisos.json` as they stand when the page is built; a broken file counts as none here. */
export function inlinedNotices(): Notice[] {
  try {
    return parseNotices(JSON.parse(readFileSync(join(pharmacyFolder(), 'public/avisos.json'), 'utf8')));
  } catch {
    return [];
  }
}
