import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ISLANDS = globSync('src/islands/*/*/*.island.tsx');

test('there are islands', () => {
  expect(ISLANDS.length).toBeGreaterThan(9);
});

test.each(ISLANDS)('%s stands in an error boundary: a fault in it stays in it', (file) => {
  // What the page imports is the first thing that a file exports.
  const [, drawn] = /export function \w+\([^)]*\) \{\s*return \(\s*<(\w+)/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(drawn).toBe('ErrorBoundary');
});
