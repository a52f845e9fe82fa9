import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentModules } from './content-modules.ts';
import { demonstrationLine, demonstrationValues } from './demonstration.ts';
import { fillScripts } from './fill-scripts.ts';
import { pharmacyFolder } from './load.ts';
import { contentOrExit } from './report.ts';

/** Says after a build that the site is a demonstration, and shows a changed text at once while one develops. */
export function content(): AstroIntegration {
  return {
    name: 'farmacia:content',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        contentOrExit();
        updateConfig({ vite: { plugins: [contentModules({ filledLater: command === 'build' })] } });
      },
      'astro:server:setup': ({ server }) => {
        const folder = resolve(pharmacyFolder(), 'content');
        server.watcher.add(folder).on('change', (file) => {
          if (!resolve(file).startsWith(folder)) return;
          // The texts of islands are modules, made from the content as it was.
          for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        });
      },
      'astro:build:done': ({ dir, logger }) => {
        fillScripts(fileURLToPath(dir).replace(/\/$/, ''));
        const line = demonstrationLine(demonstrationValues());
        if (line) logger.warn(line);
      },
    },
  };
}
