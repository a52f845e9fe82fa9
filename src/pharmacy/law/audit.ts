import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { CONTENT_FILES, type Content } from '../content.ts';
import { readContent } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';
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

/** The address of each page, its file, and what is asked of it besides. */
const PAGES: readonly (readonly [path: string, file: string, own: readonly Requirement[]])[] = [
  ['/', 'index.html', HOME_PAGE],
  ['/politica-privacidade', 'politica-privacidade.html', PRIVACY_PAGE],
  ['/404', '404.html', []],
];

/** Reads the built pages in a folder. */
export function builtPages(folder: string, pharmacy: Pharmacy): Page[] {
  return PAGES.filter(([, file]) => existsSync(join(folder, file))).map(([path, file]) =>
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
  const { sources } = readContent();
  return pages.flatMap((page) => {
    const [, , own = []] = PAGES.find(([path]) => path === page.path) ?? [];
    return [...EVERY_PAGE, ...own].flatMap((requirement) => {
      const { name, path } = placeOf(requirement, page.path);
      const source = sources.get(name);
      const place = source?.placeOf(path) ?? { file: CONTENT_FILES[name].file, line: 0, field: '' };
      const line = requirement.near ? source?.lineOfText(requirement.near, path) : path.length > 0 && place.line;
      const where = `(${requirement.reference}), na página ${page.path}`;
      const texts = requirement.missing(page).map((what) => `${what} ${where}`);
      return texts.map((text) => ({ level: 'law' as const, ...place, line: line || 0, text }));
    });
  });
}

/** The file and the field where a requirement is met; without a field, the policy's text or the texts of the page. */
export function placeOf({ field }: Pick<Requirement, 'field'>, page: string): { name: keyof Content; path: Path } {
  const [name, ...path] = pathOfField(field ?? (page === '/politica-privacidade' ? 'privacidade.texto' : 'pagina'));
  return { name: name as keyof Content, path };
}
