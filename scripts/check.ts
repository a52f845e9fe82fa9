/**
 * Checks the content, without building:
 *
 *   npm run check                 content, notices, photographs, what the law asks of the owner's texts, which fields
 *                                 contradict each other, and the ten worst questions that only the owner can answer
 *   npm run check -- --publicar   lists all findings, and fails while a value of the demonstration is left, two fields
 *                                 contradict each other or dist/ was not built of this content
 *   npm run check -- --publicado  asks the published site for its pages, and names what the host puts into them
 *
 * A folder after `--`, or FARMACIA, names another pharmacy's, and DIST another built one. DEMONSTRACAO=sim lets what is
 * invented be published on purpose, and nothing else. Ends with status 1 when something is wrong.
 */
import { readFileSync, statSync } from 'node:fs';
import { hostChanges } from '../build/host-changes.ts';
import { MOST_ASKED } from '../editor/core/content.ts';
import { check } from '../src/pharmacy/check.ts';
import { CONTENT_FILES } from '../src/pharmacy/content.ts';
import { loadOrExit, pharmacyFolder } from '../src/pharmacy/load.ts';
import { demonstrationLine, type Finding, type Level, sentence } from '../src/pharmacy/mistakes/mistakes.ts';

const built = process.env['DIST'] ?? 'dist';

/** The heading of each list of findings. */
const HEADINGS: Record<Exclude<Level, 'error'>, string> = {
  law: 'A lei: por corrigir',
  untrue: 'A verdade: por corrigir',
  asked: 'Só a farmácia sabe',
  invented: 'Ainda não se pode publicar: há dados de exemplo',
};

/** Prints the findings of a level; what only the owner can confirm is no error. Returns whether there is none. */
function printLevel(level: keyof typeof HEADINGS, findings: readonly Finding[]): boolean {
  const found = findings.filter((finding) => finding.level === level);
  const isAsked = level === 'asked';
  const shown = isAsked ? found.slice(0, MOST_ASKED) : found;
  const lines = [`${HEADINGS[level]} (${found.length}):`, ...shown.map((finding) => `  ${sentence(finding)}`)];
  if (shown.length < found.length) lines.push(`  E depois destas, mais ${found.length - shown.length}.`);
  if (isAsked) lines.push('  O que está certo assim diz-se no editor, em «Verificar», e deixa de se perguntar.');
  if (found.length > 0) (isAsked ? console.log : console.error)(lines.join('\n'));
  return found.length === 0;
}

/** Why the build cannot be published: it is missing, another pharmacy's, or older than the content. */
function notOfThisContent(site: string): string | null {
  const home = `${built}/index.html`;
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = changedAt(home);
  if (!builtAt) return `não há páginas em ${built}/`;
  if (!readFileSync(home, 'utf8').includes(`href="${site}/"`)) return `as páginas em ${built}/ não são desta farmácia`;
  // No page shows confirmado.yaml.
  const files = Object.values({ ...CONTENT_FILES, confirmado: CONTENT_FILES.avisos }).map(({ file }) => file);
  const changed = files.find((file) => changedAt(`${pharmacyFolder()}/${file}`) > builtAt);
  return changed ? `${changed} mudou depois de construir ${built}/` : null;
}

/** Checks everything; what only forbids to publish counts only then. Returns whether all is well. */
function checkAll(wantsToPublish: boolean, isOnPurpose: boolean): boolean {
  const pharmacy = loadOrExit();
  console.log(`O conteúdo: certo, em ${Object.keys(CONTENT_FILES).length} ficheiros.`);
  const findings = check();
  const isLawful = printLevel('law', findings);
  if (isLawful) console.log('A lei: não encontrámos faltas no que sabemos verificar.');
  const demonstration = demonstrationLine(findings);
  if (demonstration && (!wantsToPublish || isOnPurpose)) console.log(demonstration);
  const isTrue = printLevel('untrue', findings);
  printLevel('asked', findings);
  if (!wantsToPublish) {
    const contradictions = isTrue ? 'nada que se contradiga' : 'o que está acima não deixa publicar';
    console.log(`A verdade: ${contradictions}. Antes de publicar: npm run check -- --publicar`);
    return isLawful;
  }

  const isOwn = isOnPurpose || printLevel('invented', findings);
  const isReady = isTrue && isOwn;
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
  let isAnswered = true;
  for (const path of ['/', '/politica-privacidade']) {
    const answer = await fetch(site + path).catch(() => null);
    const changes = answer?.ok
      ? hostChanges(await answer.text())
      : [`não responde (${answer?.status ?? 'sem ligação'})`];
    for (const change of changes) console.error(`${site}${path}: ${change}`);
    isRight &&= changes.length === 0;
    isAnswered &&= answer !== null;
  }
  if (isRight) console.log(`O alojamento: nada do que conhecemos altera as páginas de ${site}.`);
  else if (!isAnswered)
    console.error(
      'Ninguém responde nesse endereço: veja se está bem escrito em farmacia.yaml, se já publicou o site e se tem internet.',
    );
  else
    console.error(
      'Desligue no painel do serviço o que está acima: estraga o site. Veja docs/publicar-netlify-cloudflare.md.',
    );
  return isRight;
}

const has = (option: string) => process.argv.includes(option);
const isRight = has('--publicado')
  ? await checkPublished()
  : checkAll(has('--publicar'), process.env['DEMONSTRACAO'] === 'sim');
process.exitCode = isRight ? 0 : 1;
