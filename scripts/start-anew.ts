/**
 * Makes a copy of this repository a pharmacy's own: npm run estrear. Asks who it is, in the terminal or on the editor's first
 * page, empties the files that only the demonstration can have, and names the site for Cloudflare; `npm run check -- --publicar`
 * lists what is still to be said.
 * FARMACIA names another folder. Changes nothing before the last answer, and then all of it or nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { slugOf } from '../editor/core/slug.ts';
import { loadOrExit, pharmacyFolder, readContent } from '../src/pharmacy/load.ts';
import { sentence, wordsOf } from '../src/pharmacy/mistakes/mistakes.ts';
import { check } from '../src/pharmacy/publishing/check.ts';
import { farmacia, WITHOUT_WHATSAPP } from '../src/pharmacy/schemas/farmacia.ts';

const folder = pharmacyFolder();
const { nome, localidade, telefones } = farmacia.shape;

/** The questions: their text, the fields that the answer goes to, and the answers accepted. The last is WhatsApp's. */
export const QUESTIONS: { text: string; paths: string[][]; schema: z.ZodType }[] = [
  { text: 'Como se chama a farmácia?', paths: [['nome']], schema: nome },
  { text: 'Em que terra fica?', paths: [['localidade'], ['morada', 'localidade']], schema: localidade },
  { text: 'Qual é o telefone?', paths: [['telefones', 'geral']], schema: telefones.shape.geral },
  {
    text: `Qual é o número com WhatsApp? (nada, se não houver: ${WITHOUT_WHATSAPP})`,
    paths: [['telefones', 'whatsapp']],
    schema: telefones.shape.whatsapp,
  },
];

type Question = (typeof QUESTIONS)[number];

/** Facts of the demonstration that no other pharmacy can keep: its lists, and the hours. */
const LISTS = ['content/aluguer.yaml', 'content/parceiros.yaml', 'public/avisos.json'];

function stop(text: string): never {
  console.error(text);
  process.exit(1);
}

/** A typed answer as the content has it: without quotes around it, and a telephone number without its spaces and prefix. */
function answerIn(typed: string): string {
  const answer = typed
    .trim()
    .replace(/^(["'“”«])(.*)["'“”»]$/, '$2')
    .trim();
  return /^[+\d][\d .-]+$/.test(answer) ? answer.replace(/[ .-]/g, '').replace(/^(\+|00)351/, '') : answer;
}

/** The mistake in an answer, as a sentence; null when there is none. */
export function mistakeIn({ schema }: Question, typed: string): string | null {
  const answer = answerIn(typed);
  if (answer === '' && schema.isOptional()) return null;
  const message = schema.safeParse(answer).error?.issues[0]?.message;
  // As in a form: nobody types quotes at a question, and spaces are taken out.
  const words = wordsOf(message ?? '');
  return message ? `Espera-se ${typeof words === 'string' ? words : words.form}.` : null;
}

/** farmacia.yaml with the answers; a number for WhatsApp goes where there is none. */
function withAnswers(text: string, answers: readonly string[]): string {
  // Its line alone: the comment above explains how to write it.
  const document = parseDocument(answers.at(-1) ? text : text.replace(/^ +whatsapp:.*\n/m, ''));
  for (const [i, { paths }] of QUESTIONS.entries())
    for (const path of paths) if (answers[i]) document.setIn(path, answers[i]);
  return document.toString({ lineWidth: 0 });
}

/** horario.yaml without the demonstration's hours; its holidays stay as an example, and the check asks for others. */
function withoutHours(text: string): string {
  return text
    .replace(/^aberturas:\n( .*\n)*/m, 'aberturas: []\n')
    .replace(/^feriados:\n( .*\n)*/m, (lines) => lines.replace(/^(?=.)/gm, '# '));
}

/** A list without its items, below the comment that explains it. */
const emptied = (text: string) => text.replace(/^((?:#.*\n)*)[\s\S]*$/, '$1[]\n');

/** Cloudflare's file, beside the folder's own content alone: two pharmacies of one account must not publish over each other. */
export const WORKER = 'wrangler.jsonc';
const withWorkerName = (text: string, name: string) => text.replace(/(?<="name": ")[^"]*/, slugOf(name, []));

/** A file's text; Git on Windows may have ended its lines as Windows does. */
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');

/** Whether this content is still the demonstration, under its own name: a pharmacy's own content must never be emptied. */
export function isDemonstration(): boolean {
  const invented = check({ folder }).flatMap(({ level, field }) => (level === 'invented' ? [field] : []));
  return invented.includes('demonstracao') && invented.includes('nome');
}

/**
 * Writes the answers, which must have no mistake, and empties the demonstration's own files.
 * @throws what kept a file from being written: then none is
 */
export function startAnew(answers: readonly string[]): void {
  const texts: Record<string, string> = {
    'content/farmacia.yaml': withAnswers(read('content/farmacia.yaml'), answers.map(answerIn)),
    'content/horario.yaml': withoutHours(read('content/horario.yaml')),
  };
  for (const file of LISTS) texts[file] = emptied(read(file));
  const [mistake] = readContent(folder, texts).mistakes;
  if (mistake) throw new Error(sentence(mistake));
  const [name = ''] = answers.map(answerIn);
  if (existsSync(join(folder, WORKER))) texts[WORKER] = withWorkerName(read(WORKER), name);
  const paths = Object.keys(texts).map((file) => join(folder, file));
  try {
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, `${file}.novo`), text);
    for (const path of paths) renameSync(`${path}.novo`, path);
  } finally {
    for (const path of paths) rmSync(`${path}.novo`, { force: true });
  }
}

async function answerTo(question: Question, lines: AsyncIterator<string>): Promise<string> {
  process.stdout.write(`${question.text} `);
  const { value, done } = await lines.next();
  if (done) stop('\nFicou a meio: nada foi mudado.');
  const mistake = mistakeIn(question, value);
  if (mistake === null) return value;
  console.log(`  ${mistake}`);
  return answerTo(question, lines);
}

async function askInTerminal(): Promise<void> {
  loadOrExit();
  if (!isDemonstration()) stop('Este conteúdo já não é a demonstração: não há nada que começar.');
  const { stdout: changed } = spawnSync('git', ['status', '--porcelain', '--', 'content', 'public'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (changed)
    stop('Há alterações por guardar em content/ ou public/. Guarde-as primeiro («git commit»), ou desfaça-as.');

  console.log('Quatro perguntas; nada muda antes da última resposta (Ctrl+C para desistir).');
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of QUESTIONS) answers.push(await answerTo(question, lines));
  try {
    startAnew(answers);
  } catch (error) {
    stop(`Nada foi mudado em ${resolve(folder)}: ${(error as Error).message}`);
  }
  console.log(
    'Pronto. O que falta dizer: npm run check -- --publicar, ou «Verificar» no editor. Veja o site com npm start.',
  );
  process.exit();
}

if (import.meta.main) await askInTerminal();
