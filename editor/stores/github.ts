import { PHOTOGRAPHS } from '../../src/pharmacy/photographs/photograph.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/content-files.ts';
import { Refused } from '../core/refused.ts';
import { GitHubCalls, SENTENCES } from './github-calls.ts';

export interface Commit {
  commit: string;
  tree: string;
  /** Null where there is no such file. */
  texts: Record<FileName, string | null>;
  /** The git object of each text that was read. A text that was written has none here, so that it is read again. */
  objects: Partial<Record<FileName, string>>;
  photographs: Readonly<Record<string, string>>;
}

/** A file for a new commit, by its path within the pharmacy's folder: its text, or its object; null takes it away. */
export type Change = { path: string } & ({ content: string } | { sha: string | null });

/** The message while nobody knows whether the branch took a commit: it may still arrive. */
export const UNKNOWN = 'Ainda não sei se as mudanças chegaram: vou perguntando.';

/** A commit that the branch was asked to take, on top of what it held, since a moment in milliseconds. */
export interface Sent {
  commit: string;
  onTop: string;
  since: number;
}

/** Whether what was sent may have arrived after all, or may still arrive. */
export const mayHaveArrived = (error: unknown) => error instanceof Refused && error.message === UNKNOWN;

interface Listed {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; tree: { sha: string }; author: { name: string }; committer: { date: string } };
}

type ListedTree = { tree: { path: string; type: string; sha: string }[] };

/** GitHub's API for git data (docs.github.com/rest/git). */
export class GitHub extends GitHubCalls {
  /** Called with what is sent, before the repository is asked to take it: its answer may be lost. */
  onSent: (sent: Sent) => void = () => {};
  #branch = '';
  /** Keeps texts, and the files of a commit or tree, by their object, whose content never changes. */
  readonly #texts = new Map<string, Promise<string>>();
  readonly #files = new Map<string, Promise<Map<string, string>>>();

  /** Tries whether the key can write here, and nowhere else. @throws Refused with a sentence, where it is not so */
  async tryKey(): Promise<void> {
    await this.#branchName();
    await this.keepObject(btoa('chave'));
    const listed = await this.request<{ full_name: string; private: boolean }[]>('/user/repos?per_page=100');
    const others = listed.filter(({ full_name: name }) => name.toLowerCase() !== this.repository.name.toLowerCase());
    // Any key lists what is public. A write without content is refused: for its content where the key may write.
    const mayWrite = ({ full_name: name }: (typeof others)[number]) =>
      this.call(`/repos/${name}/git/blobs`, 'POST', '{}').catch(({ status }: Refused) => status === 422);
    const tried = await Promise.all(others.slice(0, 5).map(mayWrite));
    if (others.some((other) => other.private) || tried.some(Boolean))
      throw new Refused(403, SENTENCES.reachesMore(this.repository.name));
  }

  /** The content as it is now. @param last the commit read last: only texts that changed since are asked for */
  async read(last: Commit | null): Promise<Commit> {
    const [newest] = await this.#commits({ per_page: '1' });
    if (!newest) throw new Refused(404, SENTENCES.notFound);
    const { tree } = newest.commit;
    if (last?.commit === newest.sha && FILE_NAMES.every((name) => name in last.texts)) return last;
    const { objects, photographs } = await this.objectsAt(tree.sha);
    const read = FILE_NAMES.map(async (name) => {
      const isKnown = objects[name] && last?.objects[name] === objects[name];
      return [name, isKnown ? last.texts[name] : await this.text(objects[name])] as const;
    });
    const texts = Object.fromEntries(await Promise.all(read)) as Commit['texts'];
    return { commit: newest.sha, tree: tree.sha, texts, objects, photographs };
  }

