import { telLink } from '../../contact/links.ts';
import * as words from '../../contact/words.ts';
import { hoursLines } from '../../opening/hours-table.ts';
import { dutyLines } from '../../opening/next-duties.ts';
import { isCalledByWeek } from '../../opening/timetable.ts';
import { onCallInTurns, onCall as onCallWord } from '../../opening/words.ts';
import { contentLines, escapeText } from '../../text/content-lines.ts';
import { timesText } from '../delivery.ts';
import type { Pharmacy } from '../pharmacy.ts';

/** The pharmacy as a vCard 3.0 (RFC 2426), which phones open as a new contact. @param picture a PNG */
export function contactCard(pharmacy: Pharmacy, picture: Buffer): string {
  const { farmacia, horario } = pharmacy;
  const { nome, morada, coordenadas, email, site } = farmacia;
  const street = [morada.rua, morada.localidade, morada.distrito, morada.codigoPostal, 'Portugal'].map(escapeText);
  const note = [
    ...hoursLines(pharmacy.hours),
    ...dutyLines(pharmacy.nextDuties, pharmacy.builtOn),
    ...(pharmacy.telephoneHours ? [`${words.telephone}: ${timesText(pharmacy.answered.telephone)}`] : []),
    ...(pharmacy.chatHours ? [`${words.CHANNEL.whatsapp}: ${timesText(pharmacy.answered.chat)}`] : []),
    ...(horario.disponibilidade ? [horario.disponibilidade] : []),
    ...pharmacy.places.flatMap(({ nome, hours }) => (hours.length > 0 ? [nome, ...hoursLines([{ rows: hours }])] : [])),
  ].join('\n');
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(nome)};;;;`,
    `FN:${escapeText(nome)}`,
    `ORG:${escapeText(nome)}`,
    // Without it an iPhone takes the name for a person's.
    'X-ABShowAs:COMPANY',
    ...telephones(pharmacy),
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${street.join(';')}`,
    ...farmacia.postos.flatMap(({ nome, morada: { rua, localidade, codigoPostal } }, i) => [
      `posto${i + 1}.ADR;TYPE=WORK:;;${[rua, localidade, '', codigoPostal, 'Portugal'].map(escapeText).join(';')}`,
      `posto${i + 1}.X-ABLabel:${escapeText(nome)}`,
    ]),
    `GEO:${coordenadas.latitude.toFixed(5)};${coordenadas.longitude.toFixed(5)}`,
    `URL:${site}`,
    `NOTE:${escapeText(note)}`,
    `PHOTO;ENCODING=b;TYPE=PNG:${picture.toString('base64')}`,
    'END:VCARD',
  ]);
}

/** Each number once, with a label that says what it is for (X-ABLabel: iOS, macOS and Google read it). */
function telephones({ farmacia, channel, onCall, timetable }: Pharmacy): string[] {
  const { telefones, outrosTelefones, postos } = farmacia;
  const { geral, whatsapp, sms, urgencia } = telefones;
  const uses = new Map<string, string[]>();
  const numbers: [string | undefined, string][] = [
    [geral, words.telephone],
    [whatsapp ?? sms, words.CHANNEL[channel.kind]],
    [urgencia, words.urgentMedicine],
    // One of its own numbers is in the list already. A saved one outlives the turns in which alone somebody comes.
    [
      onCall && ![geral, urgencia].includes(onCall) ? onCall : undefined,
      isCalledByWeek(timetable) ? onCallWord : onCallInTurns,
    ],
    ...outrosTelefones.map(({ nome, numero, whatsapp, lingua }): [string, string] => [
      numero,
      [nome, whatsapp && 'WhatsApp', lingua].filter(Boolean).join(', '),
    ]),
    ...postos.map(({ nome, telefone }): [string | undefined, string] => [telefone, nome]),
  ];
  for (const [number, label] of numbers) if (number) uses.set(number, [...(uses.get(number) ?? []), label]);
  return [...uses].flatMap(([number, use], i) => [
    `item${i + 1}.TEL;TYPE=${number.startsWith('9') ? 'CELL' : 'WORK'},VOICE:${telLink(number).replace('tel:', '')}`,
    // Without commas: telephones show the backslash that stands before one in a label.
    `item${i + 1}.X-ABLabel:${escapeText(use.join(' · ').replace(/[,;] /g, ' · '))}`,
  ]);
}
