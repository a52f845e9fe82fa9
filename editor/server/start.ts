import { join } from 'node:path';
import { type AstroInlineConfig, dev } from 'astro';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { drafts, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { forgetContent } from '../../src/pharmacy/virtual.ts';
import { allMistakes } from './content.ts';
import { FILE_NAMES, readText } from './files.ts';
import { forwardedHost } from './guard.ts';
import { editorHandler } from './handler.ts';
import { EDITOR_PATH, pageFiles } from './page.ts';

/**
 * Serves the site as `npm run dev` does, with the editor at /editar, on this computer alone, or to the one
 * person for whom Codespaces forwards it.
 * @returns the editor's address
 */
export async function startEditor(port: number): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const forwarded = forwardedHost(port);
  const pages = await pageFiles();
  const editor: NonNullable<AstroInlineConfig['integrations']>[number] = {
    name: 'farmacia:editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(editorHandler(pages, port, () => forgetContent(server)));
      },
    },
  };
  lendDemonstration();
  await dev({
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, ...(forwarded && { allowedHosts: [forwarded] }) },
    integrations: [editor],
    // A cache of its own: two servers that fill one at the same time end each other.
    vite: { cacheDir: join(pharmacyFolder(), '.cache/vite'), server: { strictPort: true, cors: false } },
  });
  // The first page takes some seconds to prepare: it is, while the browser opens.
  if (!process.env['EDITOR_NO_OPEN']) void fetch(origin).catch(() => {});
  return (forwarded ? `https://${forwarded}` : origin) + EDITOR_PATH;
}

/** Astro starts on right content alone. Where it is broken, the demonstration's stands in: its pages are not shown, and go with the first draft. */
function lendDemonstration(): void {
  if (allMistakes().length === 0) return;
  for (const name of FILE_NAMES) drafts.set(CONTENT_FILES[name].file, readText(name, 'exemplos/demonstracao'));
}
