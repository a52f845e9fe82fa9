import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type AstroInlineConfig, dev } from 'astro';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { forgetContent } from '../../src/pharmacy/virtual.ts';
import { allMistakes } from './content.ts';
import { forwardedHost } from './forwarded.ts';
import { editorHandler } from './handler.ts';
import { EDITOR_PATH, pageFiles } from './page.ts';

/**
 * Serves the site as `npm run dev` does, with the editor at /editar, on this computer alone, or to the one
 * person for whom Codespaces forwards it. While the content is too broken for
 * the site to start, the editor stands there by itself.
 * @returns the editor's address
 */
export async function startEditor(port: number): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const forwarded = forwardedHost(port);
  let hasSite = false;
  let forget = (): void => {};
  const changed = () => (hasSite ? forget() : void tryToStartSite());
  const handle = editorHandler(
    { origin: () => (hasSite ? origin : null), isBorrowed: forwarded !== null, changed },
    await pageFiles(),
    port,
  );

  const editor: NonNullable<AstroInlineConfig['integrations']>[number] = {
    name: 'farmacia:editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(handle);
        forget = () => forgetContent(server);
      },
    },
  };

  async function startSite(): Promise<void> {
    await dev({
      logLevel: 'warn',
      server: { host: '127.0.0.1', port, ...(forwarded && { allowedHosts: [forwarded] }) },
      integrations: [editor],
      // A cache of its own: two servers that fill one at the same time end each other.
      vite: { cacheDir: join(pharmacyFolder(), '.cache/vite'), server: { strictPort: true, cors: false } },
    });
    hasSite = true;
    // The first page takes some seconds to prepare: it is, while the browser opens.
    void fetch(origin).catch(() => {});
  }

  let alone: Server | undefined;
  async function tryToStartSite(): Promise<void> {
    if (allMistakes().length > 0) return;
    await new Promise((resolve) => (alone ? alone.close(resolve) : resolve(undefined)));
    await startSite();
  }

  if (allMistakes().length === 0) await startSite();
  else alone = await serveAlone(handle, port);
  return (forwarded ? `https://${forwarded}` : origin) + EDITOR_PATH;
}

/** The editor without a site beside it. */
async function serveAlone(handle: ReturnType<typeof editorHandler>, port: number): Promise<Server> {
  const later = 'O site volta quando o conteúdo estiver certo.';
  const server = createServer((request, response) =>
    handle(request, response, () =>
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(later),
    ),
  );
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
