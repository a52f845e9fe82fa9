import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { pharmacyFolder } from './load.ts';
import { loadOrExit } from './load-or-exit.ts';
import { contentFindings, demonstrationLine } from './publishing/content-findings.ts';
import { forgetContent, virtualModules, virtualTypes } from './virtual.ts';

/** Gives islands their content, reloads the page when a text changes in development, and warns after the build of a demonstration. */
export function content(): AstroIntegration {
  return {
    name: 'farmacia:content',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, injectScript }) => {
        loadOrExit();
        // Development adds styles in the order of their imports: the file that names the order of the layers must be first.
        if (command === 'dev') injectScript('page-ssr', "import '/src/styles/reset.css';");
        updateConfig({ vite: { plugins: [virtualModules()] } });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'virtual-content.d.ts', content: virtualTypes() });
      },
      'astro:server:setup': ({ server }) => {
        const folder = resolve(pharmacyFolder(), 'content');
        server.watcher.add(folder).on('change', (file) => {
          if (!resolve(file).startsWith(folder)) return;
          forgetContent(server);
          server.ws.send({ type: 'full-reload' });
        });
      },
      'astro:build:done': ({ logger }) => {
        const line = demonstrationLine(contentFindings());
        if (line) logger.warn(line);
      },
    },
  };
}
