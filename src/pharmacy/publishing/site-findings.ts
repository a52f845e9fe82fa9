import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lisbonDay } from '../../opening/lisbon.ts';
import { PHOTOGRAPHS } from '../../photographs/photograph.ts';
import { photographFiles } from '../../photographs/photographs.ts';
import { pharmacyFolder } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';

/** How long before the built site expires it is said. */
const MONTH_AHEAD = 31 * 24 * 60 * 60 * 1000;

/**
 * What is found beside the content: photographs that keep where they were taken, a built site that soon expires.
 * @param built the folder of the built site
 */
export async function siteFindings(built: string, folder = pharmacyFolder(), now = new Date()): Promise<Finding[]> {
  return [...(await photographFindings(folder)), ...expiryFindings(built, now)];
}

/** Photographs are published without EXIF (src/photographs/images.ts); their originals go into the repository as they are. */
async function photographFindings(folder: string): Promise<Finding[]> {
  const names = photographFiles(folder).map(([name]) => name);
  // Only where there is a photograph: it takes a moment to load.
  const { default: sharp } = names.length > 0 ? await import('sharp') : {};
  const findings = names.map(async (name): Promise<Finding[]> => {
    const picture = sharp?.(join(folder, PHOTOGRAPHS, name));
    const metadata = await picture?.metadata().catch(() => null);
    const found = `«${name}» pode guardar o lugar onde foi tirada, o dia e a câmara, e quem vir os ficheiros do site também o sabe: escolha-a outra vez no editor, que o tira`;
    return metadata?.exif ? [{ level: 'asked', file: `${PHOTOGRAPHS}/`, line: 0, field: '', found }] : [];
  });
  return (await Promise.all(findings)).flat();
}

/** `security.txt` holds for eleven months of its build, and the holidays that search engines read for a year. */
function expiryFindings(built: string, now: Date): Finding[] {
  const path = join(built, '.well-known/security.txt');
  if (!existsSync(path)) return [];
  const [, day = ''] = /^Expires: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
  const expires = new Date(day);
  if (expires.getTime() - now.getTime() > MONTH_AHEAD) return [];
  const when = `${expires < now ? 'deixaram' : 'deixam'} de valer a ${lisbonDay(expires)}`;
  const found = `o site foi construído há quase um ano; o security.txt e os feriados que o Google lê ${when}: construa-o e publique-o de novo`;
  return [{ level: 'asked', file: '', line: 0, field: '', found }];
}
