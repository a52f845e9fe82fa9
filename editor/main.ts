/**
 * The owner's editor: npm run editar, or npm run editar -- folder for another pharmacy's. EDITOR_PORT changes the port; with
 * EDITOR_NO_OPEN no browser is opened.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parse } from 'node-html-parser';
import { openBrowser } from './server/browser.ts';
import { EDITOR_PATH } from './server/page.ts';
import { startEditor } from './server/start.ts';

const port = Number(process.env['EDITOR_PORT'] ?? 4322);

console.log('A preparar o editor…');
if (await isTaken()) {
  console.error(
    `A porta ${port} está ocupada: ${await holder()}. Para abrir outro ao lado, dê outro número, como 4400, à variável de ambiente EDITOR_PORT.`,
  );
  process.exit(1);
}
const address = await startEditor(port);
console.log('O editor está aberto neste endereço, que só o leitor desta janela pode abrir:');
console.log(address);
console.log('Deixe esta janela aberta enquanto trabalha. Para acabar, feche-a (ou Ctrl + C).');
openBrowser(address);

/** Whether the port has somebody: asked before the site is prepared, which takes seconds. */
async function isTaken(): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    probe.close();
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  }
}

/** Who has the port: another editor, with its pharmacy and folder, or some other program. */
async function holder(): Promise<string> {
  const place = `http://127.0.0.1:${port}${EDITOR_PATH}`;
  const page = await fetch(place, { signal: AbortSignal.timeout(3000) })
    .then((response) => response.text())
    .catch(() => '');
  const whose = parse(page).querySelector('meta[name=de]')?.getAttribute('content');
  return whose ? `por outro editor, em ${place}, o de ${whose}` : 'por outro programa';
}
