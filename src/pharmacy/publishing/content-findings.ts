import { today } from '../../opening/today.ts';
import { ORIGINAL } from '../default-texts.ts';
import { pharmacyFolder, readContent } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';
import { findingsIn } from './findings.ts';

/**
 * What the rules find in a pharmacy's content. While it has mistakes they are no use: it gives none.
 * @param folder the folder that holds `content/` and `public/`
 * @param isoDay the day for which they are asked
 * @param instead texts in the place of files, by their path
 */
export function contentFindings(folder = pharmacyFolder(), isoDay = today(), instead = {}): Finding[] {
  const { pharmacy, sources } = readContent(folder, instead);
  if (pharmacy === null) return [];
  return findingsIn(pharmacy, sources, readContent(ORIGINAL).sources, isoDay);
}
