import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { DEMONSTRATION } from '../build-sites.ts';
import { askAt, callEditor, copyOfContent, type EditorServer, fileOf, startEditor } from './server.ts';

const CODESPACE = { CODESPACE_NAME: 'Sopa-7x', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' };
let editor: EditorServer;
const folder = copyOfContent();
const file = join(folder, 'content/slogans.yaml');
const good = readFileSync(file, 'utf8');
beforeAll(async () => {
  appendFileSync(file, '- "aberto\n');
  editor = await startEditor(folder, CODESPACE);
}, 90_000);
afterAll(() => editor.stop());

/** The status of an answer to these headers. */
const ask = async (headers: Record<string, string>, path = '/editar') =>
  (await askAt(editor.port, path, { headers })).status;
const own = () => `sopa-7x-${editor.port}.app.github.dev`;
const local = () => `localhost:${editor.port}`;

test('content that is broken when the editor opens is shown there, and the site shows it when it is put right', async () => {
  const { text, mistakes, data } = await fileOf(editor.url, 'slogans');
  expect(data).toBeNull();
  expect(mistakes[0]).toMatchObject({ line: good.split('\n').length, text: expect.stringContaining('espera-se') });
  const right = good.replace('Perto de si, de dia e de noite.', 'Uma frase só nossa.');
  const saved = await callEditor(editor.url, 'guardar', { name: 'slogans', base: text, text: right });
  expect(await saved.json()).toHaveProperty('saved');
  expect(readFileSync(file, 'utf8')).toBe(right);
  await callEditor(editor.url, 'rever', { drafts: [] });
  expect(await (await fetch(editor.url)).text()).toContain('Uma frase só nossa.');
}, 120_000);

test('a second editor on its port is told whose it is, pharmacy and folder', async () => {
  const second = startEditor(copyOfContent(), { EDITOR_PORT: String(editor.port) });
  const { nome } = loadPharmacy(DEMONSTRATION).farmacia;
  await expect(second).rejects.toThrow(`por outro editor, em ${editor.url}/editar, o de ${nome}, na pasta ${folder}.`);
});

describe('an editor in a codespace', () => {
  test('prints the address under which its owner opens it', () => {
    expect(editor.output()).toContain(`https://${own()}/editar\n`);
  });

  test('answers under that name, and as its forwarder asks', async () => {
    for (const path of ['/editar', '/']) {
      expect(await ask({ host: own() }, path)).toBe(200);
      expect(await ask({ host: own(), origin: `https://${own()}` }, path)).toBe(200);
      expect(await ask({ host: local(), origin: `http://${local()}`, 'x-forwarded-host': own() }, path)).toBe(200);
    }
  });

  test.each([
    ['a neighbour of the same domain', () => ({ host: `outra-7x-${editor.port}.app.github.dev` })],
    ['the domain itself', () => ({ host: 'app.github.dev' })],
    ['another port of the same codespace', () => ({ host: own().replace(String(editor.port), '3000') })],
    ['a name that begins like it', () => ({ host: `${own()}.evil.example` })],
    ['a neighbour behind the forwarder', () => ({ host: local(), 'x-forwarded-host': 'outra-4322.app.github.dev' })],
    ['a page of a neighbour', () => ({ host: own(), origin: 'https://outra-4322.app.github.dev' })],
    [
      'a page of another port',
      () => ({ host: own(), origin: `https://${own().replace(String(editor.port), '3000')}` }),
    ],
    ['a page without encryption', () => ({ host: own(), origin: `http://${own()}` })],
    ['a page of nowhere', () => ({ host: own(), origin: 'null' })],
  ])('refuses %s', async (_who, headers) => {
    for (const path of ['/editar', '/']) expect([400, 403]).toContain(await ask(headers(), path));
  });

  test('still wants its token', async () => {
    expect(await ask({ host: own(), 'content-type': 'application/json' }, '/editar/api/estado')).toBe(403);
  });
});

test('the development container forwards the editor’s port, with a Node that it runs on', () => {
  const text = readFileSync('.devcontainer/devcontainer.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  expect(JSON.parse(text)).toMatchObject({ forwardPorts: [4322], postAttachCommand: 'npm run --silent editar' });
  expect(text).toContain(`javascript-node:${readFileSync('.nvmrc', 'utf8').trim().split('.')[0]}"`);
});
