import { expect, test } from 'vitest';
import { inThrees, phoneKind } from './nine-digits.ts';

test.each([
  ['249000000', '249 000 000', 'fixa'],
  ['910000000', '910 000 000', 'movel'],
])('%s is shown in groups of three that no line break takes apart, and is %s', (number, shown, kind) => {
  expect(inThrees(number)).toBe(shown.replaceAll(' ', '\u00a0'));
  expect(phoneKind(number)).toBe(kind);
});
