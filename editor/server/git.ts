import { type ExecFileOptions, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';

const execute = promisify(execFile);

/** A program's output; null when it refuses or is not there, with all of its messages. */
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

/** The remote's branch as this computer last saw it, by its full name; null without a remote. */
async function seenRemote(): Promise<string | null> {
  const to = await remote();
  const upstream = await git('rev-parse', '--symbolic-full-name', '@{upstream}');
  return to && (upstream || `refs/remotes/${to.name}/${to.branch}`);
}

/** The last commit of the remote that is known here; null before the first push to it. */
async function published(): Promise<string | null> {
  const seen = await seenRemote();
  return seen && (await git('rev-parse', '--verify', '--quiet', seen));
}

/** The published commit that what is here builds on: without what somebody else published and is not joined yet. */
export async function publishedBase(): Promise<string | null> {
  const last = await published();
  return last && ((await git('merge-base', 'HEAD', last)) || last);
}

/** The folders that the owner publishes. */
export const contentFolders = () =>
  ['content', 'public'].filter((folder) => existsSync(join(pharmacyFolder(), folder)));

/** Whether two commits hold the same content. */
const isSame = async (one: string, other: string) =>
  (await git('diff', '--quiet', one, other, '--', ...contentFolders())) !== null;

/**
 * The commit that was published before the last one, and when that was made, for as long as nothing changed since; null when there
 * is none. As this computer saw the remote change, and before that by the remote's line of commits: a commit may have been made
 * here and never been published by itself.
 */
export async function publishedBefore(): Promise<{ commit: string; moment: string } | null> {
  const [seen, last] = [await seenRemote(), await published()];
  const changed = await git('status', '--porcelain', '--', ...contentFolders());
  if (!seen || !last || changed !== '' || !(await isSame(last, 'HEAD'))) return null;
  const reflog = ((await git('reflog', '--format=%H', seen)) ?? '').split('\n').filter(Boolean);
  const line = (await git('rev-list', '--first-parent', reflog.at(-1) ?? last, '--', ...contentFolders())) ?? '';
  for (const commit of [...reflog, ...line.split('\n').filter(Boolean)])
    if (!(await isSame(commit, last)))
      return { commit, moment: (await git('show', '--no-patch', '--format=%cI', commit)) ?? '' };
  return null;
}
