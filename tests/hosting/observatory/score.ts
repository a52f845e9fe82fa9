/**
 * Asks Mozilla's HTTP Observatory, run here on the real nginx, how many points the built site gets:
 *
 *   npm run build && npm run test:observatory
 *
 * Not part of `npm test`: the grader is installed from the lock beside, which needs the registry. Its command line scans host
 * names only, never a port; its parts do. Ends with status 1 below EXPECTED.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startNginx } from '../servers.ts';

/** All but 5 for integrity of our own scripts and 5 for a preloaded domain (docs/decisions/18-security-headers.md). */
const EXPECTED = 130;

const lists = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory/conf');
// Lists that its install script would download: no domain of ours is preloaded, and localhost has no top-level domain.
writeFileSync(join(lists, 'hsts-preload.json'), '{}');
writeFileSync(join(lists, 'tld-list.json'), '[]');

const part = (path: string) => import(`@mdn/mdn-http-observatory/src/${path}`);
const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');

// It reads pages with a parser that does not know today's CSS, and prints each sheet.
console.error = () => {};
const nginx = await startNginx();
setDefaultCACertificates([...getCACertificates(), readFileSync(nginx.certificate, 'utf8')]);
const [httpPort, httpsPort] = [nginx.plainOrigin, nginx.origin].map((origin) => Number(new URL(origin).port));
const requests = await retrieve('localhost', { httpPort, httpsPort });
await nginx.stop();

type Test = (requests: unknown) => { result: string; pass: boolean; constructor: { name: string } };
const rows = ALL_TESTS.map((test: Test) => {
  const output = test(requests);
  const { result, pass } = output;
  return { test: output.constructor.name, result, points: getScoreModifier(result), pass };
});
const points: number[] = rows.map((row: { points: number }) => row.points);
const sum = (some: number[]) => some.reduce((total, point) => total + point, 100);
// Bonus points count only from a good score without them.
const withoutBonus = sum(points.filter((point) => point < 0));
const { score, grade } = getGradeForScore(withoutBonus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutBonus);
console.table(rows);
console.log(`HTTP Observatory: ${score}, ${grade}`);
process.exitCode = score < EXPECTED ? 1 : 0;
