import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { ALLOWED } from './allowed.ts';
import { findInCss } from './css.ts';
import { findInScripts } from './script.ts';
import type { Finding } from './support.ts';

const isScript = (type: string | undefined) => ['', 'module', 'text/javascript'].includes(type ?? '');

/** All findings in the styles and scripts of built sites, read once where they share. Unknown markup does no harm. */
export function findInSites(folders: string[]): Finding[] {
  // Not the editor: an owner has a browser that is kept up to date.
  const files = (pattern: string) =>
    folders.flatMap((folder) =>
      globSync(pattern, { cwd: folder, exclude: ['editar*', 'editar/**'] }).map((file) =>
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  const pages = [...new Set(files('**/*.html'))].map((text) => parse(text));
  const inPages = (tag: string) => pages.flatMap((page) => page.querySelectorAll(tag));
  const inlineScripts = inPages('script').filter((script) => isScript(script.getAttribute('type')));
  // A script has no entities: `a&&gt(b)` stands there as it is.
  const scripts = new Set([...inlineScripts.map(({ rawText }) => rawText), ...files('**/*.js')]);
  const styles = new Set([...inPages('style').map(({ textContent }) => textContent), ...files('**/*.css')]);
  return [...[...styles].flatMap(findInCss), ...findInScripts([...scripts])];
}

/** The entry of the list of exceptions that a finding falls under. */
export const exceptionOf = ({ feature }: Finding): string | undefined =>
  Object.keys(ALLOWED).find((allowed) => feature === allowed || feature.startsWith(`${allowed}.`));

/** A line for each feature that no exception allows: who lacks it, how often it stands there, and one of the places. */
export function listFindings(findings: Finding[]): string[] {
  const byFeature = Map.groupBy(
    findings.filter((finding) => !exceptionOf(finding)),
    ({ feature }) => feature,
  );
  return [...byFeature].sort().map(([feature, found]) => {
    const browsers = new Set(
      found.flatMap((finding) => finding.browsers.map(({ name, version }) => `${name} ${version}`)),
    );
    return `${feature}: not in ${[...browsers].join(', ')}; ${found.length} times, as in: ${found[0]?.place}`;
  });
}
