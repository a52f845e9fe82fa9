import { today } from '../../src/opening/today.ts';
import { PHOTOGRAPHS } from '../../src/pharmacy/photographs/photograph.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import { Refused } from '../core/refused.ts';
import { dateText } from '../core/schema.ts';
import type { Key } from './key.ts';

/** The place of the content: a folder of a branch of a repository. */
export interface Repository {
  /** The address of GitHub's API. The build sets it; the content cannot. */
  api: string;
  /** `conta/repositório` */
  name: string;
  /** Empty for the repository's own default. */
  branch: string;
  /** Within the repository; empty for its root. */
  folder: string;
}

/** The content at a commit. */
export interface Commit {
  commit: string;
  tree: string;
  /** Null where there is no such file. */
  texts: Record<FileName, string | null>;
  /** The git object of each text that was read. A text that was written has none here, so that it is read again. */
  objects: Partial<Record<FileName, string>>;
  /** The git object of each photograph. */
  photographs: Readonly<Record<string, string>>;
}

/** A file for a new commit, by its path within the pharmacy's folder: its text, or the git object that has it. */
export type Change = { path: string } & ({ content: string } | { sha: string });

/** How often a call is tried. */
const TRIES = 3;
/** How long each try may take, in milliseconds; a long body has a second more for each 5,000 letters. */
const TRY_MS = 30_000;

/** The sentence while nobody knows whether the branch took a commit: it may still arrive. */
export const UNKNOWN =
  'A ligação falhou a meio. Ainda não sei se as mudanças chegaram: vou perguntando, e digo-o em cima.';

const SENTENCES = {
  offline:
    'Sem ligação à internet, ou o GitHub não responde. O que escreveu fica neste telemóvel: tente daqui a pouco.',
  slow: 'A ligação está lenta de mais: três vezes o GitHub não respondeu a tempo. O que escreveu fica neste telemóvel: tente onde houver mais rede.',
  key: 'O GitHub não aceita esta chave: alguém a apagou, ou não foi copiada inteira. Ponha outra.',
  expired: (until: string) => `O prazo desta chave acabou a ${dateText(until)}. Ponha outra.`,
  rights: 'Esta chave não pode escrever no repositório: dê-lhe «Contents: Read and write», como está nos passos.',
  reachesMore: (repository: string) =>
    `Esta chave abre mais do que este site. Apague-a e faça outra: em «Repository access», «Only select repositories», e aí só «${repository}».`,
  notFound: 'Esta chave não chega ao repositório deste site, ou ele mudou de nome.',
  rule: 'O repositório tem uma regra que não deixa mudar o site assim. Nada foi publicado: peça ajuda a quem o instalou.',
  trouble: 'O GitHub está com problemas. Nada se perde: tente daqui a pouco.',
  tooLarge: 'O repositório é grande de mais para se editar daqui.',
  wait: (minutes: number) =>
    `O GitHub pede que se espere ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}. Nada se perde: tente depois.`,
};

/** GitHub's fine-grained tokens: the only keys that can be limited to one repository. */
const FINE_GRAINED_KEY = /^github_pat_\w{20,}$/;

/** The reason for which a key is refused before GitHub is asked; null where there is none. */
export function keyMistake(key: string): string | null {
  if (FINE_GRAINED_KEY.test(key)) return null;
  if (/^gh[a-z]_/.test(key))
    return 'Esta chave abre tudo o que é seu no GitHub. Faça uma só deste repositório: as dessas começam por «github_pat_».';
  return 'Isto não é uma chave do GitHub: começa por «github_pat_», e copia-se inteira.';
}

/** Whether another key would help after an error: not where GitHub fails, asks to wait, or is not reached. */
export const wouldOtherKeyHelp = (error: unknown) => error instanceof Refused && [401, 403, 404].includes(error.status);

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
  commit: { message: string; tree: { sha: string }; committer: { date: string } };
}

