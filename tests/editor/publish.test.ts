import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callEditor, copyOfContent, type EditorServer, startEditor } from './server.ts';

const made = mkdtempSync(join(tmpdir(), 'editar-dist-'));
const AUTHOR = ['-c', 'user.name=Dona', '-c', 'user.email=dona@farmacia.example'];
let editor: EditorServer;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8' });
const answer = async (name: string, body = {}) => (await callEditor(editor.url, name, body)).json();

/** Saves another price for the first thing that is lent. */
async function savePrice(cents: number): Promise<void> {
  const { files } = await answer('estado');
  const { hash, data } = files.find(({ name }: { name: string }) => name === 'aluguer');
  const changed = data.with(0, { ...data[0], precoDia: cents });
  expect(await answer('guardar', { name: 'aluguer', hash, data: changed })).toHaveProperty('saved');
}

describe('publishing from a folder without git', () => {
  beforeAll(async () => {
    editor = await startEditor(copyOfContent(), { DIST: join(made, 'dist') });
  }, 90_000);
  afterAll(() => editor.stop());

  test('says what is invented and what changes, builds, and makes a file to upload', { timeout: 300_000 }, async () => {
    expect((await answer('publicacao')).changes).toEqual([]);
    await savePrice(120);
    const { changes, demonstration, remote } = await answer('publicacao');
    expect(remote).toBeNull();
    expect(demonstration.length).toBeGreaterThan(10);
    expect(changes).toEqual([
      {
        name: 'aluguer',
        sentences: ['«Medidor de tensão arterial»: preço por dia: passa de 1,00\u00a0€ para 1,20\u00a0€.'],
      },
    ]);
    expect(await answer('publicar')).toEqual({ done: false, text: 'Falta construir o site.' });
    expect(await answer('construir')).toEqual({ done: true, text: 'O site está construído e cumpre a lei.' });
    const { done, text } = await answer('publicar');
    expect(done).toBe(true);
    const name = /site-\d{4}-\d\d-\d\d\.zip/.exec(text)?.[0] ?? '';
    const files = unzipSync(readFileSync(join(editor.folder, name)));
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('1,20');
    expect(Object.keys(files)).toContain('politica-privacidade.html');
    expect((await answer('publicacao')).changes).toEqual([]);
  });

  test('names what is invented and what contradicts the rest, as the check does', async () => {
    const { files } = await answer('estado');
    const { hash, data } = files.find(({ name }: { name: string }) => name === 'horario');
    const aberturas = data.aberturas.filter(({ dias }: { dias: string[] }) => !dias.includes('domingo'));
    await answer('guardar', { name: 'horario', hash, data: { ...data, aberturas } });
    const { demonstration, untrue, asked } = await answer('publicacao');
    expect(untrue.map(({ text }: { text: string }) => text)).toContainEqual(
      expect.stringMatching(/todos os dias.*, mas as horas não têm sábado nem domingo/),
    );
    expect(await answer('verificar')).toMatchObject({ demonstration, untrue, asked });
  });
});

describe('publishing from a git repository with a remote', () => {
  const folder = copyOfContent();
  const away = mkdtempSync(join(tmpdir(), 'editar-git-'));

  beforeAll(async () => {
    git(away, 'init', '--quiet', '--bare', '--initial-branch=main');
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'config', 'user.name', 'Dona');
    git(folder, 'config', 'user.email', 'dona@farmacia.example');
    git(folder, 'add', 'content', 'public');
    git(folder, 'commit', '--quiet', '-m', 'Início');
    git(folder, 'remote', 'add', 'origin', away);
    git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    editor = await startEditor(folder);
  }, 90_000);
  afterAll(() => {
    editor.stop();
    for (const made of [away]) rmSync(made, { recursive: true });
  });

  test('commits and pushes what changed in content, and nothing else', async () => {
    await savePrice(150);
    const { changes, remote } = await answer('publicacao');
    expect(remote.name).toBe('origin');
    expect(changes[0].sentences[0]).toContain('para 1,50');
    expect((await answer('publicar')).done).toBe(true);
    expect(git(away, 'log', '-1', '--format=%s', 'main')).toMatch(/^Conteúdo de \d{4}-\d\d-\d\d\n$/);
    expect(git(away, 'show', '--stat', '--format=', 'main')).toMatch(
      /content\/aluguer\.yaml \| 2 \+-\n 1 file changed/,
    );
    expect((await answer('publicacao')).changes).toEqual([]);
  });

  test('says what git says when it cannot push, and keeps the changes', async () => {
    rmSync(join(away, 'objects'), { recursive: true });
    await savePrice(160);
    const { done, text } = await answer('publicar');
    expect(done).toBe(false);
    expect(text).toContain('não seguiram para «origin»');
    expect(existsSync(join(folder, 'content/aluguer.yaml'))).toBe(true);
  });
});

afterAll(() => rmSync(made, { recursive: true }));
