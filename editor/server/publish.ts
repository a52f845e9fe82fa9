import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { changesBetween } from '../core/content.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import { original, readText } from './files.ts';
import { contentFolders, git, publishedBase, remote, tryGit } from './git.ts';

/** The outcome of publishing, with a sentence for the owner. */
export interface Outcome {
  done: boolean;
  text: string;
  /** The fields that both sides changed: the owner must decide. */
  disputed?: string[];
}

/** The changes since the last publication, as sentences. */
export async function publication() {
  const to = await remote();
  const base = await publishedBase(to);
  const changed = base ? await changedFiles(base) : FILE_NAMES;
  const changes = await Promise.all(changed.map(async (name) => ({ name, sentences: await changesOf(name, base) })));
  return {
    changes: changes.filter(({ sentences }) => sentences.length > 0),
    /** Without a host to send to, whoever installed the site builds it and uploads it by hand (`npm run build`). */
    hasHost: to !== null,
  };
}

/** The files that are not as in a commit: git is asked twice, and not once a file. */
async function changedFiles(base: string): Promise<FileName[]> {
  const asked = [
    git('diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', ...contentFolders()),
    git('ls-files', '--others', '-z', '--', ...contentFolders()),
  ];
  const paths = (await Promise.all(asked)).flatMap((output) => output.split('\0'));
  return FILE_NAMES.filter((name) => paths.includes(pathOf(name)));
}

/** @param base the commit that was published; null where git has none: then the demonstration is what was there */
async function changesOf(name: FileName, base: string | null): Promise<string[]> {
  const published = base && ((await tryGit('show', `${base}:./${pathOf(name)}`)) ?? original(name));
  const [before, now] = [published ?? readText(name, DEMONSTRATION), readText(name)];
  return before.trimEnd() === now.trimEnd() ? [] : changesBetween(name, before, now).map(({ sentence }) => sentence);
}
