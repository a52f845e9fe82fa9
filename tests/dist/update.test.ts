import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginPharmacy } from '../../scripts/beginning.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';

const made = mkdtempSync(join(tmpdir(), 'atualizar-'));
const original = join(made, 'original');
afterAll(() => rmSync(made, { recursive: true }));

/** Git's output in a folder. @throws all that it printed, where it refuses */
function run(folder: string, program: string, ...args: string[]): string {
  const person = { GIT_AUTHOR_NAME: 'Dona', GIT_COMMITTER_NAME: 'Dona' };
  const mail = { GIT_AUTHOR_EMAIL: 'dona@farmacia.example', GIT_COMMITTER_EMAIL: 'dona@farmacia.example' };
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...person, ...mail } } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

function commitAll(folder: string, message: string): void {
  run(folder, 'git', 'add', '--all');
  run(folder, 'git', 'commit', '--quiet', '-m', message);
}

/** The commands of docs/atualizar.md, of the first time and of later ones: those that begin with a new branch. */
const [firstTime = '', later = ''] = [...readFileSync('docs/atualizar.md', 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
  .map(([, commands = '']) => commands.replaceAll(/^ +/gm, ''))
  .filter((commands) => commands.startsWith('git switch -c atualizar'));

/** The pharmacy's name at Cloudflare. */
const NAME = 'farmacia-do-rossio';

/** Brings newer code into a pharmacy's folder, step by step as the guide has it. */
function update(folder: string, commands: string): void {
  run(folder, 'sh', '-ec', commands);
  const settings = join(folder, 'wrangler.jsonc');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"name": "farmacia"', `"name": "${NAME}"`));
  if (run(folder, 'git', 'status', '--porcelain')) commitAll(folder, 'Acertar os textos');
  run(folder, 'git', 'switch', '--quiet', 'main');
  run(folder, 'git', 'merge', '--quiet', 'atualizar');
  run(folder, 'git', 'branch', '-d', 'atualizar');
}

/** The original, without an owner's files. */
beforeAll(() => {
  cpSync(DEMONSTRATION, join(original, DEMONSTRATION), { recursive: true });
  for (const file of ['wrangler.jsonc', 'netlify.toml', 'package.json', '.gitignore'])
    cpSync(file, join(original, file));
  run(original, 'git', 'init', '--quiet', '--initial-branch=main');
  commitAll(original, 'Versão 1');
});

/** Newer code: every file of the demonstration and every setting differs, one file comes and one goes. */
function changeOriginal(version: string): void {
  for (const file of readdirSync(join(original, DEMONSTRATION, 'content'))) {
    const path = join(original, DEMONSTRATION, 'content', file);
    if (/\.yaml$/.test(file)) writeFileSync(path, `# ${version}\n${readFileSync(path, 'utf8')}# ${version}\n`);
  }
  const settings = join(original, 'wrangler.jsonc');
  const text = readFileSync(settings, 'utf8').replace(/("compatibility_date": ")[^"]+/, `$1${version}`);
  writeFileSync(
    settings,
    text.replace('{', `{ // ${version}`).replace(/"directory": ".*"/, `"directory": "${version}"`),
  );
  writeFileSync(join(original, `novo-${version}.ts`), version);
  rmSync(join(original, 'netlify.toml'), { force: true });
  commitAll(original, `Versão ${version}`);
}

const ANSWERS = { nome: 'Farmácia do Rossio', localidade: 'Alcanena', telefone: '249111222', whatsapp: '' };

/** A copy without its history: it takes the whole program once, and later merges what is new. */
test('newer code merges without a conflict into a copy, and touches nothing of the owner’s', () => {
  const folder = join(made, 'copia');
  cpSync(original, folder, { recursive: true, filter: (path) => !path.endsWith('.git') });
  run(folder, 'git', 'init', '--quiet', '--initial-branch=main');
  run(folder, 'git', 'remote', 'add', 'original', original);
  beginPharmacy(folder, ANSWERS);
  writeFileSync(join(folder, 'content/slogans.yaml'), '- Uma frase só nossa.\n- Outra.\n- E outra.\n');
  commitAll(folder, 'Conteúdo');
  run(folder, 'git', 'tag', 'conteudo');
  for (const [version, commands] of Object.entries({ primeira: firstTime, segunda: later })) {
    changeOriginal(version);
    update(folder, commands);
    expect(run(folder, 'git', 'status', '--porcelain')).toBe('');
    expect(run(folder, 'git', 'diff', '--stat', 'conteudo', '--', 'content', 'public')).toBe('');
    expect(readFileSync(join(folder, `novo-${version}.ts`), 'utf8')).toBe(version);
    expect(readdirSync(folder)).not.toContain('netlify.toml');
    expect(readFileSync(join(folder, DEMONSTRATION, 'content/farmacia.yaml'), 'utf8')).toContain(`# ${version}\n`);
    const settings = readFileSync(join(folder, 'wrangler.jsonc'), 'utf8');
    for (const line of [`\n  "name": "${NAME}",\n`, `"compatibility_date": "${version}"`])
      expect(settings).toContain(line);
  }
  expect(loadPharmacy(folder).farmacia.nome).toBe(ANSWERS.nome);
});
