import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { generateBundle?: unknown }>;

/** Packages that reach visitors without being modules of the pages' scripts: code in the HTML, icons, the font. */
const SHIPPED_OTHERWISE = ['astro', 'lucide', '@fontsource-variable/atkinson-hyperlegible-next'];

const IN_PACKAGE = /^.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/;

/** The folder of the package that a bundled module comes from; null for our own code. */
export function packageFolder(moduleId: string): string | null {
  return IN_PACKAGE.exec(moduleId.replaceAll('\\', '/').split('?')[0] ?? '')?.[0] ?? null;
}

/** A Vite plugin that collects, in `folders`, the packages that the browser's scripts are made of. */
export function bundledPackages(): { plugin: Plugin; folders: Set<string> } {
  const folders = new Set<string>();
  const plugin: Plugin = {
    name: 'farmacia:licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of Object.keys(chunk.modules)) {
          const folder = packageFolder(id);
          if (folder) folders.add(folder);
        }
      }
    },
  };
  return { plugin, folders };
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
 * @param folders packages that the scripts were made of
 */
export function licenceNotices(folders: readonly string[]): string {
  const otherwise = SHIPPED_OTHERWISE.map((name) => join('node_modules', name));
  const all = [...folders, ...otherwise].filter((folder) => existsSync(join(folder, 'package.json')));
  const notices = new Set(all.map(notice));
  return `${[...notices].sort((a, b) => a.localeCompare(b, 'en')).join('\n\n\n')}\n`;
}
