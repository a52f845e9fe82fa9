/**
 * Begins a pharmacy, from the demonstration: npm run estrear, or npm run estrear -- folder for one beside others, which
 * need not be there yet. Asks who it is; `npm run check -- --publicar` lists what is still to be said. Changes nothing
 * before the last answer, and then all of it or nothing.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DEMONSTRATION } from '../src/pharmacy/content.ts';
import { hasContent, loadOrExit, ownFolder } from '../src/pharmacy/load.ts';
import { beginPharmacy, isDemonstration, mistakeIn, QUESTIONS, type Question } from './beginning.ts';

const folder = ownFolder();

function exitWith(text: string): never {
  console.error(text);
  process.exit(1);
}

async function answerTo(question: Question, lines: AsyncIterator<string>): Promise<string> {
  process.stdout.write(`${question.text} `);
  const { value, done } = await lines.next();
  if (done) exitWith('\nFicou a meio: nada foi mudado.');
  const mistake = mistakeIn(question, value);
  if (mistake === null) return value;
  console.log(`  ${mistake}`);
  return answerTo(question, lines);
}

if (resolve(folder) === resolve(DEMONSTRATION))
  exitWith(`A demonstração fica como está. Comece noutra pasta: npm run estrear, ou npm run estrear -- pasta.`);
if (hasContent(folder)) loadOrExit();
if (hasContent(folder) && !isDemonstration(folder))
  exitWith('Este conteúdo já não é a demonstração: não há nada que começar.');
// Only changes to files that git knows could be lost.
const status = ['status', '--porcelain', '--untracked-files=no', '--', 'content', 'public'];
const { stdout: changed } = spawnSync('git', status, { cwd: folder, encoding: 'utf8' });
if (changed)
  exitWith('Há alterações por guardar em content/ ou public/. Guarde-as primeiro («git commit»), ou desfaça-as.');

console.log(
  'Quatro perguntas (nome, terra, telefone e WhatsApp); nada muda antes da última resposta (Ctrl+C para desistir).',
);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const answers: Record<string, string> = {};
for (const [name, question] of Object.entries(QUESTIONS)) answers[name] = await answerTo(question, lines);
try {
  beginPharmacy(folder, answers);
} catch (error) {
  exitWith(`Nada foi mudado em ${resolve(folder)}: ${(error as Error).message}`);
}
const other = folder === '.' ? '' : ` ${folder}`;
console.log(
  `Pronto. O que falta dizer: npm run check -- --publicar${other}, ou «Verificar» no editor (npm run editar${other && ` --${other}`}). Veja o site com npm start${other && ` --${other}`}.`,
);
process.exit();
