import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesIn, NOTICES_FILE } from '../../build/compress.ts';
import { TYPES as OWN_TYPES } from '../../hosting/host-files.ts';
import { DIST, fetchFrom, revalidated, type Served } from './servers.ts';

const read = (path: string) => readFileSync(DIST + path);
const FILES = filesIn(DIST);
/** The files that visitors can ask for: neither what hosts read nor what the build compressed. */
const PUBLIC = FILES.filter(
  (path) => !/\.(br|gz)$|^\/(_headers|_redirects|\.assetsignore)$/.test(path) && path !== '/404.html',
);
const addressOf = (path: string) => path.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');
const HASHED = PUBLIC.filter((path) => path.startsWith('/_astro/'));
const cacheControl = (path: string, { isHost }: Served) =>
  path.startsWith('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : path === NOTICES_FILE
      ? 'public, max-age=300'
      : revalidated(isHost);
/** nginx, Caddy and `_headers` have lists of their own. */
const TYPES: Record<string, string> = {
  ...OWN_TYPES,
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** Other registered names of the same types. */
const HOST_TYPES: Record<string, string> = { ...TYPES, '.xml': 'application/xml', '.ico': 'image/vnd.microsoft.icon' };
/** Headers of every answer. */
const HEADERS: Record<string, string> = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  // Previews of links, and pages that ask every picture for it, show the shared picture and the icons.
  'cross-origin-resource-policy': 'cross-origin',
};
const FONT = HASHED.find((path) => path.endsWith('.woff2')) ?? '/favicon.ico';

/** How a server gives the site's files; the last test changes one of them. */
export function testFiles(running: () => Served): void {
  describe('gives every file at its address', () => {
    it.for(PUBLIC)('%s', async (path) => {
      const { status, headers, body } = await fetchFrom(running(), addressOf(path));
      expect(status).toBe(200);
      expect(headers['content-type']).toBe((running().isHost ? HOST_TYPES : TYPES)[extname(path)]);
      expect(headers['cache-control']).toBe(cacheControl(path, running()));
      expect(body.equals(read(path))).toBe(true);
    });
  });

  it('sends every header of the list, on pages and refusals alike', async () => {
    for (const path of ['/', '/politica-privacidade', '/nao-existe', '/politica-privacidade/', FONT]) {
      const { headers } = await fetchFrom(running(), path);
      expect(headers).toMatchObject(HEADERS);
      const transport = headers['strict-transport-security'];
      expect(transport).toBe(running().name === 'npm start' ? undefined : 'max-age=63072000');
      expect(headers.server ?? 'nginx').toBe('nginx');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it.for([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const)('answers Accept-Encoding %s with %s, from the file that the build made', async ([accepted, encoding]) => {
    const extension = { br: '.br', gzip: '.gz' };
    for (const path of PUBLIC.filter((file) => existsSync(`${DIST}${file}.br`) && existsSync(`${DIST}${file}.gz`))) {
      const { headers, body } = await fetchFrom(running(), addressOf(path), { 'accept-encoding': accepted });
      // A host compresses by itself, when and how it likes.
      if (running().isHost) {
        const plain = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? ''] ?? Buffer.from;
        expect(accepted).toContain(headers['content-encoding'] ?? '');
        expect(plain(body).equals(read(path)), path).toBe(true);
        continue;
      }
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toMatch(/accept-encoding/i);
      expect(body.equals(read(path + (encoding ? extension[encoding] : ''))), path).toBe(true);
    }
    if (running().isHost) return;
    const missing = await fetchFrom(running(), '/nao-existe', { 'accept-encoding': accepted });
    expect(missing.headers['content-encoding']).toBe(encoding);
  });

  it('answers 304 without a body to whoever has the same, and 200 to whoever has not', async () => {
    for (const path of ['/', '/politica-privacidade', FONT, NOTICES_FILE]) {
      const first = await fetchFrom(running(), path, { 'accept-encoding': 'br' });
      const tag = first.headers.etag ?? '';
      expect(tag).not.toBe('');
      for (const known of running().isHost ? [tag] : [tag, `W/${tag.replace('W/', '')}`]) {
        const again = await fetchFrom(running(), path, { 'accept-encoding': 'br', 'if-none-match': known });
        expect(again.status, known).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers['cache-control']).toBe(cacheControl(path, running()));
      }
      const other = await fetchFrom(running(), path, { 'accept-encoding': 'br', 'if-none-match': '"other"' });
      expect(other.status).toBe(200);
    }
    if (running().isHost) return;
    const plain = await fetchFrom(running(), '/', { 'accept-encoding': 'identity' });
    const small = await fetchFrom(running(), '/', { 'accept-encoding': 'br' });
    expect(plain.headers.etag).not.toBe(small.headers.etag);
  });

  it('shows a notice that was changed on the server, without a build or a restart', async ({ skip }) => {
    if (running().isHost) return skip('a host shows what was last published');
    const changed = '[{"id":"a","texto":"Fechado hoje","de":"2026-01-01","ate":"2026-12-31","tipo":"urgente"}]';
    writeFileSync(join(running().root, NOTICES_FILE), changed);
    const { headers, body } = await fetchFrom(running(), NOTICES_FILE, { 'accept-encoding': 'br, gzip' });
    expect(body.toString()).toBe(changed);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });
}
