import { today } from '../opening/today.ts';
import { DEMONSTRATION } from './content.ts';
import { pharmacyFolder, readContent } from './load.ts';
import type { Finding } from './mistakes/mistakes.ts';
import { findingsIn } from './publishing/findings.ts';

interface Checked {
  /** The folder that holds `content/` and `public/`. */
  folder?: string;
  /** Texts in the place of files, by their path. */
  instead?: Readonly<Record<string, string>>;
  isoDay?: string;
}

/** All findings in a pharmacy's content, for the terminal and the build; of one with mistakes, only these. */
export function check({ folder = pharmacyFolder(), instead, isoDay = today() }: Checked = {}): Finding[] {
  const { pharmacy, mistakes, sources } = readContent(folder, instead);
  if (pharmacy === null) return mistakes;
  return findingsIn(pharmacy, sources, readContent(DEMONSTRATION).sources, isoDay);
}
