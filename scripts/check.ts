/**
 * Says whether the content is right, without building:
 *
 *   npm run check                    content and notices; and, of what was built in dist/, the law
 *   npm run check -- --publicar      also refuses while a value of the demonstration is left, and lists them
 *
 * FARMACIA names another pharmacy's folder and DIST another built one. Ends with status 1 when something is wrong.
 */
import { existsSync, statSync } from 'node:fs';
import { demonstrationLine, demonstrationValues } from '../src/content/demonstration.ts';
import { CONTENT_FILES, type Content, pharmacyFolder } from '../src/content/load.ts';
import { describePlace } from '../src/content/mistakes.ts';
import { contentOrExit } from '../src/content/report.ts';
import { audit, builtPages, DUTIES } from '../tests/law/audit.ts';

const built = process.env['DIST'] ?? 'dist';

/** Holds the built pages against the law and says what is missing; null when there are none of this content. */
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

/** Lists every value of the demonstration; says whether there is none. */
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
  return false;
}

/** Files that are newer than the built pages, which then are not what one would publish. */
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
if (demonstration && !wantsToPublish) console.log(demonstration);
const isReady = !wantsToPublish || checkIdentity();
// Without pages of this content there is nothing to publish yet, but nothing wrong with it either.
process.exitCode = (isLawful ?? !wantsToPublish) && isReady ? 0 : 1;
