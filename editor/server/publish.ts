import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { changesBetween } from '../core/content.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/file-names.ts';
import { Refused } from '../core/refused.ts';
import { allMistakes, original, readText } from './files.ts';
import { contentFolders, git, HELP, orRefuse, publishedBase, remote, runProgram, tryGit } from './git.ts';

/** Where `npm run build` puts the site. */
const siteFolder = () => process.env['DIST'] ?? 'dist';

/** The outcome of publishing, with a sentence for the owner. */
export interface Outcome {
  done: boolean;
  text: string;
  /** The fields that both sides changed: the owner must decide. */
  disputed?: string[];
}

/** The changes since the last publication, as sentences. */
export async function publication() {
  const to = await remote();
  const base = await publishedBase(to);
  const changed = base ? await changedFiles(base) : FILE_NAMES;
  const changes = await Promise.all(changed.map(async (name) => ({ name, sentences: await changesOf(name, base) })));
  return {
    changes: changes.filter(({ sentences }) => sentences.length > 0),
    /** Without a host to send to, the folder is uploaded by hand, and nobody knows what of it was. */
    hasHost: to !== null,
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

/** @param base the commit that was published; null where git has none: then the demonstration is what was there */
async function changesOf(name: FileName, base: string | null): Promise<string[]> {
  const published = base && ((await tryGit('show', `${base}:./${pathOf(name)}`)) ?? original(name));
  const [before, now] = [published ?? readText(name, DEMONSTRATION), readText(name)];
  return before.trimEnd() === now.trimEnd() ? [] : changesBetween(name, before, now).map(({ sentence }) => sentence);
}

/** Builds the site as `npm run build` does. */
export async function buildSite(): Promise<Outcome> {
  if (allMistakes().length > 0) throw new Refused(409, 'Há erros no conteúdo. Carregue em «Verificar» para os ver.');
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', siteFolder()];
  // The editor runs in Astro's development server, which sets NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  await orRefuse(runProgram(process.execPath, args, { env }), () => `Não consegui construir o site. ${HELP}`);
  return {
    done: true,
    text: `O site está construído. Está na pasta «${siteFolder()}»: envie tudo o que lá está para a empresa que mostra o site na internet. Na Netlify ou na Cloudflare, arraste a pasta para a página do site; num servidor seu, publique-a com «farmacia-publicar», que não mexe nos avisos: esses enviam-se à parte (docs/publicar-servidor.md).`,
  };
}
