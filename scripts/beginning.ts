import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { withValue } from '../editor/core/paths.ts';
import { nameIn } from '../editor/core/schema.ts';
import { slugOf } from '../editor/core/slug.ts';
import { changedFile } from '../editor/core/write.ts';
import { copyDemonstration } from '../editor/server/files.ts';
import { WORKER } from '../editor/server/git.ts';
import { wordsOf } from '../src/fields/message.ts';
import { check } from '../src/pharmacy/check.ts';
import { CONTENT_FILES, type ContentFile, DEMONSTRATION } from '../src/pharmacy/content.ts';
import { hasContent, readContent } from '../src/pharmacy/load.ts';
import { sentence } from '../src/pharmacy/mistakes/mistakes.ts';
import type { Path } from '../src/pharmacy/paths.ts';
import { farmacia, WITHOUT_WHATSAPP } from '../src/pharmacy/schemas/farmacia.ts';

const { nome, localidade, telefones } = farmacia.shape;

/** The questions to a pharmacy that begins: the fields that an answer goes to, and what is accepted. */
export const QUESTIONS = {
  nome: { text: 'Como se chama a farmácia?', paths: [['nome']], schema: nome },
  localidade: { text: 'Em que terra fica?', paths: [['localidade'], ['morada', 'localidade']], schema: localidade },
  telefone: { text: 'Qual é o telefone?', paths: [['telefones', 'geral']], schema: telefones.shape.geral },
  whatsapp: {
    text: `Qual é o número com WhatsApp? (nada, se não houver: ${WITHOUT_WHATSAPP})`,
    paths: [['telefones', 'whatsapp']],
    schema: telefones.shape.whatsapp,
  },
} satisfies Record<string, { text: string; paths: Path[]; schema: z.ZodType }>;

export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** A typed answer as the content has it: without quotes, or spaces and prefix in a number; «não há» is none. */
function answerIn(typed: string): string {
  const answer = typed
    .trim()
    .replace(/^(["'“”«])(.*)["'“”»]$/, '$2')
    .trim();
  if (/^(nada|n[aã]o|nenhum)(?!\p{L})/iu.test(answer)) return '';
  return /^[+\d][\d .-]+$/.test(answer) ? answer.replace(/[ .-]/g, '').replace(/^(\+|00)351/, '') : answer;
}

/** The mistake in an answer, as a sentence; null when there is none. */
export function mistakeIn({ schema }: Question, typed: string): string | null {
  const answer = answerIn(typed);
  if (answer === '' && schema.isOptional()) return null;
  const message = schema.safeParse(answer).error?.issues[0]?.message;
  // The words of a form: nobody types quotes at a question, and spaces are taken out.
  const words = wordsOf(message ?? '');
  return message ? `Espera-se ${typeof words === 'string' ? words : words.form}.` : null;
}

/** Whether a folder's content is the demonstration under its own name: an owner's is never emptied. */
export function isDemonstration(folder: string): boolean {
  const invented = check({ folder }).flatMap(({ level, field }) => (level === 'invented' ? [field] : []));
  return invented.includes('demonstracao') && invented.includes('nome');
}

/**
 * Begins a pharmacy: writes the answers, by the questions' names, without a mistake, and empties what no other can keep
 * (`startsAs`). The comments stay. @param folder of `content/` and `public/` @throws what kept a file from its writing
 */
export function beginPharmacy(folder: string, answers: Record<string, string>): void {
  const from = hasContent(folder) ? folder : DEMONSTRATION;
  const { sources } = readContent(from);
  let own = sources.get('farmacia')?.data;
  for (const [name, { paths }] of Object.entries(QUESTIONS))
    for (const path of paths) own = withValue(own, path, answerIn(answers[name] ?? '') || undefined);
  // Most sell no veterinary medicines at a distance: who does puts the link back.
  own = withValue(own, ['ligacoes', 'dgav'], undefined);
  const texts: Record<string, string> = {};
  for (const [name, { file, startsAs }] of Object.entries<ContentFile>(CONTENT_FILES)) {
    const { data, written = '' } = sources.get(name) ?? {};
    const started = Array.isArray(startsAs) ? startsAs : startsAs && { ...Object(data), ...startsAs };
    const wanted = name === 'farmacia' ? own : started;
    if (wanted) texts[file] = changedFile(file, written, wanted);
  }
  const [mistake] = readContent(from, texts).mistakes;
  if (mistake) throw new Error(sentence(mistake));
  const worker = join(folder, WORKER);
  if (existsSync(worker))
    texts[WORKER] = readFileSync(worker, 'utf8').replace(/(?<="name": ")[^"]*/, slugOf(nameIn(own) ?? '', []));
  const paths = Object.keys(texts).map((file) => join(folder, file));
  const made = ['content', 'content.novo', 'public']
    .map((part) => join(folder, part))
    .filter((part) => !existsSync(part));
  try {
    copyDemonstration(folder);
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, `${file}.novo`), text);
    for (const path of paths) renameSync(`${path}.novo`, path);
  } catch (error) {
    for (const part of made) rmSync(part, { recursive: true, force: true });
    throw error;
  } finally {
    for (const path of paths) rmSync(`${path}.novo`, { force: true });
  }
}
