import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentOrExit } from './report.ts';

/**
 * Lets one build make the sites of several pharmacies: `FARMACIAS` names their folders, as a JSON list. Bundled is once;
 * pages are drawn, and what the integrations do with a built site is done, for each, with its folder in `FARMACIA`.
 * @param integrations those that finish a built site
 */
export function forEachPharmacy(integrations: AstroIntegration[]): AstroIntegration[] {
  const folders: string[] = JSON.parse(process.env['FARMACIAS'] ?? '[]');
  if (folders.length === 0) return integrations;
  return [drawPages(folders), ...integrations.map((integration) => finishEach(integration, folders))];
}

const siteOf = (folder: string) => resolve(folder, 'dist');

/** Draws the pages of each pharmacy under its number, and takes each site to its folder. */
function drawPages(folders: string[]): AstroIntegration {
  return {
    name: 'farmacia:each-pharmacy',
    hooks: {
      'astro:config:setup': () => {
        for (const folder of folders) contentOrExit(folder);
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((own) => ({
          ...own,
          async getStaticPaths() {
            const paths = await own.getStaticPaths();
            return folders.flatMap((_, i) => paths.map((path) => ({ ...path, pathname: `/${i}${path.pathname}` })));
          },
          render(request, options) {
            const { pathname } = new URL(request.url);
            const [, number = '', path = ''] = /^\/(\d+)\/?(.*)$/.exec(pathname) ?? [];
            process.env['FARMACIA'] = folders[Number(number)];
            return own.render(new Request(new URL(`/${path}`, request.url)), options);
          },
        })),
      'astro:build:done': ({ dir }) => {
        const built = fileURLToPath(dir);
        for (const [i, folder] of folders.entries()) {
          rmSync(siteOf(folder), { recursive: true, force: true });
          cpSync(join(folder, 'public'), siteOf(folder), { recursive: true });
          cpSync(join(built, '_astro'), join(siteOf(folder), '_astro'), { recursive: true });
          cpSync(join(built, String(i)), siteOf(folder), { recursive: true });
        }
        rmSync(built, { recursive: true });
      },
    },
  };
}

/** The same integration, its last step done with each pharmacy's site. */
function finishEach(integration: AstroIntegration, folders: string[]): AstroIntegration {
  const finish = integration.hooks['astro:build:done'];
  if (!finish) return integration;
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:build:done': async (options) => {
        for (const folder of folders) {
          process.env['FARMACIA'] = folder;
          await finish({ ...options, dir: pathToFileURL(`${siteOf(folder)}/`) });
        }
      },
    },
  };
}
