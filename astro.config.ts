import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hosting } from './hosting/integration.ts';
import { drawings } from './src/art/drawings.ts';
import { font } from './src/art/font.ts';
import { content } from './src/content/integration.ts';
import { loadContent, pharmacyFolder } from './src/content/load.ts';
import { forEachPharmacy } from './src/content/pharmacies.ts';
import { offline } from './src/offline/integration.ts';

/** The code of the islands in a folder of src/islands, without what those load late. */
const islandsIn = (folder: 'page' | 'near') => new RegExp(`src/islands/${folder}/(?!.*/late/)`);

export default defineConfig({
  publicDir: `${pharmacyFolder()}/public`,
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [
    react(),
    font(),
    drawings(),
    ...forEachPharmacy([content(), ...hosting(() => loadContent().farmacia.site, [offline()])]),
  ],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [withoutStyleFiles()],
    // Browsers with light-dark(): named, so that no polyfill of it is written into every use.
    build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    environments: {
      client: {
        build: {
          modulePreload: false,
          rolldownOptions: {
            output: {
              // Few files: each costs a request, its own compression and a line in the list of digests.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
                  { name: 'page', test: islandsIn('page') },
                  { name: 'near', test: islandsIn('near') },
                ],
              },
            },
          },
        },
      },
    },
    css: {
      modules: {
        // Readable class names in the output: Hero-title.
        generateScopedName: (name: string, file: string) =>
          `${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`,
      },
    },
  },
});

/**
 * Every style is inlined in the pages. A part that loads late would all the same first ask for the styles of the scripts
 * that it shares with the page, in a file that is not there, and fail.
 */
function withoutStyleFiles() {
  return {
    name: 'without-style-files',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle: {
      order: 'pre' as const,
      handler(_options: unknown, bundle: Record<string, { viteMetadata?: { importedCss: Set<string> } }>) {
        for (const chunk of Object.values(bundle)) chunk.viteMetadata?.importedCss.clear();
      },
    },
  };
}
