import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { DEMONSTRATION_SITE } from '../build-sites.ts';
import { copyForTest, replaceIn } from '../pharmacy-copy.ts';
import { runScript } from './run-script.ts';

let folder: string;

beforeEach(() => {
  folder = copyForTest('tests/second-pharmacy');
});

/** Runs a program in a process of its own, for the second pharmacy. */
function run(program: string, ...args: string[]) {
  const env = { ...process.env, FARMACIA: 'tests/second-pharmacy', ASTRO_TELEMETRY_DISABLED: '1' };
  return spawnSync(program, args, { env, encoding: 'utf8' });
}

/** Runs `npm run check` for the pharmacy in the folder. */
const check = (env: Record<string, string> = {}, option = '') =>
  runScript('check.ts', { FARMACIA: folder, ...env }, [option]);

describe('npm run check', () => {
  test('says that the content is right and its texts lawful, without a built site, and what is still invented', async () => {
    const { status, stdout, stderr } = await check({ DIST: join(folder, 'dist') });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const line of [
      /^O conteúdo: certo, em \d+ ficheiros\.$/m,
      /^A lei: não encontrámos faltas no que sabemos verificar\.$/m,
      /^Demonstração: .+$/m,
      /^A verdade: nada que se contradiga\. .+ npm run check -- --publicar$/m,
    ])
      expect(stdout).toMatch(line);
  });

  test('publishes no pages that are older than the content, nor those of another pharmacy', async () => {
    const built = { DIST: DEMONSTRATION_SITE, DEMONSTRACAO: 'sim' };
    const older = await check({ ...built, FARMACIA: copyForTest(DEMONSTRATION) }, '--publicar');
    expect(older).toMatchObject({ status: 1, stderr: expect.stringMatching(/mudou depois de construir/) });
    const foreign = await check({ ...built, FARMACIA: 'exemplos/serra' }, '--publicar');
    const refused = 'não são desta farmácia. Faça «npm run build -- exemplos/serra»';
    expect(foreign).toMatchObject({ status: 1, stderr: expect.stringContaining(refused) });
  });

  test('refuses to publish what is a demonstration or contradicts itself, and lists each invented value with its place, and what only the owner knows', async () => {
    replaceIn(folder, 'pagina.yaml', /abertaTitulo: .+/, 'abertaTitulo: Abertos 24 horas');
    replaceIn(folder, 'entregas.yaml', /^comunicada: true/m, 'comunicada: false');
    // Without pages, which may have been built long ago; that too only the owner knows.
    const { status, stdout, stderr } = await check({ DIST: join(folder, 'dist') }, '--publicar');
    expect(status).toBe(1);
    expect(stderr).toMatch(/farmacia\.yaml, linha \d+, campo «demonstracao»: tire esta marca/);
    expect(stderr).toMatch(/^Ainda não se pode publicar: não há páginas em .+$/m);
    const untrue =
      /^A verdade: por corrigir \(1\):\n {2}\S+pagina\.yaml, linha \d+, campo «sobre\.abertaTitulo»: .+ as horas em que abre\.$/m;
    expect(stderr).toMatch(untrue);
    expect(stdout).toMatch(/^Só a farmácia sabe \(1\):\n {2}\S+, linha \d+, campo «comunicada»: a entrega ainda não/m);
    const beforeThat = await check();
    expect(beforeThat).toMatchObject({ status: 0, stderr: expect.stringMatching(untrue) });
    expect(beforeThat.stdout).toMatch(/^A verdade: o que está acima não deixa publicar\. .+ --publicar$/m);
    const ofDemonstration = await check({ FARMACIA: DEMONSTRATION }, '--publicar');
    expect(ofDemonstration.stdout).toMatch(/^Só a farmácia sabe \(\d+\):(\n {2}.+){10}\n {2}E .+, mais \d+\.$/m);
    expect(ofDemonstration.stdout).toMatch(/ campo «desde»: «1987», como na/);
  });

  test('publishes a demonstration only on purpose', async () => {
    const onPurpose = { FARMACIA: DEMONSTRATION, DIST: join(folder, 'dist'), DEMONSTRACAO: 'sim' };
    expect(await check(onPurpose, '--publicar')).toMatchObject({ status: 1 });
    cpSync(DEMONSTRATION_SITE, join(folder, 'dist'), { recursive: true });
    expect(await check({ ...onPurpose, DEMONSTRACAO: '' }, '--publicar')).toMatchObject({ status: 1 });
    expect(await check(onPurpose, '--publicar')).toMatchObject({ status: 0, stderr: '' });
  });

  test('refuses a text that breaks the law, a demonstration or not', async () => {
    replaceIn(folder, 'privacidade.md', 'https://www.cnpd.pt', 'https://exemplo.pt');
    const { status, stderr } = await check({ DEMONSTRACAO: 'sim' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^A lei: por corrigir \(1\):\n {2}.+«texto»: falta «https:\/\/www\.cnpd\.pt»: RGPD.+\.$/m);
  });
});

test('a published site that does not answer is no fault of a service', async () => {
  replaceIn(folder, 'farmacia.yaml', /^site: .+$/m, 'site: https://farmacia.invalid');
  const { status, stderr } = await check({}, '--publicado');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^https:\/\/farmacia\.invalid\/: não responde \(sem ligação\)$[\s\S]+^Ninguém responde nesse endereço/m,
  );
  expect(stderr).not.toContain('Desligue');
});

test('a build, as npm calls it, takes the folder of another pharmacy, and prints the sentence of its mistake alone', () => {
  replaceIn(folder, 'slogans.yaml', /^- .+$/m, '- ""');
  const { status, stdout, stderr } = run('npm', 'run', '--silent', 'build', '--', folder);
  expect({ status, stdout: stdout.trim() }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^\nHá um erro no conteúdo:\n {2}\S+slogans\.yaml, linha \d+, campo «\[1\]»: está vazio; espera-se um texto\.\n+$/,
  );
});

test('every command for owners says where it looked for a folder that is none, and which Node it needs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['check', 'build', 'editar', 'start', 'estrear'])
    expect(scripts[name]).toMatch(/^node -r \.\/scripts\/node-24\.cjs -r \.\/scripts\/folder\.cjs /);
  const { status, stderr } = run(process.execPath, './scripts/folder.cjs', 'nowhere');
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('«nowhere»') });
});

test.each([
  ['20.1.0', '.', 'Este projeto precisa do Node 24, e este é o 20.1.0: instale-o de https://nodejs.org/pt.'],
  ['24.16.0', 'Farmácia #1', 'O caminho da pasta do projeto não pode ter «#»: ?. Mude o nome da pasta e repita.'],
])('Node %s in «%s» is told so in one sentence, before a command for owners begins', (version, name, sentence) => {
  const cwd = realpathSync(folder);
  mkdirSync(join(cwd, name), { recursive: true });
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const program = `${pretend} process.chdir('${name}'); require('${resolve('scripts/node-24.cjs')}')`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], { cwd, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence.replace('?', join(cwd, name))}\n` });
});
