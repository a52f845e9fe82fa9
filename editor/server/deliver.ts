import { join } from 'node:path';
import { today } from '../../src/opening/today.ts';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { mergeFiles } from '../merge.ts';
import { changedFile } from '../write/file.ts';
import { allMistakes, dataIn, schemaOf } from './content.ts';
import { FILE_NAMES, type FileName, keepVersion, readText, shortName, writeWhole } from './files.ts';
import { contentFolders, git, publishedBefore, remote, tryGit } from './git.ts';
import { type Outcome, rememberPublished } from './publish.ts';

/** Publishes: pushes the content to the git remote; without one, notes that the owner has uploaded the folder. */
export async function deliver(): Promise<Outcome> {
  if (allMistakes().length > 0) return { done: false, text: 'Há erros no conteúdo. Nada foi publicado.' };
  const to = await remote();
  if (to === null) {
    rememberPublished();
    return { done: true, text: 'Fica anotado: o que mudar a partir de agora é que está por publicar.' };
  }
  const refused = await commit();
  if (refused) return { done: false, text: 'Não consegui gravar as mudanças para as enviar.', details: refused };
  const pushed = await tryGit('push', '--quiet', '--set-upstream', to.name, 'HEAD');
  if (pushed.output === null) return { done: false, ...reasonOf(pushed.error), details: pushed.error };
  rememberPublished();
  return { done: true, text: 'Enviado. O site muda quando o alojamento o construir, em geral em poucos minutos.' };
}

/** Commits what differs. @returns git's error, when it refuses */
async function commit(): Promise<string | null> {
  const added = await tryGit('add', '--all', '--', ...contentFolders());
  if (added.output === null) return added.error;
  if ((await git('diff', '--cached', '--quiet', '--', ...contentFolders())) !== null) return null;
  const message = `Conteúdo de ${today()}`;
  const { output, error } = await tryGit('commit', '--quiet', '--message', message, '--', ...contentFolders());
  return output === null ? error : null;
}

const KEPT = 'As mudanças estão guardadas neste computador e continuam por enviar.';

/** Why a push was refused, in the owner's words. */
function reasonOf(error: string): Pick<Outcome, 'text' | 'isBehind'> {
  if (/\[rejected\]|fetch first|non-fast-forward/.test(error))
    return { text: `Alguém mudou o site noutro computador. ${KEPT} Junte primeiro as duas coisas.`, isBehind: true };
  if (/could not resolve|unable to access|timed out|connection/i.test(error))
    return { text: `Não consegui chegar ao alojamento. ${KEPT} Veja a ligação à internet e tente outra vez.` };
  if (/authentication|permission|denied|could not read username|publickey/i.test(error))
    return { text: `O alojamento não aceitou a entrada deste computador. ${KEPT} Peça ajuda a quem o instalou.` };
  return { text: `O alojamento não aceitou as mudanças. ${KEPT} Tente outra vez, ou mostre isto a quem o ajuda.` };
}

/**
 * Fetches what somebody else published, and joins it with what is here: two changes of the same file as two of the editor's pages do.
 * @param preferred whose change counts where both changed the same thing; without it these are named, and nothing is joined
 */
export async function joinRemote(preferred: unknown): Promise<Outcome> {
  const to = await remote();
  if (to === null) return { done: false, text: 'Não há com quem juntar.' };
  const fetched = await tryGit('fetch', '--quiet', to.name, to.branch);
  if (fetched.output === null) return { done: false, ...reasonOf(fetched.error), details: fetched.error };
  const merged = await tryGit('merge', '--quiet', '--no-commit', 'FETCH_HEAD');
  const files = ((await git('diff', '--name-only', '--diff-filter=U', '--relative')) ?? '').split('\n').filter(Boolean);
  if (merged.output === null && files.length === 0) return giveUp(merged.error);
  const disputed: string[] = [];
  for (const path of files) {
    const name = FILE_NAMES.find((known) => CONTENT_FILES[known].file === path);
    const both = name && (await joined(name, preferred));
    if (!both) return giveUp(merged.error);
    disputed.push(...both.disputed);
    writeWhole(join(pharmacyFolder(), path), both.text);
    await git('add', '--', path);
  }
  if (disputed.length > 0) {
    await git('merge', '--abort');
    return { done: false, text: 'Os dois mudaram isto. Com o que está neste computador:', disputed };
  }
  await commitJoined();
  if (allMistakes().length > 0)
    return { done: false, text: 'Ficou tudo junto, mas as duas coisas não batem certo. Carregue em «Verificar».' };
  return { done: true, text: 'Ficou tudo junto. Veja o que muda, e construa o site outra vez.' };
}

/** Commits what was joined: what was published is its first parent, so that going back in that line never comes to what was not. */
async function commitJoined(): Promise<void> {
  const theirs = await git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD');
  const tree = theirs && (await git('write-tree'));
  if (!theirs || !tree) return;
  const message = `Conteúdo de ${today()}, junto com o que outro computador publicou`;
  const commit = await git('commit-tree', tree, '-p', theirs, '-p', 'HEAD', '-m', message);
  if (commit) await git('reset', '--quiet', commit);
}

async function giveUp(details: string): Promise<Outcome> {
  await git('merge', '--abort');
  const text = 'Não consegui juntar as duas coisas, e nada mudou aqui. Mostre isto a quem o ajuda.';
  return { done: false, text, details };
}

/** A file that git could not merge, merged by its data; null when it cannot be read. */
async function joined(name: FileName, preferred: unknown) {
  const { file } = CONTENT_FILES[name];
  const texts = await Promise.all([1, 2, 3].map((stage) => git('show', `:${stage}:./${file}`)));
  if (texts.includes(null)) return null;
  const [base, mine, theirs] = texts.map((text) => dataIn(name, `${text}\n`));
  if (mine === null || theirs === null) return null;
  const { wanted, disputed } = mergeFiles(schemaOf(name), { base, mine, theirs }, preferred);
  return { text: changedFile(shortName(name), `${texts[1]}\n`, wanted), disputed };
}

/** Puts the content back as it was published before: publishing it makes a new commit, and loses none. */
export async function stepBack(): Promise<Outcome> {
  const before = await publishedBefore();
  if (before === null) return { done: false, text: 'Há mudanças por publicar. Publique-as ou desfaça-as primeiro.' };
  for (const name of FILE_NAMES) keepVersion(name, readText(name));
  const source = `--source=${before.commit}`;
  const back = await tryGit('restore', source, '--staged', '--worktree', '--', ...contentFolders());
  if (back.output === null) return { done: false, text: 'Não consegui voltar atrás.', details: back.error };
  return { done: true, text: 'Aqui já está como antes. Veja o que muda, construa o site e envie-o.' };
}
