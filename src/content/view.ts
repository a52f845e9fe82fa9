import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Notice, parseNotices } from '../lib/notices.ts';
import { type Content, pharmacyFolder } from './load.ts';

/** The address in the two lines in which it is shown: street, then postal code and place. */
export function addressLines({ rua, codigoPostal, localidade }: Content['farmacia']['morada']) {
  return { street: rua, place: `${codigoPostal} ${localidade}` };
}

/** The notices of `public/avisos.json` as they stand when the page is built; a broken file counts as none here. */
export function inlinedNotices(): Notice[] {
  try {
    return parseNotices(JSON.parse(readFileSync(join(pharmacyFolder(), 'public/avisos.json'), 'utf8')));
  } catch {
    return [];
  }
}
