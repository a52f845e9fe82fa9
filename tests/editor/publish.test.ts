import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pastTexts, sentencesOf } from '../../editor/core/versions.ts';
import { calls } from '../../editor/server/api.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { phonePhotograph } from '../photograph.ts';

const made = mkdtempSync(join(tmpdir(), 'publicar-'));
/** The owner's folder, the repository from which the host takes the site, and somebody else's clone of it. */
const [here, away, other] = [join(made, 'now/here'), join(made, 'now/away'), join(made, 'now/other')];

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/**
 * The program that the editor calls as git: it refuses the command that begins as `refused` says, waits in that of
 * `slow`, and notes all others in `steps`.
 */
const GIT = `#!/bin/sh
PATH='${process.env['PATH']}'
{ read -r refused < '${made}/refused'; read -r slow < '${made}/slow'; } 2> /dev/null
case "$* " in "\${refused:-none} "*) echo 'fatal: Unable to create index.lock' >&2; exit 128 ;; esac
[ "$1" != "$slow" ] || sleep .4
echo "$1" >> '${made}/steps'
exec git "$@"
`;

beforeAll(() => {
  mkdirSync(join(made, 'bin'));
  writeFileSync(join(made, 'bin/git'), GIT, { mode: 0o755 });
  cpSync(DEMONSTRATION, here, { recursive: true });
  git(made, 'init', '--quiet', '--bare', '--template=', '--initial-branch=main', away);
  git(here, 'init', '--quiet', '--template=', '--initial-branch=main');
  git(here, 'remote', 'add', 'origin', away);
  // Of Dona, and without git's tidying up beside each commit, fetch and push.
  const config = '[user]\nname = Dona\nemail = dona@farmacia.example\n[maintenance]\nauto = false\n';
  writeFileSync(join(here, '.git/config'), config, { flag: 'a' });
  writeFileSync(join(away, 'config'), '[receive]\nautogc = false\n', { flag: 'a' });
  push(here);
  git(made, 'clone', '--quiet', '--template=', away, other);
  writeFileSync(join(other, '.git/config'), config, { flag: 'a' });
  cpSync(join(made, 'now'), join(made, 'first'), { recursive: true });
});
beforeEach(() => {
  for (const left of ['now', 'refused', 'slow', 'steps']) rmSync(join(made, left), { recursive: true, force: true });
  cpSync(join(made, 'first'), join(made, 'now'), { recursive: true });
  vi.stubEnv('FARMACIA', here);
  vi.stubEnv('PATH', `${join(made, 'bin')}:${process.env['PATH']}`);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(made, { recursive: true }));

const known = calls(() => {});
const publication = () => known.publicacao({});
const publish = (preferred?: 'mine' | 'theirs') => known.publicar({ preferred, seen: [DISPUTE] });
const isPublished = (preferred?: 'mine' | 'theirs') =>
  expect(publish(preferred)).resolves.toMatchObject({ done: true });
/** The first sentence of what publishing would change. */
const firstChange = async () => (await publication()).changes[0]?.sentences[0];

/** Changes a file's text, as somebody does who saves it. */
function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, 'content', file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(folder, 'content', file), text.replace(from, to));
}

/** Saves another price for the first thing that is lent. */
const savePrice = (cents: number, folder = here) =>
  change(folder, 'aluguer.yaml', /^( +precoDia:) \d+/m, `$1 ${cents}`);

/** Publishes what a folder holds, without the editor. */
function push(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'Outro');
  git(folder, 'push', '--quiet', 'origin', 'main');
}
const pushElsewhere = () => push(other);

const DISPUTE = 'Aluguer › «Medidor de tensão arterial»: preço por dia: passa de 1,70\u00a0€ para 1,80\u00a0€.';

/** Both have changed the same price, and the other something more. */
function disputePrice(): void {
  savePrice(170, other);
  change(other, 'pagamentos.yaml', 'nome: Dinheiro', 'nome: Notas');
  pushElsewhere();
  savePrice(180);
}

test('from a folder without git nothing is sent, and it is said who can', async () => {
  rmSync(join(here, '.git'), { recursive: true });
  savePrice(120);
  expect(await publication()).toMatchObject({ hasHost: false });
  await expect(publish()).rejects.toThrow('peça a quem instalou o site');
});