  /** Makes one commit of all changes, or none. @returns it, or null where somebody else has published since */
  async write(changes: readonly Change[], message: string, onTop: Pick<Commit, 'commit' | 'tree'>) {
    const ordinary = { mode: '100644', type: 'blob' };
    const entries = changes.map((change) => ({ ...change, ...ordinary, path: this.#inFolder(change.path) }));
    const base = { base_tree: onTop.tree, tree: entries };
    const { sha: tree } = await this.request<{ sha: string }>('git/trees', 'POST', base);
    const made = { message, tree, parents: [onTop.commit] };
    const { sha: commit } = await this.request<{ sha: string }>('git/commits', 'POST', made);
    const ref = `git/refs/heads/${await this.#branchName()}`;
    const sent = { commit, onTop: onTop.commit, since: Date.now() };
    this.onSent(sent);
    try {
      await this.request(ref, 'PATCH', { sha: commit, force: false });
      return { commit, tree };
    } catch (error) {
      const hasArrived = await this.hasArrived(sent).catch(() => null);
      // Only the answer was lost.
      if (hasArrived) return { commit, tree };
      if (hasArrived === false) return null;
      const { status } = error as Refused;
      if (status === 0 || status >= 500) throw new Refused(0, UNKNOWN);
      throw error;
    }
  }

  /** Whether the branch has taken what was sent; null while it is where it was: what is late may still arrive. */
  async hasArrived({ commit, onTop }: Sent): Promise<boolean | null> {
    const branch = `git/ref/heads/${await this.#branchName()}`;
    const { object: head } = await this.request<{ object: { sha: string } }>(branch);
    return head.sha === onTop ? null : this.holds(head.sha, commit);
  }

  /** Stores content in the repository as a git object that is in no commit yet. @param content as base64 */
  async keepObject(content: string): Promise<string> {
    const { sha } = await this.request<{ sha: string }>('git/blobs', 'POST', { content, encoding: 'base64' });
    return sha;
  }

  async object(sha: string): Promise<string> {
    const { content } = await this.request<{ content: string }>(`git/blobs/${sha}`);
    return content.replaceAll(/\s/g, '');
  }

  /** The last commits that touched any of these, newest first; not a merge: what it joined is its authors'. */
  async history(paths: readonly string[], most: number) {
    // Asks for twice as many, since some are merges.
    const asked = paths.map((path) => this.#commits({ path: this.#inFolder(path), per_page: `${2 * most}` }));
    const listed = (await Promise.all(asked)).flat().filter(({ parents }) => parents.length < 2);
    const all = [...new Map(listed.map((one) => [one.sha, one])).values()];
    const found = all.map(({ sha, parents: [parent], commit: { author, committer } }) => {
      return { sha, parent: parent?.sha, moment: committer.date, author: author.name };
    });
    return found.sort((a, b) => b.moment.localeCompare(a.moment)).slice(0, most);
  }

  /** The git objects of the content. @param tree or a commit; none where there was none */
  async objectsAt(tree: string | undefined): Promise<Pick<Commit, 'objects' | 'photographs'>> {
    const files = tree ? await this.#filesIn(tree) : new Map<string, string>();
    const folder = this.#inFolder(`${PHOTOGRAPHS}/`);
    const photographs = [...files].filter(([path]) => path.startsWith(folder));
    return {
      objects: Object.fromEntries(FILE_NAMES.map((name) => [name, files.get(this.#inFolder(pathOf(name)))])),
      photographs: Object.fromEntries(photographs.map(([path, sha]) => [path.slice(folder.length), sha])),
    };
  }

  /** Whether `commit` is `other`, or has it among its ancestors. */
  async holds(commit: string, other: string): Promise<boolean> {
    if (commit === other) return true;
    const { status } = await this.request<{ status: string }>(`compare/${other}...${commit}`);
    return status === 'ahead';
  }

  #inFolder(path: string): string {
    return [this.repository.folder, path].filter(Boolean).join('/');
  }

  /** The branch's commits, newest first; without its name GitHub takes the default. */
  #commits(asked: Record<string, string>): Promise<Listed[]> {
    const { branch } = this.repository;
    return this.request(`commits?${new URLSearchParams({ ...asked, ...(branch && { sha: branch }) })}`);
  }

  /** The git object of each file, by its path. @param tree or a commit */
  #filesIn(tree: string): Promise<Map<string, string>> {
    return once(this.#files, tree, async () => {
      const listed = await this.request<ListedTree>(`git/trees/${tree}?recursive=1`);
      return new Map(listed.tree.flatMap(({ type, path, sha }) => (type === 'blob' ? [[path, sha]] : [])));
    });
  }

  /** A text; null where there is none. The byte order mark stays, as all else that the owner did not change. */
  async text(object: string | undefined): Promise<string | null> {
    if (object === undefined) return null;
    return once(this.#texts, object, async () => {
      const bytes = Uint8Array.from(atob(await this.object(object)), (letter) => letter.charCodeAt(0));
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    });
  }

  async #branchName(): Promise<string> {
    this.#branch ||= this.repository.branch || (await this.request<{ default_branch: string }>('')).default_branch;
    return this.#branch;
  }
}

/** Asks once for a value, and again where that failed. */
function once<Value>(known: Map<string, Promise<Value>>, name: string, ask: () => Promise<Value>): Promise<Value> {
  const value = known.get(name) ?? ask();
  known.set(name, value);
  value.catch(() => known.delete(name));
  return value;
}
