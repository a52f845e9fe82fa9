import { globSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { TEXTS } from '../../editor/texts.ts';

const folder = process.env['DIST'] ?? 'dist';
const scripts = globSync(`${folder}/**/*.{js,html,css}`).map((file) => readFileSync(file, 'utf8'));

test('nothing of the editor, of zod or of yaml reaches a visitor', () => {
  expect(scripts.length).toBeGreaterThan(5);
  const marks = [
    'data-campo',
    'editar/api',
    TEXTS.beginIntro,
    '_zod',
    'ZodError',
    'YAMLParseError',
    'block-scalar',
    'sem estragar o resto do ficheiro',
  ];
  for (const mark of marks)
    expect(
      scripts.filter((text) => text.includes(mark)),
      mark,
    ).toEqual([]);
});

test.each(['/editar', '/editar/main.js', '/editar/api/estado'])('%s does not exist there', async (path) => {
  expect((await fetch(inject('site') + path)).status).toBe(404);
});
