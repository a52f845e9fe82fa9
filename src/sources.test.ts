import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DATA_ATTRIBUTES, OF_BASE_UI } from './data-attributes.ts';
import { LOOKS } from './looks/looks.ts';

/** What a visitor gets, without its comments. The content's folders say other things, to its owner. */
const SOURCES = globSync('src/**/*.{ts,tsx,astro,css}', { exclude: ['src/{pharmacy,fields}/**'] })
  .filter((file) => !/\.test\.ts$|\/data-attributes\.ts$/.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '$1');
}

/** Names that the calendar and languages have; the letters of the font; what only the owner reads, in the editor. */
const NAMES = ['src/opening/{holidays,week}.ts', 'src/other-languages/spoken-languages.ts', 'src/art/font.ts'];
const FOR_OWNERS = ['src/notices/notice-in-words.ts', 'src/looks/*/look.ts'];
const ALLOWED = new Set(
  globSync([...NAMES, ...FOR_OWNERS, 'src/**/words.ts', 'src/**/*.schema.ts', 'src/other-languages/words/*']),
);
const TEXT = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|>(?! )[^<>{}=;]+</g;
const PORTUGUESE = /[ãõáéíóúâêôç«»]| (d[ae]s?|dos|para|que|com|uma|aqui|agora|por|ou|sem) /i;

test('a Portuguese sentence stands in the content or in a words.ts', () => {
  const files = SOURCES.filter(({ file }) => !file.endsWith('.css') && !ALLOWED.has(file));
  const found = files.flatMap(({ file, code }) =>
    (code.match(TEXT) ?? [])
      .filter((text) => PORTUGUESE.test(text.replace(/\$\{[^}]*\}/g, '')))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no name of a look, of its typeface, or of the tiles and landscapes before the looks stands in what takes a look', () => {
  const faces = Object.values(LOOKS).map(({ titles }) => titles.family.split(' ')[0]);
  // «aldeia» and «vila» are words of other sentences.
  const former = ['estrela', 'losango', 'escama', 'onda', 'costa', 'rosette', 'lighthouse'];
  const name = new RegExp(`\\b(${[...Object.keys(LOOKS), ...faces, ...former].join('|')})\\b`);
  const files = globSync('{src,build,editor,scripts,hosting}/**/*.*', {
    exclude: ['src/looks/**', '**/*.{test,spec}.ts', '**/*.woff2'],
  });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => statSync(file).isFile() && name.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('a data attribute', () => {
  const LISTED: string[] = [
    ...Object.values(DATA_ATTRIBUTES).flatMap((names) => names.split(' ')),
    ...OF_BASE_UI,
  ].sort();
  const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  test('that couples files stands in the list, and no other does', () => {
    const names = SOURCES.flatMap(({ code }) => [
      ...[...code.matchAll(/\bdata-([a-z][a-z-]*)/g)].map(([, name = '']) => name),
      ...[...code.matchAll(/dataset(?:\.|\[')(\w+)/g)].map(([, name = '']) => kebabCase(name)),
    ]);
    expect([...new Set(names)].sort()).toEqual(LISTED);
  });

  test('stands in two places at least, one that sets it and one that reads it', () => {
    const code = SOURCES.map((source) => source.code).join('\n');
    const isAlone = (name: string) => {
      const key = camelCase(name);
      const place = `\\bdata-${name}(?![\\w-])|(dataset|page)(\\.|\\[')${key}\\b|\\{ ${key}\\b[^}]*\\} =`;
      return (code.match(new RegExp(place, 'g'))?.length ?? 0) < 2;
    };
    expect(LISTED.filter(isAlone)).toEqual(OF_BASE_UI);
  });
});

test('no line of a comment is longer than 120 letters, as no line of code is, which the formatter wraps', () => {
  const files = globSync('{build,editor,hosting,scripts,src,tests}/**/*.{ts,tsx,astro,css}', {
    exclude: ['**/node_modules/**'],
  });
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.length > 120 && (file.endsWith('.css') || /^\s*(\/\/|\/?\*)/.test(line)))
      .filter((line) => !line.includes('http'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('every folder has its place in the arrow of imports, which lint holds, and in the tree', () => {
  const folders = globSync('src/*/').map((folder) => basename(folder));
  const partOf = (file: string, part: RegExp) => part.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const missing = (text: string) => folders.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).sort();
  expect(missing(partOf('CONTRIBUTING.md', /## The tree[\s\S]*?\n## /))).toEqual([]);
  expect(missing(partOf('docs/design.md', /Imports run one way[\s\S]*?stands above/))).toEqual([]);
  const lint = readFileSync('biome.json', 'utf8').match(/"src\/[^"]+/g) ?? [];
  // Routes join all the others.
  expect(missing(lint.join())).toEqual(['pages']);
});
