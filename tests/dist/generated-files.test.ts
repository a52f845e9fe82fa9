import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const DIST = process.env.DIST ?? 'dist';
const file = (path: string) => readFileSync(join(DIST, path));
const text = (path: string) => file(path).toString();
const home = text('index.html');

describe('the font', () => {
  test('is one file of at most 22 kB with an address that changes with it', () => {
    const fonts = globSync('**/*.{woff,woff2,ttf,otf}', { cwd: DIST });
    expect(fonts).toEqual([expect.stringMatching(/^_astro\/.*[\w-]{8,}\.woff2$/)]);
    expect(file(fonts[0] ?? '').length).toBeLessThanOrEqual(22_000);
    expect(home).toContain(`/${fonts[0]}`);
  });

  test('never leaves text invisible, and has a stand-in of its own size', () => {
    expect(home).toMatch(/font-display:\s*(optional|swap)/);
    expect(home).toMatch(/[{;]\s*size-adjust/);
  });
});

describe('icons and the share picture', () => {
  test.each([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['partilha.png', 1200, 630],
  ])('%s is %i by %i pixels', async (path, width, height) => {
    expect(await sharp(file(path)).metadata()).toMatchObject({ format: 'png', width, height });
  });

  test('the share picture is small enough for a messenger to fetch', () => {
    expect(file('partilha.png').length).toBeLessThanOrEqual(60_000);
  });

  test('favicon.ico holds 32 pixels, favicon.svg less than a kilobyte', () => {
    expect([...file('favicon.ico').subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(file('favicon.svg').length).toBeLessThan(1000);
  });

  test.each([...home.matchAll(/<link[^>]+rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)].map(([link]) => link))(
    'is there: %s',
    (link) => {
      expect(existsSync(join(DIST, link.match(/href="([^"]+)"/)?.[1] ?? 'nothing'))).toBe(true);
    },
  );
});

describe('the contact card', () => {
  test('opens as one vCard of at most 8 kB with the cross as its picture', async () => {
    const card = text('farmacia.vcf').replaceAll('\r\n ', '');
    expect(file('farmacia.vcf').length).toBeLessThanOrEqual(8192);
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
    const photo = card.match(/^PHOTO;ENCODING=b;TYPE=PNG:(.+)\r$/m)?.[1] ?? '';
    expect(await sharp(Buffer.from(photo, 'base64')).metadata()).toMatchObject({ format: 'png' });
  });
});

describe('the manifest', () => {
  const manifest: unknown = JSON.parse(text('manifest.webmanifest'));

  test('has all that a browser asks before it installs the site', () => {
    expect(manifest).toMatchObject({
      name: expect.any(String),
      start_url: '/',
      display: 'standalone',
      icons: expect.arrayContaining([
        expect.objectContaining({ sizes: '192x192' }),
        expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
      ]),
    });
  });

  test('names icons that exist and shortcuts to parts of the home page that exist', () => {
    for (const [, icon = ''] of JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)) {
      expect(existsSync(join(DIST, icon)), icon).toBe(true);
    }
    const shortcuts = [...JSON.stringify(manifest).matchAll(/"url":"\/#([^"]+)"/g)];
    expect(shortcuts).toHaveLength(3);
    for (const [, id] of shortcuts) expect(home).toMatch(new RegExp(`id="?${id}["\\s>]`));
  });
});
