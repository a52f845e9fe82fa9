import { type ExecFileOptions, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';

const execute = promisify(execFile);

/** What a program puts out; null when it refuses or is not there, with all that it said. */
export async function run(program: string, args: readonly string[], options: ExecFileOptions) {
  try {
    const { stdout } = await execute(program, args, { ...options, encoding: 'utf8', maxBuffer: 20_000_000 });
    return { output: stdout.trimEnd(), error: '' };
  } catch (failure) {
    const { stderr = '', stdout = '' } = failure as { stderr?: string; stdout?: string };
    return { output: null, error: `${stdout}\n${stderr}`.trim() || String(failure) };
  }
}

/** Git's output in the pharmacy's folder; it never waits for a password at the terminal. */
export function tryGit(...args: string[]) {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  return run('git', args, { cwd: pharmacyFolder(), env, timeout: 120_000 });
}

/** The same without its error. */
export const git = async (...args: string[]) => (await tryGit(...args)).output;

/** The remote that the folder's branch is pushed to, such as `origin`; null when the folder is no repository, or has none. */
export async function remote(): Promise<{ name: string; branch: string } | null> {
  const branch = await git('symbolic-ref', '--short', 'HEAD');
  if (!branch) return null;
  const known = (await git('remote')) ?? '';
  const name = (await git('config', `branch.${branch}.remote`)) || known.split('\n')[0];
  return name ? { name, branch } : null;
}

/** The last commit of the remote that is known here; null before the first push to it. */
export async function published(): Promise<string | null> {
  const to = await remote();
  const verify = (name: string) => git('rev-parse', '--verify', '--quiet', name);
  return to && ((await verify('@{upstream}')) || (await verify(`refs/remotes/${to.name}/${to.branch}`)));
}

/** The folders that the owner publishes. */
export const contentFolders = () =>
  ['content', 'public'].filter((folder) => existsSync(join(pharmacyFolder(), folder)));

/** The last two commits that changed the content. */
export const lastTwo = async () =>
  ((await git('log', '-2', '--format=%H %cI', '--', ...contentFolders())) ?? '').split('\n');

/** When the version before the last one was made, for as long as nothing changed since; null when there is none. */
export async function beforeLast(): Promise<string | null> {
  const changed = await git('status', '--porcelain', '--', ...contentFolders());
  const [, before] = await lastTwo();
  return changed === '' && before ? (before.split(' ')[1] ?? null) : null;
}
