import { join } from 'node:path';
import { today } from '../../src/opening/today.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { PHOTOGRAPHS } from '../../src/pharmacy/photographs/photograph.ts';
import { changesBetween } from '../core/content.ts';
import { dataIn, FILE_NAMES, type FileName, pathOf, SCHEMAS, TOPICS } from '../core/content-files.ts';
import { mergeFiles } from '../core/merge.ts';
import { Refused } from '../core/refused.ts';
import { dateText } from '../core/schema.ts';
import { changedFile } from '../core/write.ts';
import { TEXTS } from '../texts.ts';
import { allMistakes, keepVersions, original, readText, unusedPhotographs, writeWhole } from './files.ts';
import { git, orRefuse, ownFiles, publishedBase, remote, tryGit } from './git.ts';

/** The outcome of publishing, with a sentence for the owner. */
export interface Outcome {
  done: boolean;
  text: string;
  /** The fields that both sides changed: the owner must decide. */
  disputed?: string[];
}

/** Joins the content with what somebody else published, and pushes it. @param preferred decides the disputes `seen` */
export async function deliver(preferred: unknown, seen: readonly unknown[]): Promise<Outcome> {
  const to = await remote();
  if (to === null) throw new Refused(409, TEXTS.byHand);
  if (allMistakes().length > 0) throw new Refused(409, 'Há erros no conteúdo. Nada foi publicado.');
  await orRefuse(git('fetch', '--quiet', to.name), NOT_SENT);
  await orRefuse(commit(), 'Não consegui gravar as mudanças para as enviar ou juntar.');
  keepVersions();
  // Somebody else may have published what is not joined with what is here.
  const missing = Number(await tryGit('rev-list', '--count', `HEAD..${to.seen}`));
  const joining = missing > 0 ? joinWith(to.seen, preferred, seen) : Promise.resolve([]);
  const disputed = await orRefuse(joining, 'Não consegui juntar as duas coisas, e nada mudou aqui.');
  if (disputed.length > 0) return { done: false, text: 'Falta escolher o que os dois mudaram.', disputed };
  if (allMistakes().length > 0)
    throw new Refused(
      409,
      'Ficou junto com o que outra pessoa publicou, mas as duas coisas não batem certo. Nada foi enviado: carregue em «Verificar».',
    );
  await orRefuse(git('push', '--quiet', '--set-upstream', to.name, 'HEAD'), NOT_SENT);
  return {
    done: true,
    text: 'Enviado. O site muda em geral em poucos minutos, quando a empresa que o mostra na internet o tiver construído.',
  };
}

/** Commits what differs, without the photographs that no text names. */
async function commit(): Promise<void> {
  const unused = unusedPhotographs().map((file) => `:(exclude,literal)${PHOTOGRAPHS}/${file}`);
  await git('add', '--all', '--', ...ownFiles(), ...unused);
  if ((await tryGit('diff', '--cached', '--quiet', '--', ...ownFiles())) !== null) return;
  await git('commit', '--quiet', '--message', `Conteúdo de ${dateText(today())}`, '--', ...ownFiles());
}

const NOT_SENT =
  'Não consegui enviar. As mudanças estão guardadas neste computador e continuam por enviar. Veja a ligação à internet e tente outra vez.';

