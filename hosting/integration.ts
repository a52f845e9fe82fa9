import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { finishPages } from './finish-pages.ts';
import { packageFolder } from './licences.ts';
import { writeForms } from './write-forms.ts';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { generateBundle?: unknown }>;

/** Remembers which packages the browser's scripts are made of. */
function collectPackages(into: Set<string>): Plugin {
  return {
    name: 'farmacia:licences',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of Object.keys(chunk.modules)) {
          const folder = packageFolder(id);
          if (folder) into.add(folder);
        }
      }
    },
  };
}

/**
 * Makes the built site ready to be served: pages with their security policy, forms of the headers for each server, licences,
 * compressed files. Stands last among the integrations.
 * @param site tells the address of the site that is being finished
 * @param between integrations that need the finished pages and whose files are to be compressed: the service worker's
 */
export function hosting(site: () => string, between: AstroIntegration[] = []): AstroIntegration[] {
  const packages = new Set<string>();
  let root: URL;
  const pages: AstroIntegration = {
    name: 'farmacia:pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [collectPackages(packages)] } }),
      'astro:build:done': ({ dir }) => finishPages(fileURLToPath(dir)),
    },
  };
  const delivery: AstroIntegration = {
    name: 'farmacia:delivery',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': ({ dir }) =>
        writeForms({ folder: fileURLToPath(dir), origin: new URL(site()).origin, root: fileURLToPath(root), packages }),
    },
  };
  return [pages, ...between, delivery];
}
