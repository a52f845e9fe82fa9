import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { check } from './check.ts';
import { loadOrExit, pharmacyFolder, savedTexts } from './load.ts';
import { demonstrationLine } from './mistakes/mistakes.ts';
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
        const watched = ['content', 'public/avisos.json'].map((path) => resolve(pharmacyFolder(), path));
        server.watcher.add(watched).on('all', (_event, file) => {
          if (!watched.some((path) => resolve(file).startsWith(path)) || file.endsWith('.tmp')) return;
          if (existsSync(file) && savedTexts.get(resolve(file)) === readFileSync(file, 'utf8')) return;
          savedTexts.delete(resolve(file));
          forgetContent(server);
          server.ws.send({ type: 'full-reload' });
        });
      },
      'astro:build:done': ({ logger }) => {
        const line = demonstrationLine(check());
        if (line) logger.warn(line);
      },
    },
  };
}
