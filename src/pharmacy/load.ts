import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { channelKind } from '../contact/channel.ts';
import { photographFiles, photographMistakes } from '../photographs/photographs.ts';
import { CONTENT_FILES, type Content } from './content.ts';
import { ORIGINAL, withDefaults } from './default-texts.ts';
import { ContentError, type Finding, missingFile, sortMistakes } from './mistakes/mistakes.ts';
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
 * @throws ContentError naming every mistake at once
 */
export function loadContent(folder = pharmacyFolder()): Pharmacy {
  const { content, mistakes } = readContent(folder, Object.fromEntries(drafts));
  if (content === null) throw new ContentError(mistakes);
  return content;
}

type Reading = ReturnType<typeof readTexts>;

/** The last content read, kept because one build asks for it some thirty times; `key` holds all that it was read from. */
let last: { key: string; result: Reading } | undefined;

/**
 * Reads the content without throwing: the content, or every mistake, and the parsed files.
 * @param instead texts to read in the place of files, by their path: what the editor is about to write
 */
export function readContent(folder = pharmacyFolder(), instead: Readonly<Record<string, string>> = {}): Reading {
  const files = Object.entries(CONTENT_FILES).map(([name, { file }]) => {
    const { text, ...rest } = readFile(folder, name, file);
    return { name, ...rest, text: instead[file] ?? text };
  });
  const key = JSON.stringify([files, photographFiles(folder), buildDay()]);
  if (last?.key !== key) last = { key, result: readTexts(folder, files) };
  return last.result;
}

/** Each file as it was last parsed: an owner who edits changes one of fourteen. */
const parsed = new Map<string, { text: string; source: Source }>();

function parseOnce(shown: string, text: string): Source {
  const known = parsed.get(shown);
  if (known?.text === text) return known.source;
  const source = parseSource(shown, text);
  parsed.set(shown, { text, source });
  return source;
}

/** The texts of controls: a pharmacy without these files takes the demonstration's. */
const COMMON: readonly string[] = [CONTENT_FILES.formulario.file, CONTENT_FILES.interface.file];

/** Whether a pharmacy may do without a file: it holds a list, and a missing or empty file is an empty list. */
export const isOptional = (name: string) => name === 'perguntas';

/** A file's path from the folder where the command runs, and its text; without a text, the file beside it that may be meant. */
function readFile(folder: string, name: string, file: string) {
  const own = join(folder, file);
  const path = COMMON.includes(file) && !existsSync(own) ? join(ORIGINAL, file) : own;
  const shown = relative('.', path).replaceAll('\\', '/');
  if (existsSync(path)) return { shown, text: readFileSync(path, 'utf8') };
  const misnamed = misnamedAs(path);
  return { shown, text: isOptional(name) && !misnamed ? '' : null, misnamed };
}

/** A file whose name differs in capitals or in its ending, as `servicos.yaml.txt`, which Windows shows as `servicos.yaml`. */
function misnamedAs(path: string): string | undefined {
  if (!existsSync(dirname(path))) return undefined;
  const stem = (name: string) => name.toLowerCase().replace(/\.(yaml|yml|md|json)(\.txt)?$/, '');
  return readdirSync(dirname(path)).find((name) => stem(name) === stem(basename(path)));
}

function readTexts(
  folder: string,
  files: { name: string; shown: string; text: string | null; misnamed?: string | undefined }[],
) {
  const sources = new Map(
    files.flatMap(({ name, shown, text }) => (text === null ? [] : [[name, parseOnce(shown, text)] as const])),
  );
  const pharmacy = sources.get('farmacia')?.data;
  const mistakes: Finding[] = [];
  const loaded: Record<string, unknown> = {};
  for (const { name, shown, misnamed } of files) {
    const source = sources.get(name);
    if (source === undefined || source.mistakes.length > 0) {
      mistakes.push(...(source?.mistakes ?? [missingFile(shown, misnamed)]));
      continue;
    }
    // farmacia.yaml is read first.
    const wrong = mistakes.map(({ field }) => field);
    const lent = { ...source, data: withDefaults(name, source.data) };
    const filled = fillPlaceholders(lent, pharmacy, PHARMACY_NAMES, wrong);
    const data = isOptional(name) ? (filled.data ?? []) : filled.data;
    const checked = validate<unknown>(CONTENT_FILES[name as keyof Content].schema, data, source);
    mistakes.push(...filled.mistakes, ...('mistakes' in checked ? checked.mistakes : []));
    if (name === 'farmacia') mistakes.push(...photographMistakes(folder, source));
    if ('data' in checked) loaded[name] = withBody(checked.data, filled.body);
  }
  const content = mistakes.length > 0 ? null : pharmacyOf(withPolicyFacts(withoutDeadLinks(loaded as Content)));
  return { content, mistakes: sortMistakes(mistakes), sources };
}

function withBody(data: unknown, body: string | null): unknown {
  return body === null ? data : { ...(data as object), texto: body };
}

/** Puts into the policy who carries requests, who serves the pages, and who answers for the data. */
function withPolicyFacts(content: Content): Content {
  const { privacidade, farmacia } = content;
  const facts = {
    destinatario: privacidade.destinatario?.[channelKind(farmacia.telefones)],
    alojamento: escapeMarkdown(privacidade.alojamento),
    encarregado: privacidade.encarregado ?? '',
  };
  const texto = Object.entries(facts).reduce(
    (text, [name, fact]) => (fact === undefined ? text : text.replaceAll(`{${name}}`, () => fact)),
    privacidade.texto,
  );
  return { ...content, privacidade: { ...privacidade, texto } };
}

/** Leaves out of the menu the sections that a pharmacy does not have. */
function withoutDeadLinks(content: Content): Content {
  const { cabecalho } = content.pagina;
  const empty = { aluguer: content.aluguer, parceiros: content.parceiros, horario: content.horario.aberturas };
  const ligacoes = cabecalho.ligacoes.filter(
    ({ para }) => !(para in empty) || empty[para as keyof typeof empty].length > 0,
  );
  return { ...content, pagina: { ...content.pagina, cabecalho: { ...cabecalho, ligacoes } } };
}
