import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileName } from '../../editor/core/file-names.ts';
import { pastChanges } from '../../editor/core/versions.ts';
import { phonePhotograph } from '../photograph.ts';
import {
  callEditor,
  copyOfContent,
  type EditorServer,
  type FileData,
  fileOf,
  resetContent,
  saveFile,
  startEditor,
} from './server.ts';

const made = mkdtempSync(join(tmpdir(), 'editar-dist-'));
const AUTHOR = ['-c', 'user.name=Dona', '-c', 'user.email=dona@farmacia.example'];
let editor: EditorServer;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8' });
/** The answer to a call; of a refusal its sentence. */
const answer = async (name: string, body = {}) => {
  const response = await callEditor(editor.url, name, body);
  return response.ok ? response.json() : { refused: await response.text() };
};

/** Saves what another form of a file's data holds. */
async function save(...saved: [FileName, (data: FileData) => unknown, text?: string]): Promise<void> {
  expect(await saveFile(editor.url, ...saved)).toHaveProperty('version');
}

/** The past changes of a file, newest first. */
const pastOf = async (name: FileName) => pastChanges(name, (await answer('versoes'))[name]);

/** Saves another price for the first thing that is lent. */
const savePrice = (precoDia: number) => save('aluguer', ([first, ...others]) => [{ ...first, precoDia }, ...others]);

/** The first sentence of what publishing would change. */
const firstChange = async () => (await answer('publicacao')).changes[0]?.sentences[0];
const isPublished = async (preferred?: 'mine' | 'theirs') =>
  expect(await answer('publicar', { preferred })).toMatchObject({ done: true });

/**
 * What the editor calls git: it refuses the command that stands in `refused`, waits in that of `slow`, and notes all
 * others in `steps`.
 */
const GIT = `#!/bin/sh
PATH='${process.env['PATH']}'
{ read -r refused < '${made}/refused'; read -r slow < '${made}/slow'; } 2> /dev/null
[ "$1" != "$refused" ] || { echo 'fatal: Unable to create index.lock' >&2; exit 128; }
[ "$1" != "$slow" ] || sleep .4
echo "$1" >> '${made}/steps'
exec git "$@"
`;

const folder = copyOfContent();
beforeAll(async () => {
  mkdirSync(join(made, 'bin'));
  writeFileSync(join(made, 'bin/git'), GIT, { mode: 0o755 });
  editor = await startEditor(folder, {
    DIST: join(made, 'dist'),
    PATH: `${join(made, 'bin')}:${process.env['PATH']}`,
  });
}, 90_000);
afterAll(() => {
  editor.stop();
  rmSync(made, { recursive: true });
});

describe('publishing from a folder without git', () => {
  test('builds a folder to upload', { timeout: 300_000 }, async () => {
    await savePrice(120);
    expect(await answer('publicacao')).toMatchObject({ hasHost: false });
    const text = expect.stringMatching(/Está na pasta «.*«farmacia-publicar»/);
    expect(await answer('publicar')).toEqual({ done: true, text });
    expect(readFileSync(join(made, 'dist/index.html'), 'utf8')).toContain('1,20');
  });
});

