import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
 * What goes wrong with a call: another answer; the line breaks before GitHub has it, or while it answers; or somebody
 * else is quicker.
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

/** What git said of an object, by the command: an object never changes. */
const SAID = new Map<string, Buffer>();

/** Who makes the commits. */
const AUTHOR = ['-c', 'user.name=Dona', '-c', 'user.email=dona@farmacia.example'];

/**
 * As GitHub's own answers carry them (docs.github.com/rest, and asked of api.github.com in November 2026 as its pages
 * say).
 */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, max-age=60, s-maxage=60',
  vary: 'Accept, Authorization, Cookie, X-GitHub-OTP',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
};

/**
 * GitHub's interface for git data, as its pages document it (docs.github.com/rest/git), over a real bare repository:
 * git itself keeps and refuses.
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
    const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
    const lines = [
      `commit refs/heads/main\ncommitter Dona <dona@farmacia.example> now\n${data(message)}`,
      this.#tip('heads/main') && 'from refs/heads/main^0\n',
      ...Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`),
    ];
    this.#git(['fast-import', '--quiet', '--date-format=now'], { input: lines.join('') });
    return this.head;
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
    return this.#tip('heads/main');
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
    const [, part = '', rest = ''] = /^(git\/\w+|compare|commits|contents|)\/?(.*)$/.exec(path) ?? [];
    const asked = new URL(url, 'http://localhost').searchParams;
    const answers: Record<string, () => Answer> = {
      'GET ': () => ({ status: 200, body: { default_branch: 'main', permissions: { push: true } } }),
      'GET git/ref': () => this.#ref(rest),
      'GET git/commits': () => ({
        status: 200,
        body: {
          sha: rest,
          tree: {
            sha: this.#said(['rev-parse', `${rest}^{tree}`])
              .toString()
              .trim(),
          },
        },
      }),
      'GET git/trees': () => ({ status: 200, body: { sha: rest, tree: this.#entries(rest), truncated: false } }),
      'GET git/blobs': () => ({ status: 200, body: { sha: rest, encoding: 'base64', content: this.#blob(rest) } }),
      'GET commits': () => (rest ? this.#commit(rest) : this.#history(asked)),
      'GET contents': () => this.#contents(decodeURI(rest), asked.get('ref') ?? 'main'),
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
    const sha = this.#tip(rest);
    return sha ? { status: 200, body: { ref: `refs/${rest}`, object: { type: 'commit', sha } } } : notFound;
  }

  /** The commit of a branch, as git keeps it; empty where there is no such branch. */
  #tip(branch: string): string {
    const file = join(this.folder, 'refs', branch);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  }

  #update(rest: string, { sha, force }: Record<string, unknown>): Answer {
    if (this.hasRule) return { status: 422, body: { message: 'Repository rule violations found' } };
    const before = this.#tip(rest);
    if (force !== true && !this.#isAncestor(before, String(sha)))
      return { status: 422, body: { message: 'Update is not a fast forward' } };
    this.#git(['update-ref', `refs/${rest}`, String(sha), before]);
    return { status: 200, body: { object: { sha } } };
  }

  /** docs.github.com/rest/commits/commits#list-commits */
  #history(asked: URLSearchParams): Answer {
    const branch = asked.get('sha') ?? 'main';
    if (!this.#tip(`heads/${branch}`)) return notFound;
    const args = ['log', `--max-count=${asked.get('per_page') ?? 30}`, '--format=%H%n%T%n%cI%n%B%x00', branch];
    const commits = this.#git([...args, '--', asked.get('path') ?? '.']).split('\0');
    const body = commits
      .map((text) => text.trimStart())
      .filter(Boolean)
      .map((text) => {
        const [sha, tree, date, ...message] = text.split('\n');
        return {
          sha,
          commit: { message: message.join('\n').trim(), tree: { sha: tree }, committer: { name: 'Dona', date } },
        };
      });
    return { status: 200, body };
  }

  /** docs.github.com/rest/commits/commits#get-a-commit */
  #commit(sha: string): Answer {
    const [parent = ''] = this.#git(['log', '-1', '--format=%P', sha]).split(' ');
    const changed = this.#git(['diff-tree', '--root', '--no-commit-id', '--name-only', '-r', sha]).split('\n');
    const parents = parent ? [{ sha: parent }] : [];
    return { status: 200, body: { sha, parents, files: changed.filter(Boolean).map((filename) => ({ filename })) } };
  }

  /** docs.github.com/rest/repos/contents#get-repository-content: in lines of 60 letters. */
  #contents(path: string, ref: string): Answer {
    const { status, stdout } = spawnSync('git', ['show', `${ref}:${path}`], { cwd: this.folder });
    if (status !== 0) return notFound;
    const content = stdout.toString('base64').replaceAll(/.{60}/g, '$&\n');
    return { status: 200, body: { type: 'file', encoding: 'base64', size: stdout.length, path, content } };
  }

  #compare(rest: string): string {
    const [base = '', head = ''] = rest.split('...');
    if (base === head) return 'identical';
    return this.#isAncestor(base, head) ? 'ahead' : 'diverged';
  }

  #isAncestor(older: string, newer: string): boolean {
    return spawnSync('git', ['merge-base', '--is-ancestor', older, newer], { cwd: this.folder }).status === 0;
  }

  #entries(tree: string) {
    const lines = this.#said(['ls-tree', '-r', '-t', tree]).toString().trim().split('\n');
    return lines.map((line) => {
      const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
      return { path, mode, type, sha };
    });
  }

  /** Base64 in lines, as GitHub sends it. */
  #blob(sha: string): string {
    return this.#said(['cat-file', 'blob', sha]).toString('base64').replaceAll(/.{60}/g, '$&\n');
  }

  #keep(content: string | Buffer): string {
    return this.#git(['hash-object', '-w', '--stdin'], { input: content });
  }

  #newTree({ base_tree: base, tree }: Record<string, unknown>): string {
    const entries = (tree as { path: string; mode: string; content?: string; sha?: string }[]).map(
      ({ path, mode, content = '', sha = this.#keep(content) }) => `${mode} ${sha}\t${path}\n`,
    );
    this.#git(['read-tree', String(base)]);
    this.#git(['update-index', '--index-info'], { input: entries.join('') });
    return this.#git(['write-tree']);
  }

  #newCommit({ message, tree, parents }: Record<string, unknown>): string {
    const of = (parents as string[]).flatMap((parent) => ['-p', parent]);
    return this.#git([...AUTHOR, 'commit-tree', String(tree), ...of, '-m', String(message)]);
  }

  #git(args: readonly string[], options: ExecFileSyncOptions = {}): string {
    return execFileSync('git', args, { cwd: this.folder, ...options })
      .toString()
      .trim();
  }

  /** What git says of an object, asked once. */
  #said(args: readonly string[]): Buffer {
    const known = SAID.get(args.join(' ')) ?? execFileSync('git', args, { cwd: this.folder });
    SAID.set(args.join(' '), known);
    return known;
  }
}

const notFound: Answer = { status: 404, body: { message: 'Not Found' } };
