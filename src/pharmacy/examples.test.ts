import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from './load.ts';
import { sentence } from './mistakes/mistakes.ts';

test.each(globSync('exemplos/*/content').map((path) => path.replace(/.content$/, '')))(
  '%s has no mistake',
  (folder) => {
    expect(readContent(folder).mistakes.map(sentence)).toEqual([]);
  },
);
