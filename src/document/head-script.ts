import type { AstroIntegration } from 'astro';
import { inlineScript } from './inline-script.ts';

/** Puts `before-first-paint.ts` into every page's head; Astro adds its hash to the content security policy. */
export function headScript(): AstroIntegration {
  return {
    name: 'farmacia:head-script',
    hooks: {
      'astro:config:setup': async ({ injectScript }) => {
        const { text } = await inlineScript('./src/document/before-first-paint.ts');
        injectScript('head-inline', text);
      },
    },
  };
}
