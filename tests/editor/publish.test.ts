import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callEditor, copyOfContent, type EditorServer, fileOf, resetContent, startEditor } from './server.ts';

const made = mkdtempSync(join(tmpdir(), 'editar-dist-'));
const AUTHOR = ['-c', 'user.name=Dona', '-c', 'user.email=dona@farmacia.example'];
let editor: EditorServer;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8' });
const answer = async (name: string, body = {}) => (await callEditor(editor.url, name, body)).json();

/** Saves another price for the first thing that is lent. */
async function savePrice(cents: number): Promise<void> {
  const { data } = await fileOf(editor.url, 'aluguer');
  const changed = data.with(0, { ...data[0], precoDia: cents });
  expect(await answer('guardar', { name: 'aluguer', base: data, data: changed })).toHaveProperty('saved');
}

const folder = copyOfContent();
beforeAll(async () => {
  editor = await startEditor(folder, { DIST: join(made, 'dist') });
}, 90_000);
afterAll(() => {
  editor.stop();
  rmSync(made, { recursive: true });
});

describe('publishing from a folder without git', () => {
  test('says what is invented and what changes, builds a folder to upload, and notes that it was', {
    timeout: 300_000,
  }, async () => {
    expect((await answer('publicacao')).changes).toEqual([]);
    await savePrice(120);
    const { changes, findings, hasHost } = await answer('publicacao');
    expect(hasHost).toBe(false);
    expect(findings).toContainEqual(expect.objectContaining({ level: 'invented' }));
    expect(changes).toEqual([
      {
        name: 'aluguer',
        sentences: ['«Medidor de tensão arterial»: preço por dia: passa de 1,00\u00a0€ para 1,20\u00a0€.'],
      },
    ]);
    expect(await answer('construir')).toEqual({ done: true, text: expect.stringContaining('Está na pasta «') });
    expect(readFileSync(join(made, 'dist/index.html'), 'utf8')).toContain('1,20');
    expect((await answer('publicacao')).changes).toHaveLength(1);
    expect((await answer('publicar')).done).toBe(true);
    expect((await answer('publicacao')).changes).toEqual([]);
  });

  test('names what is invented and what contradicts the rest, as the check does', async () => {
    const { data } = await fileOf(editor.url, 'horario');
    const aberturas = data.aberturas.filter(({ dias }: { dias: string[] }) => !dias.includes('domingo'));
    await answer('guardar', { name: 'horario', base: data, data: { ...data, aberturas } });
    const { findings } = await answer('publicacao');
    const text = expect.stringMatching(/todos os dias.*, mas as horas não têm sábado/);
    expect(findings).toContainEqual(expect.objectContaining({ level: 'untrue', text }));
    expect((await answer('verificar')).findings).toEqual(expect.arrayContaining(findings));
  });
});

