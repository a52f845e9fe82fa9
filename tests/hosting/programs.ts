import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** What the tests need that is not on npm. */
export type Program = 'nginx' | 'caddy' | 'openssl' | 'wrk';

const FETCHED = resolve('.cache/servers');
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  `${FETCHED}/usr/sbin`,
  `${FETCHED}/usr/bin`,
];
const PACKAGES: Record<Program, string[]> = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
  wrk: ['wrk'],
};

const isThere = (path: string) => existsSync(path);
const onMachine = (program: Program) => FOLDERS.map((folder) => join(folder, program)).find(isThere);

/** nginx's module for files that were compressed in advance with brotli. */
export function brotliModule(): string | undefined {
  const name = 'lib/nginx/modules/ngx_http_brotli_static_module.so';
  return ['/usr', `${FETCHED}/usr`].map((root) => join(root, name)).find(isThere);
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: FETCHED, stdio: 'pipe' });

/** Unpacks Debian's packages into .cache/: nothing is installed, no service is started. Without apt-get it does nothing. */
function fetchFromDebian(packages: string[]): void {
  mkdirSync(FETCHED, { recursive: true });
  try {
    try {
      run('apt-get', 'download', '-qq', ...packages);
    } catch {
      run('apt-get', 'update', '-qq');
      run('apt-get', 'download', '-qq', ...packages);
    }
    for (const file of readdirSync(FETCHED)) if (file.endsWith('.deb')) run('dpkg', '-x', file, '.');
  } catch {
    // Not Debian, not root with empty lists, or no network: the caller says what is left out.
  }
}

/** The program's path, fetched first where Debian's packages can be had; null where it has to be left out. */
export function findProgram(program: Program): string | null {
  const incomplete = program === 'nginx' && brotliModule() === undefined;
  if (onMachine(program) === undefined || incomplete) fetchFromDebian(PACKAGES[program]);
  if (program === 'nginx' && brotliModule() === undefined) return null;
  return onMachine(program) ?? null;
}
