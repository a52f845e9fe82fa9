import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** A script that stands in a page's HTML, and its hash as a content security policy names it. */
export interface InlineScript {
  text: string;
  hash: `sha256-${string}`;
}

/**
 * Bundles a script that has to run before anything is painted, with all that it imports, the way Astro bundles client directives.
 * @param entry its path from the project's folder
 * @param values what the build puts in for names that the script only declares
 */
export async function inlineScript(
  entry: `./src/${string}`,
  values: Record<string, unknown> = {},
): Promise<InlineScript> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    write: false,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
