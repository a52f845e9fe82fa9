import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './compress.ts';
import { bundledPackages, licenceNotices } from './licences.ts';
import { writeServiceWorker } from './service-worker.ts';

/** What follows Astro's own build, in order. It adds files beside the pages; it never rewrites what Astro wrote. */
export function afterBuild(): AstroIntegration {
  const inPages = bundledPackages();
  return {
    name: 'farmacia:after-build',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [inPages.plugin] } }),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const inWorker = await writeServiceWorker(folder);
        writeFileSync(join(folder, 'licencas.txt'), licenceNotices([...inPages.folders, ...inWorker]));
        for (const file of ['_headers', '_redirects']) cpSync(join('hosting', file), join(folder, file));
        await compressFolder(folder);
      },
    },
  };
}
