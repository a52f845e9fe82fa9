import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = ['.html', '.css', '.js', '.json', '.svg', '.txt', '.vcf', '.xml', '.webmanifest'];

/** The notices: the one file that may change on the server without a build. */
export const NOTICES_FILE = '/avisos.json';

/** Paths of all files in a folder, from that folder, with a slash in front: `/index.html`. Sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/')}`)
    .sort();
}

/** How files are compressed, by the ending of what comes of it: each at its highest level. */
const ENCODINGS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `x.br` and `x.gz` beside every text file that gets smaller by it, on all cores. Not beside the notices: a server
 * prefers the compressed file, so a notice changed on the server would never be seen.
 */
export async function compressFolder(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((path) => TEXT.includes(extname(path)) && path !== NOTICES_FILE);
  const writing = texts.flatMap((path) => {
    const content = readFileSync(join(folder, path));
    return Object.entries(ENCODINGS).map(async ([ending, compress]) => {
      const compressed = await compress(content);
      if (compressed.length < content.length) writeFileSync(join(folder, `${path}.${ending}`), compressed);
    });
  });
  await Promise.all(writing);
}
