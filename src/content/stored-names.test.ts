import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isTrackingCookie } from '../lib/consent.ts';
import { loadContent } from './load.ts';

const policy = loadContent('.').privacidade.texto;
const code = globSync('src/{lib,islands,layouts}/**/*.{ts,tsx,astro}').filter((file) => !file.includes('.test.'));

/** The only files that touch storage and cookies themselves; all others go through their functions. */
const GATES = ['src/lib/browser/storage.ts', 'src/lib/browser/cookies.ts'];

/** Scripts in the page itself, which may use nothing from outside; they only read. */
const INLINE = ['src/layouts/before-first-paint.ts', 'src/islands/page/Notices/RevealNotices.tsx'];

describe('the privacy page', () => {
  test('lists exactly the storage keys, cookies and caches that the code uses', () => {
    const listed = [...policy.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual([...new Set([...code.flatMap(storedNames), ...cacheNames()])].toSorted());
  });

  test('names the tracking cookies that are removed, and only those', () => {
    const sentence = policy.split('\n').find((line) => line.includes('`_ga')) ?? '';
    const named = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace('*', 'x'));
    expect(named).toHaveLength(6);
    expect(named.filter((name) => !isTrackingCookie(name))).toEqual([]);
    for (const name of ['tema', 'cookie-consent', '_x']) expect(isTrackingCookie(name)).toBe(false);
  });

  test('cannot be evaded: storage and cookies are reached through the gates only', () => {
    const reaches =
      /\b(localStorage|sessionStorage|indexedDB|caches)\b(?!')|document\s*\.\s*cookie|cookieStore\s*\.\s*set/;
    const others = code.filter((file) => !GATES.includes(file) && !INLINE.includes(file));
    expect(others.filter((file) => reaches.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
    for (const file of INLINE) expect(readFileSync(file, 'utf8')).not.toMatch(/document\.cookie\s*=[^=]|setItem/);
  });
});

/** The names that a file gives to the functions which read and write, constants resolved. */
function storedNames(file: string): string[] {
  const text = withoutComments(readFileSync(file, 'utf8'));
  const calls = text.matchAll(
    /(?<!function )\b(?:readStored|store|readCookie|writeEssentialCookie)\(\s*([\w.]+|'[^']*')/g,
  );
  return [...calls].flatMap(([, name = '']) => {
    if (name.startsWith("'")) return [name.slice(1, -1)];
    const value = new RegExp(`const ${name} = '([^']*)'`).exec(text)?.[1];
    return value === undefined && GATES.includes(file) ? [] : [value ?? `${file}: ${name}`];
  });
}

/** The names of the service worker's caches; one that ends in a hyphen goes on with the build's own name. */
function cacheNames(): string[] {
  return globSync('build/worker/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:cacheName: |const BUILDS = )'([^']+)'/g)].map(([, name = '']) =>
      name.replace(/-$/, '-*'),
    ),
  );
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
