import { expect, test } from 'vitest';
import { acceptedBytes, buildDemonstration, exceeding, LIMITS, measureBytes } from './bytes.ts';

const bytes = measureBytes(await buildDemonstration());

test('the demonstration with two notices keeps the limits', () => {
  expect(exceeding(bytes, LIMITS)).toEqual([]);
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
});

test('it has not grown; what must grow is accepted by `npm run bytes -- --accept`', () => {
  expect(exceeding(bytes, acceptedBytes(), 0)).toEqual([]);
});
