/**
 * Runs every test but those that npm starts by another name: the editor's journeys (`npm run test:editing`), the hosts'
 * own parsers (`npm run test:hosts`), old browsers (`npm run test:old-browsers`), a real screen reader
 * (`npm run test:screen-reader`), a fresh install in a bare Debian (`npm run test:fresh`), the benchmark and mutations.
 * The last lines name what failed and what was not tried, and count both and what passed.
 *
 *   npm test                  everything; goes on after a failed step, so that one run shows all that is wrong
 *   npm test -- unit browser  only these steps
 *
 * It tests the pharmacy in the folder that FARMACIA names, as every other command does; without it, the project's own,
 * or the demonstration. Tests of known texts run on the demonstration; those that must hold for any pharmacy are tagged
 * @any.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DEMONSTRATION } from '../src/pharmacy/content.ts';
import { pharmacyFolder } from '../src/pharmacy/load.ts';
import { EXAMPLES, exampleSite, SOURCE_DATE_EPOCH } from '../tests/build-sites.ts';

/** The result of a step. */
export interface Counts {
  passed: number;
  /** The failures, by name: tests, suites whose preparation failed, errors outside of them. */
  failures: string[];
  /** The suite of each test that was not tried, or why it was not. */
  skipped: string[];
}

interface Step {
  name: string;
  command: string[];
  /** Further variables of its environment. */
  env?: Record<string, string>;
  /**
   * The steps that must end without a failure before this one starts. One that was not chosen is not run: what an
   * earlier run built is used.
   */
  needs?: string[];
  /** Whether it is mostly waiting, and leaves both cores to others. */
  waits?: boolean;
  /** Whether nothing may run beside it: its tests are of exact timing. */
  alone?: boolean;
}

const REPORTS = '.cache/reports';

/** Sites that `sites` builds, as a step's environment. */
const onExample = (folder: string) => ({ FARMACIA: folder, DIST: exampleSite(folder) });

function vitest(project: string, step: Partial<Step> = {}): Step {
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-report.ts'];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], ...step };
}

function playwright(name: string, args: string[], step: Partial<Step> = {}): Step {
  const command = ['playwright', 'test', '--reporter=line,./scripts/playwright-report.ts', ...args];
  return { name, command, needs: ['browsers', 'sites'], ...step };
}

/** The tests for any pharmacy. One worker: two of these steps run at a time. */
const ANY = ['--grep', '@any', '--workers=1'];

/** Whether an owner's pharmacy is tested. If not, the step `browser` also runs the tests for any pharmacy. */
const IS_OWN = pharmacyFolder() !== DEMONSTRATION;

/**
 * Two steps run at a time, as there are two cores: the next is the first in this list that may start. So the long ones
 * stand before the short, but for the one that runs alone, at the end.
 */
const STEPS: Step[] = [
  // Where browsers are missing, they are fetched meanwhile.
  { name: 'browsers', command: [process.execPath, 'scripts/ensure-browsers.ts'], waits: true },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], env: { SOURCE_DATE_EPOCH } },
  { name: 'sites', command: [process.execPath, 'tests/build-sites.ts'], needs: ['build'] },
  vitest('unit'),
  vitest('editor', { needs: ['sites'] }),
  // Astro wrote the types of its pages while it built.
  { name: 'types', command: ['npm', 'run', '--silent', 'types', '--', '--noSync'], needs: ['sites'] },
  vitest('dist', { needs: ['browsers', 'sites'] }),
  vitest('engines', { needs: ['browsers', 'sites'], env: onExample(DEMONSTRATION) }),
  ...(IS_OWN ? [playwright('any', ANY)] : []),
  ...EXAMPLES.map((folder) => playwright(basename(folder), ANY, { env: onExample(folder) })),
  // It reads Playwright's configuration, which asks for a browser.
  { name: 'unused', command: ['knip'], needs: ['browsers'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  playwright('browser', IS_OWN ? ['--grep-invert', '@any'] : [], { env: onExample(DEMONSTRATION), alone: true }),
];

/** Reads the counts that our reporter wrote for a step. A step without a report (build, lint) counts as one test. */
function readCounts(report: string, succeeded: boolean): Counts {
  const counts: Counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { passed: Number(succeeded), failures: [], skipped: [] };
  if (!succeeded && counts.failures.length === 0) counts.failures.push('ended with an error; see above');
  return counts;
}

/** Runs a step; one that may run beside others prints when it is done, so that their lines do not mix. */
async function runStep(step: Step): Promise<Counts> {
  const failedNeed = step.needs?.find((name) => results.get(name)?.failures.length);
  if (failedNeed) return { passed: 0, failures: [`not run: it needs "${failedNeed}", which failed`], skipped: [] };
  const isAlone = step.alone || steps.length === 1;
  const title = `\n── ${step.name} ${'─'.repeat(60 - step.name.length)}\n`;
  const [command = '', ...args] = step.command;
  const report = `${REPORTS}/${step.name}.json`;
  // Compiled once, each of many Node commands starts in a third less time.
  const settings = { NODE_COMPILE_CACHE: resolve('.cache/compiled'), TEST_REPORT: report };
  const env = { ...process.env, ...step.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings };
  const options: SpawnOptions = { env, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] };
  if (isAlone) process.stdout.write(title);
  const child = spawn(command, args, options);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const status = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(title), ...printed]));
  return readCounts(report, status === 0);
}

/** A row of the table: a step's name, the seconds since it began, and its counts. */
function row(name: string, since: number, counts: Counts): string {
  const seconds = (performance.now() - since) / 1000;
  return `${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${inWords(counts)}`;
}

function inWords({ passed, failures, skipped }: Counts): string {
  return `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const started = performance.now();
const table: string[] = [];

const chosen = process.argv.slice(2);
const names = STEPS.map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(' or ')}; there are ${names.join(', ')}.`);
const steps = STEPS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

const waiting = new Set(steps);
const running = new Map<Step, Promise<void>>();
const results = new Map<string, Counts>();

function canStart({ needs = [], alone = false }: Step): boolean {
  const hasUnfinishedNeed = [...waiting, ...running.keys()].some(({ name }) => needs.includes(name));
  const busy = [...running.keys()].filter(({ waits }) => !waits);
  const isFree = alone ? running.size === 0 : busy.length < 2 && !busy.some((other) => other.alone);
  return isFree && !hasUnfinishedNeed;
}

async function runToEnd(step: Step): Promise<void> {
  const since = performance.now();
  const counts = await runStep(step);
  results.set(step.name, counts);
  table.push(row(step.name, since, counts));
  running.delete(step);
}

while (waiting.size + running.size > 0) {
  const next = [...waiting].find(canStart);
  if (next) {
    waiting.delete(next);
    running.set(next, runToEnd(next));
  } else await Promise.race(running.values());
}

const all = (part: 'failures' | 'skipped') =>
  [...results].flatMap(([name, counts]) => counts[part].map((text) => `${name}: ${text}`));
const passed = [...results.values()].reduce((sum, counts) => sum + counts.passed, 0);
const total: Counts = { passed, failures: all('failures'), skipped: all('skipped') };
console.log(`\n${table.join('\n')}\n${row('together', started, total)}`);
const untried = Map.groupBy(total.skipped, (name) => name);
if (untried.size > 0)
  console.log(`\nNot tried:\n${[...untried].map(([name, { length }]) => `${length} × ${name}`).join('\n')}`);
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
console.log(`\n${inWords(total)}`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
