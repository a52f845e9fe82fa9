import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHeaderRules } from './host-files.ts';

test('no header of _headers stands in two rules that match one path: hosts differ there', () => {
  const rules = readHeaderRules(readFileSync('hosting/_headers', 'utf8'));
  for (const { pattern } of rules) {
    const matching = rules.filter((rule) => pattern.startsWith(rule.pattern.replace('*', '')));
    const names = matching.flatMap(({ headers }) => Object.keys(headers));
    expect(names, pattern).toEqual([...new Set(names)]);
  }
});
