import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';

/** What the tests need that is not on npm. */
export type Program = 'nginx' | 'caddy' | 'openssl';

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
};

const BROTLI = 'lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where Debian's nginx is with its module for files that were compressed in advance; no other nginx takes that module. */
const nginxFolder = () =>
  ['/usr', `${FETCHED}/usr`].find(
    (folder) => existsSync(join(folder, BROTLI)) && existsSync(join(folder, 'sbin/nginx')),
  );

/** nginx's module for files that were compressed in advance with brotli. */
export function brotliModule(): string | undefined {
  const folder = nginxFolder();
  return folder && join(folder, BROTLI);
}

/** Whether it starts at all: one that was unpacked may lack a library. */
const canStart = (path: string) => ![null, 127].includes(spawnSync(path, ['-v'], { stdio: 'ignore' }).status);

function onMachine(program: Program): string | null {
  const folders = program === 'nginx' ? [`${nginxFolder()}/sbin`] : FOLDERS;
  const paths = folders.map((folder) => join(folder, program));
  return paths.find((path) => existsSync(path) && canStart(path)) ?? null;
}

/**
 * Unpacks Debian's packages into .cache/: nothing is installed and no service is started. One process at a time, because
 * test files run side by side.
 */
function fetchFromDebian(program: Program): void {
  mkdirSync(FETCHED, { recursive: true });
  const packages = PACKAGES[program].join(' ');
  const download = `apt-get download -qq ${packages}`;
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

/** The same file where any user may run it: a clone under /root is closed to the user that the servers run as. */
export function openToAll(path: string, folder: string): string {
  if (!path.startsWith(FETCHED)) return path;
  const copy = join(folder, basename(path));
  copyFileSync(path, copy);
  return copy;
}
