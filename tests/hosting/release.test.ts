import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import { CADDY, NGINX, onServer, START_MS } from './on-server.ts';
import { findProgram } from './programs.ts';
import { DIST, fetchFrom } from './servers.ts';

const OLD = '2026-01-01-000000';
const GONE = '2020-01-01-000000';
const CUT = 'Os avisos não chegaram inteiros: nada mudou.';
const NOTICE =
  '[{"id":"a","texto":"Fechado hoje","de":"2026-01-01","ate":"2099-12-31","horario":[{"abre":"09:00","fecha":"13:00"}],"tipo":"urgente"}]';

/** Stands for /srv/farmacia. */
let folder: string;

const PROGRAM = resolve('hosting/farmacia-publicar');

/** Runs hosting/farmacia-publicar with that on its standard input. */
const publish = (input: Buffer | string, ...args: string[]) => run(input, args, {});

function run(input: Buffer | string, args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('sh', [PROGRAM, ...args], {
    env: { ...process.env, ...env, FARMACIA_PASTA: folder },
    input,
  });
  return { status, printed: `${stdout}${stderr}`.trim() };
}

/** Runs it with a command that comes by a key which is held to it. */
const byKey = (command: string) => run('', [], { SSH_ORIGINAL_COMMAND: command });

/** A built site as it goes over the line. */
const packed = (site: string) => spawnSync('tar', ['-C', site, '-cz', '.'], { maxBuffer: 2 ** 26 }).stdout;
const TODAY = packed(DIST);

function publishSite(site: Buffer): void {
  expect(publish(site)).toMatchObject({ status: 0, printed: expect.stringMatching(/^No ar: 20/) });
}

/** An edition of the built site with another home page and without some of its hashed files. */
function edition(name: string, without: string): string {
  const site = join(folder, 'tmp', name);
  cpSync(DIST, site, { recursive: true });
  for (const file of globSync(['index.html.*', `_astro/${without}`], { cwd: site })) rmSync(join(site, file));
  writeFileSync(join(site, 'index.html'), `<p>${name}`);
  return site;
}

