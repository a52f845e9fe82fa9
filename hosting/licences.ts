import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that reach visitors without being modules of the pages' scripts: code in the HTML, icons, the font, the worker. */
const SHIPPED_OTHERWISE = [
  'astro',
  'lucide',
  'simple-icons',
  '@fontsource-variable/atkinson-hyperlegible-next',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const IN_PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** The folder of the package that a bundled module comes from; null for our own code. */
export function packageFolder(moduleId: string): string | null {
  return IN_PACKAGE.exec(moduleId.replaceAll('\\', '/').split('?')[0] ?? '')?.[0] ?? null;
}

/** One package's notice: name, version, licence, source and the licence's whole text. */
function notice(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const source = typeof about.repository === 'string' ? about.repository : about.repository?.url;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${about.license}`;
  const title = `${about.name} ${about.version} (${about.license})`;
  return [title, '='.repeat(title.length), source ?? about.homepage ?? '', '', text].join('\n');
}

/**
 * The notices file: the licences of everything that reaches a visitor.
 * @param folders packages that the bundle was made of
 * @param root the project's folder, where the packages shipped otherwise are looked for
 */
export function licenceNotices(folders: Iterable<string>, root: string): string {
  const otherwise = SHIPPED_OTHERWISE.map((name) => join(root, 'node_modules', name));
  const all = [...new Set([...folders, ...otherwise])].filter((folder) => existsSync(join(folder, 'package.json')));
  const notices = new Set(all.map(notice));
  return `${[...notices].sort((a, b) => a.localeCompare(b, 'en')).join('\n\n\n')}\n`;
}
