import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';

test('the schemas for text editors are named by the files of content, if at all, each by its own, and by those of the demonstration', () => {
  const pharmacies = globSync('{exemplos/*,tests/second-pharmacy}/content/*.yaml');
  const wrong = pharmacies.filter((file) => {
    const [, named] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    const isOwn = named === `esquemas/${basename(file, '.yaml')}.json` && jsonSchemas().has(join('content', named));
    return named ? !isOwn : file.includes('demonstracao');
  });
  expect(wrong).toEqual([]);
  expect(pharmacies.length).toBeGreaterThan(30);
});
