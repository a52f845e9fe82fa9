import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { CONTENT_FILES, type Content } from '../content.ts';
import { readContent } from '../load.ts';
import type { Finding, Place } from '../mistakes/mistakes.ts';
import { type Path, pathOfField } from '../paths.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { EVERY_PAGE } from './every-page.ts';
import { HOME_PAGE } from './home-page.ts';
import { type Page, type Requirement, readPage } from './page.ts';
import { PRIVACY_PAGE } from './privacy-page.ts';

/**
 * Every requirement that can be read out of a built page. That the banner's two buttons look alike is tested in
 * tests/browser/consent.spec.ts.
 */
export const REQUIREMENTS: Requirement[] = [...EVERY_PAGE, ...HOME_PAGE, ...PRIVACY_PAGE];

/** The address of each page, its file, what is asked of it besides, and where its texts are written. */
const PAGES = [
  { path: '/', file: 'index.html', own: HOME_PAGE, texts: 'pagina' },
  { path: '/politica-privacidade', file: 'politica-privacidade.html', own: PRIVACY_PAGE, texts: 'privacidade.texto' },
  { path: '/404', file: '404.html', own: [], texts: 'pagina' },
];

/** Reads the built pages in a folder. */
export function builtPages(folder: string, pharmacy: Pharmacy): Page[] {
  return PAGES.filter(({ file }) => existsSync(join(folder, file))).map(({ path, file }) =>
    readPage(path, readFileSync(join(folder, file), 'utf8'), pharmacy),
  );
}

/** Whose pages are in a folder, where they are another pharmacy's: its name and address. Null where they are this one's, or there are none. */
export function otherPharmacyIn(folder: string, { farmacia }: Pharmacy): string | null {
  if (!['index.html', 'manifest.webmanifest'].every((file) => existsSync(join(folder, file)))) return null;
  const home = parse(readFileSync(join(folder, 'index.html'), 'utf8'));
  const site = home.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(/\/$/, '');
  const { name } = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  return site === farmacia.site && name === farmacia.nome ? null : `«${name}» (${site})`;
}

/** The requirements that pages do not meet, each at the field where it is met. */
export function audit(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) =>
    [...EVERY_PAGE, ...pageAt(page.path).own].flatMap((requirement) => {
      const where = `(${requirement.reference}), na página ${page.path}`;
      const texts = requirement.missing(page).map((what) => `${what} ${where}`);
      return texts.map((text) => ({ level: 'law' as const, ...placeIn(page, requirement), text }));
    }),
  );
}

function pageAt(address: string): (typeof PAGES)[number] {
  const page = PAGES.find(({ path }) => path === address);
  if (!page) throw new Error(`What the law asks of ${address} is not known.`);
  return page;
}

/** Where a requirement of a page is met: the line that speaks of it, else that of its field; a whole file has none. */
function placeIn(page: Page, requirement: Requirement): Place {
  const { name, path } = placeOf(requirement, page.path);
  const source = readContent().sources.get(name);
  if (!source) return { file: CONTENT_FILES[name].file, line: 0, field: '' };
  const place = source.placeOf(path);
  if (requirement.near) return { ...place, line: source.lineOfText(requirement.near, path) };
  return path.length > 0 ? place : { ...place, line: 0 };
}

/** The file and the field where a requirement is met; without a field, the texts of the page. */
export function placeOf({ field }: Pick<Requirement, 'field'>, page: string): { name: keyof Content; path: Path } {
  const [name, ...path] = pathOfField(field ?? pageAt(page).texts);
  return { name: name as keyof Content, path };
}