// For what hangs: one asks git a hundred times, and took 20 s on a busy machine.
describe('publishing from a git repository with a remote', { timeout: 120_000 }, () => {
  test('commits and pushes what changed in content, and the name that npm run estrear wrote, nothing else, without an upstream too', async () => {
    savePrice(150);
    expect(await publication()).toMatchObject({ hasHost: true });
    expect(await firstChange()).toContain('para 1,50');
    for (const file of ['wrangler.jsonc', 'package.json']) writeFileSync(join(here, file), '{ "name": "do-rossio" }\n');
    expect(await publish()).toEqual({ done: true, text: expect.stringContaining('Enviado.') });
    expect(git(away, 'log', '-1', '--format=%s', 'main')).toMatch(/^Conteúdo de \d+ de \p{L}+ de \d{4}\n$/u);
    expect(git(away, 'show', '--stat', '--format=', 'main')).toMatch(
      /content\/aluguer\.yaml \| 2 \+-\n wrangler\.jsonc +\| 1 \+\n 2 files changed/,
    );
    expect((await publication()).changes).toEqual([]);
  });

  test('lists what a file holds that was not there when the site was last published', async () => {
    git(here, 'rm', '--quiet', 'content/perguntas.yaml');
    push(here);
    expect((await publication()).changes).toEqual([]);
    git(here, 'checkout', 'HEAD^', '--', 'content/perguntas.yaml');
    expect(await firstChange()).toMatch(/^Entra «/);
  });

  test('sends a photograph with the text that uses it, and none that no text uses', async () => {
    const sent = () => git(away, 'ls-tree', '-r', '--name-only', 'main');
    mkdirSync(join(here, 'content/fotografias'));
    writeFileSync(join(here, 'content/fotografias/loja.jpg'), await phonePhotograph());
    await isPublished();
    expect(sent()).not.toContain('loja.jpg');
    const loja = '{ ficheiro: loja.jpg, descricao: "A montra na praça, com a cruz acesa" }';
    change(here, 'farmacia.yaml', /$/, `fotografias: { loja: ${loja} }\n`);
    expect(await firstChange()).toMatch(/^Fotografias: .*: passa a haver «A montra na praça/);
    await isPublished();
    expect(sent()).toContain('loja.jpg');
  });

  test('joins what somebody else published with what is here, forgets neither, nor a comment of either, nor the line ends of Windows', async () => {
    change(other, 'privacidade.md', /\n/g, '\r\n');
    pushElsewhere();
    git(here, 'pull', '--quiet', 'origin', 'main');
    change(other, 'privacidade.md', 'janeiro de 2025', 'março de 2026');
    change(here, 'privacidade.md', 'titulo: Política de privacidade', 'titulo: Privacidade');
    change(other, 'aluguer.yaml', 'nome: Nebulizador de ultrassons', '# Da outra pessoa.\n  nome: Nebulizador');
    pushElsewhere();
    savePrice(160);
    change(here, 'aluguer.yaml', /$/, '# De cá.\n');
    expect(await firstChange()).toContain('para 1,60');
    await isPublished();
    expect(git(away, 'show', 'main:content/aluguer.yaml')).toMatch(
      /precoDia: 160[\s\S]*# Da outra pessoa.\n {2}nome: Nebulizador\n[\s\S]*# De cá.\n$/,
    );
    const policy = git(away, 'show', 'main:content/privacidade.md');
    expect(policy).toMatch(/titulo: Privacidade\r\n[\s\S]*março de 2026\r\n/);
    expect(policy.match(/(?<!\r)\n/g)).toBe(null);
    // The history knows the texts of this folder, whatever was joined.
    const { aluguer = [] } = await known.versoes({});
    expect(pastTexts('aluguer', aluguer).flatMap(sentencesOf)[0]?.text).toContain('«Nebulizador»');
  });

  // Either is kept in editor/core/merge.test.ts.
  test('asks what to keep of what both changed, and keeps it', async () => {
    disputePrice();
    const written = () => statSync(join(here, 'content/aluguer.yaml')).ctimeMs;
    const before = written();
    expect(await publish()).toMatchObject({ done: false, disputed: [DISPUTE] });
    // The page beside the form is shown from it all the while.
    expect(written()).toBe(before);
    // Counts this folder's changes alone: those that the other published since are still to be joined.
    expect(await firstChange()).toContain('de 1,00\u00a0€ para 1,80');
    // What they change once more is asked about again.
    savePrice(175, other);
    pushElsewhere();
    expect(await publish('mine')).toMatchObject({ done: false, disputed: [expect.stringContaining('de 1,75')] });
    savePrice(170, other);
    pushElsewhere();
    await isPublished('mine');
    expect(git(away, 'show', 'main:content/aluguer.yaml')).toContain('precoDia: 180');
  });

  test('asks so in a folder with an accent too', async () => {
    const [own, others] = [join(here, 'farmácia'), join(other, 'farmácia')];
    mkdirSync(others);
    git(other, 'mv', 'content', 'public', 'farmácia');
    pushElsewhere();
    git(here, 'pull', '--quiet', 'origin', 'main');
    vi.stubEnv('FARMACIA', own);
    savePrice(170, others);
    pushElsewhere();
    savePrice(180, own);
    expect(await publish()).toMatchObject({ done: false, disputed: [expect.stringContaining('para 1,80')] });
    await isPublished('mine');
  });

  test('joins nothing when git refuses, or a helper has staged or changed something, and leaves all as it was', async () => {
    disputePrice();
    expect(await publish()).toMatchObject({ done: false });
    const state = () => [git(here, 'status', '--porcelain=2', '--branch'), git(here, 'diff', 'HEAD')];
    const refusesToJoin = async (before = state()) => {
      await expect(publish('theirs')).rejects.toThrow('e nada mudou aqui.');
      expect(state()).toEqual(before);
    };
    const first = state();
    // At the first step that changes something, and at the last.
    for (const step of ['merge', 'update-ref']) {
      writeFileSync(join(made, 'refused'), step);
      await refusesToJoin(first);
    }
    rmSync(join(made, 'refused'));
    writeFileSync(join(here, 'ajuda.txt'), 'Por acabar.');
    git(here, 'add', 'ajuda.txt');
    await refusesToJoin();
    // Nor where both changed what is none of the editor's, such as a photograph: git would take theirs.
    git(here, 'commit', '--quiet', '-m', 'Ajuda');
    writeFileSync(join(other, 'ajuda.txt'), 'De outro.');
    pushElsewhere();
    await refusesToJoin();
    git(here, 'reset', '--quiet', '--hard', 'HEAD^');
    await isPublished('theirs');
  });

  test('keeps what another program saves while git joins, also where it is then refused', async () => {
    disputePrice();
    writeFileSync(join(made, 'slow'), 'merge');
    writeFileSync(join(made, 'refused'), 'write-tree');
    const joining = publish('mine').catch(() => 'refused');
    const lastStep = () => readFileSync(join(made, 'steps'), 'utf8').trimEnd().split('\n').at(-1);
    await expect.poll(lastStep, { timeout: 10_000 }).toBe('show');
    change(here, 'slogans.yaml', /^- .*/m, '- Guardada noutro programa.');
    expect(await joining).toBe('refused');
    expect(readFileSync(join(here, 'content/slogans.yaml'), 'utf8')).toContain('- Guardada noutro programa.\n');
  });

  test('ends one step before it begins another, also for two tabs', async () => {
    await Promise.all([publish(), publish()]);
    const steps = readFileSync(join(made, 'steps'), 'utf8').match(/^(add|push)$/gm);
    expect(steps).toEqual(['add', 'push', 'add', 'push']);
  });

  test('says in plain words that it cannot push, and keeps the changes', async () => {
    rmSync(join(away, 'objects'), { recursive: true });
    savePrice(200);
    const refused = await publish().catch((error: Error) => error.message);
    expect(refused).toContain('As mudanças estão guardadas neste computador e continuam por enviar.');
    expect(refused).not.toMatch(/origin|git/);
    // Git speaks English: its words stand in the editor's window.
    expect(vi.mocked(console.error).mock.calls.join()).toMatch(/fatal|error/);
    expect(await firstChange()).toContain('para 2,00');
  });
});
