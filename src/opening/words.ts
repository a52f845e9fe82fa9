/**
 * The site's words about its hours. Each is an export of its own, so that a script in the page carries only those that it uses.
 * A time comes with its preposition (`hourText`).
 */
import { dotted } from '../text/dotted.ts';

/** Open for a day or more. */
export const open = 'Aberta agora';

/** A time as people say it, "9h", with its preposition. */
export const atTime = (time: string) => `${time.startsWith('1h') ? 'à' : 'às'} ${time}`;
export const atMidnight = 'à meia-noite';

export const openUntil = (time: string) => dotted([open, `fecha ${time}`]);
export const openUntilWindow = (time: string) => dotted([open, `postigo ${time}`]);
/** On a day of duty. @param atNight what one does then, in the owner's words */
export const openUntilDuty = (time: string, atNight?: string) =>
  openUntil(time) + (atNight ? `; depois, ${atNight}` : ' e fica de serviço');

export const onDuty = 'De serviço agora';
export const atWindowUntil = (time: string) => `A atender pelo postigo, até ${time}`;

export const closed = 'Fechada';
export const closedForHoliday = dotted([closed, 'feriado']);
/** @param state one of those two */
export const opensAgain = (state: string, when: string) => dotted([state, `abre ${when}`]);
export const tomorrow = (time: string) => `amanhã ${time}`;
export const onDate = (date: string, time: string) => `a ${date} ${time}`;

/** The line over the hours of today. */
export const todayIs = (weekday: string, isHoliday: boolean) => `Hoje, ${weekday}${isHoliday ? ', feriado' : ''}`;
export const WEEKDAYS = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
] as const;

export const holidays = 'Feriados';
export const nextHoliday = (date: string, name: string) => `O próximo é a ${date}, ${name}.`;
export const season = (name: string, from: string, to: string) => `${name}, de ${from} a ${to}`;
export const restOfYear = 'Resto do ano';
export const allYear = 'Todo o ano';
export const neverOpen = 'não abre';
export const allDay = '24 horas';
export const atWindow = 'Pelo postigo';

export const turnsTitle = 'De serviço';
export const otherPharmaciesOnDuty = 'Quem está de serviço nas outras noites';
/** Behind a turn that comes again. */
export const comesAgain = (every: number, unit: 'dias' | 'semanas') =>
  `e, daí em diante, de ${every} em ${every} ${unit}`;
/** @param atNight what one does then, in the owner's words */
export const doorCloses = (time: string, atNight?: string) =>
  `Nesses dias, também ao domingo e nos feriados, a porta fecha ${time}.${atNight ? ` Depois, ${atNight}.` : ''}`;

/** Over the form of the request while the door is closed; the second where a number answers outside the hours. */
export const readWhenOpen = 'Lemos o seu pedido assim que abrirmos.';
export const callIfUrgent = 'Se o medicamento não pode esperar, ligue.';
