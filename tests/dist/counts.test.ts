import { expect, test } from 'vitest';
import { count, exceeding, grown, LIMITS, recorded } from './counts.ts';

const now = count();

test('the demonstration with two notices keeps the limits', () => {
  expect(exceeding(now, LIMITS)).toEqual([]);
  expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
});

test('no count grows unsaid: `npm run counts -- --keep` records, and the commit says why', () => {
  expect(grown(now, recorded())).toEqual([]);
});

test('a line more and bytes beyond chance are growth, and what nobody recorded; less is none', () => {
  const before = { 'lines of code': 10, 'whole page /': 1000 };
  expect(grown({ 'lines of code': 10, 'whole page /': 1100 }, before)).toEqual([]);
  expect(grown({ 'lines of code': 11, 'whole page /': 1101, font: 190 }, before)).toHaveLength(3);
  expect(grown({ 'lines of code': 9, 'whole page /': 900 }, before)).toEqual([]);
});
