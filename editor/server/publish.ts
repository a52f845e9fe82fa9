import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { audit, builtPages } from '../../src/pharmacy/law/audit.ts';
import { readPage } from '../../src/pharmacy/law/page.ts';
import { ownFolder, pharmacyFolder, readContent } from '../../src/pharmacy/load.ts';
import { clauseInFile } from '../../src/pharmacy/mistakes/mistakes.ts';
import { PHOTOGRAPHS } from '../../src/pharmacy/photographs/photograph.ts';
import { type ShownFinding, sentencesBetween, shownFinding } from '../core/content.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import { HELP, orRefuse, Refused } from '../core/refused.ts';
import { allMistakes, original, readText } from './files.ts';
import { contentFolders, git, isBehind, publishedBase, publishedBefore, remote, runProgram, tryGit } from './git.ts';
import { photographNames, unusedPhotographs } from './photographs.ts';

/** The findings of the law on the pages as they are now; null where wrong content gives no pages. */
export async function missingByLaw(origin: string): Promise<ShownFinding[] | null> {
  const { pharmacy, sources } = readContent();
  if (pharmacy === null) return null;
  const paths = ['/', '/politica-privacidade', '/404'];
  const pages = paths.map(async (path) => readPage(path, await (await fetch(origin + path)).text(), pharmacy));
  return audit(await Promise.all(pages)).map((finding) => shownFinding(finding, sources));
}

/** Where `npm run build` puts the site. */
const siteFolder = () => process.env['DIST'] ?? 'dist';

/** The result of a step of publishing, with a sentence for the owner. */
export interface Outcome {
  done: boolean;
  text: string;
  /** The fields that both sides changed: the owner must decide. */
  disputed?: string[];
  /** The duties of the law that the built pages do not meet. */
  missing?: string[];
}

/** A copy of what was last published, for where git does not know it. */
const publishedCopy = () => join(ownFolder(), '.cache/editor-publicado');

/** Where to read what was last published: until something was, the demonstration. */
const publishedFolder = () => (existsSync(publishedCopy()) ? publishedCopy() : DEMONSTRATION);

/**
 * The changes since the last publication, as sentences, and where they would go.
 * @param isReached whether the remote told what colleagues published
 */
export async function publication(isReached: boolean) {
  const to = await remote();
  const base = await publishedBase(to);
  const changed = base ? await changedFiles(base) : FILE_NAMES;
  const changes = await Promise.all(changed.map(async (name) => ({ name, sentences: await changesOf(name, base) })));
  return {
    changes: changes.filter(({ sentences }) => sentences.length > 0),
    photographs: await changedPhotographs(base),
    /** The photographs in the folder that no text names. */
    unused: unusedPhotographs(),
    /** Without a host to send to, the folder is uploaded by hand. */
    hasHost: to !== null,
    isReached,
    /** Somebody else published what is not joined yet. */
    isBehind: to !== null && (await isBehind(to.seen)),
    /** The moment of the publication before the last; null when there is nothing to go back to. */
    before: (await publishedBefore(to))?.moment ?? null,
  };
}

/** The files that are not as in a commit: git is asked twice, and not once a file. */
async function changedFiles(base: string): Promise<FileName[]> {
  const asked = [
    git('diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', ...contentFolders()),
    git('ls-files', '--others', '-z', '--', ...contentFolders()),
  ];
  const paths = (await Promise.all(asked)).flatMap((output) => output.split('\0'));
  return FILE_NAMES.filter((name) => paths.includes(pathOf(name)));
}

/** @param base the commit that was published; null where git has none */
async function changesOf(name: FileName, base: string | null): Promise<string[]> {
  const published = base && ((await tryGit('show', `${base}:./${pathOf(name)}`)) ?? original(name));
  const [before, now] = [published ?? readText(name, publishedFolder()), readText(name)];
  return before.trimEnd() === now.trimEnd() ? [] : sentencesBetween(name, before, now);
}

async function changedPhotographs(base: string | null): Promise<string[]> {
  const listed =
    base && (await git('ls-tree', '--name-only', '-z', base, `${PHOTOGRAPHS}/`)).split('\0').filter(Boolean);
  const before = listed ? listed.map((path) => basename(path)) : photographNames(publishedFolder());
  const now = photographNames();
  const known = new Set([...before, ...unusedPhotographs()]);
  return [
    ...now.filter((file) => !known.has(file)).map((file) => `Entra a fotografia «${file}».`),
    ...before.filter((file) => !now.includes(file)).map((file) => `Sai a fotografia «${file}».`),
  ];
}

/** Notes that what is here now is published. */
export function rememberPublished(): void {
  rmSync(publishedCopy(), { recursive: true, force: true });
  for (const part of contentFolders())
    cpSync(join(pharmacyFolder(), part), join(publishedCopy(), part), { recursive: true });
}

/** Builds the site as `npm run build` does, and holds it against the law. */
export async function buildSite(): Promise<Outcome> {
  if (allMistakes().length > 0) throw new Refused(409, 'Há erros no conteúdo. Carregue em «Verificar» para os ver.');
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', siteFolder()];
  // The editor runs in Astro's development server, which sets NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  await orRefuse(runProgram(process.execPath, args, { env }), () => `Não consegui construir o site. ${HELP}`);
  const { pharmacy } = readContent();
  const missing = pharmacy === null ? [] : audit(builtPages(siteFolder(), pharmacy)).map(clauseInFile);
  if (missing.length > 0)
    return { done: false, text: 'O site está construído, mas falta-lhe o que a lei pede:', missing };
  const text = 'O site está construído. Não encontrámos faltas no que sabemos verificar.';
  if (await remote()) return { done: true, text };
  return {
    done: true,
    text: `${text} Está na pasta «${siteFolder()}»: envie tudo o que lá está para a empresa que mostra o site na internet. Na Netlify ou na Cloudflare, arraste a pasta para a página do site; num servidor seu, publique-a com «farmacia-publicar» (docs/publicar-servidor.md). Depois diga aqui que a enviou.`,
  };
}
