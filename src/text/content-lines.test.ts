import { expect, test } from 'vitest';
import { contentLines, escapeText } from './content-lines.ts';

test('a text keeps its commas and line breaks, and no line is longer than 75 octets', () => {
  const file = contentLines([`SUMMARY:${escapeText('Um, dois; três\nquatro \\')}`, `DESCRIPTION:${'ção '.repeat(60)}`]);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['SUMMARY:Um\\, dois\\; três\\nquatro \\\\', `DESCRIPTION:${'ção '.repeat(60)}`]);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
