import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { freePort, untilItAnswers } from '../site.ts';

/** The real editor, on a copy of the demonstration. */
export type EditorServer = Awaited<ReturnType<typeof startEditor>>;

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

/**
 * Starts `npm run editar` on a folder with `content/` and `public/`.
 * @throws all that it printed, when its address is not among it
 */
export async function startEditor(folder = copyOfContent(), env: NodeJS.ProcessEnv = {}) {
  const port = Number(env['EDITOR_PORT'] ?? (await freePort()));
  // Astro leaves its pages out where it believes to be under Vitest.
  const { VITEST: _, ...inherited } = process.env;
  const own = { NODE_ENV: 'development', FARMACIA: folder, EDITOR_PORT: `${port}`, EDITOR_NO_OPEN: '1' };
  const command = ['--env-file=scripts/astro.env', 'editor/main.ts'];
  const editor = spawn(process.execPath, command, { env: { ...inherited, ...own, ...env } });
  let printed = '';
  for (const stream of [editor.stdout, editor.stderr]) stream.on('data', (piece) => (printed += piece));
  const stop = () => {
    editor.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const address = async () => {
    if (!/^https?:\/\/\S+\/editar$/m.test(printed)) throw new Error('no address');
  };
  await untilItAnswers('The editor', editor, address).catch((error) => {
    stop();
    throw new Error(`${error}\n${printed}`);
  });
  return { url: `http://127.0.0.1:${port}`, port, folder, output: () => printed, stop };
}