/** Joins another commit: git does, but for files that both changed. @returns what is to be decided first */
async function joinWith(theirs: string, preferred: unknown, seen: readonly unknown[]): Promise<string[]> {
  if ((await tryGit('merge', '--quiet', '--ff-only', theirs)) !== null) return [];
  const files = await changedByBoth(theirs, preferred);
  const paths = files.map(({ name }) => pathOf(name));
  const disputed = files.flatMap((file) => file.disputed);
  const hasChosen = preferred === 'mine' || preferred === 'theirs';
  if (!disputed.every((sentence) => hasChosen && seen.includes(sentence))) return disputed;
  try {
    // Git joins the lines, comments too, and takes theirs of one place: the page beside the form never reads marks of
    // a conflict. The data are then written into them.
    await git('merge', '--quiet', '--no-commit', '--no-ff', '--strategy-option=theirs', theirs);
    for (const { name, wanted, other } of files) {
      const joined = readText(name);
      const text = dataIn(name, joined) === null ? other : joined;
      writeWhole(join(pharmacyFolder(), pathOf(name)), changedFile(pathOf(name), text, wanted));
    }
    if (paths.length > 0) await git('add', '--', ...paths);
    // The published commit is the first parent: going back along that line never comes to an unpublished one.
    const message = `Conteúdo de ${dateText(today())}, junto com o que outro computador publicou`;
    const both = await git('commit-tree', await git('write-tree'), '-p', theirs, '-p', 'HEAD', '-m', message);
    await git('update-ref', 'HEAD', both);
    await git('merge', '--quit');
    return [];
  } catch (error) {
    // Restores only what the joining wrote: git takes back its own changes, and nothing that was saved beside.
    if (paths.length > 0) await tryGit('restore', '--source=HEAD', '--staged', '--worktree', '--', ...paths);
    await tryGit('merge', '--abort');
    throw error;
  }
}

/** The content files that both changed, merged. @throws where one is unreadable, or both changed another */
async function changedByBoth(theirs: string, preferred: unknown) {
  const [base, prefix] = [await git('merge-base', 'HEAD', theirs), await git('rev-parse', '--show-prefix')];
  const changedPaths = async (from: string, to: string) =>
    // Without `-z` git would write a folder with an accent in quotes.
    new Set((await git('diff', '--name-only', '--no-renames', '-z', from, to)).split('\0').filter(Boolean));
  const mine = (await changedPaths(base, 'HEAD')).intersection(await changedPaths('HEAD', theirs));
  const both = mine.intersection(await changedPaths(base, theirs));
  const names = FILE_NAMES.filter((name) => both.delete(prefix + pathOf(name)));
  // Both changed a photograph of one name, or code: git would take theirs, and mine would be gone.
  if (both.size > 0) throw new Error(`Both changed ${[...both].join(', ')}`);
  const merging = names.map(async (name) => {
    const commits = [base, 'HEAD', theirs].map((commit) => git('show', `${commit}:./${pathOf(name)}`));
    // Git's output lacks the end of the last line.
    const [from, to, other] = (await Promise.all(commits)).map((text) => `${text}\n`) as [string, string, string];
    const contents = { base: dataIn(name, from), mine: dataIn(name, to), theirs: dataIn(name, other) };
    if (contents.mine === null || contents.theirs === null) throw new Error(`${pathOf(name)} cannot be read`);
    const { disputed } = mergeFiles(SCHEMAS[name], contents, undefined);
    const { wanted } = mergeFiles(SCHEMAS[name], contents, preferred);
    return { name, other, wanted, disputed: disputed.map((sentence) => `${TOPICS[name].title} › ${sentence}`) };
  });
  return Promise.all(merging);
}

export async function publication() {
  const to = await remote();
  const base = await publishedBase(to);
  const changes = await Promise.all(FILE_NAMES.map(async (name) => ({ name, sentences: await changesOf(name, base) })));
  return {
    changes: changes.filter(({ sentences }) => sentences.length > 0),
    /** Without a host to send to, whoever installed the site builds it and uploads it by hand (`npm run build`). */
    hasHost: to !== null,
  };
}

/** @param base the commit that was published; null where git has none: then the demonstration is what was there */
async function changesOf(name: FileName, base: string | null): Promise<string[]> {
  const published = base && ((await tryGit('show', `${base}:./${pathOf(name)}`)) ?? original(name));
  const [before, now] = [published ?? readText(name, DEMONSTRATION), readText(name)];
  return changesBetween(name, before, now).map(({ sentence }) => sentence);
}
