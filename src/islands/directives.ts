import type { AstroIntegration } from 'astro';

/** The folders of islands that start by a directive of our own; those of `near/` start by Astro's `client:visible`. */
const FOLDERS = ['page', 'press'];

/** `client:page` and `client:press`, with which the islands of these folders start. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'farmacia:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of FOLDERS) addClientDirective({ name, entrypoint: `./src/islands/${name}/directive.ts` });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({
          filename: 'directives.d.ts',
          content: `declare namespace Astro {
  interface ClientDirectives {
${FOLDERS.map((name) => `    'client:${name}'?: boolean;`).join('\n')}
  }
}`,
        });
      },
    },
  };
}
