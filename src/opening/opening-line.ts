import { addDays } from '../text/iso-day.ts';
import { dayText } from './days.ts';
import * as words from './words.ts';

/** When something ends: "às 19h", "amanhã às 21h". */
export const endText = (end: string, now: string) => (isNear(end, now) ? hourText(end.slice(11)) : whenText(end, now));

/** Whether a coming moment is the next at its hour, and nobody asks of which day: by day the morning is tomorrow's. */
export function isNear(moment: string, now: string): boolean {
  const times = [now.slice(10), now.slice(10) < 'T18:00' ? 'T06:00' : 'T12:00'];
  return moment <= addDays(now.slice(0, 10), 1) + times.sort()[0];
}

/** A place whose name is masculine, «Posto da Fonte», is open in the masculine. */
export const isMasculine = (name: string) => /^(balcão|centro|espaço|ponto|posto|quiosque)\b/i.test(name);
export const asMasculine = (line: string) => line.replace(/(Abert|Fechad)a/, '$1o');

/** The sentence while the door is closed, of what one finds then: "Por chamada · abre amanhã às 9h". */
export function closedLine(state: string, until: string | null, now: string): string {
  return until ? words.opensAgain(state, whenText(until, now)) : state;
}

/**
 * When it opens, as one says it now: "às 9h", "amanhã às 9h", "segunda às 9h", "a 24 de dezembro às 9h". The next
 * midnight is "à meia-noite", and any other "sábado às 0h": nobody knows which «amanhã à meia-noite» is.
 */
export function whenText(opensAt: string, now: string): string {
  const [date, time] = [opensAt.slice(0, 10), opensAt.slice(11)];
  const today = now.slice(0, 10);
  const tomorrow = addDays(today, 1);
  if (date === today || (date === tomorrow && time === '00:00')) return hourText(time);
  const hour = words.atTime(spokenTime(time));
  if (date === tomorrow) return words.tomorrow(hour);
  if (date >= addDays(today, 7)) return words.onDate(dayText(date), hour);
  return `${dayText(date, { weekday: 'long' }).replace('-feira', '')} ${hour}`;
}

/** A time, HH:MM, with its preposition: "às 9h", "às 19h30", "à 1h", "à meia-noite". */
export function hourText(time: string): string {
  return time === '00:00' || time === '24:00' ? words.atMidnight : words.atTime(spokenTime(time));
}

/** A time, HH:MM, as people say it: "9h", "19h30". */
export const spokenTime = (time: string) => time.replace(/^0(?=\d)/, '').replace(/:(00)?/, 'h');
