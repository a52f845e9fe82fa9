import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/** A call, with its path behind the repository's name: `git/trees`. */
type Call = Record<'method' | 'path', string>;

/** A fault of a call: another answer; the line breaks before or after GitHub has it; somebody is quicker. */
type Fault = Answer | 'lost on the way' | 'lost on the way back' | (() => void) | undefined;

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The object of each file, by its path. */
type Tree = ReadonlyMap<string, string>;

/** The first has no parent, and most have merged no other: these are empty. */
type Commit = Record<'parent' | 'merged' | 'tree' | 'message' | 'date' | 'author', string>;

/** A pharmacy's files, by their path below a folder. */
export function filesOf(pharmacy: string, below = ''): Record<string, string> {
  const content = readdirSync(join(pharmacy, 'content')).filter((name) => /\.(yaml|md)$/.test(name));
  const paths = [...content.map((name) => `content/${name}`), 'public/avisos.json'];
  return Object.fromEntries(paths.map((path) => [below + path, readFileSync(join(pharmacy, path), 'utf8')]));
}

/** Keys that the server knows. */
export const KEYS = {
  writesMore: `github_pat_${'m'.repeat(30)}`,
  writes: `github_pat_${'w'.repeat(30)}`,
  reads: `github_pat_${'r'.repeat(30)}`,
  ofAnother: `github_pat_${'o'.repeat(30)}`,
};

export const REPOSITORY = 'farmacia/site';
const OTHER = 'farmacia/outro';

/** As GitHub's answers carry them (docs.github.com/rest; asked of api.github.com in November 2026). */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, max-age=60, s-maxage=60',
  vary: 'Accept, Authorization, Cookie, X-GitHub-OTP',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept, X-GitHub-Api-Version',
  'access-control-allow-methods': 'GET, POST, PATCH',
  'access-control-expose-headers': 'ETag, Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
};

