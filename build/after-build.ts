import { accessSync, constants, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder, filesIn } from './compress.ts';
import { bundledPackages, licenceNotices } from './licences.ts';
import { writeServiceWorker } from './service-worker.ts';

/**
 * Adds files to the finished build, in this order: service worker, licences, host files, compressed copies, which cover the
 * others. Changes no file that Astro wrote.
 */
export function afterBuild(): AstroIntegration {
  // Vite fills its folders during the build.
  const pagePackages = bundledPackages();
  return {
    name: 'farmacia:after-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command === 'build') makeWritable(fileURLToPath(config.outDir));
        updateConfig({ vite: { plugins: [pagePackages.plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const workerPackages = await writeServiceWorker(folder);
        writeFileSync(join(folder, 'licencas.txt'), licenceNotices([...pagePackages.folders, ...workerPackages]));
        for (const file of ['_redirects', '.assetsignore']) cpSync(join('hosting', file), join(folder, file));
        writeFileSync(join(folder, '_headers'), headerRules(filesIn(folder)));
        if (!isCompressedByHost) await compressFolder(folder);
      },
    },
  };
}

/** Ends the build before it begins, with one sentence, where the folder cannot be written. */
function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    console.error(
      `Não posso escrever em ${folder} (${(error as NodeJS.ErrnoException).code}): veja de quem é a pasta.`,
    );
    process.exit(1);
  }
}

/** Netlify and Cloudflare compress files themselves and never serve our compressed copies. */
const isCompressedByHost = ['NETLIFY', 'CF_PAGES', 'WORKERS_CI'].some((name) => process.env[name]);

/** hosting/_headers with one rule for each hashed file: by a rule for their folder, hosts would keep a 404 in it for a year too. */
function headerRules(files: readonly string[]): string {
  const hashed = files.filter((path) => path.startsWith('/_astro/'));
  const rules = readFileSync('hosting/_headers', 'utf8');
  return rules.replace(/^\/_astro\/\*(\n.+\n)/m, (_, header: string) => hashed.map((path) => path + header).join('\n'));
}
