import { expect, test } from 'vitest';
import { headersAt, readHeaderRules, readRedirects } from './host-files.ts';

const HEADERS = `# of everything
/*
  A: 1
  # why
  B: x: y

/_astro/*
  B: 2
/avisos.json
  C: 3
`;

test.each([
  ['/', { A: '1', B: 'x: y' }],
  ['/_astro/a.js', { A: '1', B: '2' }],
  ['/avisos.json', { A: '1', B: 'x: y', C: '3' }],
  ['/avisos.json/x', { A: '1', B: 'x: y' }],
])('%s is headed by every rule that matches it', (path, headers) => {
  expect(headersAt(readHeaderRules(HEADERS), path)).toEqual(headers);
});

test('a redirect names an address and the one it means', () => {
  expect(readRedirects('# why\n/a /b 301\n\n/c  /d\n')).toEqual(
    new Map([
      ['/a', '/b'],
      ['/c', '/d'],
    ]),
  );
});
