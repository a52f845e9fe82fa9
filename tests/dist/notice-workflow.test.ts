import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  jobs: { aviso: { steps: { id?: string; if?: string; run?: string }[] } };
}
const { aviso } = (parse(readFileSync('.github/workflows/publicar-um-aviso.yml', 'utf8')) as Workflow).jobs;
const REMOTE = 'https://x-access-token:t@github.com/o/r';
const other = (id: string) => ({ id, texto: 'Fica', de: '2020-01-01', ate: '2099-01-02', tipo: 'normal' });

let folder: string;
const at = (name: string) => join(folder, name);
const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-C', at(where), '-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

function commit(...notices: object[]): void {
  writeFileSync(at('clone/public/avisos.json'), JSON.stringify(notices));
  git('clone', 'add', 'public');
  git('clone', 'commit', '-m', 'Notices');
}

const writeProgram = (name: string, lines: string) => writeFileSync(at(name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

/** Runs the workflow's own lines in the clone, with the bare repository in the place of GitHub. */
function runStep() {
  return spawnSync('bash', ['-e', '-c', aviso.steps.find(({ id }) => id === 'notice')?.run ?? ''], {
    cwd: at('clone'),
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      FARMACIA: at('clone'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${at('bare')}.insteadOf`,
      GIT_CONFIG_VALUE_0: REMOTE,
      GH_TOKEN: 't',
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_EVENT_PATH: resolve('tests/dist/issues/opened.json'),
      GITHUB_OUTPUT: at('output'),
      RUNNER_TEMP: folder,
      NUMBER: '12',
    },
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farmacia-'));
  for (const name of ['clone/public', 'bin']) mkdirSync(at(name), { recursive: true });
  // `npm exec -- node`, without the half second that npm takes.
  writeProgram('bin/npm', `shift 3; exec '${process.execPath}' "$@"`);
  for (const name of ['bare', 'clone'])
    git('.', 'init', '-q', '-b', 'main', ...(name === 'bare' ? ['--bare'] : []), name);
  for (const name of ['scripts', 'src', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), at(`clone/${name}`));
  commit(other('velho'));
  git('clone', 'push', '-q', at('bare'), 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a push that is refused because the notices changed meanwhile is tried again on the newer ones', () => {
  commit(other('velho'), other('novo'));
  git('clone', 'push', '-q', at('bare'), 'main:newer');
  git('clone', 'reset', '-q', '--hard', 'HEAD~');
  // As if somebody else's push had come a moment earlier, once.
  const hook =
    'git rev-parse -q --verify newer || exit 0; env -u GIT_QUARANTINE_PATH git branch -q -M newer main; exit 1';
  writeProgram('bare/hooks/pre-receive', hook);
  expect(runStep()).toMatchObject({ status: 0 });
  const published: { id: string }[] = JSON.parse(git('bare', 'show', 'main:public/avisos.json'));
  expect(published.map(({ id }) => id)).toEqual(['velho', 'novo', 'aviso-12']);
  // Of each try; GitHub takes the last.
  expect(readFileSync(at('output'), 'utf8')).toMatch(/^(answered=true\npublished=true\n)+$/);
  expect(readFileSync(at('answer.md'), 'utf8')).toMatch(/^O aviso aparece no site /);
});

test('where no push succeeds the step fails, and what then answers says that nothing was published', () => {
  writeProgram('bare/hooks/pre-receive', 'exit 1');
  expect(runStep()).toMatchObject({ status: 1 });
  expect(aviso.steps.at(-1)?.if).toContain('failure()');
});
