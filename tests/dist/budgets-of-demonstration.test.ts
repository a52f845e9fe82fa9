import { expect, test } from 'vitest';
import { buildDemonstration, exceeding, LIMITS, measureBytes } from './bytes.ts';

test('the demonstration with two notices keeps the limits', async () => {
  const bytes = measureBytes(await buildDemonstration());
  expect(exceeding(bytes, LIMITS)).toEqual([]);
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
});
