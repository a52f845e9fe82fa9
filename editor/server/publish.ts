import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { audit, builtPages } from '../../src/pharmacy/law/audit.ts';
import { pharmacyFolder, readContent } from '../../src/pharmacy/load.ts';
import { PHOTOGRAPHS, photographFiles } from '../../src/photographs/photographs.ts';
import { findings, siteFolder } from './check.ts';
import { allMistakes, type Finding } from './content.ts';
import { FILE_NAMES, type FileName, readText, shortName } from './files.ts';
import { beforeLast, git, published, remote } from './git.ts';
import { unusedPhotographs } from './photographs.ts';
import { changesBetween } from './versions.ts';

/** The changes that publishing would send, and the texts to look at before. */
export interface Publication {
  findings: Finding[];
  changes: { name: FileName; sentences: string[] }[];
  photographs: string[];
  /** The photographs in the folder that no text names. */
  unused: string[];
  /** The host that it goes to, such as github.com; null where a folder is uploaded by hand. */
  to: string | null;
  /** When the version before the published one was made; null when there is nothing to go back to. */
  before: string | null;
}

/** The result of a step of publishing, with a sentence for the owner. */
export interface Outcome {
  done: boolean;
  text: string;
  /** The output of the program that refused, for whoever helps the owner. */
  details?: string;
  /** Somebody else published meanwhile: both must be joined first. */
  isBehind?: boolean;
  /** The fields that both sides changed: the owner must decide. */
  disputed?: string[];
}

const publishedFolder = () => join(pharmacyFolder(), '.cache/editor-publicado');
const PHOTOGRAPH_LIST = 'fotografias.json';

/** The changes since the last publication, as sentences, and where they would go. */
export async function publication(): Promise<Publication> {
  const [to, base] = [await remote(), await published()];
  const changes = await Promise.all(FILE_NAMES.map(async (name) => ({ name, sentences: await changesOf(name, base) })));
  const address = to && ((await git('remote', 'get-url', to.name)) ?? '');
  return {
    findings: await findings(),
    changes: changes.filter(({ sentences }) => sentences.length > 0),
    photographs: await changedPhotographs(base),
    unused: unusedPhotographs(),
    to: to && (/[@/]([\w.-]+\.\w+)[:/]/.exec(address ?? '')?.[1] ?? 'o alojamento'),
    before: to && (await beforeLast()),
  };
}

async function changesOf(name: FileName, base: string | null): Promise<string[]> {
  const before = base ? await git('show', `${base}:./${CONTENT_FILES[name].file}`) : remembered(shortName(name));
  const now = readText(name);
  return before === null || before.trimEnd() === now.trimEnd() ? [] : changesBetween(name, before, now);
}

async function changedPhotographs(base: string | null): Promise<string[]> {
  const list = base
    ? await git('ls-tree', '--name-only', base, `${PHOTOGRAPHS}/`)
    : (JSON.parse(remembered(PHOTOGRAPH_LIST) ?? '[]') as string[]).join('\n');
  const before = (list ?? '').split('\n').flatMap((path) => path.replace(/^.*\//, '') || []);
  const now = photographFiles(pharmacyFolder()).map(([file]) => file);
  return [
    ...now.filter((file) => !before.includes(file)).map((file) => `Entra a fotografia «${file}».`),
    ...before.filter((file) => !now.includes(file)).map((file) => `Sai a fotografia «${file}».`),
  ];
}

function remembered(file: string): string | null {
  const path = join(publishedFolder(), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Keeps a copy of the files, with which the next publication is compared where git does not know the last one. */
export function rememberPublished(): void {
  mkdirSync(publishedFolder(), { recursive: true });
  for (const name of FILE_NAMES) writeFileSync(join(publishedFolder(), shortName(name)), readText(name));
  const photographs = photographFiles(pharmacyFolder()).map(([file]) => file);
  writeFileSync(join(publishedFolder(), PHOTOGRAPH_LIST), JSON.stringify(photographs));
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
  if (status !== 0) return { done: false, text: 'Não consegui construir o site.', details: output.slice(-1500) };
  const { pharmacy } = readContent();
  const missing = pharmacy === null ? [] : audit(builtPages(siteFolder(), pharmacy)).map(({ text }) => text);
  if (missing.length > 0)
    return { done: false, text: `O site está construído, mas falta-lhe o que a lei pede: ${missing.join('; ')}.` };
  const text = 'O site está construído. Não encontrámos faltas no que sabemos verificar.';
  if (await remote()) return { done: true, text };
  return {
    done: true,
    text: `${text} Está na pasta «${siteFolder()}»: envie tudo o que lá está para o alojamento. Na Netlify ou na Cloudflare, arraste a pasta para a página do site; num servidor, copie-a por cima da anterior. Depois diga aqui que a enviou.`,
  };
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
