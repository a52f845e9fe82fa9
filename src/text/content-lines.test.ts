import { expect, test } from 'vitest';
import { contentLines, escapeText } from './content-lines.ts';

test('a text keeps its commas and line breaks, and only a line of more than 75 octets is folded', () => {
  const [whole, long] = [`NOTE:${'a'.repeat(70)}`, `DESCRIPTION:${'ção '.repeat(60)}`];
  const file = contentLines([`SUMMARY:${escapeText('Um, dois; três\nquatro \\')}`, whole, long]);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['SUMMARY:Um\\, dois\\; três\\nquatro \\\\', whole, long]);
  expect(file.split('\r\n')[1]).toBe(whole);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