/** GitHub's interface for git data (docs.github.com/rest/git) over a repository in memory with one branch. */
export class FakeGitHub {
  readonly calls: Call[] = [];
  /** Asked at each call; the first that it gives counts. */
  fault: (call: Call) => Fault = () => undefined;
  /** The branch's newest commit. */
  head = '';
  /** Of the last commit: two of one moment would be in no order. */
  #moment = Date.now();
  readonly #blobs = new Map<string, Buffer>();
  readonly #trees = new Map<string, Tree>();
  readonly #commits = new Map<string, Commit>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** @param files of its first commit, by their path */
  static async start(files: Readonly<Record<string, string>>): Promise<FakeGitHub> {
    const fake = new FakeGitHub();
    fake.commit(files, 'Início');
    fake.#server.listen(0, '127.0.0.1');
    await once(fake.#server, 'listening');
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** A commit of somebody else: the texts of files by their path. */
  commit(files: Readonly<Record<string, string>>, message = 'Outra pessoa', onTop = this.head, merged = ''): string {
    const tree = new Map(this.#treeOf(onTop));
    for (const [path, text] of Object.entries(files)) tree.set(path, this.#keepBlob(Buffer.from(text)));
    this.head = this.#keepCommit(this.#keepTree([...tree]), message, onTop, merged);
    return this.head;
  }

  /** A file as the branch has it. */
  read(path: string): string {
    const bytes = this.#blobs.get(this.#treeOf(this.head).get(path) ?? '');
    if (!bytes) throw new Error(`There is no ${path}.`);
    return bytes.toString();
  }

  /** Goes back to the first commit, and is as it was when it started. */
  reset(): void {
    this.head = this.#history(this.head).find((sha) => !this.#commits.get(sha)?.parent) ?? '';
    this.calls.length = 0;
    this.fault = () => undefined;
  }

  /** The subjects of the branch's commits, newest first. */
  log(): (string | undefined)[] {
    return this.#history(this.head).map((sha) => this.#commits.get(sha)?.message.split('\n')[0]);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    if (method === 'OPTIONS') return void response.writeHead(204, HEADERS).end();
    const body = method === 'GET' ? {} : await json(request).catch(() => ({}));
    const [, path = url] = url.split(`/repos/${REPOSITORY}`);
    const call = { method, path: path.replace(/^\//, '').replace(/\?.*/, '') };
    this.calls.push(call);
    let fault = this.fault(call);
    if (typeof fault === 'function') fault = void fault();
    if (fault === 'lost on the way') return void response.destroy();
    const answer =
      typeof fault === 'object'
        ? { body: { message: 'A fault' }, ...fault }
        : this.#answerTo(request, call, body as Record<string, unknown>);
    const text = JSON.stringify(answer.body);
    const headers = { ...HEADERS, ...answer.headers, 'content-length': Buffer.byteLength(text) };
    response.writeHead(answer.status, headers);
    if (fault !== 'lost on the way back') response.end(text);
    else response.write(text.slice(0, 3), () => response.destroy());
  }

  #answerTo({ headers, url = '' }: IncomingMessage, { method, path }: Call, body: Record<string, unknown>): Answer {
    const key = headers.authorization?.replace('Bearer ', '');
    if (!Object.values<string | undefined>(KEYS).includes(key)) return refused(401, 'Bad credentials');
    // Any key lists what is public.
    if (path === 'user/repos') return ok([REPOSITORY, OTHER].map((name) => ({ full_name: name, private: false })));
    if (url.startsWith(`/repos/${OTHER}/`))
      return key === KEYS.writesMore ? refused(422, 'Invalid request.') : refused(403, 'Resource not accessible');
    if (!url.startsWith(`/repos/${REPOSITORY}`) || key === KEYS.ofAnother) return notFound;
    if (method !== 'GET' && key === KEYS.reads) return refused(403, 'Resource not accessible by personal access token');
    const [, part = '', rest = ''] = /^(git\/\w+|compare|commits|)\/?(.*)$/.exec(path) ?? [];
    const asked = new URL(url, 'http://localhost').searchParams;
    if ((asked.get('sha') ?? 'main') !== 'main') return notFound;
    const answers: Record<string, () => Answer> = {
      'GET ': () => ok({ default_branch: 'main', permissions: { push: true } }),
      'GET git/ref': () => ok({ ref: `refs/${rest}`, object: { type: 'commit', sha: this.head } }),
      'GET git/trees': () => ok({ sha: rest, tree: this.#entries(rest), truncated: false }),
      'GET git/blobs': () => ok({ sha: rest, encoding: 'base64', content: inLines(this.#blobs.get(rest)) }),
      'GET commits': () => ok(this.#listed(asked)),
      'GET compare': () => ok(this.#compare(rest)),
      'POST git/blobs': () => created(this.#keepBlob(Buffer.from(String(body['content']), 'base64'))),
      'POST git/trees': () => created(this.#newTree(body)),
      'POST git/commits': () =>
        created(this.#keepCommit(String(body['tree']), String(body['message']), String(body['parents']), '', 'Dona')),
      'PATCH git/refs': () => this.#update(body),
    };
    return answers[`${method} ${part}`]?.() ?? notFound;
  }

  #update({ sha, force }: Record<string, unknown>): Answer {
    if (force !== true && !this.#history(String(sha)).includes(this.head))
      return refused(422, 'Update is not a fast forward');
    this.head = String(sha);
    return ok({ object: { sha } });
  }

  /** docs.github.com/rest/commits/commits#list-commits */
  #listed(asked: URLSearchParams) {
    const path = asked.get('path') ?? '';
    const touched = this.#history(this.head).filter((sha) =>
      this.#changedIn(sha).some((file) => file.startsWith(path)),
    );
    return touched.slice(0, Number(asked.get('per_page') ?? 30)).map((sha) => {
      const { parent, merged, message, tree, date, author } = this.#commits.get(sha) as Commit;
      const parents = [parent, merged].flatMap((known) => (known ? [{ sha: known }] : []));
      const commit = { message, tree: { sha: tree }, author: { name: author }, committer: { date } };
      return { sha, parents, commit };
    });
  }

  #compare(rest: string) {
    const [base = '', head = ''] = rest.split('...');
    if (base === head) return { status: 'identical' };
    return { status: this.#history(head).includes(base) ? 'ahead' : 'diverged' };
  }

  /** @param sha of a tree or a commit */
  #entries(sha: string) {
    const entries = [...(this.#trees.get(sha) ?? this.#treeOf(sha))];
    return entries.map(([path, sha]) => ({ path, mode: '100644', type: 'blob', sha }));
  }

  /** A commit and those before it, newest first. */
  #history(sha: string): string[] {
    const commit = this.#commits.get(sha);
    return commit ? [...new Set([sha, ...this.#history(commit.merged), ...this.#history(commit.parent)])] : [];
  }

  #treeOf(commit: string): Tree {
    return this.#trees.get(this.#commits.get(commit)?.tree ?? '') ?? new Map();
  }

  #changedIn(sha: string): string[] {
    const [before, after] = [this.#treeOf(this.#commits.get(sha)?.parent ?? ''), this.#treeOf(sha)];
    return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  }

  #newTree({ base_tree: base, tree }: Record<string, unknown>): string {
    const entries = tree as { path: string; content?: string; sha?: string | null }[];
    const changed = new Map(this.#trees.get(String(base)));
    for (const { path, content = '', sha = this.#keepBlob(Buffer.from(content)) } of entries)
      if (sha === null) changed.delete(path);
      else changed.set(path, sha);
    return this.#keepTree([...changed]);
  }

  #keepBlob(bytes: Buffer): string {
    return keep(this.#blobs, bytes, Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
  }

  #keepTree(entries: readonly (readonly [path: string, sha: string])[]): string {
    const tree = new Map(entries);
    return keep(this.#trees, tree, JSON.stringify([...tree]));
  }

  #keepCommit(tree: string, message: string, parent: string, merged = '', author = 'Ana Colega'): string {
    const commit = { parent, merged, tree, message, author, date: new Date(++this.#moment).toISOString() };
    return keep(this.#commits, commit, JSON.stringify(commit));
  }
}

/** Keeps an object under the hash of what it holds, as git does. */
function keep<Kept>(objects: Map<string, Kept>, kept: Kept, text: string | Buffer): string {
  const sha = createHash('sha1').update(text).digest('hex');
  objects.set(sha, kept);
  return sha;
}

/** Base64 in lines of 60 letters, as GitHub sends it. */
const inLines = (bytes: Buffer | undefined) => bytes?.toString('base64').replaceAll(/.{60}/g, '$&\n');

const ok = (body: unknown): Answer => ({ status: 200, body });
const created = (sha: string): Answer => ({ status: 201, body: { sha } });
const refused = (status: number, message: string): Answer => ({ status, body: { message } });
const notFound = refused(404, 'Not Found');
