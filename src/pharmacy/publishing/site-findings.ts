import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayText } from '../../opening/days.ts';
import { lisbonDay } from '../../opening/lisbon.ts';
import { PHOTOGRAPHS } from '../../photographs/photograph.ts';
import { photographFiles } from '../../photographs/photographs.ts';
import { pharmacyFolder } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';

/** How long before the site expires it is said. */
const MONTH_AHEAD = 31 * 24 * 60 * 60 * 1000;

/** How long a site holds after its build (`security.txt`): no longer than the holidays in it. */
const LASTING = 330 * 24 * 60 * 60 * 1000;

/**
 * What is found beside the content: photographs that keep where they were taken, a built site that soon expires.
 * @param site the folder of the built site; or when it was published, where somebody else builds it then
 */
export async function siteFindings(
  site: string | Date,
  folder = pharmacyFolder(),
  now = new Date(),
): Promise<Finding[]> {
  return [...(await photographFindings(folder)), ...expiryFindings(site, now)];
}

/** Photographs are published without EXIF (src/photographs/images.ts); their originals go into the repository as they are. */
async function photographFindings(folder: string): Promise<Finding[]> {
  const names = photographFiles(folder).map(([name]) => name);
  // Only where there is a photograph: it takes a moment to load.
  const { default: sharp } = names.length > 0 ? await import('sharp') : {};
  const findings = names.map(async (name) => {
    const metadata = await sharp?.(join(folder, PHOTOGRAPHS, name))
      .metadata()
      .catch(() => null);
    const found = `«${name}» pode guardar o lugar onde foi tirada, o dia e a câmara, e quem vir os ficheiros do site também o sabe: escolha-a outra vez no editor, que o tira`;
    return metadata?.exif ? [asked(`${PHOTOGRAPHS}/`, found)] : [];
  });
  return (await Promise.all(findings)).flat();
}

/** `security.txt` holds for eleven months of its build, and the holidays that search engines read for a year. */
function expiryFindings(site: string | Date, now: Date): Finding[] {
  const path = typeof site === 'string' ? join(site, '.well-known/security.txt') : '';
  const [, written] = /^Expires: (.+)$/m.exec(existsSync(path) ? readFileSync(path, 'utf8') : '') ?? [];
  const expires = site instanceof Date ? site.getTime() + LASTING : Date.parse(written ?? '');
  if (!(expires - now.getTime() <= MONTH_AHEAD)) return [];
  const day = dayText(lisbonDay(new Date(expires)), { day: 'numeric', month: 'long', year: 'numeric' });
  const when = `${expires < now.getTime() ? 'deixaram' : 'deixam'} de valer a ${day}`;
  const found = `o site é de há quase um ano, e duas coisas nele ${when}: os feriados que o Google mostra, e o contacto de quem descubra uma falha de segurança. Publique-o outra vez, com uma mudança qualquer`;
  return [asked('', found)];
}

const asked = (file: string, found: string): Finding => ({ level: 'asked', file, line: 0, field: '', found });
