import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { exceeding, LIMITS, measureBytes } from './counts.ts';
import { DIST, PAGES, text } from './pages.ts';

test('this pharmacy keeps the limits', () => {
  const bytes = measureBytes(DIST);
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
  expect(exceeding(bytes, LIMITS)).toEqual([]);
});

test.each(PAGES)('%s asks for nothing that a paint waits for', (page) => {
  const root = parse(text(page));
  const sheets = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('media'));
  expect(sheets, 'only the sheet for paper is a file').toEqual(['print']);
  const waiting = root.querySelector('template[data-page-script]');
  expect(waiting?.querySelectorAll('script[type="module"][src]'), 'one script waits in a template').toHaveLength(1);
  for (const template of root.querySelectorAll('template')) template.remove();
  expect(
    root.querySelectorAll('script[src], link[rel="modulepreload"]').map(String),
    'and none comes by itself',
  ).toEqual([]);
});
