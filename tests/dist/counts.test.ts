import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { count, exceeding, grown, LIMITS, measureBytes, recorded } from './counts.ts';
import { PAGES, SITES, text } from './pages.ts';

test('no count grows unsaid: `npm run counts -- --keep` records, and the commit says why', () => {
  expect(grown(count(), recorded())).toEqual([]);
});

describe.each(SITES)('$folder', ({ dist }) => {
  test('keeps the limits', () => {
    const bytes = measureBytes(dist);
    expect(Object.keys(bytes)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
    expect(exceeding(bytes, LIMITS)).toEqual([]);
  });

  test.each(PAGES)('%s asks for nothing that a paint waits for', (page) => {
    const root = parse(text(page, dist));
    const sheets = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('media'));
    expect(sheets, 'only the sheet for paper is a file').toEqual(['print']);
    const waiting = root.querySelector('template[data-page-script]');
    expect(waiting?.querySelectorAll('script[type="module"][src]'), 'one script waits in a template').toHaveLength(1);
    for (const template of root.querySelectorAll('template')) template.remove();
    const atOnce = root.querySelectorAll('script[src], link[rel="modulepreload"]');
    expect(atOnce.map(String), 'and none comes by itself').toEqual([]);
  });
});
