import { whatsappLink } from '../../contact/links.ts';
import { dayChanges } from '../../notices/notices.ts';
import { daysInRow, runs } from '../../opening/days.ts';
import { servedOn } from '../../opening/duty.ts';
import { hoursLines } from '../../opening/hours-table.ts';
import { inThrees } from '../../text/nine-digits.ts';
import type { Pharmacy } from '../pharmacy.ts';

/** How long ahead special days are listed. */
const DAYS_AHEAD = 365;

/**
 * The facts that Google Business Profile, Apple Business Connect and Bing Places ask for, as the site says them: to be copied
 * field by field, so that they never contradict the site. Plain text, for the owner; never published.
 */
export function listingSheet(pharmacy: Pharmacy): string {
  const { farmacia, pagina, pagamentos, servicos, builtOn } = pharmacy;
  const { morada, coordenadas, telefones, site } = farmacia;
  const { geral, whatsapp, sms, urgencia } = telefones;
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
      `Principal: ${phone(geral)}`,
      ...new Set(
        [whatsapp, sms, urgencia].flatMap((other) => (other && other !== geral ? `Outro: ${phone(other)}` : [])),
      ),
      ...farmacia.outrosTelefones.map(({ nome, numero }) => `${nome}: ${phone(numero)}`),
    ]),
    ...group('Horário', hoursLines(pharmacy.hoursAndDuty)),
    ...group('Dias especiais', specialDays(pharmacy)),
    ...pharmacy.places.flatMap(({ nome, morada, telefone, coordenadas, hours, vezes }) =>
      group(`Outro sítio: ${nome}`, [
        `${morada.rua}, ${morada.codigoPostal} ${morada.localidade}`,
        ...(coordenadas ? [`Coordenadas: ${coordenadas.latitude}, ${coordenadas.longitude}`] : []),
        ...(telefone ? [`Telefone: ${phone(telefone)}`] : []),
        ...hoursLines(hours),
        ...(vezes ? [vezes] : []),
      ]),
    ),
    ...group('Descrição', [pagina.descricao]),
    ...group('Ligações', [
      `Site: ${site}`,
      `Pedidos: ${site}/#pedido`,
      ...(telefones.whatsapp ? [`WhatsApp: ${whatsappLink(telefones.whatsapp)}`] : []),
      ...[...farmacia.outrasLigacoes, ...farmacia.redesSociais].map(({ nome, url }) => `${nome}: ${url}`),
      `Privacidade: ${site}/politica-privacidade`,
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

/** Holidays with the hours that the site shows on them, and every other day whose hours a notice or a turn of duty changes. */
function specialDays({ avisos, timetable, duty, holidayNames, builtOn }: Pharmacy): string[] {
  const entryOn = (day: string) => {
    const servedBy = (notices: typeof avisos, ofDay: typeof duty) =>
      servedOn(timetable, day, dayChanges(notices), ofDay)
        .map(({ from, to }) => `${from}–${to}`)
        .join(', ');
    const [served, withoutDuty] = [duty, null].map((ofDay) => servedBy(avisos, ofDay));
    const ofNotice = withoutDuty === servedBy([], null) ? null : 'aviso';
    const occasion = holidayNames.get(day) ?? (served === withoutDuty ? ofNotice : 'de serviço');
    return occasion && `${occasion}: ${served || 'Encerrada'}`;
  };
  return runs(daysInRow(builtOn, DAYS_AHEAD), entryOn).flatMap(([first, last]) => {
    const entry = entryOn(first);
    return entry ? [`${first}${last === first ? '' : ` a ${last}`}, ${entry}`] : [];
  });
}
