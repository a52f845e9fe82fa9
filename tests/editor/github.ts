import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/** A call, as a test knows it. */
interface Call {
  method: string;
  /** Behind the repository's name: `git/trees`. */
  path: string;
}

/**
 * What goes wrong with a call: another answer; the line breaks before GitHub has it, or while it answers; or somebody else is quicker.
 */
type Fault =
  | { status: number; headers?: Record<string, string>; message?: string }
  | 'lost on the way'
  | 'lost on the way back'
  | (() => void)
  | undefined;

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A pharmacy's files, by their path below a folder. */
export function filesOf(pharmacy: string, below = ''): Record<string, string> {
  const content = readdirSync(join(pharmacy, 'content')).filter((name) => /\.(yaml|md)$/.test(name));
  const paths = [...content.map((name) => `content/${name}`), 'public/avisos.json'];
  return Object.fromEntries(paths.map((path) => [below + path, readFileSync(join(pharmacy, path), 'utf8')]));
}

/** Keys that the server knows. */
export const KEYS = {
  writes: `github_pat_${'w'.repeat(30)}`,
  reads: `github_pat_${'r'.repeat(30)}`,
  ofAnother: `github_pat_${'o'.repeat(30)}`,
};

export const REPOSITORY = 'farmacia/site';

/** What each object that was asked for holds: an object never changes. */
const BLOBS = new Map<string, string>();
const TREES = new Map<string, string>();

/** As GitHub's own answers carry them (docs.github.com/rest, and asked of api.github.com in November 2026 as its pages say). */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, max-age=60, s-maxage=60',
  vary: 'Accept, Authorization, Cookie, X-GitHub-OTP',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
};

/**
 * GitHub's interface for git data, as its pages document it (docs.github.com/rest/git), over a real bare repository: git itself keeps
 * and refuses.
 */
