import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { today } from '../../src/opening/today.ts';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { PHOTOGRAPHS } from '../../src/photographs/photographs.ts';
import { mergeFiles } from '../merge.ts';
import { TEXTS } from '../texts.ts';
import { TOPICS } from '../topics.ts';
import { changedFile } from '../write/file.ts';
import { allMistakes, dataIn, SCHEMAS } from './content.ts';
import { FILE_NAMES, type FileName, keepVersion, readText, shortName } from './files.ts';
import { contentFolders, fetchTheirs, git, publishedBefore, remote, stepsOfGit, tryGit } from './git.ts';
import { keepPhotographsOfVersions, unusedPhotographs } from './photographs.ts';
import { nextStep, type Outcome, rememberPublished } from './publish.ts';

/** Publishes: pushes the content to the git remote; without one, notes that the owner has uploaded the folder. */
export async function deliver(): Promise<Outcome> {
  if (allMistakes().length > 0) return { done: false, text: 'Há erros no conteúdo. Nada foi publicado.' };
  const to = await remote();
  if (to === null) {
    rememberPublished();
    return { done: true, text: 'Fica anotado: o que mudar a partir de agora é que está por publicar.' };
  }
  const refused = await commit();
  if (refused) return failed(refused, `Não consegui gravar as mudanças para as enviar. ${HELP}`);
  const pushed = await tryGit('push', '--quiet', '--set-upstream', to.name, 'HEAD');
  if (pushed.output === null) {
    const outcome = notReached(pushed.error);
    if (outcome.isBehind) await fetchTheirs(to);
    return outcome;
  }
  rememberPublished();
  return { done: true, text: 'Enviado. O site muda quando o alojamento o construir, em geral em poucos minutos.' };
}

/** Commits what differs, without the photographs that no text names. @returns git's error, when it refuses */
async function commit(): Promise<string | null> {
  const unused = unusedPhotographs().map((file) => `:(exclude,literal)${PHOTOGRAPHS}/${file}`);
  const added = await tryGit('add', '--all', '--', ...contentFolders(), ...unused);
  if (added.output === null) return added.error;
  if ((await git('diff', '--cached', '--quiet', '--', ...contentFolders())) !== null) return null;
  const message = `Conteúdo de ${today()}`;
  const { output, error } = await tryGit('commit', '--quiet', '--message', message, '--', ...contentFolders());
  return output === null ? error : null;
}

const KEPT = 'As mudanças estão guardadas neste computador e continuam por enviar.';

const HELP = 'Quem o ajuda encontra a razão na janela do editor.';

/** Git's own words go to the editor's window: they are English, and for whoever helps the owner. */
function failed(error: string, text: string): Outcome {
  console.error(error);
  return { done: false, text };
}

/** Why the remote refused, in the owner's words. */
function notReached(error: string): Outcome {
  if (/\[rejected\]|fetch first|non-fast-forward/.test(error))
    return { ...failed(error, TEXTS.behind), isBehind: true };
  if (/could not resolve|unable to access|timed out|connection/i.test(error))
    return failed(error, `Não consegui chegar ao alojamento. ${KEPT} Veja a ligação à internet e tente outra vez.`);
  if (/authentication|permission|denied|could not read username|publickey/i.test(error))
    return failed(error, `O alojamento não aceitou a entrada deste computador. ${KEPT} Peça ajuda a quem o instalou.`);
  return failed(error, `O alojamento não aceitou as mudanças. ${KEPT} Tente outra vez. ${HELP}`);
}

/**
 * Fetches what somebody else published, and joins it with what is here: two changes of the same file as two of the editor's pages do.
 * @param preferred whose change counts where both changed the same thing; without it these are named, and nothing is joined
 */
