import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exceeding, LIMITS_OF_ANY_PHARMACY, measureBytes } from './bytes.ts';

const DIST = process.env['DIST'] ?? 'dist';
const PAGES = ['index.html', 'politica-privacidade.html', '404.html'];

describe('this pharmacy', () => {
  test('keeps the limits', () => {
    expect(exceeding(measureBytes(DIST), LIMITS_OF_ANY_PHARMACY)).toEqual([]);
  });

  test.each(PAGES)('asks on %s for one script by itself, a module at the end, which no paint waits for', (page) => {
    const html = readFileSync(`${DIST}/${page}`, 'utf8');
    const asking = html.match(/<script[^>]*\ssrc=[^>]*>|<link[^>]*modulepreload[^>]*>/g) ?? [];
    expect(asking).toHaveLength(1);
    expect(asking[0]).toContain('type="module"');
    expect(html.indexOf(asking[0] ?? '')).toBeGreaterThan(html.indexOf('</footer>'));
  });
});
