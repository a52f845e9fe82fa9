/**
 * Runs every test, one step after another, and ends with one line: how many passed and failed.
 *
 *   npm test                  everything; goes on after a failed step, so that one run shows all that is wrong
 *   npm test -- unit browser  only these steps
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { SECOND_PHARMACY, SECOND_SITE } from '../tests/second-pharmacy/site.ts';
import { ENGINE_NAMES, ENGINES, findEngine } from './browsers.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Where the step's runner writes its result, in Vitest's or Playwright's JSON; a step without one counts as one test. */
  report?: string;
  /** A step that the following ones cannot do without. */
  required?: boolean;
  /** What its environment holds besides. */
  env?: Record<string, string>;
}

const REPORTS = '.cache/reports';
const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${project}.json`,
  ],
  report: `${REPORTS}/${project}.json`,
});

const STEPS: Step[] = [
  { name: 'browsers', command: [process.execPath, 'scripts/ensure-browsers.ts'], required: true },
  { name: 'types', command: ['astro', 'check', '--minimumSeverity', 'warning'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'unused', command: ['knip'] },
  vitest('unit'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], required: true },
  vitest('dist'),
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=line,json'],
    report: `${REPORTS}/browser.json`,
  },
  {
    // Built by the dist step: looks that hold for one pharmacy's words must hold for another's.
    name: 'second',
    command: ['playwright', 'test', 'axe', 'widths', '--grep', '@second', '--reporter=line,json'],
    report: `${REPORTS}/second.json`,
    env: { FARMACIA: SECOND_PHARMACY, DIST: SECOND_SITE },
  },
  vitest('engines'),
];

/** Reads what a runner wrote; a step that ended badly without saying which test failed counts as one failure. */
function readCounts(step: Step, succeeded: boolean): Counts {
  if (!step.report || !existsSync(step.report)) return { passed: Number(succeeded), failed: Number(!succeeded) };
  const report = JSON.parse(readFileSync(step.report, 'utf8'));
  const passed = report.stats?.expected ?? report.numPassedTests;
  const failed = report.stats ? report.stats.unexpected + report.stats.flaky : report.numFailedTests;
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function runStep(step: Step): Counts & { seconds: string } {
  console.log(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`);
  const [command = '', ...args] = step.command;
  const env = {
    ...process.env,
    ...step.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: step.report ?? '',
  };
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  return { ...readCounts(step, status === 0), seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const wanted = process.argv.slice(2);
const total: Counts = { passed: 0, failed: 0 };
const table: string[] = [];
for (const step of STEPS) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  const { passed, failed, seconds } = runStep(step);
  total.passed += passed;
  total.failed += failed;
  table.push(`${step.name.padEnd(10)} ${seconds.padStart(6)} s  ${passed} passed${failed ? `, ${failed} failed` : ''}`);
  if (failed > 0 && step.required) {
    table.push(`The steps after "${step.name}" need it and were not run.`);
    break;
  }
}

const absent = ENGINES.filter((engine) => findEngine(engine) === null).map((engine) => ENGINE_NAMES[engine]);
console.log(`\n${table.join('\n')}`);
if (absent.length > 0) console.log(`Left out, not on this machine: the journeys in ${absent.join(' and ')}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
