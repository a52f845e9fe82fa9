/**
 * The owner's editor: npm run editar, or npm run editar -- folder for another pharmacy's. EDITOR_PORT changes the port; with
 * EDITOR_NO_OPEN no browser is opened.
 */
import { spawn } from 'node:child_process';
import { parse } from 'node-html-parser';
import { EDITOR_PATH } from './server/page.ts';
import { startEditor } from './server/start.ts';

const port = Number(process.env['EDITOR_PORT'] ?? 4322);

console.log('A preparar o editor…');
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  end('A variável de ambiente EDITOR_PORT não tem o número de uma porta: dê-lhe um, como 4400.');
const holder = await holderOfPort();
if (holder !== null)
  end(
    `A porta ${port} está ocupada: ${holder}. Para abrir outro ao lado, dê outro número, como 4400, à variável de ambiente EDITOR_PORT.`,
  );
const address = await startEditor(port);
console.log('O editor está aberto neste endereço, que só o leitor desta janela pode abrir:');
console.log(address);
console.log('Deixe esta janela aberta enquanto trabalha. Para acabar, feche-a (ou Ctrl + C).');
openBrowser();

function end(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Who has the port: another editor, with its pharmacy and folder, or some other program; null where nobody has. */
async function holderOfPort(): Promise<string | null> {
  const place = `http://127.0.0.1:${port}${EDITOR_PATH}`;
  const page = await fetch(place, { signal: AbortSignal.timeout(3000) })
    .then((response) => response.text())
    // Whatever answers otherwise has the port too.
    .catch((error) => (error.cause?.code === 'ECONNREFUSED' ? null : ''));
  const whose = parse(page ?? '')
    .querySelector('meta[name=de]')
    ?.getAttribute('content');
  if (whose) return `por outro editor, em ${place}, o de ${whose}`;
  return page === null ? null : 'por outro programa';
}

/** Opens the editor in the owner's browser, where there is a screen to see it on. */
function openBrowser(): void {
  const { CI, EDITOR_NO_OPEN, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    win32: ['cmd', '/c', 'start', ''],
    darwin: ['open'],
    linux: ['xdg-open'],
  };
  const [command, ...args] = commands[process.platform] ?? [];
  const hasScreen = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY;
  if (!command || CI || EDITOR_NO_OPEN || !hasScreen) return;
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    // Without it the owner clicks on the address, which stands on the screen.
    .on('error', () => {})
    .unref();
}
