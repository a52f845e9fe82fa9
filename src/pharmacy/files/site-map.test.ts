import { expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { robots, siteMap } from './site-map.ts';

const pharmacy = loadPharmacy('exemplos/serra');
const { site } = pharmacy.farmacia;
const published = { ...pharmacy, builtOn: '2026-11-21', farmacia: { ...pharmacy.farmacia, demonstracao: false } };

test('a published site lists its pages with their day, where robots.txt says that the list is', () => {
  expect(siteMap(published).match(/<url>.*<\/url>/g)).toEqual(
    ['/', '/politica-privacidade'].map((path) => `<url><loc>${site}${path}</loc><lastmod>2026-11-21</lastmod></url>`),
  );
  expect(robots(published)).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

test('a demonstration, which asks not to be found, lists nothing', () => {
  expect(siteMap(pharmacy)).not.toContain('<url>');
  expect(robots(pharmacy)).not.toContain('Sitemap');
  expect(robots(pharmacy)).not.toMatch(/^Disallow: ./m);
});
