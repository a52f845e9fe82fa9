import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precachedFiles, writeServiceWorker } from './service-worker.ts';

let folder = '';
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

async function worker(): Promise<string> {
  await writeServiceWorker(folder);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, '_astro'));
  write(
    'index.html',
    '<script type="module" src="/_astro/page.aaaa.js"></script><x component-url="/_astro/Form.cccc.js">',
  );
  for (const file of ['404.html', 'index.html.br', 'favicon.svg', 'partilha.png', 'avisos.json']) write(file, file);
  for (const name of ['page.aaaa', 'Form.cccc', 'near.bbbb']) write(`_astro/${name}.js`, name);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the worker keeps the home page, the scripts that it names, the other hashed files and the icon', () => {
  expect(precachedFiles(folder)).toEqual([
    '/_astro/Form.cccc.js',
    '/_astro/page.aaaa.js',
    '/favicon.svg',
    '/index.html',
  ]);
});

test('it is the same for the same files, and takes each only as it was built', async () => {
  const first = await worker();
  expect(await worker()).toBe(first);
  expect(first.match(/integrity:"sha256-/g)).toHaveLength(precachedFiles(folder).length);
  expect(first).toMatch(/url:"\/",[^}]*integrity:"sha256-Ud\+ZLNxyO7zkE\+Xf7xlXIG8kVD6fo7Ph2oIl0dMFnlY="/);
});

test.each(['index.html', 'favicon.svg'])('it has a cache of its own for each build, known by its %s', async (file) => {
  const buildIn = (code: string) => /"pages-"[^;]*"(\w{8})"/.exec(code)?.[1];
  const before = buildIn(await worker());
  expect(before).toMatch(/^[\da-f]{8}$/);
  write(file, 'changed');
  expect(buildIn(await worker())).not.toBe(before);
});
