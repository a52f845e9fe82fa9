import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonSchemas, SCHEMA_FOLDER } from './json-schemas.ts';

describe('the schemas for editors', () => {
  test('are those that the build uses (else: npm run schemas)', () => {
    for (const [path, text] of jsonSchemas()) expect(readFileSync(path, 'utf8'), path).toBe(text);
    expect(readdirSync(SCHEMA_FOLDER).toSorted()).toEqual(
      [...jsonSchemas().keys()].map((path) => basename(path)).toSorted(),
    );
  });

  test.each(readdirSync('content').filter((file) => file.endsWith('.yaml')))('%s names its schema first', (file) => {
    const first = readFileSync(`content/${file}`, 'utf8').split('\n')[0];
    const schema = `esquemas/${basename(file, '.yaml')}.json`;
    expect(first).toBe(`# yaml-language-server: $schema=${schema}`);
    expect(existsSync(`content/${schema}`)).toBe(true);
  });

  test('say what each field is for', () => {
    const texts = [...jsonSchemas().values()].join('');
    expect(texts).toContain('"description": "NIPC, nove algarismos entre aspas"');
    expect(texts).not.toContain('"$ref"');
  });
});