const momentOf = ({ commit }: Listed) => commit.committer.date;

type ListedTree = { truncated: boolean; tree: { path: string; type: string; sha: string }[] };

/** GitHub's API for git data (docs.github.com/rest/git). Nothing is read from the browser's cache, a minute old. */
export class GitHub {
  readonly repository: Repository;
  key: Key;
  /** Called with what is sent, before the branch is asked to take it: its answer may be lost. */
  onSent: (sent: Sent) => void = () => {};
  #branch: string;
  /** Keeps texts, and the files of a commit or tree, by their object, whose content never changes. */
  readonly #texts = new Map<string, Promise<string>>();
  readonly #files = new Map<string, Promise<Map<string, string>>>();

  constructor(repository: Repository, key: Key) {
    this.repository = repository;
    this.key = key;
    this.#branch = repository.branch;
  }

  /** Tries whether the key can write here, and nowhere else. @throws Refused with a sentence, where it is not so */
  async tryKey(): Promise<void> {
    await this.#branchName();
    await this.keepObject(btoa('chave'));
    const listed = await this.#request<{ full_name: string; private: boolean }[]>('/user/repos?per_page=100');
    const others = listed.filter(({ full_name: name }) => name.toLowerCase() !== this.repository.name.toLowerCase());
    // Any key lists what is public. A write without content is refused: for its content where the key may write.
    const mayWrite = ({ full_name: name }: (typeof others)[number]) =>
      this.#call(`/repos/${name}/git/blobs`, 'POST', '{}').catch(({ status }: Refused) => status === 422);
    const tried = await Promise.all(others.slice(0, 5).map(mayWrite));
    if (others.some((other) => other.private) || tried.some(Boolean))
      throw new Refused(403, SENTENCES.reachesMore(this.repository.name));
  }

