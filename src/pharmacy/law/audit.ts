import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * The requirements of each page besides, by its address; all its texts are those of a file of the content, or of a
 * field.
 */
const PAGES: Record<string, { file: string; own: Requirement[]; texts: string }> = {
  '/': { file: 'index.html', own: HOME_PAGE, texts: 'pagina' },
  '/politica-privacidade': { file: 'politica-privacidade.html', own: PRIVACY_PAGE, texts: 'privacidade.texto' },
  '/404': { file: '404.html', own: [], texts: 'pagina' },
};

/** Reads the built pages in a folder. */
export function builtPages(folder: string, pharmacy: Pharmacy): Page[] {
  return Object.entries(PAGES).flatMap(([path, { file }]) =>
    existsSync(join(folder, file)) ? [readPage(path, readFileSync(join(folder, file), 'utf8'), pharmacy)] : [],
  );
}

/** The requirements that pages do not meet, each at the field where it is met. */
export function audit(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) =>
    [...EVERY_PAGE, ...(PAGES[page.path]?.own ?? [])].flatMap((requirement) =>
      requirement.missing(page).map((what) => {
        const found = `${what} (${requirement.reference}), na página ${page.path}`;
        return { level: 'law' as const, ...placeIn(page, requirement), found };
      }),
    ),
  );
}

/** Where a requirement of a page is met; a whole file has no line. */
function placeIn(page: Page, requirement: Requirement): Place {
  const { name, path } = placeOf(requirement, page.path);
  const place = readContent().sources.get(name)?.placeOf(path) ?? {
    file: CONTENT_FILES[name].file,
    line: 0,
    field: '',
  };
  return path.length > 0 ? place : { ...place, line: 0 };
}

/** The file and the field where a requirement is met; without a field, the texts of the page. */
export function placeOf({ field }: Pick<Requirement, 'field'>, page: string): { name: keyof Content; path: Path } {
  const [name, ...path] = pathOfField(field ?? PAGES[page]?.texts ?? 'pagina');
  return { name: name as keyof Content, path };
}
