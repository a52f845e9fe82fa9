import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadPharmacy } from '../src/pharmacy/load.ts';
import { compressFolder, filesIn, isBuiltByHost } from './compress.ts';
import { writeEditorPage } from './editor-page.ts';
import { writeServiceWorker } from './service-worker.ts';

/** Adds files to the finished build, the compressed copies last; changes no file that Astro wrote. */
export function afterBuild(): AstroIntegration {
  return {
    name: 'farmacia:after-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { farmacia, hue, look } = loadPharmacy();
        const ofTitles = `node_modules/${look.titles.file.replace(/\/files\/.*/, '')}`;
        await writeServiceWorker(folder);
        addLicences(folder, [...SHIPPED_OTHERWISE, ofTitles]);
        if (farmacia.editar) addLicences(folder, await writeEditorPage(folder, farmacia.editar, hue, look));
        for (const file of ['_redirects', '.assetsignore']) cpSync(join('hosting', file), join(folder, file));
        writeFileSync(join(folder, '_headers'), headerRules(filesIn(folder)));
        if (!isBuiltByHost()) await compressFolder(folder);
      },
    },
  };
}

/** Packages that reach visitors outside of scripts: code in the HTML, and the fonts, but for that of the titles. */
const SHIPPED_OTHERWISE = [
  'node_modules/astro',
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
  'node_modules/@fontsource-variable/figtree',
];

/** Adds the licences of packages, by their folders, to those that Vite has written of the pages' scripts. */
function addLicences(site: string, packages: readonly string[]): void {
  for (const folder of packages) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (readFileSync(join(site, 'licencas.txt'), 'utf8').includes(`## ${name} - `)) continue;
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry)) ?? '';
    const text = readFileSync(join(folder, file), 'utf8').trim();
    appendFileSync(join(site, 'licencas.txt'), `\n## ${name} - ${version} (${license})\n\n${text}\n`);
  }
}

/**
 * hosting/_headers with one rule for each hashed file: by a rule for their folder, hosts would keep a 404 in it for a
 * year too.
 */
function headerRules(files: readonly string[]): string {
  const hashed = files.filter((path) => path.startsWith('/_astro/'));
  const rules = readFileSync('hosting/_headers', 'utf8');
  return rules.replace(/^\/_astro\/\*(\n.+\n)/m, (_, header: string) => hashed.map((path) => path + header).join('\n'));
}
