import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { check } from './check.ts';
import { jsonSchemas } from './json-schemas.ts';
import { loadOrExit, pharmacyFolder, savedTexts } from './load.ts';
import { demonstrationLine } from './mistakes/mistakes.ts';
import { forgetContent, virtualModules, virtualTypes } from './virtual.ts';

/** Gives islands their content, reloads a changed page in development, and after a build warns of what is invented. */
export function content(): AstroIntegration {
  return {
    name: 'farmacia:content',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, injectScript }) => {
        loadOrExit();
        writeSchemas();
        // Development adds styles in the order of their imports: the file that names the order of the layers must be
        // first.
        if (command === 'dev') injectScript('page-ssr', "import '/src/styles/reset.css';");
        updateConfig({ vite: { plugins: [virtualModules()] } });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'virtual-content.d.ts', content: virtualTypes() });
      },
      'astro:server:setup': ({ server }) => {
        // The folder is asked for each time: while this server runs a pharmacy may begin, in another folder. Astro goes
        // on serving `public/` of the first folder, so avisos.json is served here.
        const watched = () => ['content', 'public/avisos.json'].map((path) => resolve(pharmacyFolder(), path));
        server.middlewares.use('/avisos.json', (_request, response) => {
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.end(readFileSync(join(pharmacyFolder(), 'public/avisos.json')));
        });
        server.watcher.add(watched()).on('all', (_event, file) => {
          if (!watched().some((path) => resolve(file).startsWith(path)) || file.endsWith('.tmp')) return;
          // After a text that the editor saved, the editor reloads the page itself.
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

/** Writes the schemas by which a text editor completes and describes fields, where they are not there yet or older. */
function writeSchemas(): void {
  for (const [path, text] of jsonSchemas()) {
    const file = join(pharmacyFolder(), path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
