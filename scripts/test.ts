/**
 * Runs every test. The last lines name what failed and what was not tried, and count both and what passed.
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
import { DEMONSTRATION, DEMONSTRATION_SITE, EXAMPLES, exampleSite, SOURCE_DATE_EPOCH } from '../tests/build-sites.ts';

/** The result of a step. */
export interface Counts {
  passed: number;
  failed: number;
  /** What failed, by name: tests, suites whose preparation failed, errors outside of them. */
  failures: string[];
  /** What each test that was not tried belongs to, or why it was not. */
  skipped: string[];
}

interface Step {
  name: string;
  command: string[];
  /** Where the step's runner writes its result, as Counts or in Playwright's JSON; a step without one counts as one test. */
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
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-report.ts'];
  const command = ['vitest', 'run', '--project', `${project}*`, ...reporters];
  return { name: project, command, report, env: { ...env, TEST_REPORT: report } };
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
  [{ name: 'build', command: ['npm', 'run', '--silent', 'build'], env: { SOURCE_DATE_EPOCH }, required: true }],
  [{ name: 'sites', command: [process.execPath, 'tests/build-sites.ts'], required: true }],
  [vitest('dist'), vitest('engines', ON_DEMONSTRATION)],
  [playwright('browser', ['--grep-invert', '@any'], ON_DEMONSTRATION)],
  [playwright('any', ['--grep', '@any']), vitest('editor')],
  EXAMPLES.map((pharmacy) => playwright(basename(pharmacy), ['--grep', '@any', '--workers=2'], onExample(pharmacy))),
];

/** Reads what a runner wrote; a step that ended badly without saying what failed counts as one failure. */
function readCounts(step: Step, succeeded: boolean): Counts {
  const isReported = step.report !== undefined && existsSync(step.report);
  const report = isReported ? JSON.parse(readFileSync(step.report ?? '', 'utf8')) : null;
  const counts: Counts = report?.suites ? countPlaywright(report) : (report ?? none(Number(succeeded)));
  if (!succeeded && counts.failed === 0) return { ...counts, failed: 1, failures: ['ended with an error; see above'] };
  return counts;
}

const none = (passed = 0): Counts => ({ passed, failed: 0, failures: [], skipped: [] });

/** Playwright nests suites, with specs in them; an error outside of a test stands beside them. */
interface Report {
  suites?: Report[];
  specs?: {
    ok: boolean;
    file: string;
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
  errors?: { message: string }[];
}

function countPlaywright({ suites = [], specs = [], errors = [] }: Report): Counts {
  const counts = none();
  counts.failures.push(...errors.map(({ message }) => message));
  for (const { ok, file, title, tests } of specs) {
    const isSkipped = tests.every(({ status }) => status === 'skipped');
    const why = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'skip')?.description;
    if (isSkipped) counts.skipped.push(`${file} › ${why ?? title}`);
    else if (ok && tests.every(({ status }) => status !== 'flaky')) counts.passed++;
    else counts.failures.push(`${file} › ${title}`);
  }
  counts.failed = counts.failures.length;
  return suites.map(countPlaywright).reduce(together, counts);
}

const together = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
  skipped: [...a.skipped, ...b.skipped],
});

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
  table.push(`${step.name.padEnd(10)} ${seconds.padStart(6)} s  ${sum(counts)}`);
  const named = (name: string) => `${step.name}: ${name}`;
  return { ...counts, failures: counts.failures.map(named), skipped: counts.skipped.map(named) };
}

function sum({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const started = performance.now();
let total = none();
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
  total = results.map(({ counts }) => counts).reduce(together, total);
  const missing = results.find(({ step, counts }) => step.required && counts.failed > 0);
  if (missing) {
    table.push(`The steps after "${missing.step.name}" need it and were not run.`);
    break;
  }
}

console.log(
  `\n${table.join('\n')}\n${'together'.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`,
);
const left = Map.groupBy(total.skipped, (name) => name);
if (left.size > 0)
  console.log(`\nNot tried:\n${[...left].map(([name, { length }]) => `${length} × ${name}`).join('\n')}`);
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`);
console.log(`\n${sum(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
