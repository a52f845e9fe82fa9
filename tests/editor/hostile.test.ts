import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type RequestOptions, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demonstrationFrom, SavedContent } from '../../editor/core/saved-content.ts';
import { calls } from '../../editor/server/api.ts';
import { isOwn } from '../../editor/server/guard.ts';
import { copyOfContent, type EditorServer, startEditor } from './server.ts';

/** One server for all, broken when it opens. */
let editor: EditorServer;
const folder = copyOfContent();
const slogans = join(folder, 'content/slogans.yaml');
const good = readFileSync(slogans, 'utf8');
beforeAll(async () => {
  appendFileSync(slogans, '- "aberto\n');
  editor = await startEditor(folder);
  Object.assign(process.env, { FARMACIA: folder });
}, 90_000);
afterAll(() => editor.stop());

/** A request with whatever headers, which fetch would not send. */
function requestPath(path: string, options: RequestOptions = {}, body?: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: editor.port, path, ...options }, async (response) =>
      resolve({ status: response.statusCode ?? 0, text: await text(response) }),
    );
    asked.on('error', reject).end(body);
  });
}

const own = () => ({
  host: `127.0.0.1:${editor.port}`,
  'content-type': 'application/json',
  'x-editar': encodeURIComponent(folder),
});
const post = (headers: Record<string, string>, body = '{}', name = 'ficheiros') =>
  requestPath(`/editar/api/${name}`, { method: 'POST', headers }, body);

/** The calls of the server's page, without the server. */
const known = calls(() => {});
const demonstration = demonstrationFrom((path) => readFileSync(path, 'utf8'));
const content = async () => new SavedContent(await known.ficheiros({}), demonstration);

test('content that is broken when the editor opens is shown there, and the site shows it when it is put right', async () => {
  const broken = (await content()).files().find(({ name }) => name === 'slogans');
  // Where quotes stay open, YAML is read to the file's end.
  const mistake = { line: good.split('\n').length + 1, text: expect.stringContaining('espera-se') };
  expect(broken).toMatchObject({ data: null, mistakes: [mistake] });
  writeFileSync(slogans, good.replace('Perto de si, de dia e de noite.', 'Uma frase só nossa.'));
  await post(own(), '{"texts":{}}', 'mostrar');
  await expect.poll(async () => (await fetch(editor.url)).text(), { timeout: 60_000 }).toContain('Uma frase só nossa.');
}, 120_000);

// For what hangs: each is a program that starts.
test('a second editor on its port is told where the other is', { timeout: 60_000 }, async () => {
  const second = startEditor(undefined, { EDITOR_PORT: String(editor.port) });
  await expect(second).rejects.toThrow(`está ocupada, talvez por outro editor: veja se abre em ${editor.url}/editar.`);
});

