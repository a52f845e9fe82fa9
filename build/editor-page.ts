import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { bundlePage, metaTag, pageHtml } from '../editor/bundle.ts';
import { ownFolder } from '../src/pharmacy/load.ts';
import { packagesIn } from './service-worker.ts';

/** Hosts that build the site whenever the repository changes, by a variable that each sets in its builds. */
const HOSTS = ['NETLIFY', 'CF_PAGES', 'WORKERS_CI'];

/**
 * Writes the editor for a telephone at `/editar`, for the repository that farmacia.yaml names: a page of its own, which no page of the
 * site names, with a policy of its own (docs/decisions/26-editor-telephone.md).
 * @param editar `conta/repositório`, or with a branch `conta/repositório#ramo`
 * @returns the folders of the packages in it
 */
export async function writeEditorPage(site: string, editar: string, matiz: number): Promise<string[]> {
  const page = editorPage(editar, matiz);
  const { outputFiles, metafile } = await bundlePage('editor/page/telephone.tsx', 'editar');
  mkdirSync(join(site, 'editar'), { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(join(site, 'editar', basename(path)), contents);
  writeFileSync(join(site, 'editar/versao.txt'), commitBuilt());
  writeFileSync(join(site, 'editar.html'), page);
  return packagesIn(metafile);
}

/** The page around its files. EDITAR_API is another address for GitHub's interface. @throws where no folder of the repository is the pharmacy's */
export function editorPage(editar: string, matiz: number): string {
  const folder = relative('.', ownFolder()).replaceAll('\\', '/');
  if (folder.startsWith('..')) throw new Error(`/editar: a pasta ${folder} não está no repositório ${editar}.`);
  const [repository = '', branch = ''] = editar.split('#');
  const api = new URL(process.env['EDITAR_API'] ?? 'https://api.github.com');
  const data = {
    api: api.href.replace(/\/$/, ''),
    repository,
    branch,
    folder,
    hue: String(matiz),
    builds: String(HOSTS.some((name) => process.env[name])),
  };
  const head = [
    metaTag('Content-Security-Policy', policyOf(api.origin), 'http-equiv'),
    metaTag('robots', 'noindex'),
    metaTag('referrer', 'no-referrer'),
  ];
  return pageHtml(head, data);
}

/** The commit that is being built; empty where that is unknown. */
function commitBuilt(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The page may load its own files and speak to GitHub. Who may frame it, the site's own headers say: nobody (hosting/_headers). */
const policyOf = (api: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
