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
export const tryGit = (...args: string[]) => gitWith({}, args);

function gitWith(own: NodeJS.ProcessEnv, args: readonly string[]) {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...own };
  return run('git', args, { cwd: pharmacyFolder(), env, timeout: 120_000 });
}

/** The same without its error. */
export const git = async (...args: string[]) => (await tryGit(...args)).output;

/** Git for steps that stand on each other. @param own variables of theirs @throws git's error */
export const stepsOfGit =
  (own: NodeJS.ProcessEnv = {}) =>
  async (...args: string[]): Promise<string> => {
    const { output, error } = await gitWith(own, args);
    if (output === null) throw new Error(error);
    return output;
  };

interface Remote {
  name: string;
  branch: string;
  seen: string;
  theirs: string;
}

/**
 * The remote that the folder's branch is pushed to, such as `origin`; its branch as this computer last saw it, and what
 * somebody else published of it, as the editor fetched it last: a reference of its own, which no other fetch changes. Both by their
 * full names; null when the folder is no repository, or has none.
 */
export async function remote(): Promise<Remote | null> {
  const branch = await git('symbolic-ref', '--short', 'HEAD');
  if (!branch) return null;
  const known = (await git('remote')) ?? '';
  const name = (await git('config', `branch.${branch}.remote`)) || known.split('\n')[0];
  return name ? { name, branch, seen: `refs/remotes/${name}/${branch}`, theirs: `refs/farmacia/${branch}` } : null;
}

/** Fetches what the remote has now. */
export const fetchTheirs = ({ name, branch, theirs }: Remote) =>
  tryGit('fetch', '--quiet', name, `+${branch}:${theirs}`);

/** Whether somebody else published what is not joined with what is here. */
export const isBehind = async ({ theirs }: Remote) => Number(await git('rev-list', '--count', `HEAD..${theirs}`)) > 0;

/** The last commit of the remote that is known here; null before the first push to it. */
async function published(): Promise<string | null> {
  const to = await remote();
  return to && (await git('rev-parse', '--verify', '--quiet', to.seen));
}

/** The published commit that what is here builds on: without what somebody else published and is not joined yet. */
export async function publishedBase(): Promise<string | null> {
  const last = await published();
  return last && ((await git('merge-base', 'HEAD', last)) || last);
}

/** The folders that the owner publishes. */
export const contentFolders = () =>
  ['content', 'public'].filter((folder) => existsSync(join(pharmacyFolder(), folder)));

/** Whether two commits hold the same content; or one commit and the folder. */
const isSame = async (...commits: string[]) =>
  (await git('diff', '--quiet', ...commits, '--', ...contentFolders())) !== null;

/**
 * The commit that was published before the last one, and when that was made; null when there is none, and when the folder holds it
 * again. As this computer saw the remote change, and before that by the remote's line of commits: a commit may have been made here
 * and never been published by itself.
 */
export async function publishedBefore(): Promise<{ commit: string; moment: string } | null> {
  const [to, last] = [await remote(), await published()];
  if (!to || !last) return null;
  const reflog = ((await git('reflog', '--format=%H', to.seen)) ?? '').split('\n').filter(Boolean);
  const line = (await git('rev-list', '--first-parent', reflog.at(-1) ?? last, '--', ...contentFolders())) ?? '';
  for (const commit of [...reflog, ...line.split('\n').filter(Boolean)]) {
    if (await isSame(commit, last)) continue;
    if (await isSame(commit)) return null;
    return { commit, moment: (await git('show', '--no-patch', '--format=%cI', commit)) ?? '' };
  }
  return null;
}
