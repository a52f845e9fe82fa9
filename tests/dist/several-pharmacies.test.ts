import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../hosting/compress.ts';
import { SECOND_PHARMACY } from '../second-pharmacy/site.ts';

const FOLDER = '.cache/several-pharmacies';
const ALONE = process.env['DIST'] ?? 'dist';
/** It says until when it holds, which counts from the moment of the build. */
const DATED = /^\/\.well-known\/security\.txt/;

const filesOf = (site: string) => filesIn(site).filter((path) => !DATED.test(path));

test('a pharmacy built after another, together, is the same, byte for byte, as built alone', {
  timeout: 180_000,
}, () => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const part of ['content', 'public']) {
    cpSync(`${SECOND_PHARMACY}/${part}`, `${FOLDER}/other/${part}`, { recursive: true });
    cpSync(part, `${FOLDER}/own/${part}`, { recursive: true });
  }
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, ['scripts/build-pharmacies.ts', `${FOLDER}/other`, `${FOLDER}/own`], { env });

  const together = `${FOLDER}/own/dist`;
  const files = filesOf(ALONE);
  expect(filesOf(together)).toEqual(files);
  expect(files.filter((path) => !readFileSync(together + path).equals(readFileSync(ALONE + path)))).toEqual([]);
});
