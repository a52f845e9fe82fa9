import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exceeding, LIMITS_OF_ANY_PHARMACY, measureBytes } from './bytes.ts';

const DIST = process.env['DIST'] ?? 'dist';
const PAGES = ['index.html', 'politica-privacidade.html', '404.html'];

describe('this pharmacy', () => {
  test('keeps the limits', () => {
    expect(exceeding(measureBytes(DIST), LIMITS_OF_ANY_PHARMACY)).toEqual([]);
  });

  test.each(PAGES)('asks for no script on %s before the first paint', (page) => {
    const asking = readFileSync(`${DIST}/${page}`, 'utf8').match(
      /<script[^>]*\ssrc=[^>]*>|<link[^>]*modulepreload[^>]*>/g,
    );
    expect(asking ?? []).toEqual([]);
  });
});
