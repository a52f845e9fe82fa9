import { EDITOR_PATH } from './page.ts';

const OTHER_PORT = 'Para abrir outro ao lado, dê outro número, como 4400, à variável de ambiente EDITOR_PORT.';

/** Who has a port of this computer, in a sentence: another editor, with its pharmacy and folder, or some other program. */
export async function takenBy(port: number): Promise<string> {
  const address = `http://127.0.0.1:${port}${EDITOR_PATH}`;
  const page = await fetch(address, { signal: AbortSignal.timeout(3000) })
    .then((response) => response.text())
    .catch(() => '');
  const [, whose] = /<meta name="de" content="([^"]*)">/.exec(page) ?? [];
  return whose === undefined
    ? `A porta ${port} está ocupada por outro programa. ${OTHER_PORT}`
    : `Já há um editor aberto em ${address}, o de ${plain(whose)}. ${OTHER_PORT}`;
}

const plain = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
