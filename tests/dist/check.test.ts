import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMONSTRATION, DEMONSTRATION_SITE } from '../build-sites.ts';
import { copyForTest } from '../pharmacy-copy.ts';

let folder: string;

beforeEach(() => {
  folder = copyForTest('tests/second-pharmacy');
});

/** Runs a command of the project for the pharmacy in the folder. */
function run(command: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, FARMACIA: folder, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function makeMistake(): void {
  const slogans = join(folder, 'content/slogans.yaml');
  writeFileSync(slogans, readFileSync(slogans, 'utf8').replace(/^- .+$/m, '- ""'));
}

const SENTENCE =
  /^\nHá um erro no conteúdo:\n {2}\S+slogans\.yaml, linha \d+, campo «\[1\]»: está vazio; espera-se um texto\.\n+$/;

describe('npm run check', () => {
  test('says that the content is right and what was built from it lawful', () => {
    const { status, stdout, stderr } = run(['scripts/check.ts'], { FARMACIA: process.env.FARMACIA ?? '.' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^O conteúdo: certo, em \d+ ficheiros\.$/m);
    expect(stdout).toMatch(
      /^A lei: não encontrámos faltas no que sabemos verificar, \d+ deveres nas 3 páginas de .+\.$/m,
    );
  });

  test('does without a built site, and says so; and what is still invented', () => {
    const { status, stdout } = run(['scripts/check.ts'], { DIST: join(folder, 'dist') });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^A lei: por ver, porque não há páginas em .+$/m);
    expect(stdout).toMatch(/^Demonstração: .+$/m);
  });

  test('does not judge pages that are older than the content', () => {
    const { status, stdout } = run(['scripts/check.ts']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^A lei: por ver, porque .+ mudou depois de construir .+$/m);
  });

  test('refuses to publish a demonstration, and lists each invented value with its place', () => {
    const { status, stderr } = run(['scripts/check.ts', '--publicar']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/farmacia\.yaml, linha \d+, campo «demonstracao»: tire esta marca/);
    expect(stderr).toMatch(/^Ainda não se pode publicar: sem ver as páginas, .+$/m);
  });

  test('refuses to publish what contradicts itself, and lists what only the owner knows', () => {
    const page = join(folder, 'content/pagina.yaml');
    writeFileSync(page, readFileSync(page, 'utf8').replace(/aberta: .+/, 'aberta: Abrimos todos os dias.'));
    const { stdout, stderr } = run(['scripts/check.ts', '--publicar']);
    expect(stderr).toMatch(
      /^A verdade: 1 por corrigir:\n {2}\S+pagina\.yaml, linha \d+, campo «sobre\.aberta»: .+ domingo\.$/m,
    );
    expect(stdout).not.toMatch(/^Só a farmácia sabe/m);
    const ofDemonstration = run(['scripts/check.ts', '--publicar'], { FARMACIA: DEMONSTRATION });
    expect(ofDemonstration.stdout).toMatch(
      /^Só a farmácia sabe; .+:\n {2}\S+, linha \d+, campo «desde»: «1987», como na/m,
    );
  });

  test('publishes a demonstration only on purpose, and writes the listing sheet beside the built folder', () => {
    const onPurpose = { FARMACIA: DEMONSTRATION, DIST: join(folder, 'dist'), DEMONSTRACAO: 'sim' };
    expect(run(['scripts/check.ts', '--publicar'], onPurpose).status).toBe(1);
    cpSync(DEMONSTRATION_SITE, join(folder, 'dist'), { recursive: true });
    expect(run(['scripts/check.ts', '--publicar'], { ...onPurpose, DEMONSTRACAO: '' }).status).toBe(1);
    const sheet = join(folder, 'ficha.txt');
    expect(existsSync(sheet)).toBe(false);
    expect(run(['scripts/check.ts', '--publicar'], onPurpose)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(sheet, 'utf8')).toMatch(/^FICHA PARA O GOOGLE, A APPLE E O BING$/m);
  });

  test('refuses to publish a page that breaks the law, a demonstration or not', () => {
    cpSync(DEMONSTRATION_SITE, join(folder, 'dist'), { recursive: true });
    const home = join(folder, 'dist/index.html');
    writeFileSync(home, readFileSync(home, 'utf8').replaceAll('livroreclamacoes.pt', 'example.com'));
    const { status, stderr } = run(['scripts/check.ts', '--publicar'], {
      FARMACIA: DEMONSTRATION,
      DIST: join(folder, 'dist'),
      DEMONSTRACAO: 'sim',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^A lei: falta um dever em .+\n {2}.+«ligacoes\.livroReclamacoes»: falta no rodapé .+ na página \/\.$/m,
    );
  });

  test('ends with the sentence of a mistake, without a stack', () => {
    makeMistake();
    expect(run(['scripts/check.ts'])).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(SENTENCE) });
  });
});

test('a build that cannot go on prints the sentence of the mistake and nothing else', () => {
  makeMistake();
  const { status, stdout, stderr } = run([
    'node_modules/astro/bin/astro.mjs',
    'build',
    '--outDir',
    join(folder, 'dist'),
  ]);
  expect({ status, stdout: stdout.trim() }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(SENTENCE);
});

test('a build that cannot be written says where, and who could', () => {
  const outDir = join(folder, 'content/farmacia.yaml/dist');
  const { status, stderr } = run(['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir]);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Não posso escrever em ${outDir}/ (ENOTDIR): veja de quem é a pasta.\n`,
  });
});

test('an older Node prints which one is needed, and where it is', () => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });";
  const { status, stderr } = run(['-e', `${older} require('./scripts/node-24.cjs')`]);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Este projeto precisa do Node 24, e este é o 20.1.0: instale-o de https://nodejs.org/pt.\n',
  });
  expect(run(['-r', './scripts/node-24.cjs', '-e', '']).status).toBe(0);
});

test.each(['check', 'build', 'editar', 'start', 'estrear'])(
  'npm run %s takes the folder of another pharmacy',
  (name) => {
    makeMistake();
    const ask = (named: string) =>
      spawnSync('npm', ['run', '--silent', name, '--', named], {
        env: { ...process.env, FARMACIA: 'tests/second-pharmacy' },
        encoding: 'utf8',
        input: '',
      });
    expect(ask('nowhere')).toMatchObject({ status: 1, stderr: expect.stringContaining('«nowhere»') });
    if (name === 'check' || name === 'build') expect(ask(folder).stderr).toMatch(SENTENCE);
  },
);
