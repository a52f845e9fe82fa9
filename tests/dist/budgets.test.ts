import { expect, test } from 'vitest';
import { exceeding, LIMITS_OF_ANY_PHARMACY, measureBytes } from './bytes.ts';
import { DIST, PAGES, text } from './pages.ts';

test('this pharmacy keeps the limits', () => {
  expect(exceeding(measureBytes(DIST), LIMITS_OF_ANY_PHARMACY)).toEqual([]);
});

test.each(PAGES)('it asks on %s for one script by itself, a module at the end, which no paint waits for', (page) => {
  const html = text(page);
  const asking = html.match(/<script[^>]*\ssrc=[^>]*>|<link[^>]*modulepreload[^>]*>/g) ?? [];
  expect(asking).toHaveLength(1);
  expect(asking[0]).toContain('type="module"');
  expect(html.indexOf(asking[0] ?? '')).toBeGreaterThan(html.indexOf('</footer>'));
});