describe('publishing from a git repository with a remote', () => {
  const away = join(made, 'away');

  beforeAll(() => {
    resetContent(folder);
    mkdirSync(away);
    git(away, 'init', '--quiet', '--bare', '--initial-branch=main');
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'config', 'user.name', 'Dona');
    git(folder, 'config', 'user.email', 'dona@farmacia.example');
    git(folder, 'add', 'content', 'public');
    git(folder, 'commit', '--quiet', '-m', 'Início');
    git(folder, 'remote', 'add', 'origin', away);
    git(folder, 'push', '--quiet', 'origin', 'main');
  });

  /** Somebody else's clone, in which they change the content and push it. */
  function pushElsewhere(change: (text: string) => string): void {
    const other = join(made, `other-${readdirSync(made).length}`);
    git(made, 'clone', '--quiet', away, other);
    const file = join(other, 'content/aluguer.yaml');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    git(other, 'commit', '--quiet', '--all', '-m', 'Outro');
    git(other, 'push', '--quiet', 'origin', 'main');
  }

  test('commits and pushes what changed in content, and nothing else, without an upstream too', async () => {
    await savePrice(150);
    const { changes, hasHost } = await answer('publicacao');
    expect(hasHost).toBe(true);
    expect(changes[0].sentences[0]).toContain('para 1,50');
    expect(await answer('publicar')).toEqual({ done: true, text: expect.stringContaining('Enviado.') });
    expect(git(away, 'log', '-1', '--format=%s', 'main')).toMatch(/^Conteúdo de \d{4}-\d\d-\d\d\n$/);
    expect(git(away, 'show', '--stat', '--format=', 'main')).toMatch(
      /content\/aluguer\.yaml \| 2 \+-\n 1 file changed/,
    );
    expect((await answer('publicacao')).changes).toEqual([]);
  });

  test('names a photograph that comes, and one that nothing uses', async () => {
    mkdirSync(join(folder, 'content/fotografias'));
    writeFileSync(join(folder, 'content/fotografias/loja.jpg'), 'x');
    const { photographs, unused } = await answer('publicacao');
    expect(photographs).toEqual(['Entra a fotografia «loja.jpg».']);
    expect(unused).toEqual(['loja.jpg']);
    expect(await answer('largar', { name: 'loja.jpg' })).toEqual([]);
    expect((await answer('publicacao')).photographs).toEqual([]);
  });

  test('joins what somebody else published with what is here, and forgets neither', async () => {
    pushElsewhere((text) => text.replace('nome: Nebulizador de ultrassons', 'nome: Nebulizador'));
    await savePrice(160);
    const refused = await answer('publicar');
    expect(refused).toMatchObject({ done: false, isBehind: true });
    expect(refused.text).not.toMatch(/origin|git|content|rejected/);
    expect((await answer('publicacao')).changes[0].sentences[0]).toContain('para 1,60');
    expect(await answer('juntar')).toMatchObject({ done: true });
    expect((await answer('publicar')).done).toBe(true);
    expect(git(away, 'show', 'main:content/aluguer.yaml')).toMatch(/precoDia: 160[\s\S]*nome: Nebulizador\n/);
  });

  test.each([
    ['mine', 180],
    ['theirs', 170],
  ])('asks what to keep of what both changed, and keeps %s', async (preferred, price) => {
    pushElsewhere((text) => text.replace(/^( +precoDia:) \d+/m, '$1 170'));
    await savePrice(180);
    expect(await answer('publicar')).toMatchObject({ isBehind: true });
    const { done, disputed } = await answer('juntar');
    expect(done).toBe(false);
    expect(disputed).toEqual(['«Medidor de tensão arterial»: preço por dia: passa de 1,70\u00a0€ para 1,80\u00a0€.']);
    expect(await answer('juntar', { preferred })).toMatchObject({ done: true });
    expect((await answer('publicar')).done).toBe(true);
    expect(git(away, 'show', 'main:content/aluguer.yaml')).toContain(`precoDia: ${price}`);
    await savePrice(100);
    await answer('publicar');
  });

  test('goes back to the version before, as a new commit', async () => {
    await savePrice(190);
    await answer('publicar');
    const commits = Number(git(away, 'rev-list', '--count', 'main'));
    expect((await answer('publicacao')).before).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await answer('recuar')).toMatchObject({ done: true });
    expect((await answer('publicacao')).changes[0].sentences[0]).toContain('de 1,90\u00a0€ para 1,00\u00a0€');
    expect((await answer('publicar')).done).toBe(true);
    expect(git(away, 'show', 'main:content/aluguer.yaml')).toContain('precoDia: 100');
    expect(Number(git(away, 'rev-list', '--count', 'main'))).toBe(commits + 1);
  });

  test('says in plain words that it cannot push, and keeps the changes', async () => {
    rmSync(join(away, 'objects'), { recursive: true });
    await savePrice(200);
    const { done, text, details } = await answer('publicar');
    expect(done).toBe(false);
    expect(text).toContain('As mudanças estão guardadas neste computador e continuam por enviar.');
    expect(text).not.toMatch(/origin|git/);
    expect(details).not.toBe('');
    expect((await answer('publicacao')).changes[0].sentences[0]).toContain('para 2,00');
  });
});
