/**
 * Checks the content, without building:
 *
 *   npm run check                    content and notices; and the law, on the pages in dist/
 *   npm run check -- --publicar      also fails while a value of the demonstration is left or a text contradicts the rest; lists
 *                                    them, and every text that is as in the demonstration; else writes ficha.txt, the answers
 *                                    for the forms of Google, Apple and Bing, beside the built folder
 *
 * A folder after `--`, or FARMACIA, names another pharmacy's, and DIST another built one. DEMONSTRACAO=sim lets a demonstration
 * be published on purpose. Ends with status 1 when something is wrong.
 */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforePublishing, type Doubt } from '../src/content/before-publishing.ts';
import { demonstrationLine, demonstrationValues } from '../src/content/demonstration.ts';
import { CONTENT_FILES, type Content, pharmacyFolder } from '../src/content/load.ts';
import { describePlace } from '../src/content/mistakes.ts';
import { contentOrExit } from '../src/content/report.ts';
import { listingSheet } from '../src/files/listing-sheet.ts';
import { lisbonDay } from '../src/lib/lisbon.ts';
import { audit, builtPages, DUTIES } from '../tests/law/audit.ts';

const built = process.env['DIST'] ?? 'dist';

/** Checks the built pages against the law and prints the breaches; null when no pages of this content are built. */
function checkLaw(content: Content): boolean | null {
  const pages = builtPages(built, content);
  const [changed] = filesChangedAfterBuild();
  if (pages.length === 0 || changed !== undefined) {
    const why = changed === undefined ? '' : `, porque ${changed} mudou depois de construir ${built}/`;
    console.log(`A lei: por ver${why}. Depois de «npm run build», este comando lê também as páginas.`);
    return null;
  }
  const breaches = audit(pages);
  if (breaches.length === 0) {
    console.log(`A lei: ${DUTIES.length} deveres cumpridos nas ${pages.length} páginas de ${built}/.`);
    return true;
  }
  console.error(
    `A lei: ${breaches.length === 1 ? 'falta um dever' : `faltam ${breaches.length} deveres`} em ${built}/:`,
  );
  for (const { path, reference, what } of breaches) console.error(`  ${path}: ${what} (${reference}).`);
  return false;
}

/** Prints every value of the demonstration; true when there is none. */
function checkIdentity(): boolean {
  const values = demonstrationValues();
  if (values.length === 0) {
    console.log('A identidade: nenhum dado inventado.');
    return true;
  }
  console.error(
    `Ainda não se pode publicar: ${values.length === 1 ? 'há um dado inventado' : `há ${values.length} dados inventados`}:`,
  );
  for (const { value, ...place } of values) console.error(`  ${describePlace(place)}: «${value}».`);
  console.error('Para publicar de propósito uma demonstração, dê à variável de ambiente DEMONSTRACAO o valor sim.');
  return false;
}

/** Prints the texts that contradict the rest, and those that only the owner can confirm; true when there is no contradiction. */
function checkTruth(): boolean {
  const { refused, asked } = beforePublishing();
  const list = (doubts: Doubt[]) => doubts.map(({ text, ...place }) => `  ${describePlace(place)}: ${text}`).join('\n');
  if (asked.length > 0)
    console.log(`Confirme, porque só a farmácia sabe; o que for verdade pode ficar (${asked.length}):\n${list(asked)}`);
  if (refused.length > 0) console.error(`A verdade: ${refused.length} por corrigir:\n${list(refused)}`);
  else console.log('A verdade: nenhum texto contradiz o resto.');
  return refused.length === 0;
}

/** Writes the listing sheet beside the built folder: it is for the owner, not for visitors. */
function writeListingSheet(content: Content): boolean {
  const path = join(dirname(built), 'ficha.txt');
  try {
    writeFileSync(path, listingSheet(content, lisbonDay(new Date())));
  } catch (error) {
    console.error(
      `Não consigo escrever ${path}: ${(error as NodeJS.ErrnoException).code}. Veja as permissões da pasta.`,
    );
    return false;
  }
  console.log(`A ficha: ${path}, para o Google, a Apple e o Bing.`);
  return true;
}

/** Files of the content that changed after the pages were built. */
function filesChangedAfterBuild(): string[] {
  if (!existsSync(`${built}/index.html`)) return [];
  const builtAt = statSync(`${built}/index.html`).mtimeMs;
  const files = Object.values(CONTENT_FILES).map(({ file }) => file);
  return files.filter((file) => {
    const path = `${pharmacyFolder()}/${file}`;
    return existsSync(path) && statSync(path).mtimeMs > builtAt;
  });
}

const content = contentOrExit();
console.log(`O conteúdo: certo, em ${Object.keys(CONTENT_FILES).length} ficheiros.`);
const isLawful = checkLaw(content);
const wantsToPublish = process.argv.includes('--publicar');
const demonstration = demonstrationLine(demonstrationValues());
const isOnPurpose = process.env['DEMONSTRACAO'] === 'sim';
if (demonstration && (!wantsToPublish || isOnPurpose)) console.log(demonstration);
// Both lists are printed, even when the first is not empty.
const isReady = !wantsToPublish || isOnPurpose || [checkIdentity(), checkTruth()].every(Boolean);
// Without pages of this content there is nothing to publish yet, but nothing wrong with it either.
const isRight = (isLawful ?? !wantsToPublish) && isReady;
process.exitCode = isRight && (!wantsToPublish || writeListingSheet(content)) ? 0 : 1;
