import { audit, REQUIREMENTS } from '../../src/pharmacy/law/audit.ts';
import { type Page, readPage } from '../../src/pharmacy/law/page.ts';
import { readContent } from '../../src/pharmacy/load.ts';
import type { Pharmacy } from '../../src/pharmacy/pharmacy.ts';
import { contentFindings } from '../../src/pharmacy/publishing/content-findings.ts';
import { siteFindings } from '../../src/pharmacy/publishing/site-findings.ts';
import { allMistakes, type ShownFinding, shownFinding } from './content.ts';

/** All that *Verificar* finds. */
export type Checked = Awaited<ReturnType<typeof check>>;

/** Runs `npm run check`'s rules, and the law's audit on the pages as they are now. */
export async function check(origin: string) {
  const { pharmacy, sources } = readContent();
  const pages = pharmacy === null ? [] : await readPages(origin, pharmacy);
  return {
    findings: [
      ...allMistakes(),
      ...audit(pages).map((finding) => shownFinding(finding, sources)),
      ...(await findings()),
    ],
    /** How many duties of the law were looked at; null when there are no pages to read. */
    duties: pages.length === 0 ? null : REQUIREMENTS.length,
  };
}

/** The findings of `npm run check -- --publicar`, without the law's. */
export async function findings(): Promise<ShownFinding[]> {
  const { sources } = readContent();
  return [...contentFindings(), ...(await siteFindings(siteFolder()))].map((finding) => shownFinding(finding, sources));
}

/** Where `npm run build` puts the site. */
export const siteFolder = () => process.env['DIST'] ?? 'dist';

const PAGES = ['/', '/politica-privacidade', '/404'];

function readPages(origin: string, pharmacy: Pharmacy): Promise<Page[]> {
  return Promise.all(PAGES.map(async (path) => readPage(path, await (await fetch(origin + path)).text(), pharmacy)));
}
