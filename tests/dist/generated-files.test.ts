import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PAGES, readableText, readPage, SITES, text } from './pages.ts';

/** What the page's own styles show in the typeface of the titles. */
function titlesOf(page: string, dist: string) {
  const rules = text(page, dist).split('}');
  const ofTitles = rules.filter((rule) => rule.includes('font-family:var(--font-title)'));
  const selectors = ofTitles.map((rule) => /([^{]*)\{[^{]*$/.exec(rule)?.[1]?.replace(/^.*\/\*.*\*\//, ''));
  return readPage(page, dist).querySelectorAll(selectors.join());
}

describe.each(SITES)('$folder', ({ dist }) => {
  const file = (path: string) => readFileSync(join(dist, path));
  const home = text('index.html', dist);

  test('the font is one file, and one for the titles; no text is invisible without them, and each has a stand-in', () => {
    const fonts = globSync('**/*.{woff,woff2,ttf,otf}', { cwd: dist });
    // Their addresses change with them.
    const hashed = expect.stringMatching(/^_astro\/.*[\w-]{8,}\.woff2$/);
    expect(fonts).toEqual([hashed, hashed]);
    for (const font of fonts) expect(home).toContain(`/${font}`);
    expect(home).toMatch(/font-display:\s*(optional|swap)/);
    expect(home).toMatch(/[{;]\s*size-adjust/);
  });

  test.each(PAGES)('no letter of a title falls out of the typeface that comes for it: %s', (page) => {
    const titles = titlesOf(page, dist);
    expect(titles.map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(['H1']));
    const [, file = ''] = /font-family:Titles;[^}]*url\(([^)]+)\)/.exec(text(page, dist)) ?? [];
    const font = create(readFileSync(join(dist, file)));
    if (!('hasGlyphForCodePoint' in font)) throw new Error('The file holds several fonts.');
    const missing = titles.flatMap((title) => {
      const letters = [...new Set(readableText(title))].filter((letter) => letter.trim() !== '');
      const lost = letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      return lost.length > 0 ? [`${readableText(title)}: ${lost.join('')}`] : [];
    });
    expect(missing).toEqual([]);
  });

  test.each([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['partilha.png', 1200, 630],
  ])('%s is %i by %i pixels, and small enough for a messenger to fetch', async (path, width, height) => {
    expect(await sharp(file(path)).metadata()).toMatchObject({ format: 'png', width, height });
    expect(file(path).length).toBeLessThanOrEqual(60_000);
  });

  test('the contact card has at most 8 kB, with the cross as its picture', async () => {
    expect(file('farmacia.vcf').length).toBeLessThanOrEqual(8192);
    const [, photo = ''] = /^PHOTO;.+:(.+)\r$/m.exec(text('farmacia.vcf', dist).replaceAll('\r\n ', '')) ?? [];
    expect(await sharp(Buffer.from(photo, 'base64')).metadata()).toMatchObject({ format: 'png' });
  });

  test('the manifest has all that a browser asks before it installs the site, and names what exists', () => {
    const manifest: { icons: unknown } = JSON.parse(text('manifest.webmanifest', dist));
    expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/', display: 'standalone' });
    for (const icon of [{ sizes: '192x192' }, { sizes: '512x512', purpose: 'any maskable' }])
      expect(manifest.icons).toContainEqual(expect.objectContaining(icon));
    for (const [, icon = ''] of JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g))
      expect(existsSync(join(dist, icon)), icon).toBe(true);
  });
});
