import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { licenceNotices } from './licences.ts';
import { precacheEntries, writeServiceWorker } from './service-worker.ts';

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

describe('the worker keeps', () => {
  const urls = () => precacheEntries(folder).map(({ url }) => url);
  const entry = (url: string) => precacheEntries(folder).find((candidate) => candidate.url === url);

  test('is the home page at its address, the scripts that it names, the other hashed files and the icon', () => {
    expect(urls()).toEqual(['/_astro/Form.cccc.js', '/_astro/page.aaaa.js', '/favicon.svg', '/']);
  });

  test('the page is asked for anew when it changes, and only as it was built', () => {
    expect(entry('/')?.integrity).toBe('sha256-Ud+ZLNxyO7zkE+Xf7xlXIG8kVD6fo7Ph2oIl0dMFnlY=');
    const before = entry('/')?.revision;
    write('index.html', 'home, changed');
    expect(entry('/')?.revision).not.toBe(before);
  });

  test('a hashed file is known by its name', () => {
    expect(entry('/_astro/page.aaaa.js')).toEqual({ url: '/_astro/page.aaaa.js', revision: null });
  });
});

describe('the worker', () => {
  test('is the same for the same files, so that nobody takes up what they have', async () => {
    expect(await worker()).toBe(await worker());
  });

  test('has a cache of its own for each build', async () => {
    const before = buildIn(await worker());
    expect(before).toMatch(/^[\da-f]{8}$/);
    write('index.html', 'home, changed');
    expect(buildIn(await worker())).not.toBe(before);
  });

  test('has its licences told', async () => {
    const packages = await writeServiceWorker(folder);
    expect(packages.length).toBeGreaterThan(3);
    const told = licenceNotices(packages);
    for (const path of packages) expect(told).toMatch(new RegExp(`^${path.split('/').at(-1)} \\d`, 'm'));
  });
});
