/**
 * Tries what the README promises where nothing is: a bare Debian by debootstrap with Node, npm and git, as a stranger's machine.
 *
 *   npm run test:fresh                       the three runs of RUNS, one after another: half an hour
 *   npm run test:fresh -- user umask start   one run: these circumstances, these commands
 *   npm run test:fresh -- path test=unit     one run, with only these steps of the tests (test=build,sites,dist)
 *
 * Takes the last commit, and this machine's settings of npm and apt. Needs root on Debian: it mounts, and installs debootstrap
 * where there is none. Ends with a line for each command; what each printed stays in .cache/fresh.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';

/** What differs from a root with an easy name for everything. */
const CIRCUMSTANCES = ['user', 'path', 'tmpdir', 'umask', 'port'] as const;
type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Answers 0 once the page at that port is there. */
const ask = (port: number) =>
  `node -e 'const ask = (left) => fetch("http://localhost:${port}/").then(({ status }) => process.exit(status === 200 ? 0 : 1), () => left ? setTimeout(ask, 1000, left - 1) : process.exit(1)); ask(180)'`;
const TAKEN = 4321;

/** The commands of the README, in bash. */
const COMMANDS: Record<string, (circumstances: readonly Circumstance[], steps: string) => string> = {
  start: (circumstances) =>
    circumstances.includes('port')
      ? `npm ci && { said=$(npm start 2>&1); echo "$said"; grep -q "porta ${TAKEN} já está ocupada" <<<"$said"; } && { PORT=${TAKEN + 1} npm start & ${ask(TAKEN + 1)}; }`
      : `npm ci && { npm start & ${ask(TAKEN)}; }`,
  test: (_, steps) => `npm ci && npm test -- ${steps.replaceAll(',', ' ')}`,
  publish: () => 'npm ci --omit=dev && npm run build && DEMONSTRACAO=sim npm run check -- --publicar',
};

/** Together they try every circumstance and every command. */
const RUNS = [['path', 'tmpdir', 'umask', 'port', 'start', 'test'], ['user', 'start', 'test'], ['publish']];

const USER = 'maria';
const ELSEWHERE = '/srv/temporários';
const LOGS = '.cache/fresh';

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/** The machine's own program: npm puts the project's before it on PATH. */
function ownProgram(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return path ? realpathSync(path) : refuse(`There is no ${name} on PATH.`);
}

