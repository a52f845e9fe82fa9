import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findEngine, onPath } from '../../scripts/browsers.ts';

/** Debian 11 has Firefox ESR 115, and two libraries that later ones lack; the others come with today's firefox-esr. */
const RELEASE = 'bullseye';
const PACKAGES = ['firefox-esr', 'libffi7', 'libdbus-glib-1-2'];
const FOLDER = resolve('.cache/old-browsers/firefox-115');

/** Firefox 115 as the tests start it. */
export const FIREFOX_115 = `${FOLDER}/usr/lib/firefox-esr/firefox-esr`;
export const firefoxEnvironment = () => ({ LD_LIBRARY_PATH: globSync(`${FOLDER}/usr/lib/*-linux-gnu`).join() });

function run(command: string, args: string[], cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.at(-1)}: ${stderr}`);
  return stdout;
}

/** Unpacks the packages from this machine's own mirror of Debian, into a folder: nothing is installed. */
function unpack(): void {
  const uris = run('apt-get', ['indextargets', '--format', '$(REPO_URI)']).split('\n');
  const mirror = uris.find((uri) => /\/debian\/?$/.test(uri));
  if (!mirror) throw new Error('this machine asks no mirror of Debian');
  const half = `${FOLDER}.half`;
  rmSync(half, { recursive: true, force: true });
  for (const folder of ['lists', 'archives']) mkdirSync(`${half}/${folder}/partial`, { recursive: true });
  writeFileSync(`${half}/sources.list`, `deb ${mirror} ${RELEASE} main\n`);
  const settings = {
    'APT::Sandbox::User': 'root',
    'Dir::Cache': half,
    'Dir::Etc::SourceList': `${half}/sources.list`,
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State': half,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  run('apt-get', [...options, 'update']);
  run('apt-get', [...options, 'download', ...PACKAGES.map((name) => `${name}/${RELEASE}`)], half);
  for (const file of globSync(`${half}/*.deb`)) run('dpkg-deb', ['-x', file, half]);
  for (const left of globSync([`${half}/*.deb`, `${half}/lists`])) rmSync(left, { recursive: true });
  renameSync(half, FOLDER);
}

/** Gets Firefox 115, where it was not got before. @returns why it is left out; empty where it is there */
export function getFirefox115(): string {
  if (findEngine('firefox') === null) return 'it needs what today’s firefox-esr needs, which is not on this machine';
  if (existsSync(FIREFOX_115)) return '';
  if (!onPath('apt-get') || !onPath('dpkg-deb')) return 'it is unpacked from packages of Debian, by apt-get';
  try {
    unpack();
    return '';
  } catch (error) {
    return String(error);
  }
}
