import { today } from '../opening/today.ts';
import { CONTENT_FILES, DEMONSTRATION } from './content.ts';
import { pharmacyFolder, readContent } from './load.ts';
import type { Finding } from './mistakes/mistakes.ts';
import { obsoleteFields } from './obsolete.ts';
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

/** The line that names the fields that an owner may delete, because nothing reads them any more; null for none. */
export function obsoleteLine(folder = pharmacyFolder()): string | null {
  const { sources } = readContent(folder);
  const obsolete = Object.entries(CONTENT_FILES).flatMap(([name, { file }]) => {
    const fields = obsoleteFields(name, sources.get(name)?.data);
    return fields.length > 0 ? `em ${file}, ${fields.join(', ')}` : [];
  });
  return obsolete.length > 0 ? `O site já não lê, e pode apagar: ${obsolete.join('; ')}.` : null;
}
