/**
 * Installs what a screen reader needs, as root on Debian; elsewhere prints what is missing and ends with status 1.
 * Never calls sudo.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '../../scripts/browsers.ts';

/** Debian's packages. */
const PACKAGES = [
  ...'orca at-spi2-core dbus-daemon speech-dispatcher libglib2.0-bin gsettings-desktop-schemas locales'.split(' '),
  ...'xvfb openbox xdotool xclip chromium firefox-esr'.split(' '),
];
const LOCALE = 'pt_PT.utf8';

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

const missingPackages = () => PACKAGES.filter((name) => spawnSync('dpkg', ['-s', name]).status !== 0);
const hasLocale = () => spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout?.includes(LOCALE) ?? false;

const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== null;
if (mayUseApt && missingPackages().length > 0) {
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missingPackages());
}
if (mayUseApt && !hasLocale()) run('localedef', '-i', 'pt_PT', '-f', 'UTF-8', 'pt_PT.UTF-8');

const missing = [...missingPackages(), ...(hasLocale() ? [] : [`the locale ${LOCALE}`])];
if (missing.length > 0) {
  console.error(`A screen reader is heard on Debian, as root. Missing here: ${missing.join(', ')}.`);
  process.exitCode = 1;
}
