import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NOTICES_FILE } from './rules.ts';

const TEXT = ['.html', '.css', '.js', '.json', '.svg', '.txt', '.vcf', '.xml', '.webmanifest'];

/** Paths of all files in a folder, from that folder, with a slash in front: `/index.html`. Sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, '').length))
    .sort();
}

type Compress = (content: Uint8Array) => Promise<Uint8Array>;

/** How files are compressed, by the ending of what comes of it: each at its highest level. */
const FORMS: Record<string, Compress> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // Blocks of 64 KiB: the home page, a little longer, gets smaller by 5 to 45 B than in one.
        [constants.BROTLI_PARAM_LGBLOCK]: 16,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** What was compressed before. Most files are the same in the next build, and in the next pharmacy's. */
const KEPT = '.cache/compressed';

async function remembered(ending: string, compress: Compress, content: Uint8Array): Promise<Uint8Array> {
  // The way of compressing is part of the key, or a better one would never be seen where something is kept.
  const key = createHash('sha256').update(content).update(String(compress)).digest('hex');
  const file = join(KEPT, `${key}.${ending}`);
  try {
    return readFileSync(file);
  } catch {
    const compressed = await compress(content);
    mkdirSync(KEPT, { recursive: true });
    // Whole or not at all: builds may run side by side, and be stopped.
    writeFileSync(`${file}.${process.pid}`, compressed);
    renameSync(`${file}.${process.pid}`, file);
    return compressed;
  }
}

/**
 * Writes `x.br` and `x.gz` beside every text file that gets smaller by it, on all cores. Not beside the notices: a server
 * prefers the compressed file, so a notice changed on the server would never be seen.
 */
export async function compressFolder(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((path) => TEXT.includes(extname(path)) && path !== NOTICES_FILE);
  const writing = texts.flatMap((path) => {
    const content = readFileSync(folder + path);
    return Object.entries(FORMS).map(async ([ending, compress]) => {
      const compressed = await remembered(ending, compress, content);
      if (compressed.length < content.length) writeFileSync(`${folder}${path}.${ending}`, compressed);
    });
  });
  await Promise.all(writing);
}