describe('the editor answers only its own page', () => {
  test('which it does, by either name', async () => {
    const local = `localhost:${editor.port}`;
    for (const headers of [{}, { host: local, origin: `http://${local}` }]) {
      expect((await requestPath('/editar', { headers: { host: own().host, ...headers } })).status).toBe(200);
      expect((await post({ ...own(), ...headers })).status).toBe(200);
    }
  });

  const EVIL = [{ host: 'evil.example' }, { origin: 'http://evil.example' }];
  test.each(EVIL)('and refuses %o: the page, the site and each call', async (headers) => {
    const pages = ['/editar', '/', '/editar/main.js', '/src/pharmacy/load.ts'].map((path) =>
      requestPath(path, { headers: { host: own().host, ...headers } }),
    );
    for (const { status, text } of await Promise.all([...pages, post({ ...own(), ...headers })])) {
      expect([400, 403]).toContain(status);
      expect(text).not.toContain(folder);
    }
  });

  const OTHER_HOSTS = ['127.0.0.1', 'localhost:1', '127.0.0.1.evil.example:4322', '[::1]:4322'];
  test.each(OTHER_HOSTS)('nor is the host %s its own', (host) => {
    expect(isOwn({ headers: { host } }, 4322)).toBe(false);
  });

  const OTHER_ORIGINS = ['https://127.0.0.1', 'http://127.0.0.1:1', 'http://localhost.evil.example', 'null'];
  test.each(OTHER_ORIGINS)('nor is %s its own origin', (origin) => {
    expect(isOwn({ headers: { host: 'localhost:4322', origin } }, 4322)).toBe(false);
  });

  test('lets no other page read its answers, nor frame it', async () => {
    const response = await fetch(`${editor.url}/editar`);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const headers = { ...own(), origin: 'http://localhost:3000', 'access-control-request-method': 'POST' };
    expect((await requestPath('/editar/api/guardar', { method: 'OPTIONS', headers })).status).toBe(403);
  });

  test.each(['', 'wrong', '%2Foutra%2Fpasta'])('refuses a page of another folder, "%s", and says so', async (wrong) => {
    const text = expect.stringContaining('Este separador é de outra pasta');
    expect(await post({ ...own(), 'x-editar': wrong })).toEqual({ status: 403, text });
  });

  test('refuses what is no JSON object, and what is sent as something else', async () => {
    for (const body of ['', '{', '[]', 'null', '12']) expect((await post(own(), body)).status).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])
      expect((await post({ ...own(), 'content-type': type })).status).toBe(400);
    expect((await requestPath('/editar/api/ficheiros', { headers: own() })).status).toBe(405);
  });

  test('listens on this computer alone', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((ofOne) => ofOne ?? []);
    const others = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
    // 127.0.0.2 is this computer too: who listened on all addresses would answer there, also without a network.
    for (const address of ['127.0.0.2', ...others.map((other) => other.address)])
      await expect(fetch(`http://${address}:${editor.port}/editar`)).rejects.toThrow();
  });
});

describe('nothing that the page sends becomes a path', () => {
  const FILES = ['../../package.json', '/etc/passwd', 'farmacia.yaml', '__proto__', ''];
  test.each(FILES)('the file "%s" is unknown', async (name) => {
    const texts = Object.fromEntries([[name, 'Texto.']]);
    for (const ask of [known.guardar, known.mostrar])
      await expect(ask({ texts, onTop: '' })).rejects.toThrow('Não conheço este ficheiro.');
  });

  const ADDRESSES = ['..%2fpackage.json', 'api/../../x', 'api/__proto__', 'api/constructor', 'fotografia/'];
  test.each(ADDRESSES)('the address /editar/%s leads nowhere', async (path) => {
    const { status, text } = await requestPath(`/editar/${path}`, { method: 'POST', headers: own() }, '{}');
    expect([status, text]).toEqual([404, expect.not.stringContaining('farmacia-local')]);
  });
});

describe('nothing wrong is ever written', () => {
  const file = join(folder, 'content/aluguer.yaml');

  test.each([
    ['wrong values', [{ id: 'a b', nome: '', precoDia: -1 }]],
    ['unknown fields', [{ id: 'a', nome: 'A', precoDia: 1, mais: 1 }]],
    ['a letter lost in copying', [{ id: 'a', nome: 'Nebulizador el\ufffdtrico', precoDia: 100 }]],
    ['a prototype', JSON.parse('[{"__proto__":{"id":"a"},"id":"a","nome":"A","precoDia":1}]')],
    ['a deep heap', JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)],
  ])('%s', async (_what, data) => {
    const before = readFileSync(file, 'utf8');
    const saved = await content();
    const base = saved.files().find(({ name }) => name === 'aluguer')?.data;
    expect(saved.judge([{ name: 'aluguer', base, data }]).mistakes).not.toEqual([]);
    // Nor where a page of before an update asks for it.
    const asked = known.guardar({ texts: { aluguer: JSON.stringify(data) }, onTop: saved.snapshot.version });
    await expect(asked).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Nada foi gravado.') });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('nor over what was changed elsewhere; and no temporary file stays beside what is', async () => {
    const before = readFileSync(file, 'utf8');
    const { version } = (await content()).snapshot;
    writeFileSync(file, before.replace('precoDia: 100', 'precoDia: 130'));
    expect(await known.guardar({ texts: { aluguer: before }, onTop: version })).toBeNull();
    expect(readFileSync(file, 'utf8')).toContain('precoDia: 130');
    const { version: onTop } = (await content()).snapshot;
    expect(await known.guardar({ texts: { aluguer: before }, onTop })).toHaveProperty('version');
    expect(readFileSync(file, 'utf8')).toBe(before);
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(written.filter((path) => path.endsWith('.tmp'))).toEqual([]);
  });
});

