import { PHOTOGRAPHS } from '../../src/photographs/photograph.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import { Refused } from '../core/refused.ts';
import type { Version } from '../core/versions.ts';

/** The place of the content: a folder of a branch of a repository. */
export interface Repository {
  /** The address of GitHub's interface: a build names it, never the content. */
  api: string;
  /** `conta/repositório` */
  name: string;
  /** Empty for the repository's own default. */
  branch: string;
  /** Within the repository; empty for its root. */
  folder: string;
}

/** A file of a commit, by its path within the pharmacy's folder: its text, or the git object that it becomes. */
export type Change = { path: string } & ({ content: string } | { sha: string });

/** The most versions that a telephone lists: each is a call. */
const MOST_VERSIONS = 12;

const SENTENCES = {
  offline:
    'Sem ligação à internet, ou o GitHub não responde. O que escreveu fica neste telemóvel: tente daqui a pouco.',
  unknown:
    'A ligação caiu a meio, e não sei se as mudanças chegaram. Nada se perde: abra outra vez esta página daqui a pouco, e veja.',
  key: 'O GitHub não aceita esta chave: pode ter acabado o prazo, ou alguém a ter apagado. Faça outra, e cole-a aqui.',
  rights: 'Esta chave não pode escrever no repositório: dê-lhe «Contents: Read and write», como está nos passos.',
  notFound: 'Esta chave não chega ao repositório deste site, ou ele mudou de nome.',
  rule: 'O repositório tem uma regra que não deixa mudar o site assim. Nada foi publicado: peça ajuda a quem o instalou.',
  trouble: 'O GitHub está com problemas. Nada se perde: tente daqui a pouco.',
  tooLarge: 'O repositório é grande de mais para se editar daqui.',
  wait: (minutes: number) =>
    `O GitHub pede que se espere ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}. Nada se perde: tente depois.`,
};

/** The keys of GitHub's own that open one repository alone. */
const ONE_REPOSITORY = /^github_pat_\w{20,}$/;

/** Why a key is not taken before GitHub is asked; null where it may be. */
export function keyMistake(key: string): string | null {
  if (ONE_REPOSITORY.test(key)) return null;
  if (/^gh[a-z]_/.test(key))
    return 'Esta chave abre tudo o que é seu no GitHub. Faça uma só deste repositório: as dessas começam por «github_pat_».';
  return 'Isto não é uma chave do GitHub: começa por «github_pat_», e copia-se inteira.';
}

interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
}

/**
 * GitHub's interface for git data (docs.github.com/rest/git), for one pharmacy of one repository. Nothing is read from the browser's
 * cache: GitHub's answers may be kept for a minute, and would show an old state.
 */
export class GitHub {
  readonly repository: Repository;
  readonly #key: string;
  readonly #texts = new Map<string, string>();
  /** The tree of each commit that was read or written. */
  readonly #trees = new Map<string, string>();
  #branch: string;
  #modes = new Map<string, string>();

  constructor(repository: Repository, key: string) {
    this.repository = repository;
    this.#key = key;
    this.#branch = repository.branch;
  }

  /** Tries whether the key can write, with an object that nothing refers to. @throws Refused with a sentence, where it cannot */
  async tryKey(): Promise<void> {
    await this.#branchName();
    await this.keepObject(btoa('chave'));
  }

  /** The content as it is now: the commit, the text of each file (null where there is none), and the git object of each photograph. */
  async read() {
    const commit = await this.#head();
    const { tree } = await this.#request<{ tree: { sha: string } }>(`git/commits/${commit}`);
    const listed = await this.#request<{ tree: TreeEntry[]; truncated: boolean }>(`git/trees/${tree.sha}?recursive=1`);
    if (listed.truncated) throw new Refused(0, SENTENCES.tooLarge);
    const files = new Map(listed.tree.filter(({ type }) => type === 'blob').map((entry) => [entry.path, entry]));
    this.#trees.set(commit, tree.sha);
    this.#modes = new Map([...files].map(([path, { mode }]) => [path, mode]));
    const read = FILE_NAMES.map(async (name) => {
      const entry = files.get(this.#inFolder(pathOf(name)));
      return [name, entry ? await this.#textOf(entry.sha) : null] as const;
    });
    const texts = Object.fromEntries(await Promise.all(read)) as Record<FileName, string | null>;
    const folder = this.#inFolder(`${PHOTOGRAPHS}/`);
    const photographs = [...files].flatMap(([path, { sha }]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), sha] as const] : [],
    );
    return { commit, texts, photographs: Object.fromEntries(photographs) };
  }

