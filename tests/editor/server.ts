import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FileState } from '../../editor/core/content.ts';
import type { FileName } from '../../editor/core/file-names.ts';
import { demonstrationFrom, SavedContent } from '../../editor/core/saved-content.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { freePort, untilItAnswers } from '../site.ts';

/** The real editor, on a copy of the demonstration. */
export interface EditorServer {
  url: string;
  port: number;
  /** The copy's folder, with `content/` and `public/`. */
  folder: string;
  /** All that it printed. */
  output: () => string;
  stop: () => void;
  /** Ends it, and keeps the copy for another. */
  kill: () => void;
}

/** A copy of the demonstration's content, to be thrown away. */
export function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'editar-'));
  resetContent(folder);
  return folder;
}

/** Puts the demonstration back into a copy, without what the editor has kept. */
export function resetContent(folder: string): void {
  for (const part of ['.cache/editor', 'content/fotografias'])
    rmSync(join(folder, part), { recursive: true, force: true });
  cpSync(DEMONSTRATION, folder, { recursive: true });
}

/** Starts `npm run editar` on a folder. @throws all that it printed, when its address is not among it */
export async function startEditor(folder = copyOfContent(), env: NodeJS.ProcessEnv = {}): Promise<EditorServer> {
  const port = Number(env['EDITOR_PORT'] ?? (await freePort()));
  // Astro leaves its pages out where it believes to be under Vitest.
  const { VITEST: _, ...inherited } = process.env;
  const editor = spawn(process.execPath, ['--env-file=scripts/astro.env', 'editor/main.ts'], {
    env: {
      ...inherited,
      NODE_ENV: 'development',
      FARMACIA: folder,
      EDITOR_PORT: `${port}`,
      EDITOR_NO_OPEN: '1',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [editor.stdout, editor.stderr]) stream.on('data', (piece) => (printed += piece));
  const kill = () => {
    editor.kill();
  };
  const stop = () => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const address = async () => {
    if (!/^https?:\/\/\S+\/editar$/m.test(printed)) throw new Error('no address');
  };
  await untilItAnswers('The editor', editor, address).catch((error) => {
    stop();
    throw new Error(`${error}\n${printed}`);
  });
  return { url: `http://127.0.0.1:${port}`, port, folder, output: () => printed, stop, kill };
}

/** Which content each server's page says that it edits, asked for once. */
const FOLDERS = new Map<string, string>();

async function folderOf(url: string): Promise<string> {
  const page = FOLDERS.has(url) ? '' : await (await fetch(`${url}/editar`)).text();
  const folder = FOLDERS.get(url) ?? /<meta name="pasta" content="([^"]+)">/.exec(page)?.[1] ?? '';
  FOLDERS.set(url, folder);
  return folder;
}

/** Calls the editor's server as its page does. */
export async function callEditor(url: string, name: string, body: object = {}): Promise<Response> {
  const folder = await folderOf(url);
  return fetch(`${url}/editar/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Editar': encodeURIComponent(folder) },
    body: JSON.stringify(body),
  });
}

const demonstration = demonstrationFrom((path) => readFileSync(path, 'utf8'));

/** What was asked for last: of its files only those that changed are parsed again. */
let known: SavedContent | undefined;

/** The content as the page has it: the server's texts, judged by the core. */
export async function contentOf(url: string): Promise<SavedContent> {
  known = new SavedContent(await (await callEditor(url, 'ficheiros')).json(), demonstration, known);
  return known;
}

/** A content file as the page has it. */
export async function fileOf(url: string, name: string) {
  return fileIn(await contentOf(url), name);
}

export function fileIn(content: SavedContent, name: string) {
  return content.files().find((file) => file.name === name) as Omit<FileState, 'data'> & { data: FileData };
}

// biome-ignore lint/suspicious/noExplicitAny: what a test knows of the data, lists and fields as they come
export type FileData = any;

/** Saves another form of a file's data, as the page does. @param text the version that is restored */
export async function saveFile(url: string, name: FileName, change: (data: FileData) => unknown, text?: string) {
  const content = await contentOf(url);
  const { data: base } = fileIn(content, name);
  const { disputed, mistakes, texts } = content.judge([{ name, base, data: change(base), text }]);
  if (disputed.length + mistakes.length > 0) throw new Error(JSON.stringify({ disputed, mistakes }));
  const answer = await callEditor(url, 'guardar', { texts, onTop: content.snapshot.version });
  return answer.json();
}

/** A request with whatever headers, which fetch would not send. */
export function requestAt(
  port: number,
  path: string,
  options: RequestOptions,
  body?: string | Buffer,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, ...options }, async (response) =>
      resolve({ status: response.statusCode ?? 0, text: await text(response) }),
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
