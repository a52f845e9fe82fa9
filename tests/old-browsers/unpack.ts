import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The versions of Chromium that this folder's packages hold. */
const VERSIONS = ['103', '109'] as const;
export type Version = (typeof VERSIONS)[number];

/** The Chromium of a version, once it is unpacked. */
export const executableOf = (version: Version) => `.cache/old-browsers/${version}/chromium`;

async function unpack(version: Version): Promise<void> {
  const executable = executableOf(version);
  if (existsSync(executable)) return;
  const unfinished = `${executable}.half`;
  mkdirSync(`.cache/old-browsers/${version}`, { recursive: true });
  const packed = `tests/old-browsers/node_modules/chromium-${version}/bin/chromium.br`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished));
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, executable);
}

/** `node tests/old-browsers/unpack.ts`, after `npm ci` in this folder. */
if (import.meta.main) for (const version of VERSIONS) await unpack(version);
