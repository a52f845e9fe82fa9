import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';
import { startChromium, watchedPage } from './browser.ts';
import { START_MS } from './each-server.ts';
import { findProgram } from './programs.ts';
import { DIST, NOBODY, type Served, startCaddy, startNginx } from './servers.ts';

const OLD = '2026-01-01-000000';
const NOTICE = '[{"id":"a","texto":"Fechado hoje","de":"2026-01-01","ate":"2099-12-31","tipo":"urgente"}]';

let served: Served;
/** Stands for /srv/farmacia. */
let folder: string;

/** Runs hosting/farmacia-publicar as nobody, with that on its standard input. */
function publish(input: Buffer | string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [resolve('hosting/farmacia-publicar'), ...args], {
    ...NOBODY,
    env: { ...process.env, FARMACIA_PASTA: folder },
    cwd: '/',
    input,
  });
  return { status, printed: `${stdout}${stderr}`.trim() };
}

/** A built site as it goes over the line. */
const packed = (site: string) => spawnSync('tar', ['-C', site, '-cz', '.'], { maxBuffer: 2 ** 26 }).stdout;

/** An edition of the built site with another home page and without some of its hashed files. */
function edition(name: string, without: string): string {
  const site = join(folder, 'tmp', name);
  cpSync(DIST, site, { recursive: true });
  for (const file of globSync(['index.html.*', `_astro/${without}`], { cwd: site })) rmSync(join(site, file));
  writeFileSync(join(site, 'index.html'), `<p>${name}`);
  return site;
}

const home = async () => (await ask(served, '/')).body.toString();

const lacks = (...programs: Parameters<typeof findProgram>[0][]) =>
  programs.some((program) => findProgram(program) === null);

/** An old version, and then today's, both carried to a server by whoever is not root. */
const begin = (start: () => Promise<Served>) => async () => {
  served = await start();
  folder = dirname(served.root);
  rmSync(served.root, { recursive: true });
  symlinkSync('atual', served.root);
  expect(publish(packed(edition('antiga', '{Request,near}*')))).toMatchObject({ status: 0 });
  renameSync(join(folder, readlinkSync(join(folder, 'atual'))), join(folder, OLD));
  expect(publish('', OLD)).toEqual({ status: 0, printed: `No ar: ${OLD}` });
  // nginx looks at its files once a second.
  await vi.waitFor(async () => expect(await home()).toBe('<p>antiga'), { timeout: 5_000 });
};

const SERVERS = [
  { name: 'nginx', start: startNginx, isMissing: lacks('nginx', 'openssl') },
  { name: 'Caddy', start: startCaddy, isMissing: lacks('caddy', 'openssl') },
].filter(({ isMissing }) => !isMissing);

describe.for(SERVERS)('farmacia-publicar on $name', ({ start }) => {
  beforeEach(begin(start), START_MS);
  afterEach(() => served?.stop());

  it('publishes a version that comes over the line, and keeps the files of the one before', async () => {
    const gone = readdirSync(join(DIST, '_astro')).find((name) => name.startsWith('SloganRotator')) ?? '';
    expect(publish(packed(edition('nova', 'SloganRotator*')))).toMatchObject({
      status: 0,
      printed: expect.stringMatching(/^No ar: 20/),
    });
    await expect.poll(home, { timeout: 5_000 }).toBe('<p>nova');
    const { status, headers } = await ask(served, `/_astro/${gone}`);
    expect({ status, kept: headers['cache-control'] }).toEqual({
      status: 200,
      kept: 'public, max-age=31536000, immutable',
    });
  });

  it('leaves the notices as they are today, in a release and in a return', async () => {
    expect(publish(NOTICE, 'avisos')).toMatchObject({ status: 0 });
    for (const args of [[], [OLD]]) {
      publish(packed(DIST), ...args);
      expect((await ask(served, '/avisos.json')).body.toString()).toBe(NOTICE);
    }
  });

  it('goes back while a tab is open, which finds the parts that the old version has not', async () => {
    expect(publish(packed(DIST))).toMatchObject({ status: 0 });
    await expect.poll(home, { timeout: 5_000 }).not.toBe('<p>antiga');
    const browser = await startChromium();
    const [page] = await watchedPage(browser, { serviceWorkers: 'block' });
    await page.goto(`${served.origin}/`);
    expect(publish('', OLD)).toMatchObject({ status: 0 });
    await expect.poll(home, { timeout: 5_000 }).toBe('<p>antiga');
    const form = page.locator('astro-island[component-url*="RequestForm"]');
    expect(await form.getAttribute('ssr')).not.toBeNull();
    await page.locator('#pedido').scrollIntoViewIfNeeded();
    await expect.poll(() => form.getAttribute('ssr'), { timeout: 15_000 }).toBeNull();
    await browser.close();
  });
});

describe.for(SERVERS.slice(0, 1))('farmacia-publicar on any server', ({ start }) => {
  beforeAll(begin(start), START_MS);
  afterAll(() => served?.stop());

  it.for([
    ['a broken parcel', () => publish(packed(DIST).subarray(0, 50_000)), 'Não chegou um site inteiro: nada mudou.'],
    ['nothing', () => publish(''), 'Não chegou um site inteiro: nada mudou.'],
    ['a folder that is no site', () => publish(packed('hosting')), 'O que chegou não é um site: nada mudou.'],
    [
      'a version that is not there',
      () => publish('', '2020-01-01-000000'),
      /^Não há a versão «2020-01-01-000000»\. Há estas: 2026-/,
    ],
    ['a path for a version', () => publish('', '../../etc'), '«../../etc» não é uma versão.'],
    ['notices that came by half', () => publish(NOTICE.slice(0, 50), 'avisos'), 'Isto não são avisos: nada mudou.'],
    ['a page for notices', () => publish('<p>', 'avisos'), 'Isto não são avisos: nada mudou.'],
  ] as const)('refuses %s in one sentence, and serves what it served', async ([, attempt, sentence]) => {
    const before = readdirSync(folder).filter((name) => name.startsWith('20'));
    const { status, printed } = attempt();
    expect(status).toBe(1);
    expect(printed).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(await home()).toBe('<p>antiga');
    expect(readdirSync(folder).filter((name) => name.startsWith('20'))).toEqual(before);
    expect(existsSync(join(folder, 'avisos.json'))).toBe(true);
  });

  it('lets whoever serves it read it, however closed the builder’s own files are', () => {
    const site = edition('fechada', '*.css');
    for (const entry of ['', 'index.html', '_astro']) chmodSync(join(site, entry), 0o700);
    expect(publish(packed(site))).toMatchObject({ status: 0 });
    for (const entry of ['', 'index.html', '_astro'])
      expect(statSync(join(folder, 'atual', entry)).mode & 0o004, entry).toBe(0o004);
  });

  it.skipIf(NOBODY.uid === undefined)('says who may publish where it may not write', () => {
    folder = '/etc';
    expect(publish('')).toEqual({
      status: 1,
      printed: 'Não posso escrever em /etc: publique com o utilizador que é dono da pasta.',
    });
  });
});