  /** The content as it is now. @param last the commit read last: only texts that changed since are asked for */
  async read(last: Commit | null): Promise<Commit> {
    const [newest] = await this.#commits({ per_page: '1' });
    if (!newest) throw new Refused(404, SENTENCES.notFound);
    const { sha: commit, commit: { tree } } = newest; // biome-ignore format: one line
    if (last?.commit === commit && FILE_NAMES.every((name) => name in last.texts)) return last;
    const files = await this.#filesIn(tree.sha);
    const read = FILE_NAMES.map(async (name) => {
      const object = files.get(this.#inFolder(pathOf(name)));
      const known = object && last?.objects[name] === object ? last.texts[name] : null;
      return { name, object, text: known ?? (object ? await this.#text(object) : null) };
    });
    const all = await Promise.all(read);
    const folder = this.#inFolder(`${PHOTOGRAPHS}/`);
    const photographs = [...files].flatMap(([path, sha]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), sha] as const] : [],
    );
    return {
      commit,
      tree: tree.sha,
      texts: Object.fromEntries(all.map(({ name, text }) => [name, text])) as Commit['texts'],
      objects: Object.fromEntries(all.map(({ name, object }) => [name, object])),
      photographs: Object.fromEntries(photographs),
    };
  }

  /** Makes one commit of all changes, or none. @returns it, or null where somebody else has published since */
  async write(changes: readonly Change[], message: string, onTop: Pick<Commit, 'commit' | 'tree'>) {
    const entries = changes.map((change) => ({
      ...change,
      path: this.#inFolder(change.path),
      mode: '100644',
      type: 'blob',
    }));
    const base = { base_tree: onTop.tree, tree: entries };
    const { sha: tree } = await this.#request<{ sha: string }>('git/trees', 'POST', base);
    const made = { message, tree, parents: [onTop.commit] };
    const { sha: commit } = await this.#request<{ sha: string }>('git/commits', 'POST', made);
    const ref = `git/refs/heads/${await this.#branchName()}`;
    const sent = { commit, onTop: onTop.commit, since: Date.now() };
    this.onSent(sent);
    try {
      await this.#request(ref, 'PATCH', { sha: commit, force: false });
      return { commit, tree };
    } catch (error) {
      const hasArrived = await this.hasArrived(sent).catch(() => null);
      // Only the answer was lost.
      if (hasArrived) return { commit, tree };
      if (hasArrived === false) return null;
      const { status } = error as Refused;
      if (status === 0 || status >= 500) throw new Refused(0, UNKNOWN);
      throw status === 422 ? new Refused(422, SENTENCES.rule) : error;
    }
  }

  /** Whether the branch has taken what was sent; null while it is where it was: what is late may still arrive. */
  async hasArrived({ commit, onTop }: Sent): Promise<boolean | null> {
    const head = await this.#head();
    return head === onTop ? null : this.holds(head, commit);
  }

  /** Stores content in the repository as a git object that is in no commit yet. @param content as base64 */
  async keepObject(content: string): Promise<string> {
    const { sha } = await this.#request<{ sha: string }>('git/blobs', 'POST', { content, encoding: 'base64' });
    return sha;
  }

  /** The bytes of an object, as base64. */
  async object(sha: string): Promise<string> {
    const { content } = await this.#request<{ content: string }>(`git/blobs/${sha}`);
    return content.replaceAll(/\s/g, '');
  }

  /** The last commits that touched any of these, newest first; what a merge brought is that merge's change. */
  async history(paths: readonly string[], most: number) {
    // Asks for twice as many, since some came by a merge.
    const asked = paths.map((path) => this.#commits({ path: this.#inFolder(path), per_page: `${2 * most}` }));
    const listed = (await Promise.all(asked)).flat().map((one) => [one.sha, one] as const);
    const all = [...new Map(listed).values()];
    const merged = all.map(async ({ sha, parents: [own, ...others] }) => {
      if (!own || others.length === 0) return [];
      const { commits } = await this.#request<{ commits: { sha: string }[] }>(`compare/${own.sha}...${sha}`);
      return commits.flatMap((commit) => (commit.sha === sha ? [] : [commit.sha]));
    });
    const brought = new Set((await Promise.all(merged)).flat());
    const own = all.filter(({ sha }) => !brought.has(sha)).sort((a, b) => momentOf(b).localeCompare(momentOf(a)));
    return own.slice(0, most).map((one) => ({ sha: one.sha, parent: one.parents[0]?.sha, moment: momentOf(one) }));
  }

  /** The content files that differ between two commits, each with both texts; null where there was none. */
  async changesBetween(before: string | undefined, after: string) {
    const trees = [before, after].map((commit) => (commit ? this.#filesIn(commit) : new Map<string, string>()));
    const [was, is] = await Promise.all(trees);
    const texts = FILE_NAMES.map(async (name) => {
      const objects = [was, is].map((files) => files?.get(this.#inFolder(pathOf(name))));
      if (objects[0] === objects[1]) return [];
      const [before = null, after = null] = await Promise.all(objects.map((object) => object && this.#text(object)));
      return [{ name, before, after }];
    });
    return (await Promise.all(texts)).flat();
  }

  /** The text of a file at a commit; null where there is none. */
  async textAt(commit: string | undefined, name: FileName): Promise<string | null> {
    const object = commit && (await this.#filesIn(commit)).get(this.#inFolder(pathOf(name)));
    return object ? this.#text(object) : null;
  }

  /** Whether `commit` is `other`, or has it among its ancestors. */
  async holds(commit: string, other: string): Promise<boolean> {
    if (commit === other) return true;
    const { status } = await this.#request<{ status: string }>(`compare/${other}...${commit}`);
    return status === 'ahead';
  }

  #inFolder(path: string): string {
    return [this.repository.folder, path].filter(Boolean).join('/');
  }

  /** The branch's commits, newest first; without its name GitHub takes the default. */
  #commits(asked: Record<string, string>): Promise<Listed[]> {
    return this.#request(`commits?${new URLSearchParams({ ...asked, ...(this.#branch && { sha: this.#branch }) })}`);
  }

  /** The git object of each file, by its path. @param tree or a commit */
  #filesIn(tree: string): Promise<Map<string, string>> {
    return once(this.#files, tree, async () => {
      const listed = await this.#request<ListedTree>(`git/trees/${tree}?recursive=1`);
      if (listed.truncated) throw new Refused(0, SENTENCES.tooLarge);
      return new Map(listed.tree.flatMap(({ type, path, sha }) => (type === 'blob' ? [[path, sha]] : [])));
    });
  }

  /** The byte order mark stays, as all else that the owner did not change. */
  #text(object: string): Promise<string> {
    return once(this.#texts, object, async () => {
      const bytes = Uint8Array.from(atob(await this.object(object)), (letter) => letter.charCodeAt(0));
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    });
  }

  async #branchName(): Promise<string> {
    this.#branch ||= (await this.#request<{ default_branch: string }>('')).default_branch;
    return this.#branch;
  }

  async #head(): Promise<string> {
    const { object } = await this.#request<{ object: { sha: string } }>(`git/ref/heads/${await this.#branchName()}`);
    return object.sha;
  }

  /** @throws Refused with a sentence for the owner */
  async #request<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
    for (let nth = 1; ; nth += 1) {
      try {
        return JSON.parse(await this.#call(path, method, body && JSON.stringify(body)));
      } catch (error) {
        const { status } = error as Refused;
        // A PATCH is not repeated: the caller asks where the branch stands.
        if (nth === TRIES || method === 'PATCH' || (status !== 0 && status < 500)) throw error;
        await new Promise((resolve) => setTimeout(resolve, nth * 500));
      }
    }
  }

  async #call(path: string, method: string, body: string | undefined): Promise<string> {
    const { api, name } = this.repository;
    const call = new AbortController();
    const timer = setTimeout(() => call.abort(), TRY_MS + (body?.length ?? 0) / 5);
    const address = path.startsWith('/') ? api + path : [`${api}/repos/${name}`, path].filter(Boolean).join('/');
    const asking = fetch(address, {
      method,
      signal: call.signal,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${this.key.key}`,
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body }),
    });
    const answer = await asking
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => {
        throw new Refused(0, call.signal.aborted ? SENTENCES.slow : SENTENCES.offline);
      })
      .finally(() => clearTimeout(timer));
    const { status, headers, ok } = answer.response;
    if (!ok) throw this.#refusal(status, headers, answer.text);
    return answer.text;
  }

  #refusal(status: number, headers: Headers, text: string): Refused {
    if (status === 401 && this.key.until && this.key.until < today())
      return new Refused(401, SENTENCES.expired(this.key.until));
    if (status === 401) return new Refused(status, SENTENCES.key);
    if (status === 404) return new Refused(status, SENTENCES.notFound);
    if (status === 422) return new Refused(status, SENTENCES.rule);
    if (status !== 403 && status !== 429) return new Refused(status, SENTENCES.trouble);
    const seconds = secondsToWait(headers);
    if (status === 403 && seconds === null && !/rate limit|abuse/i.test(text))
      return new Refused(403, SENTENCES.rights);
    return new Refused(429, SENTENCES.wait(Math.max(1, Math.ceil((seconds ?? 60) / 60))));
  }
}

/** Asks once for a value, and again where that failed. */
function once<Value>(known: Map<string, Promise<Value>>, name: string, ask: () => Promise<Value>): Promise<Value> {
  const value = known.get(name) ?? ask();
  known.set(name, value);
  value.catch(() => known.delete(name));
  return value;
}

/** The seconds for which GitHub wants no more requests; null where it does not say so. */
function secondsToWait(headers: Headers): number | null {
  const after = headers.get('retry-after');
  if (after) return Number(after);
  if (headers.get('x-ratelimit-remaining') !== '0') return null;
  return Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
}
