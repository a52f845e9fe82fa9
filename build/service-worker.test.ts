import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precachedFiles, writeServiceWorker } from './service-worker.ts';

let folder = '';
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

/** The code of the worker that the folder gets. */
async function workerCode(): Promise<string> {
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
  for (const file of [
    '404.html',
    'index.html.br',
    'favicon.svg',
    'partilha.png',
    'avisos.json',
    'politica-privacidade.html',
  ])
    write(file, file);
  for (const name of ['page.aaaa.js', 'Form.cccc.js', 'near.bbbb.js', 'letters.dddd.woff2', 'counter.eeee.avif'])
    write(`_astro/${name}`, name);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the worker precaches the home page, the scripts that it names, the font and the icon, and no photograph', () => {
  expect(precachedFiles(folder)).toEqual([
    '/_astro/Form.cccc.js',
    '/_astro/letters.dddd.woff2',
    '/_astro/page.aaaa.js',
    '/favicon.svg',
    '/index.html',
  ]);
});

test('the worker is the same for the same files, and accepts each file only as it was built', async () => {
  const code = await workerCode();
  expect(await workerCode()).toBe(code);
  // And the policy, which it keeps once it was asked for.
  expect(code.match(/"sha256-/g)).toHaveLength(precachedFiles(folder).length + 1);
  expect(code).toMatch(/"\/":"sha256-Ud\+ZLNxyO7zkE\+Xf7xlXIG8kVD6fo7Ph2oIl0dMFnlY="/);
});

// Another home page: tests/browser/offline.spec.ts.
test('each build has a cache of its own: another icon is another build', async () => {
  const buildIn = (code: string) => /"pages-"[^;]*"(\w{8})"/.exec(code)?.[1];
  const before = buildIn(await workerCode());
  expect(before).toMatch(/^[\da-f]{8}$/);
  write('favicon.svg', 'changed');
  expect(buildIn(await workerCode())).not.toBe(before);
});
