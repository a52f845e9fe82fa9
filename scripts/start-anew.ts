/**
 * Makes a copy of this repository a pharmacy's own: npm run estrear. Asks who it is, in the terminal or on the editor's first
 * page, empties the files that only the demonstration can have and writes into por-dizer.md the texts that are still to be
 * written. FARMACIA names another folder. Changes nothing before the last answer.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isMap, parseDocument, type Scalar } from 'yaml';
import type { z } from 'zod';
import { beforePublishing } from '../src/content/before-publishing.ts';
import { demonstrationValues } from '../src/content/demonstration.ts';
import { pharmacyFolder } from '../src/content/load.ts';
import { describePlace } from '../src/content/mistakes.ts';
import { farmacia } from '../src/content/schemas/farmacia.ts';

const folder = pharmacyFolder();
const { nome, localidade, telefones } = farmacia.shape;

interface Question {
  ask: string;
  paths: string[][];
  schema: z.ZodType;
  isOptional?: boolean;
}

/** The questions: their text, the field that the answer goes to, and the answers accepted. */
export const QUESTIONS = [
  { ask: 'Como se chama a farmácia?', paths: [['nome']], schema: nome },
  { ask: 'Em que terra fica?', paths: [['localidade'], ['morada', 'localidade']], schema: localidade },
  { ask: 'Qual é o telefone?', paths: [['telefones', 'geral']], schema: telefones.shape.geral },
  {
    ask: 'Qual é o número com WhatsApp? (nada, se não houver: os pedidos seguem por e-mail)',
    paths: [['telefones', 'whatsapp']],
    schema: telefones.shape.whatsapp,
    isOptional: true,
  },
] satisfies Question[];

/** Facts of the demonstration that no other pharmacy can keep, with their new content (null: edited) and their name for the list. */
const EMPTIED = [
  ['content/aluguer.yaml', '[]\n', 'o que aluga, e por quanto'],
  ['content/parceiros.yaml', '[]\n', 'com quem trabalha'],
  ['content/horario.yaml', null, 'as horas, os feriados e o feriado do município'],
  ['public/avisos.json', '[]\n', 'os avisos'],
] as const;

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A typed answer as the content has it: telephone numbers lose their spaces and prefix. */
const answerIn = (typed: string) =>
  /^[+\d][\d ]+$/.test(typed.trim()) ? typed.replaceAll(' ', '').replace(/^\+351/, '') : typed.trim();

/** The mistake in an answer, as a sentence; null when there is none. */
export function mistakeIn({ schema, isOptional }: Question, typed: string): string | null {
  const answer = answerIn(typed);
  const mistake = isOptional && answer === '' ? undefined : schema.safeParse(answer).error?.issues[0];
  return mistake ? `Espera-se ${mistake.message}.` : null;
}

/** The comment at the top of a content file, which explains it. */
const comments = (text: string) => /^(?:#.*\n)*/.exec(text)?.[0] ?? '';

/** farmacia.yaml with the answers; a number for WhatsApp goes where there is none. */
function withAnswers(text: string, answers: readonly string[]): string {
  const document = parseDocument(text);
  QUESTIONS.forEach(({ paths }, i) => {
    for (const path of paths) {
      if (answers[i]) document.setIn(path, answers[i]);
      else if (farmacia.safeParse(without(document.toJS(), path)).success) document.deleteIn(path);
    }
  });
  return document.toString({ lineWidth: 0 });
}

function without(data: unknown, path: readonly string[]): unknown {
  const copy = structuredClone(data) as Record<string, Record<string, unknown>>;
  const [group = '', field = ''] = path;
  delete copy[group]?.[field];
  return copy;
}

function emptied(file: string, text: string, content: string | null): string {
  if (content !== null) return file.endsWith('.json') ? content : comments(text) + content;
  const document = parseDocument(text);
  document.set('aberturas', []);
  document.setIn(['feriados', 'regime'], 'normal');
  document.deleteIn(['feriados', 'horario']);
  const holidays = document.get('feriados');
  if (isMap<Scalar, unknown>(holidays)) {
    // The field goes, the comment that explains it stays.
    holidays.comment = holidays.items.find(({ key }) => key.value === 'municipal')?.key.commentBefore ?? null;
    holidays.delete('municipal');
  }
  return document.toString({ lineWidth: 0 });
}

/** The texts that are still to be written, as a list to tick off. */
function remainingTexts(): string {
  const { refused, asked } = beforePublishing(folder);
  const left = demonstrationValues(folder).filter(({ field }) => field !== 'demonstracao');
  return [
    '# O que falta dizer',
    '',
    'Por npm run estrear. Apague cada linha quando estiver feita; `npm run check -- --publicar` diz se ainda sobra algum dado inventado.',
    '',
    '## Ainda inventado, da demonstração',
    '',
    ...left.map(({ file, line, field, value }) => `- [ ] ${file}, linha ${line}, \`${field}\`: «${value}»`),
    '- [ ] content/farmacia.yaml: no fim, `demonstracao: false`',
    '',
    '## Ficou vazio; escreva o seu, ou deixe assim e a secção não aparece',
    '',
    ...EMPTIED.map(([file, , what]) => `- [ ] ${file}: ${what}`),
    '',
    '## Leia e faça seu; o que for verdade na sua farmácia pode ficar',
    '',
    ...[...refused, ...asked].map(({ text, ...place }) => `- [ ] ${describePlace(place)}: ${text}`),
    '',
  ].join('\n');
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** Whether this content is still the demonstration, under its own name: a pharmacy's own content must never be emptied. */
export function isDemonstration(): boolean {
  const invented = demonstrationValues(folder).map(({ field }) => field);
  return invented.includes('demonstracao') && invented.includes('nome');
}

/** Writes the answers, which must have no mistake, empties the demonstration's own files and lists the texts that remain. */
export function startAnew(answers: readonly string[]): void {
  write('content/farmacia.yaml', withAnswers(read('content/farmacia.yaml'), answers.map(answerIn)));
  for (const [file, content] of EMPTIED) write(file, emptied(file, read(file), content));
  write('por-dizer.md', remainingTexts());
}

async function answerTo(question: Question, lines: AsyncIterator<string>): Promise<string> {
  process.stdout.write(`${question.ask} `);
  const { value, done } = await lines.next();
  if (done) stop('\nFicou a meio: nada foi mudado.');
  const mistake = mistakeIn(question, value);
  if (mistake === null) return value;
  console.log(`  ${mistake}`);
  return answerTo(question, lines);
}

async function askInTerminal(): Promise<void> {
  if (!isDemonstration()) stop('Este conteúdo já não é a demonstração: não há nada que estrear.');
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
    stop(
      `Não consigo escrever em ${resolve(folder)}: ${(error as NodeJS.ErrnoException).code}. Veja as permissões da pasta.`,
    );
  }
  console.log(`Pronto. O que falta dizer está em ${join(folder, 'por-dizer.md')}; veja o site com npm start.`);
  process.exit();
}

if (import.meta.main) await askInTerminal();
