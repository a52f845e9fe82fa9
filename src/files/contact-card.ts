import type { Content } from '../content/load.ts';
import { buildDay, timetable } from '../content/view.ts';
import { contentLines, escapeText } from '../lib/content-lines.ts';
import { dutyRow, hoursTable } from '../lib/hours-table.ts';

/**
 * The pharmacy as a vCard 3.0 (RFC 2426), which phones open as a new contact.
 * @param picture a PNG
 * @param today the day of the build
 */
export function contactCard(content: Content, picture: Buffer, today = buildDay()): string {
  const { farmacia, horario, pagina, interface: words } = content;
  const { nome, morada, coordenadas, email, site } = farmacia;
  const street = [morada.rua, morada.localidade, morada.distrito, morada.codigoPostal, 'Portugal'].map(escapeText);
  const note = [
    ...[
      ...hoursTable(timetable(content), words.abertaAgora),
      ...dutyRow(horario.servico.turnos, today, words.abertaAgora),
    ].map(({ days, times }) => `${days}: ${times.join(', ')}`),
    horario.disponibilidade,
  ].join('\n');
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(nome)};;;;`,
    `FN:${escapeText(nome)}`,
    `ORG:${escapeText(nome)}`,
    // Without it an iPhone takes the name for a person's.
    'X-ABShowAs:COMPANY',
    ...telephones(farmacia, pagina.contactos),
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${street.join(';')}`,
    `GEO:${coordenadas.latitude.toFixed(5)};${coordenadas.longitude.toFixed(5)}`,
    `URL:${site}`,
    `NOTE:${escapeText(note)}`,
    `PHOTO;ENCODING=b;TYPE=PNG:${picture.toString('base64')}`,
    'END:VCARD',
  ]);
}

/** Each number once, with a label that says what it is for (X-ABLabel: iOS, macOS and Google read it). */
function telephones(
  { telefones: { geral, whatsapp, sms, urgencia }, outrosTelefones }: Content['farmacia'],
  labels: Content['pagina']['contactos'],
): string[] {
  const uses = new Map<string, string[]>();
  const numbers: [string | undefined, string][] = [
    [geral, labels.telefone],
    [whatsapp ?? sms, labels.whatsapp],
    [urgencia, labels.urgencia],
    ...outrosTelefones.map(({ nome, numero }): [string, string] => [numero, nome]),
  ];
  for (const [number, label] of numbers) if (number) uses.set(number, [...(uses.get(number) ?? []), label]);
  return [...uses].flatMap(([number, use], i) => [
    `item${i + 1}.TEL;TYPE=${number.startsWith('9') ? 'CELL' : 'WORK'},VOICE:+351${number}`,
    `item${i + 1}.X-ABLabel:${escapeText(use.join(' · '))}`,
  ]);
}
