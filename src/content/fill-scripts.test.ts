import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillScripts } from './fill-scripts.ts';
import { loadContent } from './load.ts';

const FILES = {
  'index.html': '<astro-island component-url="/_astro/near.AAAAAAAA.js">',
  '_astro/page.BBBBBBBB.js': 'export let t=__CONTENT__("interface/cookies"),u=__CONTENT__(`slogans`)',
  '_astro/near.AAAAAAAA.js': 'import{t}from"./page.BBBBBBBB.js";import"./react.CCCCCCCC.js"',
  '_astro/react.CCCCCCCC.js': 'export default 1',
};

/** A built site with scripts that want content, filled. */
function filledSite(files: Record<string, string> = FILES): { names: string[]; read: (name: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'fill-'));
  mkdirSync(join(folder, '_astro'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  fillScripts(folder);
  const names = readdirSync(join(folder, '_astro'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { names, read };
}

const named = (names: string[], start: string) => names.find((name) => name.startsWith(start)) ?? '';

test('scripts hold the content where the bundler left places for it', async () => {
  const { names, read } = filledSite();
  const code = read(`_astro/${named(names, 'page.')}`);
  const { t, u } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(t).toEqual(loadContent().interface.cookies);
  expect(u).toEqual(loadContent().slogans);
});

test('what holds content, and what asks for it, gets a new name wherever it is named; the rest keeps its own', () => {
  const { names, read } = filledSite();
  const [near, page] = [named(names, 'near.'), named(names, 'page.')];
  expect([near, page]).not.toContain('near.AAAAAAAA.js');
  expect([near, page]).not.toContain('page.BBBBBBBB.js');
  expect(names).toContain('react.CCCCCCCC.js');
  expect(read(`_astro/${near}`)).toBe(`import{t}from"./${page}";import"./react.CCCCCCCC.js"`);
  expect(read('index.html')).toBe(`<astro-island component-url="/_astro/${near}">`);
});

test('the same content gives the same names, other content others', () => {
  const other = { ...FILES, '_astro/page.BBBBBBBB.js': 'export let t=__CONTENT__("interface/tema")' };
  expect(filledSite().names).toEqual(filledSite().names);
  expect(filledSite(other).names).not.toEqual(filledSite().names);
});
