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
  horario: 'Que horas',
  tipo: 'Importância',
};
type Fields = Record<keyof typeof LABELS, string>;

/** An issue as GitHub sends it; any part may be missing. */
interface IssueEvent {
  issue?: { number?: number; body?: string | null; author_association?: string; user?: { login?: string } };
  sender?: { login?: string };
}

/**
 * Publishes the notice of an issue, in place of its earlier version, and leaves out those that are over, itself too.
 * @returns the answer, null when there is none to give
 */
export function answer(event: IssueEvent): { text: string; published: boolean } | null {
  const { number, body } = event.issue ?? {};
  const text = `\n${body?.replaceAll('\r\n', '\n')}`;
  if (!isByOwner(event) || !text.startsWith(headingOf('texto')) || !Number.isInteger(number)) return null;
  const fields = readFields(text);
  if (fields === null) {
    const headings = Object.values(LABELS).map((label) => `«### ${label}»`);
    return refusal([`falta um título do formulário: esperam-se ${headings.join(', ')}.`]);
  }
  const isoDay = today();
  const notice = noticeOf(fields, `aviso-${number}`);
  const path = join(pharmacyFolder(), 'public/avisos.json');
  const before: Notice[] = JSON.parse(readFileSync(path, 'utf8'));
  const others = before.filter(({ id, ate }) => id !== notice.id && ate >= isoDay);
  const mistakes = mistakesIn([...others, notice]);
  if (mistakes.length > 0) return refusal(mistakes);
  const isOver = notice.ate < isoDay;
  writeFileSync(path, `${JSON.stringify(isOver ? others : [...others, notice], null, 2)}\n`);
  if (isOver) return { text: 'O último dia já passou: o aviso não está no site.', published: true };
  return { text: publishedText(notice, isoDay), published: true };
}

/** Whether the repository's owner wrote this, and nobody else changed it. */
function isByOwner({ issue, sender }: IssueEvent): boolean {
  return issue?.author_association === 'OWNER' && issue.user?.login !== undefined && issue.user.login === sender?.login;
}

const headingOf = (name: keyof Fields) => `\n### ${LABELS[name]}\n`;

/**
 * The fields of an issue's text, each below its label as a heading; null when one is missing. Read from the end, so that a
 * heading within the notice's own text is text.
 */
function readFields(text: string): Fields | null {
  const fields = { ...LABELS };
  let rest = text;
  for (const name of (Object.keys(LABELS) as (keyof Fields)[]).toReversed()) {
    const heading = headingOf(name);
    const at = name === 'texto' ? 0 : rest.lastIndexOf(heading);
    if (at < 0) return null;
    fields[name] = plain(rest.slice(at + heading.length));
    rest = rest.slice(0, at);
  }
  return fields;
}

/**
 * One line, without characters that cannot be seen: those that turn the direction of others, of no width, tags. U+FE0F alone
 * stays, which makes an emoji of a sign.
 */
function plain(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu, '');
  return line.trim() === '_No response_' ? '' : line.trim();
}

function noticeOf({ texto, mostrar, de, ate, abertura, horario, tipo }: Fields, id: string): Notice {
  const hasHours = abertura === 'Abre a outras horas';
  return {
    id,
    texto: hasHours ? `${texto} Nesses dias abrimos ${horario}.` : texto,
    de: isoDay(de),
    ate: isoDay(ate),
    ...(mostrar && { mostrar: isoDay(mostrar) }),
    tipo: tipo.startsWith('Urgente') ? 'urgente' : 'normal',
    fechada: abertura === 'Está fechada',
    ...(hasHours && { horario: periodsOf(horario) }),
  };
}

/** 25/12/2026, as people write it, as 2026-12-25; anything else as it is. */
function isoDay(day: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(day) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : day;
}

/** "das 9h às 13h e das 14h30 às 19h", as people write it, as periods; an hour that is missing is empty. */
function periodsOf(horas: string): NonNullable<Notice['horario']> {
  const times = [...horas.matchAll(/(\d{1,2})(?:[h:.](\d\d))?/g)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  );
  const openings = times.length > 0 ? times.filter((_, i) => i % 2 === 0) : [''];
  return openings.map((abre, i) => ({ abre, fecha: times[2 * i + 1] ?? '' }));
}

/** The mistakes of the notices, a sentence each: those of the last, the issue's own, with the labels of the form. */
function mistakesIn(notices: readonly Notice[]): string[] {
  const mistakes = avisos.safeParse(notices).error?.issues.map(({ path: [item, field], message }) => {
    if (item !== notices.length - 1) return `O ficheiro dos avisos não aceita mais este: espera-se ${message}.`;
    const expected = field === 'horario' ? 'algo como «das 9h às 13h»' : message;
    return `**${LABELS[field as keyof Fields] ?? 'Aviso'}**: espera-se ${expected}.`;
  });
  return [...new Set(mistakes)];
}

function publishedText(notice: Notice, isoDay: string): string {
  const isUrgent = notice.tipo === 'urgente';
  return [
    `O aviso aparece no site daqui a poucos minutos${isUrgent ? ', a vermelho e em primeiro lugar' : ''}:`,
    // One line, indented: a block of code that nothing in it can end, so that no mention, link or command is made of it.
    `    ${notice.texto}`,
    noticeInWords(notice, isoDay).join(' '),
    'Para o mudar, edite este pedido. Para o tirar antes do tempo, mude o último dia para um que já passou.',
  ].join('\n\n');
}

function refusal(mistakes: readonly string[]) {
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
