import { createHash } from 'node:crypto';
import type { AstroGlobal, AstroIntegration } from 'astro';
import { type BuildOptions, build } from 'esbuild';

/** Bundles a script in memory. @param values the value of each name that it declares @param options of esbuild */
export async function bundleScript(entry: string, values: Readonly<Record<string, unknown>>, options: BuildOptions) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    metafile: true,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return { text: outputFiles[0]?.text ?? '', metafile };
}

/** A script that runs before the first paint, as text. `values` gives each name that it declares a value. */
export async function inlineScript(entry: `./src/${string}`, values: Record<string, unknown> = {}): Promise<string> {
  const { text } = await bundleScript(entry, values, { charset: 'utf8' });
  return text.trim();
}

/** An inline script that the page's content security policy then allows. */
export async function pageScript({ csp }: AstroGlobal, ...script: Parameters<typeof inlineScript>): Promise<string> {
  const text = await inlineScript(...script);
  csp?.insertScriptHash(hashOf(text));
  return text;
}

/** A style sheet (`X.css?inline`) as text for a page's body, which the page's content security policy then allows. */
export function pageStyle({ csp }: AstroGlobal, text: string): string {
  csp?.insertStyleHash(hashOf(text));
  return text;
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** Puts `before-first-paint.ts` into every page's head; Astro adds its hash to the policy. */
export function headScript(): AstroIntegration {
  return {
    name: 'farmacia:head-script',
    hooks: {
      'astro:config:setup': async ({ injectScript }) => {
        injectScript('head-inline', await inlineScript('./src/document/before-first-paint.ts'));
      },
    },
  };
}
