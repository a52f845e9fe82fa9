import { whatsappLink } from '../../contact/links.ts';
import { dayChanges } from '../../notices/notices.ts';
import { daysInRow, runs } from '../../opening/days.ts';
import { servedOn } from '../../opening/duty.ts';
import { hoursLines } from '../../opening/hours-table.ts';
import type { Period } from '../../opening/timetable.ts';
import { inThrees } from '../../text/nine-digits.ts';
import type { Pharmacy } from '../pharmacy.ts';

/** The longest description that Google takes; Apple's and Bing's may be as long. */
const DESCRIPTION = 750;
/** How long ahead special days are listed. */
const DAYS_AHEAD = 365;
const CLOSED = 'Encerrada';

/**
 * The facts that Google Business Profile, Apple Business Connect and Bing Places ask for, as the site says them: to be copied
 * field by field, so that they never contradict the site. Plain text, for the owner; never published.
 */
export function listingSheet(pharmacy: Pharmacy): string {
  const { farmacia, pagina, pagamentos, servicos, builtOn } = pharmacy;
  const { morada, coordenadas, telefones } = farmacia;
  const phone = (number: string) => `+351 ${inThrees(number)}`;
  return [
    'FICHA PARA O GOOGLE, A APPLE E O BING',
    `Feita a ${builtOn} do conteúdo do site. Copie cada campo tal como está.`,
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
    ...group('Horário', hoursLines(pharmacy.hoursAndDuty)),
    ...group('Dias especiais', specialDays(pharmacy)),
    ...pharmacy.places.flatMap(({ nome, morada: address, telefone, coordenadas: point, hours }) =>
      group(`Outra ficha: ${nome}`, [
        `${address.rua}, ${address.codigoPostal} ${address.localidade}`,
        ...(telefone ? [phone(telefone)] : []),
        ...(point ? [`Coordenadas: ${point.latitude}, ${point.longitude}`] : []),
        ...hoursLines(hours),
      ]),
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
    ...group('Serviços', namesOf(servicos)),
    ...group('Pagamento', namesOf(pagamentos.filter(({ aceita }) => aceita))),
    '',
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

const group = (name: string, lines: readonly string[]) => ['', name.toUpperCase(), ...lines];

const namesOf = (items: readonly { nome: string }[]) => items.map(({ nome }) => nome);

const listed = (periods: readonly Period[]) => periods.map(({ from, to }) => `${from}–${to}`).join(', ') || CLOSED;

/** Holidays with the hours that the site shows on them, and every other day whose hours a notice or a turn of duty changes. */
function specialDays({ avisos, timetable, duty, holidayNames, builtOn }: Pharmacy): string[] {
  const entryOn = (day: string) => {
    const servedBy = (notices: typeof avisos, ofDay: typeof duty) =>
      listed(servedOn(timetable, day, dayChanges(notices), ofDay));
    const [served, withoutDuty] = [duty, null].map((ofDay) => servedBy(avisos, ofDay));
    const ofNotice = withoutDuty === servedBy([], null) ? null : 'aviso';
    const occasion = holidayNames.get(day) ?? (served === withoutDuty ? ofNotice : 'de serviço');
    return occasion && `${occasion}: ${served}`;
  };
  return runs(daysInRow(builtOn, DAYS_AHEAD), entryOn).flatMap(([first, last]) => {
    const entry = entryOn(first);
    return entry ? [`${first}${last === first ? '' : ` a ${last}`}, ${entry}`] : [];
  });
}

/** The summary and as many whole paragraphs about the pharmacy as fit. */
function description({ descricao, sobre }: Pharmacy['pagina']): string {
  let text = descricao;
  for (const paragraph of sobre.paragrafos) {
    if (text.length + 1 + paragraph.length > DESCRIPTION) break;
    text += ` ${paragraph}`;
  }
  return text;
}
