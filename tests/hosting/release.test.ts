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
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';
import { describeWith, START_MS } from './each-server.ts';
import { findProgram } from './programs.ts';
import { DIST, NOBODY, type Served, startCaddy, startNginx } from './servers.ts';

const OLD = '2026-01-01-000000';
const HALF = '2026-02-02-000000';
const NOTICE =
  '[{"id":"a","texto":"Fechado hoje","de":"2026-01-01","ate":"2099-12-31","horario":[{"abre":"09:00","fecha":"13:00"}],"tipo":"urgente"}]';

let served: Served;
/** Stands for /srv/farmacia. */
let folder: string;

/** By its text: nobody may not read a file of root's home. */
const PROGRAM = readFileSync('hosting/farmacia-publicar', 'utf8');

/** Runs hosting/farmacia-publicar as nobody, with that on its standard input; FILE_LIMIT is the largest file it may write. */
function publish(input: Buffer | string, ...args: string[]) {
  const limited = 'ulimit -f "$FILE_LIMIT"; exec sh -c "$PROGRAM" "$0" "$@"';
  const { status, stdout, stderr } = spawnSync('sh', ['-c', limited, 'farmacia-publicar', ...args], {
    ...NOBODY,
    env: { FILE_LIMIT: 'unlimited', ...process.env, PROGRAM, FARMACIA_PASTA: folder },
    cwd: '/',
    input,
  });
  return { status, printed: `${stdout}${stderr}`.trim() };
}

/** A built site as it goes over the line. */
const packed = (site: string) => spawnSync('tar', ['-C', site, '-cz', '.'], { maxBuffer: 2 ** 26 }).stdout;
const TODAY = packed(DIST);

/** Publishes a site as soon as there is a name for it: two versions of one second would have one. */
const publishSite = (site: Buffer) =>
  vi.waitFor(
    () => {
      const result = publish(site);
      expect(result).toMatchObject({ status: 0, printed: expect.stringMatching(/^No ar: 20/) });
    },
    { timeout: 5_000, interval: 200 },
  );

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

const home = async () => (await ask(served, '/')).body.toString();

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

const ON_NGINX = { name: 'nginx', start: startNginx, needs: ['nginx', 'openssl'] } as const;
const ON_CADDY = { name: 'Caddy', start: startCaddy, needs: ['caddy', 'openssl'] } as const;

/** The program on a server; the first test begins with an old version on it. */
const onServer = ({ name, start, needs }: typeof ON_NGINX | typeof ON_CADDY) =>
  describeWith(needs, `farmacia-publicar on ${name}`, () => {
    beforeAll(begin(start), START_MS);
    afterAll(() => served?.stop());

    it('publishes a version that comes over the line, and goes back; a tab left open finds the parts that neither has', async () => {
      await publishSite(TODAY);
      await expect.poll(home, { timeout: 5_000 }).toBe(readFileSync(join(DIST, 'index.html'), 'utf8'));
      await publishSite(packed(edition('nova', 'MessageBubble*')));
      await expect.poll(home, { timeout: 5_000 }).toBe('<p>nova');
      expect(publish('', OLD)).toEqual({ status: 0, printed: `No ar: ${OLD}` });
      await expect.poll(home, { timeout: 5_000 }).toBe('<p>antiga');
      const kept = 'public, max-age=31536000, immutable';
      for (const file of globSync('_astro/*.{js,css,woff2}', { cwd: DIST })) {
        const { status, headers } = await ask(served, `/${file}`);
        expect({ file, status, kept: headers['cache-control'] }).toEqual({ file, status: 200, kept });
      }
    });

    it('leaves the notices as they are today, in a release and in a return', async () => {
      const shown = async () => (await ask(served, '/avisos.json')).body.toString();
      expect(publish(NOTICE, 'avisos')).toMatchObject({ status: 0 });
      await publishSite(TODAY);
      expect(await shown()).toBe(NOTICE);
      expect(publish('', OLD)).toMatchObject({ status: 0 });
      expect(await shown()).toBe(NOTICE);
    });
  });

onServer(ON_NGINX);
onServer(ON_CADDY);

const { start, needs } = findProgram('nginx') ? ON_NGINX : ON_CADDY;
describeWith(needs, 'farmacia-publicar on any server', () => {
  beforeAll(async () => {
    await begin(start)();
    // As a transfer that was cut short left it before there was a folder for what comes.
    cpSync(DIST, join(folder, HALF), { recursive: true });
  }, START_MS);
  afterAll(() => served?.stop());

  it.for([
    [
      'more than there is room for',
      () => {
        vi.stubEnv('FILE_LIMIT', '8');
        const result = publish(TODAY);
        vi.unstubAllEnvs();
        return result;
      },
      'Não chegou um site inteiro: nada mudou.',
    ],
    ['a broken parcel', () => publish(TODAY.subarray(0, 50_000)), 'Não chegou um site inteiro: nada mudou.'],
    ['nothing', () => publish(''), 'Não chegou um site inteiro: nada mudou.'],
    ['a folder that is no site', () => publish(packed('hosting')), 'O que chegou não é um site: nada mudou.'],
    [
      'a version that is not there',
      () => publish('', '2020-01-01-000000'),
      `Não há a versão «2020-01-01-000000». Há estas: ${OLD}`,
    ],
    ['a version that came by half', () => publish('', HALF), `Não há a versão «${HALF}». Há estas: ${OLD}`],
    ['what is served for a version', () => publish('', 'atual'), '«atual» não é uma versão.'],
    ['a path for a version', () => publish('', '../../etc'), '«../../etc» não é uma versão.'],
    [
      'notices cut after a bracket of their own',
      () => publish(NOTICE.slice(0, NOTICE.indexOf(']') + 1), 'avisos'),
      'Isto não são avisos: nada mudou.',
    ],
    ...(['id', 'texto', 'de', 'ate'] as const).map(
      (key) =>
        [
          `a notice without ${key}, beside one that has it`,
          () => publish(JSON.stringify([...JSON.parse(NOTICE), { ...JSON.parse(NOTICE)[0], [key]: '' }]), 'avisos'),
          'Falta a um aviso o nome (id), o texto, o primeiro dia (de) ou o último (ate): nada mudou.',
        ] as const,
    ),
    ['a page for notices', () => publish('<p>', 'avisos'), 'Isto não são avisos: nada mudou.'],
  ] as const)('refuses %s in one sentence, and serves what it served', async ([, attempt, sentence]) => {
    const before = filesOf(folder);
    expect(attempt()).toEqual({ status: 1, printed: sentence });
    expect(await home()).toBe('<p>antiga');
    expect(filesOf(folder)).toEqual(before);
  });

  it('mends a shared file that an earlier release left empty', async () => {
    const [file = ''] = globSync('_astro/*.js', { cwd: folder });
    writeFileSync(join(folder, file), '');
    await publishSite(TODAY);
    expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(DIST, file)));
  });

  it('lets whoever serves it read it, however closed the builder’s own files are', async () => {
    const site = edition('fechada', '*.css');
    for (const entry of ['', 'index.html', '_astro']) chmodSync(join(site, entry), 0o700);
    await publishSite(packed(site));
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
