/**
 * Grades a server on loopback with Mozilla's own grader, and prints its result as JSON.
 *
 *   NODE_EXTRA_CA_CERTS=certificate.pem node score.ts <installed folder> <http port> <https port>
 *
 * Its command line scans host names only, never a port; its parts do.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [installed = '', httpPort, httpsPort] = process.argv.slice(2);
const scanner = join(installed, 'node_modules/@mdn/mdn-http-observatory');
// Lists that its install script would download: no domain of ours is preloaded, and localhost has no top-level domain.
writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
writeFileSync(join(scanner, 'conf/tld-list.json'), '[]');

const part = (path: string) => import(pathToFileURL(join(scanner, 'src', path)).href);
const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');

const requests = await retrieve('localhost', { httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
const rows = ALL_TESTS.map(
  (test: (requests: unknown) => { result: string; pass: boolean; constructor: { name: string } }) => {
    const output = test(requests);
    return {
      test: output.constructor.name,
      result: output.result,
      points: getScoreModifier(output.result),
      pass: output.pass,
    };
  },
);
const sum = (points: number[]) => points.reduce((total, point) => total + point, 100);
const points: number[] = rows.map((row: { points: number }) => row.points);
// Bonus points count only from a good score without them.
const withoutBonus = sum(points.filter((point) => point < 0));
const score = withoutBonus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutBonus;
console.log(JSON.stringify({ ...getGradeForScore(score), rows }));
