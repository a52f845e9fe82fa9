import type { Content } from '../content/load.ts';
import { holidays, timetable } from '../content/view.ts';
import { addDays } from '../lib/days.ts';
import { holidayNames } from '../lib/holidays.ts';
import { type Period, periodsOf, WEEK, weekdayName } from '../lib/hours.ts';
import { dutyRow } from '../lib/hours-table.ts';
import { whatsappLink } from '../lib/links.ts';
import { inThrees } from '../lib/nine-digits.ts';
import { dayChanges } from '../lib/notices.ts';

/** The longest description that Google takes; Apple's and Bing's may be as long. */
const DESCRIPTION = 750;
/** How long ahead special days are listed. */
const DAYS_AHEAD = 365;
const CLOSED = 'Encerrada';

/**
 * The facts that Google Business Profile, Apple Business Connect and Bing Places ask for, as the site says them: to be copied
 * field by field, so that they never contradict the site. Plain text, for the owner; never published.
 * @param today ISO day
 */
export function listingSheet(content: Content, today: string): string {
  const { farmacia, pagina, pagamentos, servicos } = content;
  const { morada, coordenadas, telefones } = farmacia;
  const phone = (number: string) => `+351 ${inThrees(number)}`;
  return [
    'FICHA PARA O GOOGLE, A APPLE E O BING',
    `Feita a ${today} do conteúdo do site. Copie cada campo tal como está.`,
    ...group('Nome', [farmacia.nome]),
    ...group('Categoria', ['Google: Farmácia', 'Apple: Farmácia (Pharmacy)', 'Bing: Farmácias (Pharmacies)']),
    ...group('Morada', [
      `Rua: ${morada.rua}`,
      `Código postal: ${morada.codigoPostal}`,
      `Localidade: ${morada.localidade}`,
      `Distrito: ${morada.distrito}`,
      'País: Portugal',
      `Coordenadas: ${coordenadas.latitude}, ${coordenadas.longitude}`,
    ]),
    ...group('Telefones', [
      `Principal: ${phone(telefones.geral)}`,
      ...[...new Set(Object.values(telefones).filter((number) => number !== undefined))]
        .filter((number) => number !== telefones.geral)
        .map((n) => `Outro: ${phone(n)}`),
      ...farmacia.outrosTelefones.map(({ nome, numero }) => `${nome}: ${phone(numero)}`),
    ]),
    ...group(
      'Horário',
      WEEK.map((_, i) => `${nameOfDay(i)}: ${hoursOn(content, i)}`),
    ),
    ...group('Dias especiais', specialDays(content, today)),
    ...dutyRow(content.horario.servico.turnos, today, content.interface.abertaAgora).flatMap(({ days, times }) =>
      group(days, times),
    ),
    ...group('Descrição', [description(pagina)]),
    ...group('Ligações', [
      `Site: ${farmacia.site}`,
      `Pedidos: ${farmacia.site}/#pedido`,
      ...(telefones.whatsapp ? [`WhatsApp: ${whatsappLink(telefones.whatsapp)}`] : []),
      ...farmacia.redesSociais.map(({ nome, url }) => `${nome}: ${url}`),
      `Privacidade: ${farmacia.site}/politica-privacidade`,
    ]),
    ...group('E-mail', [farmacia.email]),
    ...group('Abriu em', [String(farmacia.desde)]),
    ...group(
      'Serviços',
      servicos.map(({ nome }) => nome),
    ),
    ...group(
      'Pagamento',
      pagamentos.map(({ nome }) => nome),
    ),
    '',
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

const group = (name: string, lines: readonly string[]) => ['', name.toUpperCase(), ...lines];

/** The first of January 2024 was a Monday. */
const nameOfDay = (day: number) => weekdayName(new Date(Date.UTC(2024, 0, 1 + day)));

/** The periods of a weekday, Monday's 0. */
function hoursOn({ horario }: Content, day: number): string {
  return listed(horario.aberturas.filter(({ dias }) => dias.some((name) => WEEK.indexOf(name) === day)));
}

const listed = (periods: readonly Period[]) =>
  periods.map(({ abre, fecha }) => `${abre}–${fecha}`).join(', ') || CLOSED;

/** Holidays with the hours that the site shows on them, and every other day whose hours a notice changes. */
function specialDays(content: Content, today: string): string[] {
  const changes = dayChanges(content.avisos);
  const opening = timetable(content);
  const year = Number(today.slice(0, 4));
  const names = new Map([year, year + 1].flatMap((each) => [...holidayNames(each, holidays(content))]));
  return Array.from({ length: DAYS_AHEAD }, (_, count) => addDays(today, count)).flatMap((day) => {
    const name = names.get(day);
    const { horario, partes = [] } = changes(day);
    if (name === undefined && !horario && partes.length === 0) return [];
    const hours = listed(periodsOf(opening, day, horario));
    const parts = hours === CLOSED ? [] : partes.map(({ das, as }) => `; encerrada ${das}–${as}`);
    return `${day}, ${name ?? 'aviso'}: ${hours}${parts.join('')}`;
  });
}

/** The summary and as many whole paragraphs about the pharmacy as fit. */
function description({ descricao, sobre }: Content['pagina']): string {
  let text = descricao;
  for (const paragraph of sobre.paragrafos) {
    if (text.length + 1 + paragraph.length > DESCRIPTION) break;
    text += ` ${paragraph}`;
  }
  return text;
}