export class FakeGitHub {
  readonly folder = mkdtempSync(join(tmpdir(), 'github-'));
  readonly calls: Call[] = [];
  /** Asked at each call; the first that it gives counts. */
  fault: (call: Call) => Fault = () => undefined;
  /** Whether a rule of the repository refuses whoever pushes to the branch. */
  hasRule = false;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** @param files by their path; or another server, whose repository is copied */
  static async start(files: Readonly<Record<string, string>> | FakeGitHub): Promise<FakeGitHub> {
    const fake = new FakeGitHub();
    if (files instanceof FakeGitHub) cpSync(files.folder, fake.folder, { recursive: true });
    else {
      fake.#git(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', '.']);
      fake.commit(files, 'Início');
    }
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
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A commit of somebody else: files by their path, each with its text. */
  commit(files: Readonly<Record<string, string>>, message = 'Outra pessoa'): string {
    const entries = Object.entries(files).map(([path, content]) => ({
      path,
      mode: '100644',
      sha: this.#keep(content),
    }));
    const parent = this.#tryGit(['rev-parse', '--verify', '--quiet', 'main']);
    const tree = this.#treeOf(entries, parent && this.#git(['rev-parse', 'main^{tree}']));
    const sha = this.#commitOf(message, tree, parent ? [parent] : []);
    this.#git(['update-ref', 'refs/heads/main', sha]);
    return sha;
  }

  /** A file as the branch has it, or a commit. */
  read(path: string, at = 'main'): string {
    return execFileSync('git', ['show', `${at}:${path}`], { cwd: this.folder, encoding: 'utf8' });
  }

  bytes(path: string): Buffer {
    return execFileSync('git', ['show', `main:${path}`], { cwd: this.folder });
  }

  /** Goes back to the first commit. */
  reset(): void {
    this.#git(['update-ref', 'refs/heads/main', this.#git(['rev-list', '--max-parents=0', 'main'])]);
  }

  /** The messages of the branch's commits, newest first. */
  log(): string[] {
    return this.#git(['log', '--format=%s', 'main']).split('\n');
  }

  get head(): string {
    return this.#git(['rev-parse', 'main']);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    if (method === 'OPTIONS') {
      const allowed = { 'access-control-allow-headers': 'Authorization, Content-Type, Accept, X-GitHub-Api-Version' };
      response.writeHead(204, { ...HEADERS, ...allowed, 'access-control-allow-methods': 'GET, POST, PATCH' }).end();
      return;
    }
    const body = method === 'GET' ? {} : await json(request).catch(() => ({}));
    const [, path = ''] = url.split(`/repos/${REPOSITORY}`);
    const call = { method, path: path.replace(/^\//, '').replace(/\?.*/, '') };
    this.calls.push(call);
    let fault = this.fault(call);
    if (typeof fault === 'function') fault = void fault();
    if (fault === 'lost on the way') return void response.destroy();
    const {
      status,
      headers = {},
      body: answer = {},
    } = typeof fault === 'object'
      ? { ...fault, body: { message: fault.message ?? 'A fault' } }
      : this.#answerTo(request, call, body as Record<string, unknown>);
    const text = JSON.stringify(answer);
    response.writeHead(status, { ...HEADERS, ...headers, 'content-length': Buffer.byteLength(text) });
    if (fault !== 'lost on the way back') response.end(text);
    else response.write(text.slice(0, 3), () => response.destroy());
  }

  #answerTo({ headers, url = '' }: IncomingMessage, { method, path }: Call, body: Record<string, unknown>): Answer {
    const key = headers.authorization?.replace('Bearer ', '');
    if (!Object.values<string | undefined>(KEYS).includes(key))
      return { status: 401, body: { message: 'Bad credentials' } };
    if (!url.startsWith(`/repos/${REPOSITORY}`) || key === KEYS.ofAnother) return notFound;
    if (method !== 'GET' && key === KEYS.reads)
      return { status: 403, body: { message: 'Resource not accessible by personal access token' } };
    const [, part = '', rest = ''] = /^(git\/\w+|compare|)\/?(.*)$/.exec(path) ?? [];
    const answers: Record<string, () => Answer> = {
      'GET ': () => ({ status: 200, body: { default_branch: 'main', permissions: { push: true } } }),
      'GET git/ref': () => this.#ref(rest),
      'GET git/commits': () => ({
        status: 200,
        body: { sha: rest, tree: { sha: this.#git(['rev-parse', `${rest}^{tree}`]) } },
      }),
      'GET git/trees': () => ({ status: 200, body: { sha: rest, tree: this.#entries(rest), truncated: false } }),
      'GET git/blobs': () => ({ status: 200, body: { sha: rest, encoding: 'base64', content: this.#blob(rest) } }),
      'GET compare': () => ({ status: 200, body: { status: this.#compare(rest) } }),
      'POST git/blobs': () => ({
        status: 201,
        body: { sha: this.#keep(Buffer.from(String(body['content']), 'base64')) },
      }),
      'POST git/trees': () => ({ status: 201, body: { sha: this.#newTree(body) } }),
      'POST git/commits': () => ({ status: 201, body: { sha: this.#newCommit(body) } }),
      'PATCH git/refs': () => this.#update(rest, body),
    };
    return answers[`${method} ${part}`]?.() ?? notFound;
  }

  #ref(rest: string): Answer {
    const sha = this.#tryGit(['rev-parse', '--verify', '--quiet', `refs/${rest}`]);
    return sha ? { status: 200, body: { ref: `refs/${rest}`, object: { type: 'commit', sha } } } : notFound;
  }

  #update(rest: string, { sha, force }: Record<string, unknown>): Answer {
    if (this.hasRule) return { status: 422, body: { message: 'Repository rule violations found' } };
    const before = this.#git(['rev-parse', `refs/${rest}`]);
    const isForward = this.#tryGit(['merge-base', '--is-ancestor', before, String(sha)]) !== null;
    if (!isForward && force !== true) return { status: 422, body: { message: 'Update is not a fast forward' } };
    this.#git(['update-ref', `refs/${rest}`, String(sha), before]);
    return { status: 200, body: { object: { sha } } };
  }

  #compare(rest: string): string {
    const [base = '', head = ''] = rest.split('...');
    if (base === head) return 'identical';
    return this.#tryGit(['merge-base', '--is-ancestor', base, head]) === null ? 'diverged' : 'ahead';
  }

  #entries(tree: string) {
    const listed = TREES.get(tree) ?? this.#git(['ls-tree', '-r', '-t', tree]);
    TREES.set(tree, listed);
    return listed.split('\n').map((line) => {
      const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
      return { path, mode, type, sha };
    });
  }

  /** Base64 in lines, as GitHub sends it. */
  #blob(sha: string): string {
    const read = () => execFileSync('git', ['cat-file', 'blob', sha], { cwd: this.folder }).toString('base64');
    const content = BLOBS.get(sha) ?? read();
    BLOBS.set(sha, content);
    return content.replaceAll(/.{60}/g, '$&\n');
  }

  #keep(content: string | Buffer): string {
    return execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: this.folder, input: content })
      .toString()
      .trim();
  }

  #newTree({ base_tree: base, tree }: Record<string, unknown>): string {
    const entries = (tree as { path: string; mode: string; content?: string; sha?: string }[]).map((entry) => ({
      ...entry,
      sha: entry.sha ?? this.#keep(entry.content ?? ''),
    }));
    return this.#treeOf(entries, String(base));
  }

  #treeOf(entries: readonly { path: string; mode: string; sha: string }[], base: string | null): string {
    const index = join(this.folder, `index-${Math.random()}`);
    const env = { ...process.env, GIT_INDEX_FILE: index };
    if (base) this.#git(['read-tree', base], env);
    const input = entries.map(({ path, mode, sha }) => `${mode} ${sha}\t${path}\n`).join('');
    execFileSync('git', ['update-index', '--index-info'], { cwd: this.folder, env, input });
    const tree = this.#git(['write-tree'], env);
    rmSync(index, { force: true });
    return tree;
  }

  #newCommit({ message, tree, parents }: Record<string, unknown>): string {
    return this.#commitOf(String(message), String(tree), parents as string[]);
  }

  #commitOf(message: string, tree: string, parents: readonly string[]): string {
    const of = parents.flatMap((parent) => ['-p', parent]);
    return this.#git([
      '-c',
      'user.name=Dona',
      '-c',
      'user.email=dona@farmacia.example',
      'commit-tree',
      tree,
      ...of,
      '-m',
      message,
    ]);
  }

  #git(args: readonly string[], env = process.env): string {
    return execFileSync('git', args, { cwd: this.folder, env, encoding: 'utf8' }).trim();
  }

  #tryGit(args: readonly string[]): string | null {
    try {
      return execFileSync('git', args, {
        cwd: this.folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return null;
    }
  }
}

const notFound: Answer = { status: 404, body: { message: 'Not Found' } };
