/**
 * Publishes the notice of a GitHub issue that the repository's owner wrote with the form «Publicar um aviso»:
 *
 *   node scripts/notice-from-issue.ts answer.md
 *
 * Reads the event from GITHUB_EVENT_PATH and writes public/avisos.json and, into the given file, the answer for the issue: the
 * notice as it will look, or its mistakes. Writes `published=true` to GITHUB_OUTPUT when the notices have changed. The issue's
 * text is data: it is never part of a command, nor of the answer outside of a block of code.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { avisos } from '../src/notices/avisos.schema.ts';
import { noticeInWords } from '../src/notices/notice-in-words.ts';
import type { Notice } from '../src/notices/notices.ts';
import { today } from '../src/opening/today.ts';
import { pharmacyFolder } from '../src/pharmacy/load.ts';

/** The labels of the form's fields, in its order. */
const LABELS = {
  texto: 'Texto do aviso',
  mostrar: 'Mostrar desde',
  de: 'Primeiro dia',
  ate: 'Último dia',
  abertura: 'Nesses dias a farmácia',
  horas: 'Que horas',
  tipo: 'Importância',
};
type Fields = Record<keyof typeof LABELS, string>;

/** An issue as GitHub sends it; any part may be missing. */
interface IssueEvent {
  issue?: { number?: number; body?: string | null; author_association?: string; user?: { login?: string } };
  sender?: { login?: string };
}

/** Whether the repository's owner wrote this, and nobody else changed it. */
function isByOwner({ issue, sender }: IssueEvent): boolean {
  return issue?.author_association === 'OWNER' && issue.user?.login !== undefined && issue.user.login === sender?.login;
}

/** Whether an issue was written with the form. */
const isForm = (body: string) => body.replaceAll('\r', '').startsWith(`### ${LABELS.texto}\n`);

/**
 * The fields of an issue's text, each below its label as a heading; null when one is missing. Read from the end, so that a
 * heading within the notice's own text is text.
 */
function readFields(body: string): Fields | null {
  let rest = `\n${body.replaceAll('\r\n', '\n')}`;
  const fields: Partial<Fields> = {};
  for (const [name, label] of Object.entries(LABELS).toReversed()) {
    const heading = `\n### ${label}\n`;
    const at = name === 'texto' ? rest.indexOf(heading) : rest.lastIndexOf(heading);
    if (at < 0) return null;
    fields[name as keyof Fields] = plain(rest.slice(at + heading.length));
    rest = rest.slice(0, at);
  }
  return fields as Fields;
}

/**
 * One line, without characters that cannot be seen: those that turn the direction of others, of no width, tags. U+FE0F alone
 * stays, which makes an emoji of a sign.
 */
function plain(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu, '');
  return line.trim() === '_No response_' ? '' : line.trim();
}

/** 25/12/2026, as people write it, as 2026-12-25; anything else as it is. */
function isoDay(day: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(day) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : day;
}

/** "das 9h às 13h e das 14h30 às 19h", as people write it, as periods; the last lacks its end where one is missing. */
function periodsOf(horas: string): NonNullable<Notice['horario']> {
  const times = [...horas.matchAll(/(\d{1,2})(?:[h:.](\d\d))?/g)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  );
  return times.flatMap((abre, i) => (i % 2 === 0 ? [{ abre, fecha: times[i + 1] ?? '' }] : []));
}

function noticeOf({ texto, mostrar, de, ate, abertura, horas, tipo }: Fields, id: string): Notice {
  const hasHours = abertura === 'Abre a outras horas' && horas !== '';
  return {
    id,
    texto: hasHours ? `${texto} Nesses dias abrimos ${horas}.` : texto,
    de: isoDay(de),
    ate: isoDay(ate),
    ...(mostrar && { mostrar: isoDay(mostrar) }),
    tipo: tipo.startsWith('Urgente') ? 'urgente' : 'normal',
    fechada: abertura === 'Está fechada',
    ...(hasHours && { horario: periodsOf(horas) }),
  };
}

