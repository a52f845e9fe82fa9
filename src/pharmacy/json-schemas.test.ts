import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_FOLDER } from './json-schemas.ts';

test('the schemas for text editors are named by the files of content, if at all, each by its own, and by those of the demonstration', () => {
  const wrong = globSync('{content,tests/second-pharmacy/content,exemplos/{serra,litoral}/content}/*.yaml').filter(
    (file) => {
      const [, named] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
      return named && join(dirname(file), named) !== `${SCHEMA_FOLDER}/${basename(file, '.yaml')}.json`;
    },
  );
  expect(wrong).toEqual([]);
  const files = globSync('exemplos/demonstracao/content/*.yaml').map((file) => readFileSync(file, 'utf8'));
  expect(files.filter((text) => !text.startsWith('# yaml-language-server: '))).toEqual([]);
});
