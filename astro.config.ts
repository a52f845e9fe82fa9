import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hosting } from './hosting/integration.ts';
import { font } from './src/art/font.ts';
import { paymentMarks } from './src/art/payment-marks.ts';
import { lateTexts } from './src/content/late-texts.ts';
import { loadContent, pharmacyFolder } from './src/content/load.ts';

export default defineConfig({
  site: loadContent().farmacia.site,
  publicDir: `${pharmacyFolder()}/public`,
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [react(), font(), paymentMarks(), hosting()],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [lateTexts()],
    // Browsers with light-dark(): named, so that no polyfill of it is written into every use.
    build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    css: {
      modules: {
        // Readable class names in the output: Hero-title.
        generateScopedName: (name: string, file: string) =>
          `${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`,
      },
    },
  },
});
