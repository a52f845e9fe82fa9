import { expect, test } from 'vitest';
import { reminderFile } from './reminder.ts';

const LINK = 'https://farmacia.example/#pedido';

/** The lines of the file, unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a reminder is an event of one whole day, with all that a calendar asks for', () => {
  const file = reminderFile(LINK, new Date('2026-11-21T10:00:00Z'));
  // biome-ignore format: a line a part
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR', 'VERSION:2.0', expect.stringMatching(/^PRODID:./),
    'BEGIN:VEVENT', 'UID:20261121T100000Z@farmacia.example', 'DTSTAMP:20261121T100000Z', 'DTSTART;VALUE=DATE:20270121',
    'SUMMARY:Fazer novo pedido', 'DESCRIPTION:O formulário está aqui: https://farmacia.example/#pedido',
    'URL:https://farmacia.example/#pedido', 'TRANSP:TRANSPARENT',
    'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Fazer novo pedido', 'TRIGGER:PT9H', 'END:VALARM',
    'END:VEVENT', 'END:VCALENDAR', '',
  ]);
});
