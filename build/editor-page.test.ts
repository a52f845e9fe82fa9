import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { farmacia } from '../src/pharmacy/schemas/farmacia.ts';
import { writeEditorPage } from './editor-page.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'editar-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const page = () => parse(readFileSync(join(site, 'editar.html'), 'utf8'));
const policy = () => page().querySelector('meta[http-equiv]')?.getAttribute('content');

describe('the editor that a site has for a telephone', () => {
  test('loads its own files and speaks to GitHub alone, is not indexed, and says whose content it edits', async () => {
    await writeEditorPage(site, 'dona/farmacia#site', 200);
    expect(policy()).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self' https://api.github.com; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(page().querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page().querySelector('#editor')?.attributes).toMatchObject({
      'data-api': 'https://api.github.com',
      'data-repositorio': 'dona/farmacia',
      'data-ramo': 'site',
      'data-pasta': '',
      'data-alojamento': '',
    });
    expect(readFileSync(join(site, 'editar/versao.txt'), 'utf8')).toMatch(/^([0-9a-f]{40})?$/);
    const named = page()
      .querySelectorAll('[src], [href^="/editar"]')
      .map((part) => part.getAttribute('src') ?? part.getAttribute('href'));
    for (const path of named) expect(readdirSync(join(site, 'editar'))).toContain(path?.replace('/editar/', ''));
  });

  test('follows the address of another GitHub, which only a build can name', async () => {
    vi.stubEnv('EDITAR_API', 'https://git.example/api/v3/');
    vi.stubEnv('CF_PAGES', '1');
    await writeEditorPage(site, 'dona/farmacia', 200);
    expect(policy()).toContain("connect-src 'self' https://git.example;");
    const { 'data-api': api, 'data-alojamento': host } = page().querySelector('#editor')?.attributes ?? {};
    expect([api, host]).toEqual(['https://git.example/api/v3', 'constroi']);
  });

  test('is refused where the pharmacy is in no folder of the repository', async () => {
    vi.stubEnv('FARMACIA', tmpdir());
    await expect(writeEditorPage(site, 'dona/farmacia', 200)).rejects.toThrow('não está no repositório');
  });
});

test.each(['dona', 'dona/', 'https://github.com/dona/farmacia', 'dona/farmacia"><script>', 'dona/farmacia ramo'])(
  '«%s» names no repository',
  (name) => {
    expect(farmacia.shape.editar.safeParse(name).success).toBe(false);
  },
);
