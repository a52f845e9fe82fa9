import { type BuildResult, build } from 'esbuild';

/** Bundles a page of the editor into files of that folder's names, in memory. @param define what its code finds written in */
export function bundlePage(
  entry: string,
  outdir: string,
  define: Record<string, string> = {},
): Promise<BuildResult<{ write: false; metafile: true }>> {
  return build({
    entryPoints: { main: entry },
    outdir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'error',
  });
}
