import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { NOTICES_FILE } from './rules.ts';

const TEXT = ['.html', '.css', '.js', '.json', '.svg', '.txt', '.vcf', '.xml', '.webmanifest'];

/** Paths of all files in a folder, from that folder, with a slash in front: `/index.html`. Sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, '').length))
    .sort();
}

/** Brotli at its highest level. */
function brotli(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

const gzip = (content: Uint8Array) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION });

/** What was compressed before. Most files are the same in the next build, and in the next pharmacy's. */
const KEPT = '.cache/compressed';

function remembered(kind: string, content: Uint8Array, compress: (content: Uint8Array) => Uint8Array): Uint8Array {
  const file = join(KEPT, `${createHash('sha256').update(content).digest('hex')}.${kind}`);
  try {
    return readFileSync(file);
  } catch {
    const compressed = compress(content);
    mkdirSync(KEPT, { recursive: true });
    // Whole or not at all: builds may run side by side, and be stopped.
    writeFileSync(`${file}.${process.pid}`, compressed);
    renameSync(`${file}.${process.pid}`, file);
    return compressed;
  }
}

/**
 * Writes `x.br` and `x.gz` beside every text file that gets smaller by it. Not beside the notices: a server prefers the
 * compressed file, so a notice changed on the server would never be seen.
 */
export function compressFolder(folder: string): void {
  for (const path of filesIn(folder)) {
    if (!TEXT.includes(extname(path)) || path === NOTICES_FILE) continue;
    const content = readFileSync(folder + path);
    const variants = { br: remembered('br', content, brotli), gz: remembered('gz', content, gzip) };
    for (const [extension, compressed] of Object.entries(variants)) {
      if (compressed.length < content.length) writeFileSync(`${folder}${path}.${extension}`, compressed);
    }
  }
}
