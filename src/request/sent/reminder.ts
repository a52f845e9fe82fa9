import { lisbonDay } from '../../opening/lisbon.ts';
import { contentLines, escapeText } from '../../text/content-lines.ts';
import { reminderWords as words } from './words.ts';

/** The time until the next request; whoever needs another moves it in the calendar. */
const MONTHS = 2;

/**
 * A calendar file (RFC 5545) with a reminder for a whole day that rings at nine; `ics` would bring three packages.
 * @param behind the hours by which the pharmacy's clock is behind Lisbon's
 */
export function reminderFile(link: string, now: Date, behind?: number): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lembrete//PT',
    'BEGIN:VEVENT',
    `UID:${stamp}@${new URL(link).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${monthsAfter(lisbonDay(now, behind), MONTHS).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(words.titulo)}`,
    `DESCRIPTION:${escapeText(words.texto(link))}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(words.titulo)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** The same day of a later month, or the last of that month where it is shorter. */
export function monthsAfter(isoDay: string, months: number): string {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
