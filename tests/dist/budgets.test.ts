import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const DIST = process.env.DIST ?? 'dist';
const PAGES = ['index.html', 'politica-privacidade.html', '404.html'];

/** One initial congestion window (RFC 6928: ten segments of 1,460 B) less 500 B for headers. */
const FIRST_FLIGHT = 14_600 - 500;
const SCRIPTS_BEFORE_ACTING = 80_000;
const FONT = 22_000;

const read = (path: string) => readFileSync(`${DIST}/${path}`);
const bytes = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** What each part of a page adds to its size: what to look at when the page has grown. */
function parts(html: string): string {
  const KINDS: Record<string, RegExp> = {
    styles: /<style[\s\S]*?<\/style>/g,
    scripts: /<script>[\s\S]*?<\/script>/g,
    'structured data': /<script type="application[\s\S]*?<\/script>/g,
    policy: /<meta http-equiv[^>]*>/g,
    drawings: /<svg[\s\S]*?<\/svg>/g,
    islands: /<astro-island[^>]*>/g,
    form: /<form[\s\S]*?<\/form>/g,
  };
  const total = bytes(html);
  const rows = Object.entries(KINDS).map(([kind, pattern]) => `${kind} ${total - bytes(html.replace(pattern, ''))} B`);
  return rows.join(', ');
}

test.each(PAGES)('%s arrives whole, style included, in the first flight of a connection', (page) => {
  const html = read(page).toString();
  const size = bytes(html);
  expect(size, size > FIRST_FLIGHT ? `of which ${parts(html)}` : page).toBeLessThanOrEqual(FIRST_FLIGHT);
});

describe('before the visitor acts', () => {
  const scripts = readdirSync(`${DIST}/_astro`).filter((name) => name.endsWith('.js'));
  const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

  /** A script and all that it cannot run without. */
  function withImports(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name)) return found;
    found.add(name);
    const code = read(`_astro/${name}`).toString();
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) withImports(imported, found);
    return found;
  }

  test.each(PAGES)('%s asks for at most 80 kB of scripts, the banner for a first visit included', (page) => {
    const html = read(page).toString();
    const idle = [...html.matchAll(/<astro-island[^>]*client="idle"[^>]*>/g)].map(([tag]) => tag);
    const named = idle.flatMap((tag) =>
      [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url),
    );
    const runtime = html.match(/<script nomodule src="([^"]+)"/)?.[1] ?? '';
    const roots = [
      ...new Set([...named, runtime].map(fileOf)),
      ...scripts.filter((name) => name.startsWith('Banner.')),
    ];
    expect(idle.length).toBeGreaterThan(1);
    const needed = [...roots.reduce((found, name) => withImports(name, found), new Set<string>())];
    const sizes = needed.map((name) => ({ name, size: bytes(read(`_astro/${name}`)) })).sort((a, b) => b.size - a.size);
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(total, sizes.map(({ name, size }) => `${name} ${size} B`).join(', ')).toBeLessThanOrEqual(
      SCRIPTS_BEFORE_ACTING,
    );
  });

  test.each(PAGES)('%s names no script that a browser asks for by itself', (page) => {
    const html = read(page).toString();
    const asking = [...html.matchAll(/<script[^>]*\ssrc=[^>]*>|<link[^>]*modulepreload[^>]*>/g)].map(([tag]) => tag);
    expect(asking.filter((tag) => !tag.includes('nomodule'))).toEqual([]);
  });
});

test('there is one font file, and it is small', () => {
  const fonts = readdirSync(`${DIST}/_astro`).filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  expect(fonts).toHaveLength(1);
  expect(read(`_astro/${fonts[0]}`).length).toBeLessThanOrEqual(FONT);
});

test.each(PAGES)('%s shows no picture file above the fold: what is drawn there is part of the page', (page) => {
  const [firstView = ''] = read(page)
    .toString()
    .split(/<section id="servicos"/);
  expect(firstView).not.toMatch(/<img\b/);
});
