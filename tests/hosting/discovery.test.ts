import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../build/compress.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { ask } from './ask.ts';
import { START_MS } from './each-server.ts';
import { DIST, type Served, startOwn } from './servers.ts';

const MONTH = (365.25 * 24 * 3600 * 1000) / 12;
const PAGES = filesIn(DIST).filter((path) => path.endsWith('.html'));
const canonical = (page: string) => /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(DIST + page, 'utf8'))?.[1];

let served: Served;
beforeAll(async () => {
  served = await startOwn();
}, START_MS);
afterAll(() => served?.stop());

const text = async (path: string) => {
  const { status, headers, body } = await ask(served, path);
  expect(status).toBe(200);
  return { type: headers['content-type'], body: body.toString() };
};

describe('security.txt', () => {
  it('says whom to write to, until when it holds, and where it stands, as plain text', async () => {
    const { type, body } = await text('/.well-known/security.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: (mailto|https|tel):\S+$/m);
    expect(body).toMatch(/^Preferred-Languages: pt/m);
    expect(body).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  });

  it('expires eleven months after the build: RFC 9116 asks for less than a year', () => {
    const path = join(DIST, '.well-known/security.txt');
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '');
    const months = (expires - statSync(path).mtimeMs) / MONTH;
    expect(months).toBeGreaterThan(10.9);
    expect(months).toBeLessThan(11.1);
  });
});

describe('each page has one address', () => {
  it('which its canonical link names and which answers without a redirect', async () => {
    for (const page of PAGES.filter((path) => path !== '/404.html')) {
      const { pathname } = new URL(canonical(page) ?? '');
      expect(pathname).toBe(page === '/index.html' ? '/' : page.replace('.html', ''));
      expect((await text(pathname)).body).toBe(readFileSync(DIST + page, 'utf8'));
    }
  });

  it('which the site map lists with their days, and nothing else', async () => {
    const { type, body } = await text('/sitemap.xml');
    expect(type).toMatch(/^application\/xml/);
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed.sort()).toEqual(
      PAGES.filter((page) => page !== '/404.html')
        .map(canonical)
        .sort(),
    );
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(listed.length);
  });

  it('but the not-found page, which asks search engines to leave it out', () => {
    expect(canonical('/404.html')).toBeUndefined();
    expect(readFileSync(join(DIST, '404.html'), 'utf8')).toContain('<meta name="robots" content="noindex">');
  });

  it('which asks search engines to leave it out while it is a demonstration', () => {
    const refuses = (page: string) =>
      readFileSync(DIST + page, 'utf8').includes('<meta name="robots" content="noindex">');
    const { demonstracao } = loadPharmacy().farmacia;
    expect(PAGES.filter((page) => page !== '/404.html' && refuses(page) !== demonstracao)).toEqual([]);
  });
});

it('robots.txt lets everyone in and names the site map', async () => {
  const { type, body } = await text('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^User-agent: \*$/m);
  expect(body).not.toMatch(/^Disallow: ./m);
  expect(body).toContain(`Sitemap: ${new URL('/sitemap.xml', canonical('/index.html'))}`);
});
