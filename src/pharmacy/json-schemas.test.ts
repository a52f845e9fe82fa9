import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isOwnDemonstration } from '../../scripts/demonstration.ts';
import { ORIGINAL } from './default-texts.ts';
import { jsonSchemas, SCHEMA_FOLDER } from './json-schemas.ts';

test('the schemas for editors are those that the build uses (else: npm run demonstracao)', () => {
  for (const [path, text] of jsonSchemas()) expect(readFileSync(path, 'utf8'), path).toBe(text);
  expect(readdirSync(SCHEMA_FOLDER).toSorted()).toEqual(
    [...jsonSchemas().keys()].map((path) => basename(path)).toSorted(),
  );
});

test('they are named by the files of content, if at all, each by its own, and by those of the demonstration', () => {
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

test.skipIf(!isOwnDemonstration())('the frozen demonstration is that of content/ (else: npm run demonstracao)', () => {
  const texts = (folder: string) =>
    globSync('{content,public}/**/*.*', { cwd: folder, exclude: [`${SCHEMA_FOLDER}/**`] })
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'latin1')]);
  expect(texts(ORIGINAL)).toEqual(texts('.'));
});
