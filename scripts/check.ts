/**
 * Checks the content, without building:
 *
 *   npm run check                 content, notices, photographs, and what the law asks of the owner's texts
 *   npm run check -- --publicar   lists all findings, and fails while a value of the demonstration is left, two fields
 *                                 contradict each other or dist/ was not built of this content
 *   npm run check -- --publicado  asks the published site for its pages, and names what the host puts into them
 *
 * A folder after `--`, or FARMACIA, names another pharmacy's, and DIST another built one. DEMONSTRACAO=sim lets what is
 * invented be published on purpose, and nothing else. Ends with status 1 when something is wrong.
 */
import { readFileSync, statSync } from 'node:fs';
import { check, obsoleteLine } from '../src/pharmacy/check.ts';
import { CONTENT_FILES } from '../src/pharmacy/content.ts';
import { loadOrExit, pharmacyFolder } from '../src/pharmacy/load.ts';
import { demonstrationLine, type Finding, type Level, sentence } from '../src/pharmacy/mistakes/mistakes.ts';
import { hostChanges } from '../src/pharmacy/publishing/host-changes.ts';

const built = process.env['DIST'] ?? 'dist';

/** The heading of each list of findings. */
const HEADINGS: Record<Exclude<Level, 'error'>, string> = {
  law: 'A lei: por corrigir',
  invented: 'Ainda não se pode publicar: há dados de exemplo',
  untrue: 'A verdade: por corrigir',
  asked: 'Só a farmácia sabe; o que estiver bem pode ficar',
};

/** Prints the findings of a level; what only the owner can confirm is no error. Returns whether there is none. */
function printLevel(level: keyof typeof HEADINGS, findings: readonly Finding[]): boolean {
  const found = findings.filter((finding) => finding.level === level);
  const lines = [`${HEADINGS[level]} (${found.length}):`, ...found.map((finding) => `  ${sentence(finding)}`)];
  if (found.length > 0) (level === 'asked' ? console.log : console.error)(lines.join('\n'));
  return found.length === 0;
}

/** Why what is built cannot be published: there is nothing, or it is another pharmacy's, or older than the content. */
function notOfThisContent(site: string): string | null {
  const home = `${built}/index.html`;
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = changedAt(home);
  if (!builtAt) return `não há páginas em ${built}/`;
  if (!readFileSync(home, 'utf8').includes(`href="${site}/"`)) return `as páginas em ${built}/ não são desta farmácia`;
  const files = Object.values(CONTENT_FILES).map(({ file }) => file);
  const changed = files.find((file) => changedAt(`${pharmacyFolder()}/${file}`) > builtAt);
  return changed ? `${changed} mudou depois de construir ${built}/` : null;
}

/**
 * Checks all; what keeps the site from being published counts only where it is to be. Returns whether all is well.
 */
function checkAll(wantsToPublish: boolean, isOnPurpose: boolean): boolean {
  const pharmacy = loadOrExit();
  console.log(`O conteúdo: certo, em ${Object.keys(CONTENT_FILES).length} ficheiros.`);
  const obsolete = obsoleteLine();
  if (obsolete) console.log(obsolete);
  const findings = check();
  const isLawful = printLevel('law', findings);
  if (isLawful) console.log('A lei: não encontrámos faltas no que sabemos verificar.');
  const demonstration = demonstrationLine(findings);
  if (demonstration && (!wantsToPublish || isOnPurpose)) console.log(demonstration);
  if (!wantsToPublish) {
    console.log(
      'A verdade: por ver. O que é inventado ou contradiz o resto, só o procura: npm run check -- --publicar',
    );
    return isLawful;
  }

  printLevel('asked', findings);
  const isOwn = isOnPurpose || printLevel('invented', findings);
  const isReady = printLevel('untrue', findings) && isOwn;
  if (isReady && !isOnPurpose) console.log('A verdade: nenhum dado de exemplo, nada que se contradiga.');
  if (!isOwn)
    console.error('Para publicar de propósito uma demonstração, dê à variável de ambiente DEMONSTRACAO o valor sim.');
  const reason = notOfThisContent(pharmacy.farmacia.site);
  const build = ['npm run build', process.env['FARMACIA']].filter(Boolean).join(' -- ');
  if (reason) console.error(`Ainda não se pode publicar: ${reason}. Faça «${build}» e repita.`);
  return isReady && isLawful && reason === null;
}

/** Asks the published site for each page, and names what its host has put into it. Returns whether all are as built. */
async function checkPublished(): Promise<boolean> {
  const { site } = loadOrExit().farmacia;
  let isRight = true;
  for (const path of ['/', '/politica-privacidade']) {
    const answer = await fetch(site + path).catch(() => null);
    const changes = answer?.ok
      ? hostChanges(await answer.text())
      : [`não responde (${answer?.status ?? 'sem ligação'})`];
    for (const change of changes) console.error(`${site}${path}: ${change}`);
    isRight &&= changes.length === 0;
  }
  if (isRight) console.log(`O alojamento: nada do que conhecemos altera as páginas de ${site}.`);
  else
    console.error(
      'Desligue no painel do serviço o que está acima: estraga o site. Veja docs/publicar-netlify-cloudflare.md.',
    );
  return isRight;
}

const isRight = process.argv.includes('--publicado')
  ? await checkPublished()
  : checkAll(process.argv.includes('--publicar'), process.env['DEMONSTRACAO'] === 'sim');
process.exitCode = isRight ? 0 : 1;
