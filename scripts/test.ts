/**
 * Runs every test and ends with one line: how many passed and failed.
 *
 *   npm test                  everything; goes on after a failed step, so that one run shows all that is wrong
 *   npm test -- unit browser  only these steps
 *
 * It tests the pharmacy in the folder that FARMACIA names, as every other command does; without it, the project's own.
 * Tests of known texts run on the frozen demonstration; those that must hold for any pharmacy are tagged @any.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { DEMONSTRATION, DEMONSTRATION_SITE, EXAMPLES, exampleSite } from '../tests/build-sites.ts';
import { ENGINE_NAMES, ENGINES, findEngine } from './browsers.ts';

interface Counts {
  passed: number;
  failed: number;
  /** The failed tests' names, where the runner reports them. */
  failures: string[];
}

interface Step {
  name: string;
  command: string[];
  /** Where the step's runner writes its result, in Vitest's or Playwright's JSON; a step without one counts as one test. */
  report?: string;
  /** A step that the following ones cannot do without. */
  required?: boolean;
  /** Further variables of its environment. */
  env?: Record<string, string>;
}

const REPORTS = '.cache/reports';

/** Sites that `sites` builds, as a step's environment. */
const ON_DEMONSTRATION = { FARMACIA: DEMONSTRATION, DIST: DEMONSTRATION_SITE };
const onExample = (pharmacy: string) => ({ FARMACIA: pharmacy, DIST: exampleSite(pharmacy) });

function vitest(project: string, env: Record<string, string> = {}): Step {
  const report = `${REPORTS}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', `${project}*`, ...reporters], report, env };
}

function playwright(name: string, args: string[], env: Record<string, string> = {}): Step {
  const report = `${REPORTS}/${name}.json`;
  const command = ['playwright', 'test', '--reporter=line,json', ...args];
  return { name, command, report, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
}

/** The stages, one after another; the steps of one stage run side by side. Tests of exact timing run alone. */
const STAGES: Step[][] = [
  [{ name: 'browsers', command: [process.execPath, 'scripts/ensure-browsers.ts'], required: true }],
  [
    { name: 'types', command: ['astro', 'check', '--minimumSeverity', 'warning'] },
    { name: 'lint', command: ['biome', 'check', '.'] },
    { name: 'unused', command: ['knip'] },
    vitest('unit'),
  ],
  [{ name: 'build', command: ['npm', 'run', '--silent', 'build'], required: true }],
  [{ name: 'sites', command: [process.execPath, 'tests/build-sites.ts'], required: true }],
  [vitest('dist'), vitest('engines', ON_DEMONSTRATION)],
  [playwright('browser', ['--grep-invert', '@any'], ON_DEMONSTRATION)],
  [playwright('any', ['--grep', '@any']), vitest('editor')],
  ...EXAMPLES.map((pharmacy) => [playwright(basename(pharmacy), ['--grep', '@any'], onExample(pharmacy))]),
];

/** Reads what a runner wrote; a step that ended badly without saying which test failed counts as one failure. */
function readCounts(step: Step, succeeded: boolean): Counts {
  if (!step.report || !existsSync(step.report)) {
    return { passed: Number(succeeded), failed: Number(!succeeded), failures: [] };
  }
  const report = JSON.parse(readFileSync(step.report, 'utf8'));
  const passed = report.stats?.expected ?? report.numPassedTests;
  const failed = report.stats ? report.stats.unexpected + report.stats.flaky : report.numFailedTests;
  return { passed, failed: succeeded ? failed : Math.max(failed, 1), failures: findFailures(report) };
}

/** Vitest lists its files' tests; Playwright nests suites, with specs in them. */
interface Report {
  testResults?: { assertionResults: { status: string; fullName: string }[] }[];
  suites?: Report[];
  specs?: { ok: boolean; file: string; title: string }[];
}

function findFailures({ testResults = [], suites = [], specs = [] }: Report): string[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return [
    ...results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap(findFailures),
  ];
}

/** Runs a step; one that runs beside others prints when it is done, so that their lines do not mix. */
async function runStep(step: Step, isAlone: boolean): Promise<Counts> {
  const title = `\n── ${step.name} ${'─'.repeat(60 - step.name.length)}\n`;
  const [command = '', ...args] = step.command;
  const env = { ...process.env, ...step.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const options: SpawnOptions = { env, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] };
  if (isAlone) process.stdout.write(title);
  const started = performance.now();
  const child = spawn(command, args, options);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const status = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(title), ...printed]));
  const counts = readCounts(step, status === 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const failures = counts.failed ? `, ${counts.failed} failed` : '';
  table.push(`${step.name.padEnd(10)} ${seconds.padStart(6)} s  ${counts.passed} passed${failures}`);
  return counts;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const started = performance.now();
const total: Counts = { passed: 0, failed: 0, failures: [] };
const table: string[] = [];

const chosen = process.argv.slice(2);
const names = STAGES.flat().map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(' or ')}; there are ${names.join(', ')}.`);
const isWanted = ({ name }: Step) => chosen.length === 0 || chosen.includes(name);

for (const stage of STAGES.map((steps) => steps.filter(isWanted))) {
  const results = await Promise.all(
    stage.map(async (step) => ({ step, counts: await runStep(step, stage.length === 1) })),
  );
  for (const { step, counts } of results) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.failures.push(...counts.failures.map((name) => `${step.name}: ${name}`));
  }
  const missing = results.find(({ step, counts }) => step.required && counts.failed > 0);
  if (missing) {
    table.push(`The steps after "${missing.step.name}" need it and were not run.`);
    break;
  }
}

const absent = ENGINES.filter((engine) => findEngine(engine) === null).map((engine) => ENGINE_NAMES[engine]);
console.log(
  `\n${table.join('\n')}\n${'together'.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`,
);
if (absent.length > 0) console.log(`Left out, not on this machine: the journeys in ${absent.join(' and ')}.`);
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
