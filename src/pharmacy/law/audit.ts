import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const PAGES = [
  ['/', 'index.html'],
  ['/politica-privacidade', 'politica-privacidade.html'],
  ['/404', '404.html'],
] as const;

/** A requirement that a page does not meet. */
export interface Breach extends Pick<Requirement, 'reference' | 'field'> {
  path: string;
  /** A clause in Portuguese. */
  what: string;
}

/** Reads the built pages in a folder. */
export function builtPages(folder: string, pharmacy: Pharmacy): Page[] {
  return PAGES.filter(([, file]) => existsSync(join(folder, file))).map(([path, file]) =>
    readPage(path, readFileSync(join(folder, file), 'utf8'), pharmacy),
  );
}

/** Checks pages against every requirement that concerns them. */
export function audit(pages: readonly Page[]): Breach[] {
  return pages.flatMap((page) =>
    REQUIREMENTS.filter(({ on }) => on === 'every' || on === page.path).flatMap(({ reference, field, missing }) =>
      missing(page).map((what) => ({ path: page.path, reference, field, what })),
    ),
  );
}
