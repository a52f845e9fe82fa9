import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lisbonDay } from '../../opening/lisbon.ts';
import { PHOTOGRAPHS, photographFiles } from '../../photographs/photographs.ts';
import { pharmacyFolder } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';

/** Tags of EXIF: where a photograph was taken; the camera's maker, its model, the day. */
const PLACE = 0x8825;
const CAMERA = [0x010f, 0x0110, 0x0132];
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
  const found = names.map(async (name): Promise<Finding[]> => {
    const metadata = await sharp?.(join(folder, PHOTOGRAPHS, name))
      .metadata()
      .catch(() => null);
    const kept = metadata?.exif && keptIn(metadata.exif);
    const text = `«${name}» guarda ${kept}, e quem vir os ficheiros do site também o sabe: escolha-a outra vez no editor, que o tira`;
    return kept ? [{ level: 'asked', file: `${PHOTOGRAPHS}/`, line: 0, field: '', text }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** What EXIF (a TIFF after «Exif» and two zeros) tells in its first list of tags; null where it is only how to turn the picture. */
function keptIn(exif: Uint8Array): string | null {
  const start = Buffer.from(exif).toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
  const tiff = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const list = tiff.getUint32(4, isLittle);
  const tags = Array.from({ length: tiff.getUint16(list, isLittle) }, (_, i) =>
    tiff.getUint16(list + 2 + i * 12, isLittle),
  );
  if (tags.includes(PLACE)) return 'o lugar onde foi tirada';
  return tags.some((tag) => CAMERA.includes(tag)) ? 'o dia e a câmara' : null;
}

/** `security.txt` holds for eleven months of its build, and the holidays that search engines read for a year. */
function expiryFindings(built: string, now: Date): Finding[] {
  const path = join(built, '.well-known/security.txt');
  if (!existsSync(path)) return [];
  const [, day = ''] = /^Expires: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
  const expires = new Date(day);
  if (expires.getTime() - now.getTime() > MONTH_AHEAD) return [];
  const when = `${expires < now ? 'deixaram' : 'deixam'} de valer a ${lisbonDay(expires)}`;
  const text = `o site foi construído há quase um ano; o security.txt e os feriados que o Google lê ${when}: construa-o e publique-o de novo`;
  return [{ level: 'asked', file: '', line: 0, field: '', text }];
}
