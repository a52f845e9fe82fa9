import { dayChanges, type Notice } from '../notices/notices.ts';
import { atTheBell, atTheDoor, type Duty, dutyLine } from '../opening/duty.ts';
import { isClosedByHoliday, openingState } from '../opening/hours.ts';
import { atTheWindow, windowLine } from '../opening/night-window.ts';
import { openingLine } from '../opening/opening-line.ts';
import type { Timetable } from '../opening/timetable.ts';

/** The texts of the line about opening, as the demonstration has them. */
export const OPENING_TEXTS = {
  aberta: 'Aberta agora',
  abertaAte: 'Aberta agora · fecha {hora}',
  fechada: 'Fechada',
  fechadaFeriado: 'Fechada · feriado',
  abreHoje: 'Fechada · abre {hora}',
  abreAmanha: 'Fechada · abre amanhã {hora}',
  abreNoDia: 'Fechada · abre {dia} {hora}',
  abreNaData: 'Fechada · abre a {data} {hora}',
  fechaEAtende: 'Aberta agora · fecha {hora}; depois, {atende}',
  fechaEServico: 'Aberta agora · fecha {hora} e fica de serviço',
  deServico: 'De serviço agora',
  fechaEPostigo: 'Aberta agora · postigo {hora}',
  noPostigo: 'A atender pelo postigo, até {hora}',
  as: 'às {hora}',
  a: 'à {hora}',
  meiaNoite: 'à meia-noite',
};

/** A notice of some days, "2026-12-24 2026-12-26" or one, that does this to their hours. */
export function noticeOf(days: string, change: Partial<Notice> = {}): Notice {
  const [de = '', ate = de] = days.split(' ');
  return { id: days, texto: 'Aviso', tipo: 'normal', de, ate, ...change };
}

/** The line that a visitor reads at that moment of the pharmacy's clock, as show-opening.ts puts it together. */
export function lineAt(at: string, timetable: Timetable, notices: Notice[] = [], duty: Duty | null = null): string {
  const changes = dayChanges(notices);
  const door = openingState(atTheDoor(timetable, changes, duty), at);
  const state = openingState(atTheBell(timetable, changes, duty), at);
  return (
    (duty && dutyLine(door, state, duty, OPENING_TEXTS)) ??
    windowLine(door, atTheWindow(timetable, changes), at, OPENING_TEXTS) ??
    openingLine(state, at, OPENING_TEXTS, isClosedByHoliday(timetable, state, at, changes))
  );
}