describe('a photograph that is sent', () => {
  const photographs = join(folder, 'content/fotografias');
  const kept = () => (existsSync(photographs) ? readdirSync(photographs).toSorted() : []);
  const picture = (background = '#777') => sharp({ create: { width: 1200, height: 900, channels: 3, background } });
  /** The name under which it is kept. @throws where it is refused */
  const keep = (name: string, bytes: Buffer) => known.fotografia({ name, content: bytes.toString('base64') });
  beforeEach(() => rmSync(photographs, { recursive: true, force: true }));

  test.each([
    ['../../../package.json', 'package'],
    ['C:\\Users\\Ana\\A montra, à noite.JPG', 'a-montra-a-noite'],
    ['loja.jpg\0.yaml', 'loja-jpg'],
    ['.htaccess', 'sem-nome'],
    [`${'a'.repeat(5000)}.jpg`, 'a'.repeat(33)],
  ])('as %j gets a safe name', async (name, safe) => {
    const others = readdirSync(folder, { recursive: true }).toSorted();
    const own = await keep(name, await picture().jpeg().toBuffer());
    expect(own).toMatch(new RegExp(`^${safe}-[0-9a-f]{8}\\.jpg$`));
    expect(kept()).toEqual([own]);
    rmSync(photographs, { recursive: true });
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(others);
  });

  test('never takes the place of another, is not copied twice, and ends as what it is', async () => {
    const [first, second] = [await picture('#777').jpeg().toBuffer(), await picture('#999').jpeg().toBuffer()];
    const loja = await keep('Loja.JPG', first);
    expect(await keep('loja.jpg', first)).toBe(loja);
    const other = await keep('loja.jpg', second);
    const montra = await keep('montra.jpg', await picture().webp().toBuffer());
    expect(montra).toMatch(/^montra-\w+\.webp$/);
    expect([kept(), new Set(kept()).size]).toEqual([[loja, other, montra].toSorted(), 3]);
  });

  test('is shown by its name in the folder alone', async () => {
    const statusOf = async (path: string) =>
      (await requestPath(`/editar/fotografia/${path}`, { headers: own() })).status;
    const name = await keep('velha.jpg', await picture().jpeg().toBuffer());
    expect(await statusOf(name)).toBe(200);
    // A link that somebody committed may lead to any file of this computer.
    renameSync(join(photographs, name), join(folder, 'fora.jpg'));
    symlinkSync(join(folder, 'fora.jpg'), join(photographs, name));
    expect(await statusOf(name)).toBe(404);
    rmSync(join(folder, 'fora.jpg'));
    for (const path of ['../farmacia.yaml', '%2e%2e%2ffarmacia.yaml']) expect(await statusOf(path)).toBe(404);
  });

  // Other refusals: src/photographs/photographs.test.ts.
  test('is refused where it is a drawing with a script, and leaves nothing behind', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="900"><script/>');
    await expect(keep('fotografias/x.jpg', drawing)).rejects.toThrow('Não consigo ler');
    expect(kept()).toEqual([]);
  });
});
