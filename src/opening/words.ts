/**
 * The site's words about its hours. Each is an export of its own, so that a script in the page carries only those that
 * it uses. A time comes with its preposition (`hourText`).
 */
import { dotted } from '../text/dotted.ts';
import { withCapital } from '../text/in-sentence.ts';

/** Open for a day or more. */
export const open = 'Aberta agora';

/** A time as people say it, "9h", with its preposition. */
export const atTime = (time: string) => `${time.startsWith('1h') ? 'à' : 'às'} ${time}`;
export const atMidnight = 'à meia-noite';

export const openUntil = (time: string) => dotted([open, `fecha ${time}`]);
/** How one is served while the door is closed. */
const WAYS = { window: 'pelo postigo', call: 'por chamada', duty: 'de serviço' };
export type Way = keyof typeof WAYS;
/** @param isInTurn of duty, whose neighbours look for this word @param end "às 22h", where the door opens later */
export const servedBy = (way: Way, isInTurn: boolean, end?: string) => {
  const state = isInTurn && way !== 'duty' ? `${WAYS.duty}, ${WAYS[way]}` : WAYS[way];
  return withCapital(end ? `${state} até ${end}` : state);
};
/** @param line says what serves now, and until when @param ring what one does at the bell, in the owner's words */
export const servedAfter = (line: string, next: Way, ring?: string) =>
  `${line}; depois, ${(next === 'duty' && ring) || WAYS[next]}`;

/** @param ring what one does then, in the owner's words; a colon, since the line of a phone ends there */
export const atBell = (state: string, ring?: string) => (ring ? `${state}: ${ring}` : state);
export const onDutyNow = (ring?: string) => atBell('De serviço agora', ring);
/** Somebody comes who is called: in the place of «Fechada». */
export const onCall = 'Por chamada';
/** Of a number that somebody answers in turns of duty alone. */
export const onCallInTurns = 'Por chamada, só nas noites de serviço';
export const holiday = 'feriado';

/** Behind «Fechada», where one is served so later. @param time "às 20h", "amanhã às 9h", "a 4 de maio às 9h" */
export const servedFrom = (way: Way, time: string) =>
  `${WAYS[way]} a partir ${time.startsWith('à') ? time.replace('à', 'da') : `de ${time.replace(/^a /, '')}`}`;

export const closed = 'Fechada';
/** @param state one of those, or on call */
export const opensAgain = (state: string, when: string) => dotted([state, `abre ${when}`]);
export const tomorrow = (time: string) => `amanhã ${time}`;
export const onDate = (date: string, time: string) => `a ${date} ${time}`;

/** Under the hours of the Azores: whoever is elsewhere has another clock. */
export const azoresTime = 'Horas dos Açores: menos uma do que no continente.';
/** The name of the week's hours: of their table, and of the links to them. */
export const hoursTitle = 'Horário';
/** From when on something is done that is not done today any more. */
export const fromDay = (day: string) => `a partir de ${day}`;
/** Of what is done at no certain hour while the door is open. */
export const closesEarly = 'a combinar: hoje a farmácia fecha mais cedo';
export const tomorrowIs = (weekday: string) => `amanhã, ${weekday}`;
/** What the day of the hours that stand out is called. */
export const TODAY = 'Hoje';
export const NEXT_DAY = 'Amanhã';
export const byNotice = 'como diz o aviso';
/**
 * The line over the hours of that day: one sentence, also where a notice changes them on a day of duty.
 * @param whose the owner's name of the season, or of days that come back, whose hours they are: a date says no more
 * @param facts that it is a holiday, on duty, or changed; empty where it is not
 */
export const dayIs = (called: string, weekday: string, whose: string | undefined, facts: readonly string[]) =>
  [`${called}, ${weekday}${whose && !/\d/.test(whose) ? ` (${whose})` : ''}`, ...facts].filter(Boolean).join(', ');