/** The mistakes of a notice, a sentence each, with the labels of the form. */
function mistakesIn(notice: Notice, { abertura }: Fields): string[] {
  const mistakes = avisos.safeParse([notice]).error?.issues.map(({ path, message }) => {
    const field = path[1];
    if (field === 'horario') return `**${LABELS.horas}**: espera-se, por exemplo, «das 9h às 13h».`;
    return `**${LABELS[field as keyof Fields] ?? 'Aviso'}**: espera-se ${message}.`;
  });
  if (mistakes) return [...new Set(mistakes)];
  if (abertura === 'Abre a outras horas' && !notice.horario?.length)
    return [`**${LABELS.horas}**: falta; espera-se, por exemplo, «das 9h às 13h».`];
  return [];
}

/** A block of code that nothing in the text can end: no mention, link or command is made of it. */
function codeBlock(text: string): string {
  const ticks = text.match(/`+/g)?.reduce((longest, run) => Math.max(longest, run.length), 2) ?? 2;
  const fence = '`'.repeat(ticks + 1);
  return `${fence}text\n${text}\n${fence}`;
}

function publishedText(notice: Notice, today: string): string {
  const isUrgent = notice.tipo === 'urgente';
  return [
    `O aviso aparece no site daqui a poucos minutos${isUrgent ? ', a vermelho e em primeiro lugar' : ''}:`,
    codeBlock(notice.texto),
    noticeInWords(notice, today).join(' '),
    'Para o mudar, edite este pedido. Para o tirar antes do tempo, mude o último dia para um que já passou.',
  ].join('\n\n');
}

/**
 * Writes the notice in place of its earlier version, and leaves out those that are over, itself too.
 * @returns the mistakes of the whole list that kept it from being written
 */
function publish(notice: Notice, isoDay: string): string[] {
  const path = join(pharmacyFolder(), 'public/avisos.json');
  const before: Notice[] = JSON.parse(readFileSync(path, 'utf8'));
  const all = [...before.filter(({ id }) => id !== notice.id), notice].filter(({ ate }) => ate >= isoDay);
  const [mistake] = avisos.safeParse(all).error?.issues ?? [];
  if (mistake) return [`O ficheiro dos avisos não aceita mais este: espera-se ${mistake.message}.`];
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
  return [];
}

/** What the program has to say in the issue. */
interface Answer {
  text: string;
  published: boolean;
}

/** Publishes the notice of an issue. Returns the answer, null when there is none to give. */
export function answer(event: IssueEvent): Answer | null {
  const { number, body } = event.issue ?? {};
  if (!isByOwner(event) || !isForm(body ?? '') || !Number.isInteger(number)) return null;
  const fields = readFields(body ?? '');
  if (fields === null) {
    const headings = Object.values(LABELS).map((label) => `«### ${label}»`);
    return refusal([`falta um título do formulário: esperam-se ${headings.join(', ')}.`]);
  }
  const isoDay = today();
  const notice = noticeOf(fields, `aviso-${number}`);
  const ofNotice = mistakesIn(notice, fields);
  const mistakes = ofNotice.length > 0 ? ofNotice : publish(notice, isoDay);
  if (mistakes.length > 0) return refusal(mistakes);
  const isOver = notice.ate < isoDay;
  const text = isOver ? 'O último dia já passou: o aviso não está no site.' : publishedText(notice, isoDay);
  return { text, published: true };
}

function refusal(mistakes: readonly string[]): Answer {
  const how = 'Edite o pedido (os três pontos, «Editar») e guarde: tenta-se outra vez sozinho.';
  const list = mistakes.map((line) => `- ${line}`).join('\n');
  return { text: `O aviso ainda não foi publicado.\n\n${list}\n\n${how}`, published: false };
}

if (import.meta.main) {
  const { GITHUB_EVENT_PATH: eventPath, GITHUB_OUTPUT: outputPath } = process.env;
  const [answerPath] = process.argv.slice(2);
  if (!eventPath || !answerPath) throw new Error('GITHUB_EVENT_PATH and a file for the answer are needed.');
  const answered = answer(JSON.parse(readFileSync(eventPath, 'utf8')));
  if (answered) writeFileSync(answerPath, `${answered.text}\n`);
  const result = `answered=${answered !== null}\npublished=${answered?.published === true}\n`;
  if (outputPath) appendFileSync(outputPath, result);
  else process.stdout.write(result);
}
