import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The programs of the tests that are not on npm. */
export type Program = 'nginx' | 'caddy' | 'openssl';

const FETCHED = resolve('.cache/servers');
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  `${FETCHED}/usr/sbin`,
  `${FETCHED}/usr/bin`,
];
const packagesOf = (program: Program) => (program === 'nginx' ? 'nginx libnginx-mod-http-brotli-static' : program);

/** The module of Debian's nginx for files that were compressed in advance; no other nginx takes it. */
export const brotliModule = (nginx: string): string =>
  join(nginx, '../../lib/nginx/modules/ngx_http_brotli_static_module.so');

/** Whether it starts at all: one that was unpacked may lack a library. */
const canStart = (path: string) => ![null, 127].includes(spawnSync(path, ['-v'], { stdio: 'ignore' }).status);

function onMachine(program: Program): string | null {
  const paths = FOLDERS.map((folder) => join(folder, program)).filter((path) => existsSync(path));
  const usable = program === 'nginx' ? paths.filter((path) => existsSync(brotliModule(path))) : paths;
  return usable.find(canStart) ?? null;
}

/**
 * Unpacks Debian's packages into .cache/: nothing is installed and no service is started. One process at a time,
 * because test files run side by side.
 */
function fetchFromDebian(program: Program): void {
  mkdirSync(FETCHED, { recursive: true });
  const download = `apt-get download -qq ${packagesOf(program)}`;
  const script = `exec 9>lock; flock 9
    [ -e ${program}.done ] && exit 0
    ${download} || { apt-get update -qq && ${download}; } || exit 1
    for file in *.deb; do dpkg -x "$file" . && rm "$file"; done
    touch ${program}.done`;
  try {
    execFileSync('sh', ['-c', script], { cwd: FETCHED, stdio: 'pipe', timeout: 120_000 });
  } catch {
    // Not Debian, or no network: the caller says what is left out.
  }
}

/** The program's path, fetched first where Debian's packages can be had; null where it has to be left out. */
export function findProgram(program: Program): string | null {
  const found = onMachine(program);
  if (found !== null) return found;
  fetchFromDebian(program);
  return onMachine(program);
}
