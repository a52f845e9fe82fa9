import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonSchemas, SCHEMA_FOLDER } from './json-schemas.ts';

describe('the schemas for editors', () => {
  test('are those that the build uses (else: npm run schemas)', () => {
    for (const [path, text] of jsonSchemas()) expect(readFileSync(path, 'utf8'), path).toBe(text);
    expect(readdirSync(SCHEMA_FOLDER).toSorted()).toEqual(
      [...jsonSchemas().keys()].map((path) => basename(path)).toSorted(),
    );
  });

  test.each(globSync('{content,tests/second-pharmacy/content,exemplos/{serra,litoral}/content}/*.yaml'))(
    '%s names the right one, if any',
    (file) => {
      const named = /^# yaml-language-server: \$schema=(\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
      if (named) expect(join(dirname(file), named)).toBe(`${SCHEMA_FOLDER}/${basename(file, '.yaml')}.json`);
    },
  );

  test('are named by the files of the demonstration', () => {
    const files = globSync('exemplos/demonstracao/content/*.yaml').map((file) => readFileSync(file, 'utf8'));
    expect(files.filter((text) => text.startsWith('# yaml-language-server: ')).length).toBeGreaterThan(5);
  });

  test('describe every field', () => {
    const texts = [...jsonSchemas().values()].join('');
    expect(texts).toContain('"description": "NIPC. Nove algarismos; o NIF, se for em nome individual."');
    expect(texts).not.toContain('"$ref"');
  });
});
