import { expect, test } from 'vitest';
import { formatPhone, phoneKind } from './phone.ts';

test.each([
  ['249000000', '249 000 000', 'fixa'],
  ['910000000', '910 000 000', 'movel'],
  ['210000001', '210 000 001', 'fixa'],
])('%s is shown in groups of three and is %s', (number, shown, kind) => {
  expect(formatPhone(number)).toBe(shown);
  expect(phoneKind(number)).toBe(kind);
});
