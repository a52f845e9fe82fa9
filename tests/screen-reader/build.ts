import { writeFileSync } from 'node:fs';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { buildCopy } from '../build-sites.ts';

/** The demonstration with two notices of today, wherever a screen reader meets them; gives where it was built. */
export function buildWithNotices(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  return buildCopy(DEMONSTRATION, '.cache/screen-reader', (copy) => {
    const notices = [
      { id: 'feriado', texto: 'Na quinta-feira fechamos às 13 horas.', tipo: 'normal', de: day, ate: day },
      { id: 'vacinas', texto: 'A vacina da gripe já chegou.', tipo: 'normal', de: day, ate: day },
    ];
    writeFileSync(`${copy}/public/avisos.json`, JSON.stringify(notices));
  });
}