export const holidays = 'Feriados';
export const nextHoliday = (date: string, name: string) => `O próximo é a ${date}, ${name}.`;
/** Of a holiday in a turn of duty, whose hours stand with the turns. */
export const holidayOnDuty = (name: string) => `${name}, ${WAYS.duty}`;
export const season = (name: string, from: string, to: string) => `${name}, de ${from} a ${to}`;
export const restOfYear = 'Resto do ano';
export const allYear = 'Todo o ano';
export const neverOpen = 'não abre';
/** Of a season's holidays, where in the rest of the year they have hours of their own, or none. */
export const asOnOtherDays = 'como nos outros dias';
export const allDay = '24 horas';
/** Of who is called at hours of the week: that these hold also, or do not, on days that have others, if any. */
export const onDaysApart = (isHeld: boolean, days: readonly string[]) => {
  const isHolidays = days.join() === holidays.toLowerCase();
  const which = isHolidays ? `nos ${days}` : `nestes dias: ${new Intl.ListFormat('pt-PT').format(days)}`;
  return days.length > 0 ? `${isHeld ? 'também' : 'não'} ${which}` : '';
};
export const wheneverClosed = 'sempre que a porta está fechada';
/** When days of each year come back. */
export const eachYear = (from: string, to: string) =>
  from === to ? `a ${from}, todos os anos` : `de ${from} a ${to}, todos os anos`;
/** Of holidays, and days of each year, with hours of their own: they open no weekday that stays closed. */
export const onOpenDays = (days: string) => `${days}, se for dia de abrir`;

/** Of the hours of days before holidays: they are no longer than the weekday's. */
export const withinUsualHours = 'dentro das horas do costume';

/** Behind the name of turns, and of their door: from when on, if that is said, and until when. */
export const hoursUntil = (end: string, start?: string) => `${start ? start.replace('à', 'da') : 'até'} ${end}`;
/** The same of turns that serve on the days of others, after these. */
export const turnsAfter = (end: string) => `depois ${end.replace('à', 'da')}`;
export const turnsDoor = (end?: string) => (end ? `porta aberta até ${end}` : 'às horas do costume');
/** Behind the hours of days that come back. */
export const ifOnDuty = (times: string) => `se estiver de serviço, ${times}`;
/** Behind those turns where somebody comes at other hours as well. */
export const onCallBesides = 'Noutros dias também vem alguém quando se liga, às horas que estão no horário.';
/** Before the number of who comes in these turns alone, or to another place. */
export const callThen = 'Ligue';
/** The link to the municipality's page. */
export const pharmaciesOnDuty = 'Farmácias de serviço no concelho';
/** The fold of the turns after the next, and of when the door closes in them where that is said. */
export const otherDates = 'Outras datas';
export const otherDatesAndHours = `${otherDates} e horas`;
export const otherPharmaciesOnDuty = 'Quem está de serviço nos outros dias';
/** How often a turn comes again. */
export const comesAgain = (every: number, unit: 'dias' | 'semanas') => `de ${every} em ${every} ${unit}`;
export const comesAgainEachYear = 'todos os anos';
/** Behind the next times of turns that all come again so. */
export const fromThenOn = (howOften: string) => `e, daí em diante, ${howOften}`;
/** Behind turns of which only the next are shown, on paper fewer. */
export const furtherTurns = (last: string) => `e mais turnos, até ${last}`;
/** Of days of duty: a notice may say otherwise, also one that came since. */
const ON_THOSE_DAYS = 'Nesses dias, salvo aviso, a porta';
export const doorNeverShuts = `${ON_THOSE_DAYS} nunca fecha, também ao domingo e nos feriados.`;
export const atLeast = (hours: string) => `pelo menos ${hours}`;
export const dayAndNight = 'dia e noite';
/** @param hours "até às 22h", or empty for the usual ones @param apart those of Sundays and holidays, if others */
export const doorOpen = (hours: string, apart: readonly string[]) => {
  const ofSundays = apart.length > 0 && `ao domingo e nos feriados, ${new Intl.ListFormat('pt-PT').format(apart)}`;
  const open = ofSundays ? 'fica aberta sem pausa' : 'fica aberta sem pausa, também ao domingo e nos feriados,';
  const texts = [hours ? `${open} ${hours}` : 'abre às horas do costume', ofSundays];
  return `${ON_THOSE_DAYS} ${texts.filter(Boolean).join('; ')}.`;
};
/** @param served how one is then, and what one does, in the owner's words */
export const atClosedDoor = (served: string) => `Com a porta fechada, ${served}.`;
export const weServe = (way: Way) => `atendemos ${WAYS[way]}`;

/** The button that calls who comes when called; in the bar of a phone, where there is room for one word. */
export const callWhoComes = 'Chamar a farmácia';
export const callWhoComesInBar = 'Chamar';

/** Over the form of the request while the door is closed; behind the second, the number that answers then. */
export const readWhenOpen = 'Lemos o seu pedido assim que abrirmos.';
export const callIfUrgent = 'Se o medicamento não pode esperar, ligue:';
/** The same, while one is served with the door closed. */
export const callIfNow = 'Se precisa do medicamento agora, não espere pela resposta e ligue:';
