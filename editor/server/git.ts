import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownFolder } from '../../src/pharmacy/load.ts';
import { Refused } from '../core/refused.ts';

/** Cloudflare's file: two pharmacies of one account must not publish over each other. */
export const WORKER = 'wrangler.jsonc';

const execute = promisify(execFile);

/** Waits for git. @throws Refused with a sentence of ours, and where git's English stands */
export function orRefuse<Output>(work: Promise<Output>, sentence: string): Promise<Output> {
  return work.catch((error) => {
    console.error(error);
    throw new Refused(409, `${sentence} Quem o ajuda encontra a razão na janela do editor.`);
  });
}

/** Git's output in the pharmacy's folder; it never waits for a password at the terminal. @throws git's error */
export async function git(...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const options = { cwd: ownFolder(), env, timeout: 120_000, encoding: 'utf8', maxBuffer: 20_000_000 } as const;
  const { stdout } = await execute('git', args, options);
  return stdout.trimEnd();
}

/** The same; null where git refuses. */
export const tryGit = (...args: string[]) => git(...args).catch(() => null);

/** The remote of the folder's branch, and that branch as last seen here; null where there is none. */
export async function remote() {
  const branch = await tryGit('symbolic-ref', '--short', 'HEAD');
  if (!branch) return null;
  const name = (await tryGit('config', `branch.${branch}.remote`)) || (await tryGit('remote'))?.split('\n')[0];
  if (!name) return null;
  const seen = `refs/remotes/${name}/${branch}`;
  return { name, seen, last: await tryGit('rev-parse', '--verify', '--quiet', seen) };
}

/** The published commit that what is here builds on; null where none is, or it is of before the pharmacy began. */
export async function publishedBase(to: Awaited<ReturnType<typeof remote>>): Promise<string | null> {
  if (!to?.last) return null;
  const base = (await tryGit('merge-base', 'HEAD', to.last)) ?? to.last;
  return (await tryGit('cat-file', '-e', `${base}:./content`)) === null ? null : base;
}

/** The paths that a commit of the owner's holds: also the site's name at Cloudflare. */
export const ownFiles = () => ['content', 'public', WORKER].filter((path) => existsSync(join(ownFolder(), path)));
