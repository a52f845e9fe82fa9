import { today } from '../opening/today.ts';
import { DEMONSTRATION } from './content.ts';
import { audit } from './law/audit.ts';
import type { Page } from './law/page.ts';
import { pharmacyFolder, readContent } from './load.ts';
import type { Finding } from './mistakes/mistakes.ts';
import { findingsIn } from './publishing/findings.ts';

interface Checked {
  /** The folder that holds `content/` and `public/`. */
  folder?: string;
  /** Texts in the place of files, by their path. */
  instead?: Readonly<Record<string, string>>;
  /** Its pages, for the law. */
  pages?: readonly Page[];
  isoDay?: string;
}

/** All that is found in a pharmacy's content and pages, for the terminal, the editor and the build; of content with mistakes these alone. */
export function check({ folder = pharmacyFolder(), instead, pages = [], isoDay = today() }: Checked = {}): Finding[] {
  const { pharmacy, mistakes, sources } = readContent(folder, instead);
  if (pharmacy === null) return mistakes;
  return [...audit(pages), ...findingsIn(pharmacy, sources, readContent(DEMONSTRATION).sources, isoDay)];
}
