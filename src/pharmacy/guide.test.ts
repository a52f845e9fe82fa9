import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_FILES } from './content.ts';
import { aluguer } from './schemas/oferta.ts';

const guide = readFileSync('docs/guia.md', 'utf8');
const ofInstaller = readFileSync('docs/instalar.md', 'utf8');
const ofFiles = readFileSync('docs/ficheiros.md', 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

/** Blocks of code in a language, in what tells of the files. */
const blocks = (language: string) =>
  [...ofFiles.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

test('asks an owner for no file and no command', () => {
  expect(guide.match(/npm|```|\.(yaml|json)\b/)).toBeNull();
});

test('shows examples that the site takes', () => {
  expect(aluguer.safeParse(parse(blocks('yaml')[0] ?? '')).error).toBeUndefined();
  expect(CONTENT_FILES.avisos.schema.safeParse(JSON.parse(blocks('json')[0] ?? '')).error).toBeUndefined();
});

test('names every file that an owner edits', () => {
  for (const { file } of Object.values(CONTENT_FILES)) expect(ofFiles).toContain(file);
});

test('names only commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = documents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test('names only commands that every terminal of Windows takes', () => {
  expect((ofInstaller + ofFiles).match(/^(\w+=\S+ .*|.* && .*)$/gm)).toBeNull();
  expect(ofInstaller).toContain('`npm.cmd`');
});

test('quotes the sentences to read again as the demonstration has them', () => {
  const [, table = ''] = /\*\*O que deve ler outra vez\.\*\*[^|]*([\s\S]*?)\n\n/.exec(guide) ?? [];
  const quoted = [...table.matchAll(/«([^»]+)»/g)].map(([, text = '']) => text).filter((text) => text !== 'Sobre');
  const content = globSync('exemplos/demonstracao/content/*.*')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(quoted.length).toBeGreaterThan(8);
  expect(quoted.filter((text) => !content.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
});

test.each(documents)('%s points only at files that are there', (file) => {
  const targets = [...readFileSync(file, 'utf8').matchAll(/(?:\]\(|src=")(?!https?:|mailto:|#)([^)"\s]+)[)"]/g)].map(
    ([, path = '']) => path,
  );
  expect(targets.filter((path) => !existsSync(join(dirname(file), path.split('#')[0] ?? '')))).toEqual([]);
});

test('the index of decisions has each of them', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  for (const file of globSync('docs/decisions/[0-9]*.md')) {
    const [title = ''] = readFileSync(file, 'utf8').split('\n');
    expect(index).toContain(`- [${title.replace('# ', '')}](${basename(file)})\n`);
  }
});
