import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { waysOf, waysText } from '../contact/channel.ts';
import { photographFiles, photographMistakes } from '../photographs/photographs.ts';
import { fillTemplate } from '../text/template.ts';
import { CONTENT_FILES, type Content, type ContentFile } from './content.ts';
import { asOfFrozenCopy, withDefaults } from './default-texts.ts';
import { type Finding, missingFile, mistakesText } from './mistakes/mistakes.ts';
import { escapeMarkdown, fillPlaceholders } from './mistakes/placeholders.ts';
import { leafNames, validate } from './mistakes/schema-mistakes.ts';
import { buildDay, type Pharmacy, pharmacyOf } from './pharmacy.ts';
import { farmacia } from './schemas/farmacia.ts';
import { parseSource, type Source } from './source.ts';

/** The fields that `{farmacia.…}` may name. */
const PHARMACY_NAMES = [...leafNames(farmacia), 'canal', 'noCanal', 'oCanal'];

/** The folder that holds `content/` and `public/`: `FARMACIA` in the environment (scripts/folder.cjs), else the project itself. */
export function pharmacyFolder(): string {
  return process.env['FARMACIA'] ?? '.';
}

const shared = globalThis as { farmaciaDrafts?: Map<string, string> };
shared.farmaciaDrafts ??= new Map();

/**
 * Texts in the place of files, by their paths: the editor's drafts, which the page beside it shows before they are saved. On
 * `globalThis`, because the editor, Astro's configuration and its pages each load this module for themselves. Empty in a build.
 */
export const drafts = shared.farmaciaDrafts;

/**
 * Reads and validates all of a pharmacy's content, and adds what follows from it. Build time only.
 * @param folder the folder that holds `content/` and `public/`
 * @throws an error that names every mistake at once, without a stack trace: the owner reads it
 */
export function loadPharmacy(folder = pharmacyFolder()): Pharmacy {
  const { pharmacy, mistakes } = readContent(folder, Object.fromEntries(drafts));
  if (pharmacy !== null) return pharmacy;
  const message = mistakesText(mistakes);
  throw Object.assign(new Error(message), { stack: message });
}

/** Loads the content for a program that cannot go on without it: prints every mistake and exits with status 1. */
export function loadOrExit(): Pharmacy {
  const { pharmacy, mistakes } = readContent(pharmacyFolder(), Object.fromEntries(drafts));
  if (pharmacy !== null) return pharmacy;
  console.error(mistakesText(mistakes));
  process.exit(1);
}

type Reading = ReturnType<typeof readTexts>;

/**
 * The last content read, kept because one build asks for it some thirty times; `key` holds all that it was read from. Of the next,
 * only the files that changed are parsed.
 */
let last: { key: string; result: Reading } | undefined;

/**
 * Reads the content without throwing: the pharmacy, or every mistake, and the parsed files.
 * @param instead texts to read in the place of files, by their path: what the editor is about to write
 */
export function readContent(folder = pharmacyFolder(), instead: Readonly<Record<string, string>> = {}): Reading {
  const files = Object.entries<ContentFile>(CONTENT_FILES).map(([name, { file, empty }]) => {
    const path = join(folder, file);
    const read = existsSync(path) ? readFileSync(path, 'utf8') : null;
    const misnamed = read === null ? misnamedAs(path) : undefined;
    const text = instead[file] ?? read ?? (empty && !misnamed ? '' : null);
    return { name, shown: relative('.', path).replaceAll('\\', '/'), text, misnamed };
  });
  const key = JSON.stringify([files, photographFiles(folder), buildDay()]);
  if (last?.key !== key) last = { key, result: readTexts(folder, files) };
  return last.result;
}

/** A file whose name differs in capitals or in its ending, as `servicos.yaml.txt`, which Windows shows as `servicos.yaml`. */
function misnamedAs(path: string): string | undefined {
  if (!existsSync(dirname(path))) return undefined;
  const stem = (name: string) => name.toLowerCase().replace(/\.(yaml|yml|md|json)(\.txt)?$/, '');
  return readdirSync(dirname(path)).find((name) => stem(name) === stem(basename(path)));
}

/** @param files each with its path from the folder where the command runs, and its text; null where there is no such file */
function readTexts(
  folder: string,
  files: readonly { name: string; shown: string; text: string | null; misnamed: string | undefined }[],
) {
  const sources = new Map<string, Source>();
  const mistakes: Finding[] = [];
  const loaded: Record<string, unknown> = {};
  let wrongInFarmacia: string[] = [];
  for (const { name, shown, text, misnamed } of files) {
    const before = last?.result.sources.get(name);
    const isSame = before?.file === shown && before.written === text;
    const source = isSame ? before : text === null ? undefined : parseSource(shown, text);
    if (source) sources.set(name, source);
    if (!source || source.mistakes.length > 0) {
      mistakes.push(...(source?.mistakes ?? [asOfFrozenCopy(missingFile(shown, misnamed), name, null, null)]));
      continue;
    }
    const { schema, empty = null } = CONTENT_FILES[name as keyof Content] as ContentFile;
    const lent = { ...source, data: withDefaults(name, source.data ?? empty) };
    const filled = fillPlaceholders(lent, sources.get('farmacia')?.data, PHARMACY_NAMES, wrongInFarmacia);
    const checked = validate(schema, filled.data, source);
    const ofPhotographs = name === 'farmacia' ? photographMistakes(folder, source) : [];
    const found = [...filled.mistakes, ...checked.mistakes, ...ofPhotographs].map((mistake) =>
      asOfFrozenCopy(mistake, name, source.data, lent.data),
    );
    if (name === 'farmacia') wrongInFarmacia = found.map(({ field }) => field);
    mistakes.push(...found.toSorted((a, b) => a.line - b.line));
    loaded[name] = checked.data;
  }
  const pharmacy = mistakes.length > 0 ? null : pharmacyOf(withPolicyFacts(withoutDeadLinks(loaded as Content)));
  return { pharmacy, mistakes, sources };
}

/** Puts into the policy the ways of a request, who carries it, who serves the pages, and who answers for the data. */
function withPolicyFacts(content: Content): Content {
  const { destinatario, alojamento, encarregado = '', texto } = content.privacidade;
  // The line that names them, once for each.
  const named = texto.replace(/^.*\{destinatario\}.*$/gm, (line) =>
    waysOf(content.farmacia)
      .map((way) => line.replace('{destinatario}', (written) => destinatario?.[way] ?? written))
      .join('\n'),
  );
  const facts = { meios: waysText(content.farmacia), alojamento: escapeMarkdown(alojamento), encarregado };
  return { ...content, privacidade: { ...content.privacidade, texto: fillTemplate(named, facts) } };
}

/** Leaves out of the menu the sections that a pharmacy does not have. */
function withoutDeadLinks(content: Content): Content {
  const { aluguer, parceiros, horario, entregas, pagina } = content;
  const shown: Partial<Record<string, unknown[]>> = {
    ...{ aluguer, parceiros, horario: horario.aberturas },
    entregas: entregas.faz ? [entregas] : [],
  };
  const { cabecalho } = pagina;
  const ligacoes = cabecalho.ligacoes.filter(({ para }) => shown[para]?.length !== 0);
  return { ...content, pagina: { ...pagina, cabecalho: { ...cabecalho, ligacoes } } };
}
