import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CONTENT_FILES, pharmacyFolder } from '../../src/content/load.ts';
import type { FileName } from './files.ts';

const run = promisify(execFile);

/** Git's output in the pharmacy's folder; null when it refuses, or is not there. */
export async function git(...args: string[]): Promise<string | null> {
  return (await tryGit(...args)).output;
}

/** The same with git's error. It never waits for a password at the terminal. */
export async function tryGit(...args: string[]): Promise<{ output: string | null; error: string }> {
  try {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    const { stdout } = await run('git', args, { cwd: pharmacyFolder(), env, timeout: 120_000, maxBuffer: 20_000_000 });
    return { output: stdout.trimEnd(), error: '' };
  } catch (failure) {
    return { output: null, error: String((failure as { stderr?: string }).stderr || failure).trim() };
  }
}

/** The remote that the folder's branch is pushed to, such as `origin`; null when the folder is no repository, or has none. */
export async function remote(): Promise<string | null> {
  const branch = await git('symbolic-ref', '--short', 'HEAD');
  if (!branch) return null;
  const known = (await git('remote')) ?? '';
  return (await git('config', `branch.${branch}.remote`)) || known.split('\n')[0] || null;
}

/** A content file as it was committed and pushed last; null when it was not. */
export async function publishedText(name: FileName): Promise<string | null> {
  const base = (await git('rev-parse', '--verify', '--quiet', '@{upstream}')) ? '@{upstream}' : 'HEAD';
  return git('show', `${base}:./${CONTENT_FILES[name].file}`);
}
