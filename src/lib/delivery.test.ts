import { expect, test } from 'vitest';
import { deliveryAnswer } from './delivery.ts';

test.each([
  ['Abrantes', 'delivers'],
  ['Constância', 'delivers'],
  ['Lisboa', 'outside'],
  ['', 'outside'],
])('delivery to %j: %s', (concelho, expected) => {
  expect(deliveryAnswer({ concelhos: ['Abrantes', 'Constância'] }, concelho)).toBe(expected);
});
