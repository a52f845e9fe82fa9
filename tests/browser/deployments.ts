import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeServiceWorker } from '../../build/service-worker.ts';
import { freePort, type Site, startSite } from '../site.ts';
import { test as base } from './fixtures.ts';

/** The code of the islands, which the page fetches at the first scroll. */
export const LAZY_PART = 'near';

/** The answer of an address instead of the site's file: a status, a body, or `hang` for none at all. */
export type Answer = { status: number } | { body: string } | 'hang';

export interface Passing {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What stands between a server and its visitors: a captive portal, a host that rewrites pages. */
export type OnTheWay = (answer: Passing, path: string) => Passing;

/** What a captive portal answers to every address until somebody has agreed: its own page, with success. */
export const portal: OnTheWay = () => ({
  status: 200,
  // The worst of them may be kept.
  headers: { 'content-type': 'text/html', 'cache-control': 'max-age=3600' },
  body: Buffer.from('<!doctype html><html lang="pt"><title>Wi-Fi</title><p>Aceite as condições.'),
});

const TYPES: Record<string, string> = { '.json': 'application/json', '.js': 'text/javascript' };

/** One origin whose site can be replaced, as a pharmacy does when it publishes, and which can be in trouble. */
export class Origin {
  readonly url: string;
  /** Addresses with an answer of their own. */
  readonly answers = new Map<string, Answer>();
  /** Whether nobody reaches it. */
  isCutOff = false;
  /** Changes every answer of the site, but for `answers`. */
  onTheWay: OnTheWay | undefined;
  readonly asked: string[] = [];
  readonly #server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
  readonly #folder = mkdtempSync(join(tmpdir(), 'edition-'));
  /** The edition that was published, in place of the site as it was built. */
  #edition: Site | undefined;

  constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#server.listen(port, '127.0.0.1');
  }

  /** Publishes another edition: a home page with `text` in it, and without the islands' script. */
  async publish(text: string): Promise<void> {
    cpSync(process.env.DIST ?? 'dist', this.#folder, { recursive: true });
    for (const gone of globSync(['index.html.*', 'sw.js*', `_astro/${LAZY_PART}.*`], { cwd: this.#folder }))
      rmSync(join(this.#folder, gone));
    const home = join(this.#folder, 'index.html');
    writeFileSync(home, readFileSync(home, 'utf8').replace('</main>', `<p>${text}</p></main>`));
    await writeServiceWorker(this.#folder);
    this.#edition ??= await startSite(this.#folder);
  }

  /** Publishes a new version, whose scripts have other names, on a host that keeps none of the version before. */
  async publishAndForget(text: string): Promise<void> {
    await this.publish(text);
    const renamed = (code: string) => code.replace(/\b([\w-]+)\.([\w-]{8})\.js\b/g, '$1.$2next.js');
    cpSync(`${process.env.DIST ?? 'dist'}/_astro`, `${this.#folder}/_astro`, { recursive: true });
    for (const file of globSync(['*.html', '_astro/*.js'], { cwd: this.#folder })) {
      const code = renamed(readFileSync(join(this.#folder, file), 'utf8'));
      for (const old of globSync(`${file}*`, { cwd: this.#folder })) rmSync(join(this.#folder, old));
      writeFileSync(join(this.#folder, renamed(file)), code);
    }
    await writeServiceWorker(this.#folder);
  }

  stop(): void {
    this.#edition?.stop();
    rmSync(this.#folder, { recursive: true });
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.isCutOff) return void incoming.destroy();
    const path = incoming.url ?? '/';
    this.asked.push(path);
    const answer = this.answers.get(path);
    if (answer === 'hang') return;
    if (answer && 'status' in answer) return void outgoing.writeHead(answer.status).end();
    if (answer) {
      const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8';
      return void outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(answer.body);
    }
    const { href, host } = new URL(path, this.#edition?.url ?? process.env.SITE_URL);
    const headers = { ...incoming.headers, host };
    // Who changes a text reads it first.
    if (this.onTheWay) headers['accept-encoding'] = 'identity';
    const passedOn = request(href, { method: incoming.method, headers }, async (answered) => {
      const { statusCode: status = 502, headers } = answered;
      if (this.onTheWay)
        return sendChanged(this.onTheWay({ status, headers, body: await buffer(answered) }, path), outgoing);
      outgoing.writeHead(status, headers);
      answered.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.socket?.end());
    incoming.pipe(passedOn);
  }
}

function sendChanged({ status, headers, body }: Passing, outgoing: ServerResponse): void {
  const { 'transfer-encoding': _, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, 'content-length': String(body.length) }).end(body);
}

/** `test` on an origin of its own. */
export const test = base.extend<{ origin: Origin }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  origin: async ({}, use) => {
    const origin = new Origin(await freePort());
    await use(origin);
    origin.stop();
  },
  baseURL: ({ origin }, use) => use(origin.url),
});
