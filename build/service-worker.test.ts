import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { licenceNotices } from './licences.ts';
import { precachedFiles, writeServiceWorker } from './service-worker.ts';

let folder = '';

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

async function worker(): Promise<string> {
  await writeServiceWorker(folder);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

const buildIn = (code: string) => /"pages-"[^;]*"(\w{8})"/.exec(code)?.[1];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  write(
    'index.html',
    '<script type="module" src="/_astro/page.aaaa.js"></script><x component-url="/_astro/Form.cccc.js">',
  );
  write('politica-privacidade.html', 'privacy');
  write('404.html', 'not found');
  write('index.html.br', 'compressed');
  write('favicon.svg', 'icon');
  write('partilha.png', 'for others');
  write('avisos.json', '[]');
  write('_astro/page.aaaa.js', 'script');
  write('_astro/Form.cccc.js', 'import"./near.bbbb.js"');
  write('_astro/near.bbbb.js', 'code of the islands');
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

describe('the worker', () => {
  test('is the same for the same files, so that nobody takes up what they have', async () => {
    expect(await worker()).toBe(await worker());
  });

  test('takes the page only as it was built', async () => {
    expect(await worker()).toMatch(/url:"\/",[^}]*integrity:"sha256-Ud\+ZLNxyO7zkE\+Xf7xlXIG8kVD6fo7Ph2oIl0dMFnlY="/);
  });

  test.each(['index.html', 'favicon.svg'])('has a cache of its own for each build, known by its %s', async (file) => {
    const before = buildIn(await worker());
    expect(before).toMatch(/^[\da-f]{8}$/);
    write(file, 'changed');
    expect(buildIn(await worker())).not.toBe(before);
  });

  test('has its licences told', async () => {
    const packages = await writeServiceWorker(folder);
    expect(packages.length).toBeGreaterThan(3);
    const told = licenceNotices(packages);
    for (const path of packages) expect(told).toMatch(new RegExp(`^${path.split('/').at(-1)} \\d`, 'm'));
  });
});
