import { expect, it } from 'vitest';
import { ALIASES, cacheControl, HEADERS, MEDIA_TYPES } from './rules.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

const FILES = ['/index.html', '/_astro/a.js', '/avisos.json', '/farmacia.vcf', '/manifest.webmanifest', '/404.html'];
const made = headersFile(FILES);

/** Reads the file as Netlify and Cloudflare Pages do: every block that matches counts, values of one name are joined. */
function headersOf(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of made.trim().split('\n\n')) {
    const [pattern = '', ...rows] = block.split('\n');
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const row of matches ? rows : []) {
      const [name = '', ...value] = row.trim().split(': ');
      found.set(name, [...(found.get(name) ?? []), value.join(': ')]);
    }
  }
  return found;
}

it.for(FILES)('gives %s every header of the list, and none twice', (path) => {
  const headers = headersOf(path);
  for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name)).toEqual([value]);
  for (const [name, values] of headers) expect(values, name).toHaveLength(1);
});

it('gives the lifetimes and types that hosts do not give by themselves', () => {
  for (const path of ['/_astro/a.js', '/avisos.json']) {
    expect(headersOf(path).get('Cache-Control')).toEqual([cacheControl(path)]);
  }
  expect(headersOf('/farmacia.vcf').get('Content-Type')).toEqual([MEDIA_TYPES.vcf]);
  expect(headersOf('/manifest.webmanifest').get('Content-Type')).toEqual([MEDIA_TYPES.webmanifest]);
});

it('redirects each other name of an address, for good', () => {
  expect(redirectsFile().trim().split('\n')).toEqual(ALIASES.map(([from, to]) => `${from} ${to} 301`));
});