// For what hangs: the longest asks git a hundred times, and took 60 s on a busy machine.
describe('publishing from a git repository with a remote', { timeout: 120_000 }, () => {
  const away = join(made, 'away');

  beforeAll(() => {
    resetContent(folder);
    mkdirSync(away);
    git(away, 'init', '--quiet', '--bare', '--initial-branch=main');
    git(away, 'config', 'receive.autogc', 'false');
    for (const step of [
      'init --quiet --initial-branch=main',
      'config user.name Dona',
      'config user.email dona@farmacia.example',
      // Without its tidying up beside each commit and fetch.
      'config maintenance.auto false',
      'add content public',
      'commit --quiet -m Início',
      `remote add origin ${away}`,
      'push --quiet origin main',
    ])
      git(folder, ...step.split(' '));
  });

  /** Somebody else's clone, in which they commit something and push it. */
  function inOtherClone(commit: (other: string) => void): void {
    const other = join(made, `other-${readdirSync(made).length}`);
    git(made, 'clone', '--quiet', away, other);
    commit(other);
    git(other, 'push', '--quiet', 'origin', 'main');
  }

  const pushElsewhere = (change: (text: string) => string) =>
    inOtherClone((other) => {
      const file = join(other, 'content/aluguer.yaml');
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      git(other, 'commit', '--quiet', '--all', '-m', 'Outro');
    });

  test('commits and pushes what changed in content, and the name that Começar wrote, nothing else, without an upstream too', async () => {
    await savePrice(150);
    expect(await answer('publicacao')).toMatchObject({ hasHost: true });
    expect(await firstChange()).toContain('para 1,50');
    for (const file of ['wrangler.jsonc', 'package.json'])
      writeFileSync(join(folder, file), '{ "name": "do-rossio" }\n');
    expect(await answer('publicar')).toEqual({ done: true, text: expect.stringContaining('Enviado.') });
    expect(git(away, 'log', '-1', '--format=%s', 'main')).toMatch(/^Conteúdo de \d+ de \p{L}+ de \d{4}\n$/u);
    expect(git(away, 'show', '--stat', '--format=', 'main')).toMatch(
      /content\/aluguer\.yaml \| 2 \+-\n wrangler\.jsonc +\| 1 \+\n 2 files changed/,
    );
    expect((await answer('publicacao')).changes).toEqual([]);
  });

  test('lists what a file holds that was not there when the site was last published', async () => {
    git(folder, 'rm', '--quiet', 'content/perguntas.yaml');
    git(folder, 'commit', '--quiet', '-m', 'Sem perguntas');
    git(folder, 'push', '--quiet', 'origin', 'main');
    expect((await answer('publicacao')).changes).toEqual([]);
    git(folder, 'checkout', 'HEAD^', '--', 'content/perguntas.yaml');
    expect(await firstChange()).toMatch(/^Entra «/);
    await isPublished();
  });

  test('names a photograph that comes or goes, and sends none that no text uses', async () => {
    mkdirSync(join(folder, 'content/fotografias'));
    writeFileSync(join(folder, 'content/fotografias/loja.jpg'), await phonePhotograph());
    const sent = () => git(away, 'ls-tree', '-r', '--name-only', 'main');
    expect(await answer('publicacao')).toMatchObject({ photographs: [] });
    await isPublished();
    expect(sent()).not.toContain('loja.jpg');
    const loja = { ficheiro: 'loja.jpg', descricao: 'A montra na praça, com a cruz acesa' };
    const { data } = await fileOf(editor.url, 'farmacia');
    await save('farmacia', () => ({ ...data, fotografias: { loja } }));
    expect(await answer('publicacao')).toMatchObject({ photographs: ['Entra a fotografia «loja.jpg».'] });
    await isPublished();
    expect(sent()).toContain('loja.jpg');
    await save('farmacia', () => ({ ...data, fotografias: {} }));
    expect((await fileOf(editor.url, 'farmacia')).data).toEqual(data);
    rmSync(join(folder, 'content/fotografias'), { recursive: true });
    expect(await answer('publicacao')).toMatchObject({ photographs: ['Sai a fotografia «loja.jpg».'] });
    await isPublished();
  });

  test('joins what somebody else published with what is here, and forgets neither, nor a comment of either', async () => {
    pushElsewhere((text) => text.replace('nome: Nebulizador de ultrassons', '# Da outra pessoa.\n  nome: Nebulizador'));
    await savePrice(160);
    const file = join(folder, 'content/aluguer.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}# De cá.\n`);
    expect(await firstChange()).toContain('para 1,60');
    await isPublished();
    expect(git(away, 'show', 'main:content/aluguer.yaml')).toMatch(
      /precoDia: 160[\s\S]*# Da outra pessoa.\n {2}nome: Nebulizador\n[\s\S]*# De cá.\n$/,
    );
    // What is here is known by the history, whatever came.
    expect((await pastOf('aluguer'))[0]?.sentences[0]).toContain('«Nebulizador»');
  });

  // Either is kept in editor/core/merge.test.ts.
  test('asks what to keep of what both changed, and keeps it', async () => {
    pushElsewhere((text) => text.replace(/^( +precoDia:) \d+/m, '$1 170'));
    await savePrice(180);
    const written = () => statSync(join(folder, 'content/aluguer.yaml')).ctimeMs;
    const before = written();
    const sentence = 'Aluguer › «Medidor de tensão arterial»: preço por dia: passa de 1,70\u00a0€ para 1,80\u00a0€.';
    expect(await answer('publicar')).toMatchObject({ done: false, disputed: [sentence] });
    // The page beside the form is shown from it all the while.
    expect(written()).toBe(before);
    // Of what is here, without what the other published since, which is still to be joined.
    expect(await firstChange()).toContain('de 1,60\u00a0€ para 1,80');
    await isPublished('mine');
    expect(git(away, 'show', 'main:content/aluguer.yaml')).toContain('precoDia: 180');
    await savePrice(100);
    await isPublished();
  });

  test('joins nothing when git refuses, or a helper has staged or changed something, and leaves all as it was', async () => {
    pushElsewhere((text) => text.replace(/^( +precoDia:) \d+/m, '$1 170'));
    await savePrice(180);
    expect(await answer('publicar')).toMatchObject({ done: false });
    const state = () => [
      git(folder, 'rev-parse', 'HEAD'),
      git(folder, 'status', '--short'),
      git(folder, 'diff', 'HEAD'),
    ];
    const refusesToJoin = async () => {
      const before = state();
      const { refused } = await answer('publicar', { preferred: 'theirs' });
      expect(refused).toContain('e nada mudou aqui.');
      expect(state()).toEqual(before);
    };
    for (const step of ['merge-base', 'show', 'merge', 'write-tree', 'commit-tree', 'update-ref']) {
      writeFileSync(join(made, 'refused'), step);
      await refusesToJoin();
    }
    rmSync(join(made, 'refused'));
    writeFileSync(join(folder, 'ajuda.txt'), 'Por acabar.');
    git(folder, 'add', 'ajuda.txt');
    await refusesToJoin();
    // Nor where both changed what is none of the editor's, such as a photograph: git would take theirs.
    git(folder, 'commit', '--quiet', '-m', 'Ajuda');
    inOtherClone((other) => {
      writeFileSync(join(other, 'ajuda.txt'), 'De outro.');
      git(other, 'add', 'ajuda.txt');
      git(other, 'commit', '--quiet', '-m', 'Outra ajuda');
    });
    await refusesToJoin();
    git(folder, 'reset', '--quiet', '--hard', 'HEAD^');
    await isPublished('theirs');
    await savePrice(100);
    await isPublished();
  });

  test.each([
    ['refused', 'write-tree'],
    ['slow', 'merge'],
  ])('keeps what another tab saves while git joins, also where it is then %s', async (how, step) => {
    const restored = await fileOf(editor.url, 'slogans');
    pushElsewhere((text) => text.replace(/^( +precoDia:) \d+/m, '$1 140'));
    await savePrice(185);
    writeFileSync(join(made, 'slow'), 'merge');
    if (how === 'refused') writeFileSync(join(made, 'refused'), step);
    const joining = answer('publicar', { preferred: 'mine' });
    const lastStep = () => readFileSync(join(made, 'steps'), 'utf8').trimEnd().split('\n').at(-1);
    await expect.poll(lastStep, { timeout: 10_000 }).toBe('show');
    await save('slogans', (all) => all.with(0, 'Guardada no outro separador.'));
    await joining;
    expect((await fileOf(editor.url, 'slogans')).data[0]).toBe('Guardada no outro separador.');
    for (const file of ['slow', 'refused']) rmSync(join(made, file), { force: true });
    await isPublished('mine');
    await save('slogans', () => restored.data);
    await savePrice(100);
    await isPublished();
  });

  test('ends one step before it begins another, also for two tabs', async () => {
    writeFileSync(join(made, 'steps'), '');
    await Promise.all([answer('publicar'), answer('publicar')]);
    const steps = readFileSync(join(made, 'steps'), 'utf8').match(/^(add|push)$/gm);
    expect(steps).toEqual(['add', 'push', 'add', 'push']);
  });

  test('says in plain words that it cannot push, and keeps the changes', async () => {
    rmSync(join(away, 'objects'), { recursive: true });
    await savePrice(200);
    // What git says is English: it stands in the editor's window.
    const { refused } = await answer('publicar');
    expect(refused).toContain('As mudanças estão guardadas neste computador e continuam por enviar.');
    expect(refused).not.toMatch(/origin|git/);
    expect(editor.output()).toMatch(/fatal|error/);
    expect(await firstChange()).toContain('para 2,00');
  });
});
