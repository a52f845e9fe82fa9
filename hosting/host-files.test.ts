import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersAt, readHeaderRules, readRedirects } from './host-files.ts';

const HEADERS = `# of everything
/*
  A: 1
  # why
  B: x: y

/_astro/*
  D: 2
/avisos.json
  C: 3
`;

test.each([
  ['/', { A: '1', B: 'x: y' }],
  ['/_astro/a.js', { A: '1', B: 'x: y', D: '2' }],
  ['/avisos.json', { A: '1', B: 'x: y', C: '3' }],
  ['/avisos.json/x', { A: '1', B: 'x: y' }],
])('%s is headed by every rule that matches it', (path, headers) => {
  expect(headersAt(readHeaderRules(HEADERS), path)).toEqual(headers);
});

test('no header of _headers stands in two rules that match one path: hosts differ there', () => {
  const rules = readHeaderRules(readFileSync('hosting/_headers', 'utf8'));
  for (const { pattern } of rules) {
    const matching = rules.filter((rule) => pattern.startsWith(rule.pattern.replace('*', '')));
    const names = matching.flatMap(({ headers }) => Object.keys(headers));
    expect(names, pattern).toEqual([...new Set(names)]);
  }
});

test('a redirect names an address and the one it means', () => {
  expect(readRedirects('# why\n/a /b 301\n\n/c  /d 301\n/404 /e 200\n')).toEqual(
    new Map([
      ['/a', '/b'],
      ['/c', '/d'],
    ]),
  );
});
