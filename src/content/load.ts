import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import { channelKind } from './channel.ts';
import { ContentError, type Mistake, missingFile, sortMistakes } from './mistakes.ts';
import { missingTexts } from './needed-texts.ts';
import { photographFiles, photographMistakes } from './photographs.ts';
import { fillPlaceholders } from './placeholders.ts';
import { leafNames, validate } from './schema-mistakes.ts';
import { avisos } from './schemas/avisos.ts';
import { entregas } from './schemas/entregas.ts';
import { farmacia } from './schemas/farmacia.ts';
import { formulario } from './schemas/formulario.ts';
import { horario } from './schemas/horario.ts';
import { interfaceTexts } from './schemas/interface.ts';
import { aluguer, pagamentos, parceiros, servicos, slogans } from './schemas/oferta.ts';
import { pagina, privacidade } from './schemas/pagina.ts';
import { parseSource } from './source.ts';

/** Each file that the owner edits and its schema; `npm run check` and the JSON schemas go by this list too. */
export const CONTENT_FILES = {
  farmacia: { file: 'content/farmacia.yaml', schema: farmacia },
  horario: { file: 'content/horario.yaml', schema: horario },
  pagina: { file: 'content/pagina.yaml', schema: pagina },
  servicos: { file: 'content/servicos.yaml', schema: servicos },
  entregas: { file: 'content/entregas.yaml', schema: entregas },
  aluguer: { file: 'content/aluguer.yaml', schema: aluguer },
  parceiros: { file: 'content/parceiros.yaml', schema: parceiros },
  slogans: { file: 'content/slogans.yaml', schema: slogans },
  pagamentos: { file: 'content/pagamentos.yaml', schema: pagamentos },
  formulario: { file: 'content/formulario.yaml', schema: formulario },
  interface: { file: 'content/interface.yaml', schema: interfaceTexts },
  privacidade: { file: 'content/privacidade.md', schema: privacidade },
  avisos: { file: 'public/avisos.json', schema: avisos },
} as const;

type Files = typeof CONTENT_FILES;

/** The fields that `{farmacia.…}` may name. */
const PHARMACY_NAMES = [...leafNames(farmacia), 'canal', 'noCanal'];

/**
 * All that the owner edits, validated, with `{farmacia.…}` replaced. `privacidade.texto` is the Markdown below the front
 * matter; `avisos` is as it was at the build.
 */
export type Content = { [K in keyof Files]: z.infer<Files[K]['schema']> } & { privacidade: { texto: string } };

/** The folder that holds `content/` and `public/`: `FARMACIA` in the environment (scripts/folder.cjs), else the project itself. */
export function pharmacyFolder(): string {
  return process.env['FARMACIA'] ?? '.';
}

/**
 * Reads and validates all of a pharmacy's content. Build time only.
 * @param folder the folder that holds `content/` and `public/`
 * @throws ContentError naming every mistake at once
 */
export function loadContent(folder = pharmacyFolder()): Content {
  const { content, mistakes } = readContent(folder);
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
    const { text, ...rest } = readFile(folder, file);
    return { name, ...rest, text: instead[file] ?? text };
  });
  const key = JSON.stringify([files, photographFiles(folder)]);
  if (last?.key !== key) last = { key, result: readTexts(folder, files) };
  return last.result;
}

/** The texts of controls: a pharmacy without these files takes the project's. */
const COMMON: readonly string[] = [CONTENT_FILES.formulario.file, CONTENT_FILES.interface.file];

/** A file's path from the folder where the command runs, and its text; without a text, the file beside it that may be meant. */
function readFile(folder: string, file: string) {
  const own = join(folder, file);
  const path = COMMON.includes(file) && !existsSync(own) ? file : own;
  const shown = relative('.', path).replaceAll('\\', '/');
  return existsSync(path)
    ? { shown, text: readFileSync(path, 'utf8') }
    : { shown, text: null, misnamed: misnamedAs(path) };
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
    files.flatMap(({ name, shown, text }) => (text === null ? [] : [[name, parseSource(shown, text)] as const])),
  );
  const pharmacy = sources.get('farmacia')?.data;
  const mistakes: Mistake[] = [];
  const loaded: Record<string, unknown> = {};
  for (const { name, shown, misnamed } of files) {
    const source = sources.get(name);
    if (source === undefined || source.mistakes.length > 0) {
      mistakes.push(...(source?.mistakes ?? [missingFile(shown, misnamed)]));
      continue;
    }
    // farmacia.yaml is read first.
    const wrong = mistakes.map(({ field }) => field);
    const filled = fillPlaceholders(source, pharmacy, PHARMACY_NAMES, wrong);
    const checked = validate<unknown>(CONTENT_FILES[name as keyof Files].schema, filled.data, source);
    mistakes.push(...filled.mistakes, ...('mistakes' in checked ? checked.mistakes : []));
    if (name === 'farmacia') mistakes.push(...photographMistakes(folder, source));
    if ('data' in checked) loaded[name] = withBody(checked.data, filled.body);
  }
  if (mistakes.length === 0) mistakes.push(...missingTexts(loaded as Content, sources));
  const content = mistakes.length > 0 ? null : withRecipient(withoutDeadLinks(loaded as Content));
  return { content, mistakes: sortMistakes(mistakes), sources };
}

function withBody(data: unknown, body: string | null): unknown {
  return body === null ? data : { ...(data as object), texto: body };
}

/** Replaces `{destinatario}` in the policy by the company that carries requests to the pharmacy. */
function withRecipient(content: Content): Content {
  const { privacidade, farmacia } = content;
  const recipient = privacidade.destinatario?.[channelKind(farmacia.telefones)];
  if (!recipient) return content;
  return {
    ...content,
    privacidade: { ...privacidade, texto: privacidade.texto.replace('{destinatario}', () => recipient) },
  };
}

/** Leaves out of the menu the sections that a pharmacy does not have. */
function withoutDeadLinks(content: Content): Content {
  const { cabecalho } = content.pagina;
  const empty = { aluguer: content.aluguer, parceiros: content.parceiros };
  const ligacoes = cabecalho.ligacoes.filter(
    ({ para }) => !(para in empty) || empty[para as keyof typeof empty].length > 0,
  );
  return { ...content, pagina: { ...content.pagina, cabecalho: { ...cabecalho, ligacoes } } };
}
