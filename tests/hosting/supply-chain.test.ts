import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DIST } from './servers.ts';

interface Locked {
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { uses?: string }[] }>;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const LOCKS = ['.', 'bench', 'tests/hosts', 'tests/mutation', 'tests/old-browsers'];

describe.for(LOCKS)('the packages of %s', (folder) => {
  const about = readJson(join(folder, 'package.json'));
  const locked: Record<string, Locked> = readJson(join(folder, 'package-lock.json')).packages;
  const packages = Object.entries(locked).filter(([path, { link }]) => path !== '' && !link);

  it('are asked for in exact versions, each with a hash in the lock', () => {
    const wanted = { ...about.dependencies, ...about.devDependencies, ...about.optionalDependencies };
    // Several versions of one package have a name of ours each.
    const versions = Object.values<string>(wanted).map((asked) => asked.replace(/^npm:.*@/, ''));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('run no script at installation that is not allowed or denied by name', () => {
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect([...new Set(names)].sort()).toEqual(Object.keys(about.allowScripts).sort());
  });
});

it('wrangler is called in the version that is asked what it serves', () => {
  const { wrangler } = readJson('tests/hosts/package.json').dependencies;
  const texts = globSync(['docs/*.md', 'wrangler.jsonc']).map((file) => readFileSync(file, 'utf8'));
  const calls = texts.flatMap((text) => text.match(/npx wrangler\S*|wrangler@[\d.]+/g) ?? []);
  expect([...new Set(calls)].sort()).toEqual([`npx wrangler@${wrangler}`, `wrangler@${wrangler}`]);
});

describe.for(globSync('.github/workflows/*.yml'))('%s', (path) => {
  const { permissions, jobs }: Workflow = parse(readFileSync(path, 'utf8'));

  it('uses actions by the hash of a commit, which nobody can move', () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('may write nothing but what a job asks for by name', () => {
    expect(Object.values(permissions).filter((right) => right !== 'read')).toEqual([]);
  });
});

describe('the notices file', () => {
  const notices = readFileSync(join(DIST, 'licencas.txt'), 'utf8').split(/\n## (?=\S+ - [\d.]+ )/);
  const heading = /^(\S+) - [\d.]+ \(([^)]+)\)\n/;

  it('names what the scripts are made of, the fonts and the icons', () => {
    const names = notices.map((notice) => heading.exec(notice)?.[1]);
    const fonts = ['-variable/atkinson-hyperlegible-next', '-variable/figtree', '/lora'];
    const scripts = ['react', 'react-dom', '@tanstack/query-core', 'astro', 'lucide'];
    expect(names).toEqual(expect.arrayContaining([...scripts, ...fonts.map((font) => `@fontsource${font}`)]));
  });

  it('holds a whole licence for each, and only licences that allow this use', () => {
    for (const notice of notices.filter((text) => heading.test(text))) {
      expect(heading.exec(notice)?.[2]).toMatch(/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0)$/);
      expect(notice.length).toBeGreaterThan(400);
    }
  });
});
