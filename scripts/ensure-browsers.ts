/**
 * Gets the browsers that the tests need, and says plainly what it had to leave out.
 *
 *   node scripts/ensure-browsers.ts            find, else install what may be installed without asking
 *   node scripts/ensure-browsers.ts --check    find only
 *
 * Chromium is required: without it this ends with status 1. Firefox and WebKit are installed only as root on Debian
 * (a CI machine); elsewhere their journeys are left out and their tests say so. Never calls sudo.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENGINE_NAMES, ENGINES, type Engine, findChromium, findEngine, onPath } from './browsers.ts';

/** Debian's packages for each engine; the fonts are those the layout was measured with. */
const PACKAGES: Record<Engine, string[]> = {
  chromium: ['chromium', 'chromium-driver', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** Tests run in it in half the time; where Debian does not have it, they run in the whole browser. */
const SHELL = 'chromium-headless-shell';

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, env }).status === 0;
}

/** Root on Debian may install packages. */
function installWithApt(missing: Engine[]): void {
  const get = (packages: string[]) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  run('apt-get', 'update', '-qq');
  get(missing.flatMap((engine) => PACKAGES[engine]));
  get([SHELL]);
}

function install(missing: Engine[]): void {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== null;
  if (mayUseApt) installWithApt(missing);
  if (findChromium() === null) run('npx', 'playwright', 'install', '--no-shell', 'chromium');
}

function report(engine: Engine): void {
  const found = findEngine(engine);
  if (found) {
    console.log(`${ENGINE_NAMES[engine]}: ${found.browser}`);
    return;
  }
  const how = `on Debian: sudo apt-get install ${PACKAGES[engine].join(' ')}`;
  const chromiumPath = engine === 'chromium' ? findChromium() : null;
  if (chromiumPath) {
    console.log(`Chromium: ${chromiumPath}`);
    console.log(`  No chromedriver: the browser tests run, the journeys in tests/engines leave Chromium out (${how}).`);
  } else {
    console.log(`${ENGINE_NAMES[engine]}: not on this machine. Left out: its journeys in tests/engines (${how}).`);
  }
}

const missing = ENGINES.filter((engine) => findEngine(engine) === null);
if ((missing.length > 0 || onPath(SHELL) === null) && !process.argv.includes('--check')) install(missing);
for (const engine of ENGINES) report(engine);

if (findChromium() === null) {
  console.error(
    [
      'The tests cannot run without Chromium. One of:',
      '  npx playwright install chromium        (needs the internet)',
      '  sudo apt-get install chromium          (Debian)',
      '  CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
  process.exitCode = 1;
}
