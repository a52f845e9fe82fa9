import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCHEMAS, TOPICS } from './core/content-files.ts';
import { type Schema, shortLabel } from './core/schema.ts';
import { TEXTS } from './texts.ts';

/** The names that an owner finds on the screen: of buttons, topics, fields and choices. */
const NAMES = new Set([
  ...stringsIn(TEXTS),
  TEXTS.shown('').split(':')[0] ?? '',
  ...Object.values(TOPICS).map(({ title }) => title),
  ...Object.values<Schema>(SCHEMAS).flatMap(namesIn),
]);

function stringsIn(texts: object): string[] {
  return Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : typeof text === 'object' ? stringsIn(text) : [],
  );
}

function namesIn({ label = '', choices = {}, properties = {}, items }: Schema): string[] {
  const inside = [...Object.values(properties), ...(items ? [items] : [])].flatMap(namesIn);
  return [label, shortLabel(label), ...Object.values(choices), ...inside];
}

/** Buttons and names that are of GitHub or of a browser, and what is typed. */
const ELSEWHERE = new Set([
  ...['Expiration', 'Repository access', 'Only select repositories', 'Permissions', 'Contents', 'Read and write'],
  ...['Token name', 'Generate token', 'github_pat_', 'Partilhar', 'Adicionar ao ecrã principal', 'Colar'],
  ...['12/01 a 18/01', '3, 10 e 17 de maio'],
]);

/** Words in italics or quotes that name no button or label: they are only stressed. */
const STRESSED = new Set(['este site', 'comunicação prévia']);

test.each([
  ['editor/texts.ts', /«([^»${}]+)»/g],
  ['editor/stores/github-calls.ts', /«([^»${}]+)»/g],
  ['editor/stores/key.ts', /«([^»${}]+)»/g],
  ['docs/guia.md', /(?<!\*)\*([^*]+)\*(?!\*)/g],
])('what %s calls by a name is called so on the screen', (file, quote) => {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  const quoted = [...text.matchAll(quote)].map(([, name = '']) => name.replaceAll(/\s+/g, ' '));
  expect(quoted.length).toBeGreaterThan(1);
  const isNamed = (name: string) => [NAMES, ELSEWHERE, STRESSED].some((names) => names.has(name));
  expect(quoted.filter((name) => !isNamed(name))).toEqual([]);
});