  /**
   * Makes one commit on top of another that was read, or none.
   * @returns it, or null where somebody else has published since: to be joined, and tried again
   */
  async write(changes: readonly Change[], message: string, onTop: string): Promise<string | null> {
    const entries = changes.map((change) => {
      const path = this.#inFolder(change.path);
      return { ...change, path, mode: this.#modes.get(path) ?? '100644', type: 'blob' };
    });
    const base = this.#trees.get(onTop);
    const tree = await this.#request<{ sha: string }>('git/trees', 'POST', { base_tree: base, tree: entries });
    const parents = [onTop];
    const commit = await this.#request<{ sha: string }>('git/commits', 'POST', { message, tree: tree.sha, parents });
    this.#trees.set(commit.sha, tree.sha);
    const ref = `git/refs/heads/${this.#branch}`;
    try {
      await this.#request(ref, 'PATCH', { sha: commit.sha, force: false });
      return commit.sha;
    } catch (error) {
      const now = await this.#head().catch(() => {
        throw new Refused(0, SENTENCES.unknown);
      });
      // The answer was lost, and not what it answers.
      if (now === commit.sha) return commit.sha;
      if (now !== onTop) return null;
      throw (error as Refused).status === 422 ? new Refused(422, SENTENCES.rule) : error;
    }
  }

  /** Gives git an object to keep, which is in no commit yet. @param content as base64 */
  async keepObject(content: string): Promise<string> {
    const { sha } = await this.#request<{ sha: string }>('git/blobs', 'POST', { content, encoding: 'base64' });
    return sha;
  }

  /** The bytes of an object, as base64. */
  async object(sha: string): Promise<string> {
    const { content } = await this.#request<{ content: string }>(`git/blobs/${sha}`);
    return content.replaceAll(/\s/g, '');
  }

  /** Lists the texts that a file has held, newest first, each with its commit's moment. @throws Refused with a sentence for the owner */
  async versions(path: string): Promise<Version[]> {
    const whole = this.#inFolder(path);
    const asked = new URLSearchParams({ path: whole, sha: await this.#branchName(), per_page: String(MOST_VERSIONS) });
    const commits = await this.#request<{ sha: string; commit: { committer: { date: string } } }[]>(`commits?${asked}`);
    const versions = commits.map(async ({ sha, commit }) => {
      const { content } = await this.#request<{ content: string }>(`contents/${encodeURI(whole)}?ref=${sha}`).catch(
        // A commit may have taken the file away.
        (error: Refused) => (error.status === 404 ? { content: '' } : Promise.reject(error)),
      );
      return { moment: commit.committer.date, text: textIn(content) };
    });
    return Promise.all(versions);
  }

  /** Whether a commit is another, or built on it. */
  async holds(commit: string, other: string): Promise<boolean> {
    if (commit === other) return true;
    const { status } = await this.#request<{ status: string }>(`compare/${other}...${commit}`);
    return status === 'ahead';
  }

  #inFolder(path: string): string {
    return [this.repository.folder, path].filter(Boolean).join('/');
  }

  async #branchName(): Promise<string> {
    this.#branch ||= (await this.#request<{ default_branch: string }>('')).default_branch;
    return this.#branch;
  }

  async #head(): Promise<string> {
    const { object } = await this.#request<{ object: { sha: string } }>(`git/ref/heads/${await this.#branchName()}`);
    return object.sha;
  }

  /** An object never changes: read once. */
  async #textOf(sha: string): Promise<string> {
    const known = this.#texts.get(sha);
    if (known !== undefined) return known;
    const text = textIn(await this.object(sha));
    this.#texts.set(sha, text);
    return text;
  }

  /** @throws Refused with a sentence for the owner */
  async #request<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
    const { api, name } = this.repository;
    const address = [`${api}/repos/${name}`, path].filter(Boolean).join('/');
    const answer = await fetch(address, {
      method,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${this.#key}`,
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => {
        throw new Refused(0, SENTENCES.offline);
      });
    const { status, headers, ok } = answer.response;
    if (!ok) throw new Refused(status, sentenceFor(status, headers));
    return JSON.parse(answer.text);
  }
}

/** The byte order mark stays, as all else that the owner did not change. */
function textIn(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function sentenceFor(status: number, headers: Headers): string {
  if (status === 401) return SENTENCES.key;
  if (status === 404) return SENTENCES.notFound;
  if (status === 422) return SENTENCES.rule;
  if (status !== 403 && status !== 429) return SENTENCES.trouble;
  const seconds = secondsToWait(headers);
  return seconds === null ? SENTENCES.rights : SENTENCES.wait(Math.max(1, Math.ceil(seconds / 60)));
}

/** The seconds for which GitHub wants no more requests; null where it refuses for another reason. */
function secondsToWait(headers: Headers): number | null {
  const after = headers.get('retry-after');
  if (after) return Number(after);
  if (headers.get('x-ratelimit-remaining') !== '0') return null;
  return Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
}
