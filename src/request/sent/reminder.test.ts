import { expect, test } from 'vitest';
import { monthsAfter, reminderFile } from './reminder.ts';

const REMINDER = {
  title: 'Fazer novo pedido',
  text: 'Está aqui: https://farmacia.example/#pedido',
  link: 'https://farmacia.example/#pedido',
  months: 2,
};

/** The lines of the file, unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a reminder is an event of one whole day, with all that a calendar asks for', () => {
  const file = reminderFile(REMINDER, new Date('2026-11-21T10:00:00Z'));
  // biome-ignore format: a line a part
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR', 'VERSION:2.0', expect.stringMatching(/^PRODID:./),
    'BEGIN:VEVENT', 'UID:20261121T100000Z-2@farmacia.example', 'DTSTAMP:20261121T100000Z', 'DTSTART;VALUE=DATE:20270121',
    'SUMMARY:Fazer novo pedido', 'DESCRIPTION:Está aqui: https://farmacia.example/#pedido',
    'URL:https://farmacia.example/#pedido', 'TRANSP:TRANSPARENT',
    'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Fazer novo pedido', 'TRIGGER:PT9H', 'END:VALARM',
    'END:VEVENT', 'END:VCALENDAR', '',
  ]);
});

test("the day is that of the pharmacy's clock, whatever the device believes", () => {
  const lateInJune = new Date('2026-06-30T23:30:00Z');
  expect(linesOf(reminderFile(REMINDER, lateInJune))).toContain('DTSTART;VALUE=DATE:20260901');
  expect(linesOf(reminderFile({ ...REMINDER, behind: 1 }, lateInJune))).toContain('DTSTART;VALUE=DATE:20260830');
});

test('a text keeps its commas and line breaks, and no line is longer than 75 octets', () => {
  const file = reminderFile({ ...REMINDER, title: 'Um, dois; três\nquatro \\', text: 'ção '.repeat(60) }, new Date(0));
  expect(linesOf(file)).toContain('SUMMARY:Um\\, dois\\; três\\nquatro \\\\');
  expect(linesOf(file)).toContain(`DESCRIPTION:${'ção '.repeat(60)}`);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.each([
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
])('%s and %i months is %s', (day, months, then) => {
  expect(monthsAfter(day, months)).toBe(then);
});
