/**
 * The owner's editor: npm run editar, or npm run editar -- folder for another pharmacy's. EDITOR_PORT changes the port; with
 * EDITOR_NO_OPEN no browser is opened.
 */
import { parse } from 'node-html-parser';
import { openBrowser } from './server/browser.ts';
import { EDITOR_PATH } from './server/page.ts';
import { startEditor } from './server/start.ts';

const port = Number(process.env['EDITOR_PORT'] ?? 4322);

try {
  console.log('A preparar o editor…');
  const address = await startEditor(port);
  console.log('O editor está aberto neste endereço, que só o leitor desta janela pode abrir:');
  console.log(address);
  console.log('Deixe esta janela aberta enquanto trabalha. Para acabar, feche-a (ou Ctrl + C).');
  openBrowser(address);
} catch (error) {
  const isTaken = String(error).includes('EADDRINUSE') || /[Pp]ort \d+ is (already )?in use/.test(String(error));
  console.error(
    isTaken
      ? `A porta ${port} está ocupada: ${await holderOf(port)}. Para abrir outro ao lado, dê outro número, como 4400, à variável de ambiente EDITOR_PORT.`
      : error,
  );
  process.exit(1);
}

/** Who has the port: another editor, with its pharmacy and folder, or some other program. */
async function holderOf(port: number): Promise<string> {
  const address = `http://127.0.0.1:${port}${EDITOR_PATH}`;
  const page = await fetch(address, { signal: AbortSignal.timeout(3000) })
    .then((response) => response.text())
    .catch(() => '');
  const whose = parse(page).querySelector('meta[name=de]')?.getAttribute('content');
  return whose ? `por outro editor, em ${address}, o de ${whose}` : 'por outro programa';
}
