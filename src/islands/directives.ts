import type { AstroIntegration } from 'astro';

/** The two ways in which islands start, each named after the folder of the islands that start so. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'farmacia:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'page', entrypoint: './src/islands/page/directive.ts' });
        addClientDirective({ name: 'near', entrypoint: './src/islands/near/directive.ts' });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({
          filename: 'directives.d.ts',
          content: `declare namespace Astro {
  interface ClientDirectives {
    'client:page'?: boolean;
    'client:near'?: boolean;
  }
}`,
        });
      },
    },
  };
}
