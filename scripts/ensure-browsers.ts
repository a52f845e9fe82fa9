/**
 * Gets the browsers that the tests need, where it may without asking, and prints which ones are missing:
 *
 *   node scripts/ensure-browsers.ts
 *
 * Chromium is required: without it this ends with status 1. Firefox and WebKit are installed only as root on Debian
 * (a CI machine); elsewhere their journeys are left out and their tests say so. Never calls sudo.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENGINES, type Engine, findChromium, findEngine, findHeadlessShell, onPath } from './browsers.ts';

/** Debian's packages; the fonts are those the layout was measured with. */
const CHROMIUM = ['chromium', 'fonts-liberation'];
const PACKAGES: Record<Engine, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};
/** Tests run in it in half the time; where Debian does not have it, they run in the whole browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

function runCommand(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, env }).status === 0;
}

/** Installs what is missing, which only root on Debian may. */
function installWithApt(engines: Engine[]): void {
  const installPackages = (packages: string[]) =>
    runCommand('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  const chromium = findChromium() === null ? CHROMIUM : [];
  runCommand('apt-get', 'update', '-qq');
  installPackages([...chromium, ...engines.flatMap((engine) => PACKAGES[engine])]);
  installPackages([HEADLESS_SHELL]);
}

const missing = ENGINES.filter((engine) => findEngine(engine) === null);
const isComplete = missing.length === 0 && findChromium() !== null && onPath(HEADLESS_SHELL) !== null;
if (!isComplete) {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== null;
  if (mayUseApt) installWithApt(missing);
  if (findChromium() === null) runCommand('npx', 'playwright', 'install', '--no-shell', 'chromium');
}

console.log(`chromium: ${findHeadlessShell()}`);
for (const engine of ENGINES) {
  const missingText = `not on this machine. Left out: its journeys in tests/engines (on Debian: apt-get install ${PACKAGES[engine].join(' ')}).`;
  console.log(`${engine}: ${findEngine(engine)?.browser ?? missingText}`);
}

if (findChromium() === null) {
  console.error(
    'The tests need Chromium: sudo apt-get install chromium, npx playwright install chromium, or its path in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
