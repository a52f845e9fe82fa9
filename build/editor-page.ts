import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundlePage, EDITOR_PATH, metaTag, pageHtml, policyOf } from '../editor/bundle.ts';
import { iconPng } from '../src/art/icons.ts';
import { TILE_SIDE } from '../src/looks/layers.ts';
import type { Look } from '../src/looks/look.ts';
import { ownFolder } from '../src/pharmacy/load.ts';
import { isBuiltByHost } from './compress.ts';
import { bundleWorker, packagesIn } from './service-worker.ts';

/**
 * Writes the editor for a telephone at `/editar`, for the repository that farmacia.yaml names: a page of its own, which
 * no page of the site names, with a policy of its own (docs/decisions/26-editor-telephone.md).
 * @param editar `conta/repositório`, or with a branch `conta/repositório#ramo`
 * @returns the folders of the packages in it
 */
export async function writeEditorPage(site: string, editar: string, hue: number, look: Look): Promise<string[]> {
  const page = editorPage(editar, hue);
  const bundle = await bundlePage(hue);
  const files = new Map<string, string | Uint8Array>(bundle.files.map(({ name, contents }) => [name, contents]));
  for (const size of ICON_SIDES) files.set(`icone-${size}.png`, await iconPng('maskable', size, hue, look, PENCIL));
  files.set('manifesto.json', JSON.stringify(MANIFEST));
  mkdirSync(join(site, 'editar'), { recursive: true });
  for (const [name, content] of files) writeFileSync(join(site, 'editar', name), content);
  writeFileSync(join(site, 'editar/versao.txt'), commitBuilt());
  writeFileSync(join(site, 'editar.html'), page);
  const hash = createHash('sha256').update(page);
  for (const content of files.values()) hash.update(content);
  const addresses = [EDITOR_PATH, ...[...files.keys()].map((name) => `${EDITOR_PATH}/${name}`)];
  const worker = await bundleWorker('editor/worker.ts', { FILES: addresses, BUILD: hash.digest('hex').slice(0, 8) });
  // Beside the visitors' worker: one in its folder would not reach `/editar` itself.
  writeFileSync(join(site, 'editar-sw.js'), worker.text);
  return packagesIn(bundle.metafile);
}

/** The icon of iOS, and the two that a manifest names. */
const ICON_SIDES = [180, 192, 512] as const;

/** On the home screen it stands beside the site. */
const MANIFEST = {
  name: 'Editar o site',
  short_name: 'Editar',
  lang: 'pt-PT',
  id: EDITOR_PATH,
  start_url: EDITOR_PATH,
  scope: EDITOR_PATH,
  display: 'standalone',
  icons: ICON_SIDES.slice(1).map((side) => ({ src: `/editar/icone-${side}.png`, sizes: `${side}x${side}` })),
};

/** A badge on the site's icon. */
const PENCIL = `<g transform="translate(${TILE_SIDE * 0.7} ${TILE_SIDE * 0.7}) scale(${TILE_SIDE / 52})"><circle cx="0" cy="0" r="12" fill="#fff"/><path d="M-7 7l1.6-5.2L4-7.6a1.6 1.6 0 0 1 2.3 0l1.3 1.3a1.6 1.6 0 0 1 0 2.3L-1.8 5.4z" fill="#1d1d1f"/></g>`;

/**
 * The page around its files. EDITAR_API is another address for GitHub's interface.
 * @throws where no folder of the repository is the pharmacy's
 */
export function editorPage(editar: string, hue: number): string {
  const folder = relative('.', ownFolder()).replaceAll('\\', '/');
  if (folder.startsWith('..')) throw new Error(`/editar: a pasta ${folder} não está no repositório ${editar}.`);
  const [repository = '', branch = ''] = editar.split('#');
  const api = new URL(process.env['EDITAR_API'] ?? 'https://api.github.com');
  const data = {
    api: api.href.replace(/\/$/, ''),
    repository,
    branch,
    folder,
    hue: String(hue),
    builds: String(isBuiltByHost()),
  };
  // The page may also speak to GitHub. Nobody may frame it (hosting/_headers).
  const policy = policyOf(
    "img-src 'self' data: blob:",
    `connect-src 'self' ${api.origin}`,
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    // For the address of the worker (editor/page/main.tsx).
    'trusted-types editar',
  );
  const head = [
    metaTag('Content-Security-Policy', policy, 'http-equiv'),
    metaTag('robots', 'noindex'),
    metaTag('referrer', 'no-referrer'),
    metaTag('apple-mobile-web-app-title', MANIFEST.short_name),
    `<link rel="manifest" href="${EDITOR_PATH}/manifesto.json">`,
    `<link rel="apple-touch-icon" href="${EDITOR_PATH}/icone-180.png">`,
  ];
  return pageHtml(head, data);
}

/** The commit of this build; empty where it is unknown, also without git. */
const commitBuilt = () => `${spawnSync('git', ['rev-parse', '--verify', 'HEAD']).stdout ?? ''}`.trim();
