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
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  end('A variável de ambiente EDITOR_PORT não tem o número de uma porta: dê-lhe um, como 4400.');
await endWhereTaken();
const address = await startEditor(port).catch(async (error) => {
  await endWhereTaken();
  throw error;
});
console.log('O editor está aberto neste endereço, que só o leitor desta janela pode abrir:');
console.log(address);
console.log('Deixe esta janela aberta enquanto trabalha. Para acabar, feche-a (ou Ctrl + C).');
openBrowser(address);

function end(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Ends where the port has somebody: asked before the site is prepared, which takes seconds, and again where it could not be served. */
async function endWhereTaken(): Promise<void> {
  if (!(await isTaken())) return;
  const advice = 'Para abrir outro ao lado, dê outro número, como 4400, à variável de ambiente EDITOR_PORT.';
  end(`A porta ${port} está ocupada: ${await holder()}. ${advice}`);
}

async function isTaken(): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    await once(probe.close(), 'close');
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
