import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { jsonSchema } from '../../src/content/json-schemas.ts';
import { pharmacyFolder, readContent } from '../../src/content/load.ts';
import { parseSource } from '../../src/content/source.ts';
import { lisbonDay } from '../../src/lib/lisbon.ts';
import { audit, builtPages } from '../../tests/law/audit.ts';
import type { Schema } from '../schema.ts';
import { describeChanges } from './changes.ts';
import { type Doubts, doubts } from './check.ts';
import { allMistakes } from './content.ts';
import { FILE_NAMES, type FileName, readText, shortName } from './files.ts';
import { git, publishedText, remote, tryGit } from './git.ts';

/** The changes that publishing would send, and the texts to look at before. */
export interface Publication extends Doubts {
  changes: { name: FileName; sentences: string[] }[];
  /** Where it goes: a git remote and its address, or a file. */
  remote: { name: string; address: string } | null;
}

/** The result of a step of publishing, with a sentence for the owner. */
export interface Outcome {
  done: boolean;
  text: string;
}

const siteFolder = () => process.env['DIST'] ?? 'dist';
const publishedFolder = () => join(pharmacyFolder(), '.cache/editor-publicado');

/** The changes since the last publication, as sentences, and where they would go. */
export async function publication(): Promise<Publication> {
  const to = await remote();
  const changes = await Promise.all(
    FILE_NAMES.map(async (name) => ({ name, sentences: await changesOf(name, to !== null) })),
  );
  const address = to === null ? null : ((await git('remote', 'get-url', to)) ?? to).replace(/\/\/[^@/]*@/, '//');
  return {
    ...doubts(),
    changes: changes.filter(({ sentences }) => sentences.length > 0),
    remote: to === null || address === null ? null : { name: to, address },
  };
}

async function changesOf(name: FileName, isGit: boolean): Promise<string[]> {
  const file = shortName(name);
  const before = isGit ? await publishedText(name) : textPublished(name);
  const now = readText(name);
  if (before === null || before.trimEnd() === now.trimEnd()) return [];
  const [was, is] = [parseSource(file, before), parseSource(file, now)];
  const schema = jsonSchema(name) as Schema;
  const sentences = describeChanges(file, schema, was.data, is.data);
  const text = was.body === is.body ? [] : ['Muda o texto.'];
  return sentences.length + text.length > 0 ? [...sentences, ...text] : ['Mudam só comentários ou espaços.'];
}

function textPublished(name: FileName): string | null {
  const path = join(publishedFolder(), shortName(name));
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Keeps a copy of the files, with which the next publication is compared where there is no git. */
export function rememberPublished(): void {
  mkdirSync(publishedFolder(), { recursive: true });
  for (const name of FILE_NAMES) writeFileSync(join(publishedFolder(), shortName(name)), readText(name));
}

/** The same, when the editor starts for the first time. */
export function rememberFirst(): void {
  if (!existsSync(publishedFolder())) rememberPublished();
}

/** Builds the site as `npm run build` does, and holds it against the law. */
export async function buildSite(): Promise<Outcome> {
  if (allMistakes().length > 0)
    return { done: false, text: 'Há erros no conteúdo. Carregue em «Verificar» para os ver.' };
  const { status, output } = await runBuild();
  if (status !== 0) return { done: false, text: `Não consegui construir o site. ${output.slice(-1500)}` };
  const { content } = readContent();
  const breaches = content === null ? [] : audit(builtPages(siteFolder(), content));
  const missing = breaches.map(({ what, reference }) => `${what} (${reference})`);
  if (missing.length > 0)
    return { done: false, text: `O site está construído, mas falta-lhe o que a lei pede: ${missing.join('; ')}.` };
  return { done: true, text: 'O site está construído e cumpre a lei.' };
}

function runBuild(): Promise<{ status: number | null; output: string }> {
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', siteFolder()];
  // The editor runs in Astro's development server, which sets NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  return new Promise((resolve) => {
    const building = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [building.stdout, building.stderr]) stream.on('data', (piece) => (output += piece));
    building.on('close', (status) => resolve({ status, output }));
    building.on('error', (error) => resolve({ status: 1, output: error.message }));
  });
}

/** Publishes: pushes the content to the git remote, or packs the built site into a file to upload. */
export async function deliver(): Promise<Outcome> {
  if (allMistakes().length > 0) return { done: false, text: 'Há erros no conteúdo. Nada foi publicado.' };
  const to = await remote();
  return to === null ? packSite() : pushContent(to);
}

async function pushContent(to: string): Promise<Outcome> {
  const folders = ['content', 'public'].filter((folder) => existsSync(join(pharmacyFolder(), folder)));
  const added = await tryGit('add', '--all', '--', ...folders);
  if (added.output === null) return { done: false, text: `O git não aceitou as mudanças. Disse: «${added.error}»` };
  const hasChanges = (await git('diff', '--cached', '--quiet', '--', ...folders)) === null;
  if (hasChanges) {
    const committed = await tryGit(
      'commit',
      '--quiet',
      '--message',
      `Conteúdo de ${lisbonDay(new Date())}`,
      '--',
      ...folders,
    );
    if (committed.output === null)
      return { done: false, text: `O git não gravou as mudanças. Disse: «${committed.error}»` };
  }
  const pushed = await tryGit('push', '--quiet', to, 'HEAD');
  if (pushed.output === null)
    return {
      done: false,
      text: `As mudanças ficaram gravadas neste computador, mas não seguiram para «${to}». O git disse: «${pushed.error}»`,
    };
  return {
    done: true,
    text: `Enviado para «${to}». O site muda quando o alojamento o construir, em geral em poucos minutos.`,
  };
}

/** `site-AAAA-MM-DD.zip` with all of the built site. */
function packSite(): Outcome {
  const folder = siteFolder();
  if (!existsSync(join(folder, 'index.html'))) return { done: false, text: 'Falta construir o site.' };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(folder, path).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))] as const;
  });
  const name = `site-${lisbonDay(new Date())}.zip`;
  writeFileSync(join(pharmacyFolder(), name), zipSync(Object.fromEntries(entries)));
  rememberPublished();
  return {
    done: true,
    text: `Está em «${name}», na pasta da farmácia. Descomprima-o e envie o que lá está para o alojamento: na Netlify ou na Cloudflare, arraste a pasta para a página do site; num servidor, copie-a por cima da anterior.`,
  };
}
