import { basename } from 'node:path';
import react from '@astrojs/react';
import mediaMinMax from '@csstools/postcss-media-minmax';
import { defineConfig, fontProviders, sharpImageService } from 'astro/config';
import { afterBuild } from './build/after-build.ts';
import { BUILD_TARGETS } from './build/supported-browsers.ts';
import { fontFile } from './src/art/font.ts';
import { MAP_ORIGIN } from './src/contact/links.ts';
import { headScript } from './src/document/inline-script.ts';
import { content } from './src/pharmacy/integration.ts';
import { pharmacyFolder } from './src/pharmacy/load.ts';

export default defineConfig({
  publicDir: `${pharmacyFolder()}/public`,
  trailingSlash: 'never',
  // `/a` is `a.html`, which every static host serves at that address.
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    content(),
    headScript(),
    {
      name: 'farmacia:near',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'near', entrypoint: './src/island/near.ts' }),
      },
    },
    afterBuild(),
  ],
  devToolbar: { enabled: false },
  // Else each build warns that Shiki's colours are against the policy.
  markdown: { syntaxHighlight: false },
  // A third of the time of the encoder's own level, at the same quality, for 6 % more bytes
  // (docs/decisions/20-photographs.md).
  image: { service: sharpImageService({ avif: { effort: 3 } }) },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Atkinson',
      cssVariable: '--font-atkinson',
      // Shown whenever it comes; its stand-ins are fitted, so that hardly anything moves then
      // (docs/decisions/04-font-loading.md).
      display: 'swap',
      // Ours (src/styles/base.css): Astro's has one face for all weights, in which headings would be too narrow.
      optimizedFallbacks: false,
      fallbacks: ['Stand-in', 'Roboto', 'Helvetica', 'sans-serif'],
      options: {
        variants: [{ src: [await fontFile()], weight: '400 700', style: 'normal' }],
      },
    },
  ],
  security: {
    csp: {
      // The site's own files, and nothing else but what is named (docs/decisions/18-security-headers.md).
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        `frame-src ${MAP_ORIGIN}`,
        "object-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        // Makes the address of the service worker (src/offline/register.ts).
        'trusted-types offline',
      ],
    },
  },
  vite: {
    plugins: [
      {
        // An import() preloads nothing: our parts have no styles. Set in `client.build`, Astro would overwrite this.
        name: 'farmacia:no-module-preload',
        configEnvironment: () => ({ build: { modulePreload: false } }),
      },
    ],
    // Styles alone: lowered as well, the scripts grew by 900 B, and nothing in them got to work.
    build: { cssTarget: BUILD_TARGETS, license: { fileName: 'licencas.txt' } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Few files: each costs a request and its own compression. What a group's modules import is in it too, so
              // that the page's script asks for no other file, and no island before it is hydrated. Astro's renderer is
              // in no group: its file names React and the bundler's helpers beside each other, which near.ts
              // then asks for at once.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                  { name: 'page', test: /src\/document\/PageScript\.astro/, priority: 1 },
                  { name: 'near', test: /\.island\.tsx$/ },
                ],
              },
            },
          },
        },
      },
    },
    css: {
      // Lightning CSS writes «not (min-width: …)», which browsers without ranges read as «not all».
      postcss: { plugins: [mediaMinMax()] },
      modules: {
        // Readable class names in the output: Hero-title.
        generateScopedName: (name: string, file: string) =>
          `${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`,
      },
    },
  },
});