export async function joinRemote(preferred: unknown): Promise<Outcome> {
  const to = await remote();
  if (to === null) return { done: false, text: 'Não há com quem juntar.' };
  const fetched = await fetchTheirs(to);
  if (fetched.output === null) return notReached(fetched.error);
  const refused = await commit();
  if (refused) return failed(refused, `Não consegui gravar as mudanças para as juntar. ${HELP}`);
  keepAll();
  // What was published is the first parent, so that going back in that line never comes to what was not.
  if ((await tryGit('merge', '--quiet', '--ff-only', to.theirs)).output === null) {
    try {
      const { tree, disputed } = await treeOfBoth(['HEAD', to.theirs], preferred);
      if (disputed.length > 0)
        return { done: false, text: 'Os dois mudaram isto. Com o que está neste computador:', disputed };
      const message = `Conteúdo de ${today()}, junto com o que outro computador publicou`;
      const step = stepsOfGit();
      const both = await step('commit-tree', tree, '-p', to.theirs, '-p', 'HEAD', '-m', message);
      await step('merge', '--quiet', '--ff-only', both);
    } catch (error) {
      return failed(String(error), `Não consegui juntar as duas coisas, e nada mudou aqui. ${HELP}`);
    }
  }
  if (allMistakes().length > 0)
    return { done: false, text: 'Ficou tudo junto, mas as duas coisas não batem certo. Carregue em «Verificar».' };
  return { done: true, text: `Ficou tudo junto. ${await nextStep()}` };
}

/**
 * Joins what is here and what was fetched in git's memory, with an index of its own. No file is touched, nor what a helper has
 * staged: the page beside the form shows them meanwhile, and could not read git's marks of a conflict.
 * @param commits what is here, and what was fetched
 * @returns the tree of both, and what is to be decided first @throws where they cannot be joined
 */
async function treeOfBoth(commits: string[], preferred: unknown): Promise<{ tree: string; disputed: string[] }> {
  // With conflicts git fails, and prints the tree and their files all the same.
  const { output, error } = await tryGit('merge-tree', '--write-tree', '--name-only', '--no-messages', ...commits);
  const [merged = '', ...files] = (output ?? error).split('\n');
  if (!/^[0-9a-f]{40,}$/.test(merged)) throw new Error(error);
  const own = mkdtempSync(join(tmpdir(), 'editor-juntar-'));
  const step = stepsOfGit({ GIT_INDEX_FILE: join(own, 'index') });
  const text = join(own, 'text');
  try {
    const prefix = await step('rev-parse', '--show-prefix');
    const disputed: string[] = [];
    await step('read-tree', merged);
    for (const path of files) {
      const name = FILE_NAMES.find((known) => prefix + CONTENT_FILES[known].file === path);
      const both = name && (await joined(name, commits, preferred));
      if (!both) throw new Error(error);
      disputed.push(...both.disputed);
      writeFileSync(text, both.text);
      const blob = await step('hash-object', '-w', `--path=${CONTENT_FILES[name].file}`, text);
      await step('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
    }
    return { tree: await step('write-tree'), disputed };
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** A file that git could not merge, merged by its data; null when it cannot be read. */
async function joined(name: FileName, commits: string[], preferred: unknown) {
  const { file } = CONTENT_FILES[name];
  const all = [await git('merge-base', ...commits), ...commits];
  const texts = await Promise.all(all.map((commit) => git('show', `${commit}:./${file}`)));
  if (texts.includes(null)) return null;
  const [base, mine, theirs] = texts.map((text) => dataIn(name, `${text}\n`));
  if (mine === null || theirs === null) return null;
  const { wanted, disputed } = mergeFiles(SCHEMAS[name], { base, mine, theirs }, preferred);
  const text = changedFile(shortName(name), `${texts[1]}\n`, wanted);
  return { text, disputed: disputed.map((sentence) => `${TOPICS[name].title} › ${sentence}`) };
}

/**
 * Puts the content back as it was published before: publishing it makes a new commit, and loses none. The photographs that it takes
 * away stay with the versions.
 */
export async function stepBack(): Promise<Outcome> {
  const before = await publishedBefore();
  if (before === null) return { done: false, text: 'Não há nada a que voltar.' };
  keepAll();
  const source = `--source=${before.commit}`;
  const back = await tryGit('restore', source, '--staged', '--worktree', '--', ...contentFolders());
  if (back.output === null) return failed(back.error, `Não consegui voltar atrás. ${HELP}`);
  return { done: true, text: `Aqui já está como antes. ${await nextStep()}` };
}

/** Keeps what is here among the versions, with its photographs: what comes may take some away. */
function keepAll(): void {
  for (const name of FILE_NAMES) keepVersion(name, readText(name));
  keepPhotographsOfVersions();
}
