import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { contentModules } from '../../src/content/content-modules.ts';
import { loadContent } from '../../src/content/load.ts';
import { addressLines } from '../../src/content/view.ts';
import { hoursTable } from '../../src/lib/hours-table.ts';
import { finishFolder, freshFolder } from '../folders.ts';

const PAGE = 'virtual:bench/page';

/** What the page says, without what only other pages say. */
export type PageContent = ReturnType<typeof pageContent>;

function pageContent() {
  const {
    interface: words,
    farmacia,
    horario,
    pagina,
    servicos,
    entregas,
    aluguer,
    parceiros,
    pagamentos,
  } = loadContent();
  const hours = hoursTable(horario.aberturas, words.abertaAgora);
  const address = addressLines(farmacia.morada);
  return { farmacia, horario, pagina, servicos, entregas, aluguer, parceiros, pagamentos, address, hours };
}

/**
 * Builds the same page as such sites are usually made: Vite as it comes, everything drawn by React in the browser, the
 * styles in a file. The site's own components, with their own late parts.
 * @returns the folder to serve
 */
export async function buildSpa(): Promise<string> {
  const folder = freshFolder('spa');
  const content = pageContent();
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [contentModules(), page(content)],
    // `_astro` is where the servers' rules expect names that hold a hash.
    build: {
      outDir: fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
      assetsDir: '_astro',
      emptyOutDir: false,
    },
  });
  await finishFolder(folder, content.farmacia.site, { offline: true });
  return folder;
}

function page(content: PageContent) {
  return {
    name: 'bench-page',
    resolveId: (id: string) => (id === PAGE ? `\0${PAGE}` : undefined),
    load: (id: string) => (id === `\0${PAGE}` ? `export default ${JSON.stringify(content)};` : undefined),
    transformIndexHtml: (html: string) =>
      html.replace('%titulo%', content.pagina.titulo).replace('%descricao%', content.pagina.descricao),
  };
}