/** Every file there, with its size. */
const filesOf = (where: string) =>
  readdirSync(where, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${file} ${lstatSync(join(where, file)).size}`,
  );

// nginx looks at its files once a second; Caddy stands in where there is none.
onServer(findProgram('nginx') ? NGINX : CADDY, (running) => {
  const bodyOf = async (path: string) => (await fetchFrom(running(), path)).body.toString();
  const showsHome = (page: string) =>
    vi.waitFor(async () => expect(await bodyOf('/')).toBe(page), { timeout: 5_000, interval: 100 });

  /** An old version, and then today's. */
  beforeAll(async () => {
    const { root } = running();
    folder = dirname(root);
    rmSync(root, { recursive: true });
    symlinkSync('atual', root);
    expect(publish(packed(edition('antiga', '{Request,near}*')))).toMatchObject({ status: 0 });
    renameSync(join(folder, readlinkSync(join(folder, 'atual'))), join(folder, OLD));
    expect(publish('', OLD)).toEqual({ status: 0, printed: `No ar: ${OLD}` });
    await showsHome('<p>antiga');
  }, START_MS);

  it.for([
    ['a broken parcel', () => publish(TODAY.subarray(0, 50_000)), 'Não chegou um site inteiro: nada mudou.'],
    ['a folder that is no site', () => publish(packed('hosting')), 'O que chegou não é um site: nada mudou.'],
    ['a version that is not there', () => publish('', GONE), `Não há a versão «${GONE}». Há estas: ${OLD}`],
    ['a path for a version', () => publish('', '../../etc'), '«../../etc» não é uma versão.'],
    ['notices cut on their way', () => publish(gzipSync(NOTICE).subarray(0, 60), 'avisos'), CUT],
    ['notices that are not packed', () => publish(NOTICE, 'avisos'), CUT],
    ['what is no list of notices', () => publish(gzipSync('<p>'), 'avisos'), 'Isto não são avisos: nada mudou.'],
    ['to clear all', () => publish('', 'limpar'), 'Diga quantas versões ficam: farmacia-publicar limpar 5'],
    ['another command of its key', () => byKey('rm -rf /'), 'Esta chave só serve para publicar: farmacia-publicar.'],
    ['what a key adds', () => byKey('farmacia-publicar $(reboot)'), '«$(reboot)» não é uma versão.'],
  ] as const)('refuses %s in one sentence, and serves what it served', async ([, attempt, sentence]) => {
    const before = filesOf(folder);
    expect(attempt()).toEqual({ status: 1, printed: sentence });
    expect(await bodyOf('/')).toBe('<p>antiga');
    expect(filesOf(folder)).toEqual(before);
  });

  it('publishes a version that comes over the line, and goes back; a tab left open finds the parts that neither has', async () => {
    publishSite(TODAY);
    await showsHome(readFileSync(join(DIST, 'index.html'), 'utf8'));
    publishSite(packed(edition('nova', 'Toaster*')));
    await showsHome('<p>nova');
    expect(publish('', OLD)).toEqual({ status: 0, printed: `No ar: ${OLD}` });
    await showsHome('<p>antiga');
    const kept = 'public, max-age=31536000, immutable';
    for (const file of globSync('_astro/*.{js,css,woff2}', { cwd: DIST })) {
      const { status, headers } = await fetchFrom(running(), `/${file}`);
      expect({ file, status, kept: headers['cache-control'] }).toEqual({ file, status: 200, kept });
    }
  });

  it('leaves the notices as they are today, in a release and in a return', async () => {
    expect(publish(gzipSync(NOTICE), 'avisos')).toMatchObject({ status: 0 });
    const hint = expect.stringMatching(/^No ar: [\d-]+\nOs avisos que já cá estavam ficaram.* avisos$/);
    expect(publish(TODAY)).toEqual({ status: 0, printed: hint });
    expect(await bodyOf('/avisos.json')).toBe(NOTICE);
    expect(publish('', OLD)).toMatchObject({ status: 0 });
    expect(await bodyOf('/avisos.json')).toBe(NOTICE);
    // Those that are there are those of the site: nothing is to be said.
    const notices = readFileSync(join(DIST, 'avisos.json'));
    expect(publish(gzipSync(notices), 'avisos')).toMatchObject({ status: 0 });
    expect(publish(TODAY)).toEqual({ status: 0, printed: expect.stringMatching(/^No ar: [\d-]+$/) });
  });

  it('clears old versions and the shared files that only they had, never what is served', async () => {
    const servedFiles = globSync('_astro/**/*.*', { cwd: DIST });
    const old = edition('velha', 'none');
    writeFileSync(join(old, '_astro/so-da-velha.js'), '');
    publishSite(packed(old));
    publishSite(TODAY);
    const newest = publish('', 'versoes').printed.split('\n').at(-1);
    expect(publish('', OLD)).toMatchObject({ status: 0 });
    expect(publish('', 'limpar', '1')).toEqual({ status: 0, printed: `Ficaram: ${OLD} ${newest}` });
    expect(readlinkSync(join(folder, 'atual'))).toBe(OLD);
    expect(globSync('_astro/**/*.*', { cwd: folder }).toSorted()).toEqual(servedFiles.toSorted());
  });

  it('mends a shared file that an earlier release left empty, and lets whoever serves it read what a builder closed', () => {
    const [file = ''] = globSync('_astro/*.js', { cwd: folder });
    writeFileSync(join(folder, file), '');
    const site = edition('fechada', '*.css');
    for (const entry of ['', 'index.html', '_astro']) chmodSync(join(site, entry), 0o700);
    publishSite(packed(site));
    expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(DIST, file)));
    for (const entry of ['', 'index.html', '_astro'])
      expect(statSync(join(folder, 'atual', entry)).mode & 0o004, entry).toBe(0o004);
  });

  it('says who may publish where it may not write', () => {
    // Root may write in every folder that there is.
    folder = '/nao-existe';
    const printed = 'Não posso escrever em /nao-existe: publique com o utilizador que é dono da pasta.';
    expect(publish('')).toEqual({ status: 1, printed });
  });
});
