import { buildSync } from 'esbuild';

/** A module of ours, with what it imports, as the text of an inline script. Its path counts from the project's root. */
export function inlineScript(path: `src/${string}.ts`): string {
  const { outputFiles } = buildSync({ entryPoints: [path], bundle: true, minify: true, format: 'iife', write: false });
  return outputFiles[0]?.text.trim() ?? '';
}
