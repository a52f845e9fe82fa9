/**
 * Changes the pure rules one place at a time and looks whether a test turns red. Writes docs/mutation.md; what stands
 * there from its second heading on is written by hand, and stays.
 *
 *   npm run test:mutation                                        all that stryker.config.json names
 *   npm run test:mutation -- --mutate src/opening/turn-texts.ts  some of it: prints, writes nothing
 *   FUZZ_RUNS=20 npm run test:mutation -- tests/mutation/editor.json   the editor's core, its writer too: likewise
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { table } from '../markdown-table.ts';

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const PAGE = 'docs/mutation.md';
const BY_HAND = '## What lives';
/** Of a mutant that a test saw, or that ran without end; of one that no test saw. All others could not be tried. */
const [KILLED, LIVED] = [
  ['Killed', 'Timeout'],
  ['Survived', 'NoCoverage'],
];

const chosen = process.argv.slice(2);
const { status } = spawnSync('tests/mutation/node_modules/.bin/stryker', ['run', ...chosen], { stdio: 'inherit' });
const { files }: Report = JSON.parse(readFileSync('.cache/reports/mutation.json', 'utf8'));
const folders = Map.groupBy(Object.keys(files).sort(), dirname);

function row(name: string, paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => files[path]?.mutants ?? []);
  const count = (states: readonly string[] = []) => all.filter((mutant) => states.includes(mutant.status)).length;
  const [killed, tried] = [count(KILLED), count(KILLED) + count(LIVED)];
  return [name, `${killed} of ${tried}`, `${((100 * killed) / tried).toFixed(1)} %`];
}

const rows = [...[...folders].map(([folder, paths]) => row(folder, paths)), row('together', Object.keys(files))];
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const page = [
  '# Mutation testing of the pure rules',
  `Written by \`npm run test:mutation\` on ${new Date().toISOString().slice(0, 10)} (commit ${commit}; ${cpus().length} × ${cpus()[0]?.model}): it changes the rules one place at a time and looks whether a test turns red.`,
  table(['Folder', 'Killed', 'Score'], rows),
].join('\n\n');
console.log(page);
if (chosen.length === 0) {
  const before = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, `${page}\n\n${before.slice(before.indexOf(BY_HAND))}`);
}
process.exitCode = status ?? 1;
