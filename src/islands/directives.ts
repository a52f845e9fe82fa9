import type { AstroIntegration } from 'astro';

/** `client:page`, with which the islands of `page/` start; those of `near/` start by Astro's own `client:visible`. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'farmacia:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'page', entrypoint: './src/islands/page/directive.ts' });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({
          filename: 'directives.d.ts',
          content: `declare namespace Astro {
  interface ClientDirectives {
    'client:page'?: boolean;
  }
}`,
        });
      },
    },
  };
}
