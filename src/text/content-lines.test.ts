import { expect, test } from 'vitest';
import { contentLines } from './content-lines.ts';

test.each([
  ['75 octets', 'a'.repeat(75), 'a'.repeat(75)],
  ['76 octets', 'a'.repeat(76), `${'a'.repeat(75)}\r\n a`],
  ['two full lines', 'a'.repeat(149), `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}`],
  ['letters of two octets', 'é'.repeat(38), `${'é'.repeat(37)}\r\n é`],
])('a line of %s ends with CRLF, folded after 75 octets and within no letter', (_, line, folded) => {
  expect(contentLines([line])).toBe(`${folded}\r\n`);
});
