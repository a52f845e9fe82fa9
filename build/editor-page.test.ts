import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOOKS } from '../src/looks/looks.ts';
import { farmacia } from '../src/pharmacy/schemas/farmacia.ts';
import { editorPage, writeEditorPage } from './editor-page.ts';

const HUE = 200;
const policyOf = (page: HTMLElement) => page.querySelector('meta[http-equiv]')?.getAttribute('content');
const attributesOf = (page: HTMLElement) => page.querySelector('#editor')?.attributes;

describe('the editor at /editar, for a telephone', () => {
  test('loads its own files and speaks to GitHub alone, is not indexed, and says whose content it edits', {
    timeout: 60_000,
  }, async () => {
    const site = mkdtempSync(join(tmpdir(), 'editar-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    await writeEditorPage(site, 'dona/farmacia#site', HUE, LOOKS.roseta);
    const page = parse(readFileSync(join(site, 'editar.html'), 'utf8'));
    expect(policyOf(page)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; img-src 'self' data: blob:; connect-src 'self' https://api.github.com; manifest-src 'self'; require-trusted-types-for 'script'; trusted-types editar",
    );
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(attributesOf(page)).toMatchObject({
      'data-api': 'https://api.github.com',
      'data-repository': 'dona/farmacia',
      'data-branch': 'site',
      'data-folder': '',
      'data-builds': 'false',
    });
    // Empty in a copy without git.
    expect(readFileSync(join(site, 'editar/versao.txt'), 'utf8')).toMatch(/^([0-9a-f]{40})?$/);
    const ownFiles = page
      .querySelectorAll('[src], [href^="/editar"]')
      .map(({ attributes: { src, href } }) => src ?? href);
    const worker = readFileSync(join(site, 'editar-sw.js'), 'utf8');
    for (const path of ['/editar', ...ownFiles]) expect(worker).toContain(`"${path}"`);
    const icon = await sharp(join(site, 'editar/icone-512.png')).metadata();
    expect(icon).toMatchObject({ width: 512, height: 512 });
    for (const path of ownFiles) expect(readdirSync(join(site, 'editar'))).toContain(path?.replace('/editar/', ''));
  });

  test('speaks to another GitHub where the build’s environment names one, and says that its host builds the site', () => {
    vi.stubEnv('EDITAR_API', 'https://git.example/api/v3/');
    vi.stubEnv('CF_PAGES', '1');
    const page = parse(editorPage('dona/farmacia', HUE));
    expect(policyOf(page)).toContain("connect-src 'self' https://git.example;");
    expect(attributesOf(page)).toMatchObject({ 'data-api': 'https://git.example/api/v3', 'data-builds': 'true' });
  });

  test('is refused where the pharmacy is in no folder of the repository', () => {
    vi.stubEnv('FARMACIA', tmpdir());
    expect(() => editorPage('dona/farmacia', HUE)).toThrow('não está no repositório');
  });
});

test.each(['dona', 'dona/', 'https://github.com/dona/farmacia', 'dona/farmacia"><script>', 'dona/farmacia ramo'])(
  '«%s» names no repository',
  (name) => {
    expect(farmacia.shape.editar.safeParse(name).success).toBe(false);
  },
);
