import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { finishPages } from '../hosting/finish-pages.ts';
import { writeForms } from '../hosting/write-forms.ts';
import { writeWorker } from '../src/offline/build-worker.ts';

/** The built site. */
export const SITE = 'dist';

/** Files of the site that a page of the benchmark names too, so that both ask for the same. */
const SHARED = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png', 'icon-512.png', 'avisos.json'];

/** An empty folder for a page of the benchmark, with the site's icons in it. */
export function freshFolder(name: string): string {
  const folder = `.cache/bench/${name}/dist`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of SHARED) cpSync(`${SITE}/${file}`, `${folder}/${file}`);
  return folder;
}

/** Makes a folder ready to be served as the site is: security policy, headers, compressed files, and its own error page. */
export async function finishFolder(folder: string, origin: string, { offline }: { offline: boolean }): Promise<void> {
  writeFileSync(`${folder}/404.html`, '<!doctype html><meta charset="utf-8"><title>404</title>');
  finishPages(`${folder}/`);
  if (offline) await writeWorker(folder);
  await writeForms({ folder, origin, root: '.', packages: [] });
}
