/** Starts the editor: `npm run editar -- folder`; EDITOR_PORT changes the port, EDITOR_NO_OPEN opens no browser. */
import { join } from 'node:path';
import { type AstroIntegration, dev } from 'astro';
import { CONTENT_FILES, DEMONSTRATION } from '../src/pharmacy/content.ts';
import { drafts, ownFolder } from '../src/pharmacy/load.ts';
import { forgetContent } from '../src/pharmacy/virtual.ts';
import { EDITOR_PATH } from './bundle.ts';
import { FILE_NAMES } from './core/content-files.ts';
import { allMistakes, readText } from './server/files.ts';
import { editorHandler, pageFiles } from './server/handler.ts';

const { EDITOR_PORT, EDITOR_NO_OPEN } = process.env;
const port = Number(EDITOR_PORT ?? 4322);
const address = `http://127.0.0.1:${port}${EDITOR_PATH}`;

console.log('A preparar o editor…');
lendDemonstration();
await serve().catch((error: Error) => {
  if (!error.message.includes('already in use')) throw error;
  console.error(
    `A porta ${port} está ocupada, talvez por outro editor: veja se abre em ${address}. Para abrir outro ao lado, dê outro número, como 4400, à variável de ambiente EDITOR_PORT.`,
  );
  process.exit(1);
});
console.log('O editor está aberto neste endereço, que só o leitor desta janela pode abrir:');
console.log(address);
console.log('Deixe esta janela aberta enquanto trabalha. Para acabar, feche-a (ou Ctrl + C).');
// The first page takes some seconds to prepare: this begins while the browser opens.
if (!EDITOR_NO_OPEN) void fetch(new URL('/', address)).catch(() => {});

/** Astro starts on right content alone: until a draft is right, the demonstration's stands in, and is not shown. */
function lendDemonstration(): void {
  if (allMistakes().length === 0) return;
  for (const name of FILE_NAMES) drafts.set(CONTENT_FILES[name].file, readText(name, DEMONSTRATION));
}

/** Serves the site, and the editor at /editar, on this computer. */
async function serve(): Promise<void> {
  // It bundles them while Astro starts, which may find its port taken.
  const pages = pageFiles();
  const editor: AstroIntegration = {
    name: 'farmacia:editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(editorHandler(pages, port, () => forgetContent(server)));
      },
    },
  };
  await dev({
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, open: !EDITOR_NO_OPEN && EDITOR_PATH },
    integrations: [editor],
    // A cache of its own: two servers that fill one at the same time end each other.
    vite: { cacheDir: join(ownFolder(), '.cache/vite'), server: { strictPort: true, cors: false } },
  });
  await pages;
}
