/**
 * npm run build, npm run build -- folder: builds beside dist/ and then puts it in its place, so that a site that is
 * served meanwhile (npm start) is the old one, whole, until the new one is there. Options go to Astro.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';

const [BUILT, BESIDE, OLD] = ['dist', '.cache/dist-new', '.cache/dist-old'];

const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', BESIDE, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, astro, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
rmSync(OLD, { recursive: true, force: true });
if (existsSync(BUILT)) renameSync(BUILT, OLD);
renameSync(BESIDE, BUILT);
rmSync(OLD, { recursive: true, force: true });