/** A bare Debian of this machine's release, with this machine's Node and npm, and its settings. */
function makeRoot(root: string): void {
  const target = execFileSync('apt-get', ['indextargets', '--format', '$(SITE) $(CODENAME)'], { encoding: 'utf8' });
  const [site = '', codename = ''] = (target.split('\n')[0] ?? '').split(' ');
  run('debootstrap', '--variant=minbase', '--include=git', codename, root, site);
  rmSync(join(root, 'etc/apt'), { recursive: true });
  const npm = dirname(dirname(ownProgram('npm')));
  const copies = [
    ['/etc/apt', '/etc/apt'],
    ['/etc/resolv.conf', '/etc/resolv.conf'],
    ['/etc/hosts', '/etc/hosts'],
    [ownProgram('node'), '/usr/local/bin/node'],
    [npm, '/usr/local/lib/node_modules/npm'],
    [join(homedir(), '.npmrc'), '/usr/local/etc/npmrc'],
    [process.env['NODE_EXTRA_CA_CERTS'] ?? '', '/usr/local/etc/certificates.pem'],
  ] as const;
  for (const [from, to] of copies)
    if (existsSync(from)) cpSync(from, join(root, to), { recursive: true, dereference: true });
  run('chmod', '-R', 'a+rX', join(root, 'usr/local'));
  for (const name of ['npm', 'npx'])
    run('ln', '-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
  run('chroot', root, 'useradd', '--create-home', '--shell', '/bin/bash', USER);
}

/** Makes the root the whole machine, for as long as the shell runs: with it end its mounts and all that it started. */
const ENTER = `set -e
  mount --bind "$ROOT" "$ROOT"
  cd "$ROOT"
  mount -t proc proc proc
  mount --rbind /dev dev
  mount --rbind /sys sys
  pivot_root . mnt
  cd /
  umount -l /mnt
  bash -c "$PREPARE"
  exec setpriv --reuid="$AS" --regid="$AS" --init-groups env -i HOME="$HOME" PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 $PASSED bash -c "$COMMAND"`;

/** Runs one command in a copy of the base root, and prints and keeps what it says. @returns its line for the end */
async function tryIn(root: string, name: string, circumstances: readonly Circumstance[], command: string) {
  const has = (circumstance: Circumstance) => circumstances.includes(circumstance);
  const home = has('user') ? `/home/${USER}` : '/root';
  const clone = join(home, has('path') ? 'Área de trabalho/a farmácia nova' : 'farmacia');
  const prepare = has('user')
    ? 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium chromium-sandbox fonts-liberation'
    : 'true';
  const umask = has('umask') ? 'umask 077' : 'umask 022';
  if (!existsSync(join(root, clone)))
    run('sh', '-c', `${umask}; git clone -q "$0" "$1"`, process.cwd(), join(root, clone));
  run('chroot', root, 'chown', '-R', has('user') ? `${USER}:` : 'root:', home);
  run('chroot', root, 'install', '-d', '-m', '1777', ELSEWHERE);
  const lines = [
    `cd '${clone}'`,
    umask,
    has('tmpdir') ? `export TMPDIR='${ELSEWHERE}'` : '',
    has('port') ? `node -e 'require("node:net").createServer().on("error", () => {}).listen(${TAKEN})' &` : '',
    command,
  ];
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', ENTER], {
    env: {
      PATH: process.env['PATH'],
      ROOT: root,
      PREPARE: prepare,
      AS: has('user') ? USER : 'root',
      HOME: home,
      PASSED: existsSync(join(root, '/usr/local/etc/certificates.pem'))
        ? 'NODE_EXTRA_CA_CERTS=/usr/local/etc/certificates.pem'
        : '',
      COMMAND: lines.filter(Boolean).join('\n'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(LOGS, `${name}.log`));
  const started = performance.now();
  let last = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      log.write(chunk);
      last = chunk.toString().trim().split('\n').at(-1) ?? last;
    });
  const status = await new Promise<number | null>((done) => child.once('close', done));
  log.end();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  if (status !== 0) process.exitCode = 1;
  return `${name.padEnd(40)} ${seconds.padStart(4)} s  ${status === 0 ? 'went' : 'FAILED'}  ${last}`;
}

const isCircumstance = (word: string): word is Circumstance => (CIRCUMSTANCES as readonly string[]).includes(word);
const chosen = process.argv.slice(2);
const isCommand = (word: string) => Object.hasOwn(COMMANDS, word.split('=', 1)[0] ?? '');
const unknown = chosen.filter((word) => !isCircumstance(word) && !isCommand(word));
const words = [...CIRCUMSTANCES, ...Object.keys(COMMANDS)].join(', ');
if (unknown.length > 0) refuse(`Nothing is called ${unknown.join(' or ')}; there are ${words}.`);
if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
  refuse('npm run test:fresh needs root on Debian: it makes a bare Debian by debootstrap, mounts and runs in it.');
if (spawnSync('debootstrap', ['--version']).error) {
  console.log('There is no debootstrap: installing it by apt-get.');
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'debootstrap');
}

mkdirSync(LOGS, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'farmacia-fresh-'));
const results: string[] = [];
try {
  makeRoot(join(folder, 'base'));
  for (const wanted of chosen.length > 0 ? [chosen] : RUNS) {
    const circumstances = wanted.filter(isCircumstance);
    const root = join(folder, 'root');
    run('cp', '-a', join(folder, 'base'), root);
    for (const word of wanted.filter((each) => !isCircumstance(each))) {
      const [name = '', steps = ''] = word.split('=');
      const command = COMMANDS[name]?.(circumstances, steps) ?? '';
      results.push(await tryIn(root, [name, ...circumstances].join('-'), circumstances, command));
    }
    rmSync(root, { recursive: true });
  }
} finally {
  run('rm', '-rf', '--one-file-system', folder);
}
console.log(`\n${basename(process.cwd())}, ${new Date().toISOString().slice(0, 10)}\n${results.join('\n')}`);
