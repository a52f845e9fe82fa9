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
  const finishing = integrations.flatMap(({ hooks }) => hooks['astro:build:done'] ?? []);
  const others = integrations.map(({ name, hooks: { 'astro:build:done': _, ...hooks } }) => ({ name, hooks }));
  return [eachPharmacy(folders, finishing), ...others];
}

type Finish = NonNullable<AstroIntegration['hooks']['astro:build:done']>;

/** Draws the pages of each pharmacy under its number, takes each site to its folder and finishes it there. */
function eachPharmacy(folders: string[], finishing: Finish[]): AstroIntegration {
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
      'astro:build:done': async (options) => {
        const built = fileURLToPath(options.dir);
        for (const [i, folder] of folders.entries()) {
          const site = resolve(folder, 'dist');
          rmSync(site, { recursive: true, force: true });
          cpSync(join(folder, 'public'), site, { recursive: true });
          cpSync(join(built, '_astro'), join(site, '_astro'), { recursive: true });
          cpSync(join(built, String(i)), site, { recursive: true });
          process.env['FARMACIA'] = folder;
          for (const finish of finishing) await finish({ ...options, dir: pathToFileURL(`${site}/`) });
        }
        rmSync(built, { recursive: true });
      },
    },
  };
}
