import { expect, test } from 'vitest';
import { count, grown, recorded } from './counts.ts';

test('no count grows unsaid: `npm run counts -- --keep` records, and the commit says why', () => {
  expect(grown(count(), recorded())).toEqual([]);
});

test('a line more and bytes beyond chance are growth, and what nobody recorded; less is none', () => {
  const before = { 'lines of code': 10, 'whole page /': 1000 };
  expect(grown({ 'lines of code': 10, 'whole page /': 1100 }, before)).toEqual([]);
  expect(grown({ 'lines of code': 11, 'whole page /': 1101, font: 190 }, before)).toHaveLength(3);
  expect(grown({ 'lines of code': 9, 'whole page /': 900 }, before)).toEqual([]);
});
