import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = ['.html', '.css', '.js', '.json', '.svg', '.txt', '.vcf', '.xml', '.webmanifest'];

/** The pharmacy's notices: the only file that is edited on the server between builds. */
export const NOTICES_FILE = '/avisos.json';

/** Paths of all files in a folder, relative to it, with a leading slash: `/index.html`. Sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/')}`)
    .sort();
}

/**
 * Whether Netlify or Cloudflare (Pages or Workers) builds the site: each sets a variable of its own. These hosts build
 * whenever the repository changes, compress files themselves and never serve our compressed copies.
 */
export const isBuiltByHost = () => ['NETLIFY', 'CF_PAGES', 'WORKERS_CI'].some((name) => process.env[name]);

/** Compressors by file extension, each at its highest level (brotli's default). */
const ENCODINGS = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `x.br` and `x.gz` beside texts; not the notices, whose old copy a server would go on sending. */
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
