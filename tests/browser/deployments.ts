import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { writeServiceWorker } from '../../build/service-worker.ts';
import { freePort, type Site, startSite } from '../site.ts';
import { test as base } from './fixtures.ts';

/**
 * What an address is answered with instead of the site's own file: a status, a body, whose rest may come later, or `hang` for
 * no answer at all.
 */
export type Answer = { status: number } | { body: string; rest?: Promise<string> } | 'hang';

const TYPES: Record<string, string> = { '.json': 'application/json', '.js': 'text/javascript' };

const FIRST = process.env.SITE_URL ?? '';

/** One origin whose site can be replaced, as a pharmacy does when it publishes, and which can be in trouble. */
class Origin {
  readonly url: string;
  /** Addresses with an answer of their own; `*` is for all others. */
  readonly answers = new Map<string, Answer>();
  /** The addresses asked for, in order. */
  readonly asked: string[] = [];
  #target = FIRST;
  readonly #server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
  readonly #started: Site[] = [];
  readonly #folders: string[] = [];

  private constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts with the site as it was built. */
  static async start(): Promise<Origin> {
    const port = await freePort();
    const origin = new Origin(port);
    await new Promise<void>((resolve) => origin.#server.listen(port, '127.0.0.1', resolve));
    return origin;
  }

  /** Makes a second edition of the built site: a home page with `text` in it, and without the script named `dropped`. */
  edit(text: string, dropped: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'edition-'));
    this.#folders.push(folder);
    cpSync(process.env.DIST ?? 'dist', folder, { recursive: true });
    const gone = ['index.html.*', 'sw.js*', `_astro/${dropped}.*`].flatMap((pattern) =>
      globSync(pattern, { cwd: folder }),
    );
    for (const file of gone) rmSync(join(folder, file));
    const home = join(folder, 'index.html');
    writeFileSync(home, readFileSync(home, 'utf8').replace('</main>', `<p>${text}</p></main>`));
    return folder;
  }

  /** Publishes an edition: from now on it answers, and the one before is gone. */
  async publish(folder: string): Promise<void> {
    await writeServiceWorker(folder);
    const site = await startSite(folder);
    this.#started.push(site);
    this.#target = site.url;
  }

  stop(): void {
    for (const site of this.#started) site.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true });
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    this.asked.push(path);
    const answer = this.answers.get(path) ?? this.answers.get('*');
    if (answer === 'hang') return;
    if (answer && 'status' in answer) return void outgoing.writeHead(answer.status).end();
    if (answer) {
      const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8';
      outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).write(answer.body);
      return void Promise.resolve(answer.rest).then((rest) => outgoing.end(rest));
    }
    const headers = { ...incoming.headers, host: new URL(this.#target).host };
    const passedOn = request(this.#target + path, { method: incoming.method, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  }
}

/** `test` on an origin of its own. */
export const test = base.extend<{ origin: Origin }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  origin: async ({}, use) => {
    const origin = await Origin.start();
    await use(origin);
    origin.stop();
  },
  baseURL: ({ origin }, use) => use(origin.url),
});
