import { contentLines, escapeText } from '../../text/content-lines.ts';
import { reminderWords as words } from './words.ts';

/** The time until the next request; whoever needs another moves it in the calendar. */
const MONTHS = 2;

/** A calendar file (RFC 5545) with a reminder for a whole day that rings at nine; `ics` would bring three packages. */
export function reminderFile(link: string, now: Date): string {
  const digitsOf = (date: Date) => date.toISOString().slice(0, 19).replace(/[-:]/g, '');
  const stamp = `${digitsOf(now)}Z`;
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() + MONTHS);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lembrete//PT',
    'BEGIN:VEVENT',
    `UID:${stamp}@${new URL(link).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${digitsOf(then).slice(0, 8)}`,
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
