import { fillTemplate } from '../text/template.ts';
import type { Code } from './phrases.ts';
import { MIDNIGHT, NEXT } from './words/opening.ts';

/** What a language has before a colon or a semicolon: a narrow no-break space in French. */
export const spaceBefore = (code: string) => (code === 'fr' ? '\u202f' : '');

/** Between the terms of one fact. */
export const separatorOf = (code: string) => `${spaceBefore(code)}; `;

/** A time, HH:MM, on the clock of 24 hours, as each language writes it: "09:00", in German "9:00", in French "9 h". */
export function timeIn(code: string, time: string): string {
  // To who is used to «am» and «pm» "2:00" may be the afternoon's.
  if (code === 'en') return time;
  const short = time.replace(/^0/, '');
  return code === 'fr' ? short.replace(':00', ' h').replace(':', ' h ') : short;
}

/** The same where hours begin, or end: midnight has a word. */
export function timeText(code: string, time: string, end: keyof typeof MIDNIGHT): string {
  return ['00:00', '24:00'].includes(time) ? MIDNIGHT[end][code as Code] : timeIn(code, time);
}

/** "until 22:00" */
export const untilText = (code: string, time: string) =>
  fillTemplate(NEXT.until[code as Code], { time: timeText(code, time, 'to') });

/** The locale of a language: English as the euro's countries write it, with the day before the month and «€2.50». */
export const localeOf = (code: string) => (code === 'en' ? 'en-IE' : code);

/** A day, or the first and the last of some in a row: "30 November – 6 December 2026". */
export function dateText(isoDay: string, code: string, parts: Intl.DateTimeFormatOptions, last = isoDay): string {
  const dates = new Intl.DateTimeFormat(localeOf(code), { timeZone: 'UTC', ...parts });
  const text = dates.formatRange(new Date(isoDay), new Date(last));
  // Intl has no ordinal, which French wants of the first day of a month.
  return code === 'fr' ? text.replace(/\b1\b/, '1er') : text;
}

/** Cents as a language writes an amount: "€2.50", "€25". */
export function eurosIn(code: string, cents: number): string {
  const euros = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(localeOf(code), euros).format(cents / 100);
}
