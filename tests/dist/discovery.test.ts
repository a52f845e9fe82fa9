import { describe, expect, it } from 'vitest';
import { filesIn } from '../../build/compress.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { DIST, text } from './pages.ts';

const MONTH = (365.25 * 24 * 3600 * 1000) / 12;
const PAGES = filesIn(DIST).filter((path) => path.endsWith('.html'));
const canonical = (page: string) => /<link rel="canonical" href="([^"]+)"/.exec(text(page))?.[1];

it('security.txt says whom to write to, and expires eleven months after the build: RFC 9116 asks for less than a year', () => {
  const body = text('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: mailto:\S+$/m);
  expect(body).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? [];
  const { builtOn } = loadPharmacy();
  // The build that is tested may be some days older than this day.
  expect(Math.abs((Date.parse(expires) - Date.parse(builtOn)) / MONTH - 11)).toBeLessThan(0.5);
});

describe('search engines', () => {
  it('get one address for each page, by its canonical link', () => {
    for (const page of PAGES.filter((path) => path !== '/404.html')) {
      const { pathname } = new URL(canonical(page) ?? '');
      expect(pathname).toBe(page === '/index.html' ? '/' : page.replace('.html', ''));
    }
  });

  it('get none for the not-found page, which asks them to leave it out', () => {
    expect(canonical('/404.html')).toBeUndefined();
    expect(text('/404.html')).toContain('<meta name="robots" content="noindex">');
  });

  it('are asked to leave out every page of a demonstration', () => {
    const refuses = (page: string) => text(page).includes('<meta name="robots" content="noindex">');
    const { demonstracao } = loadPharmacy().farmacia;
    expect(PAGES.filter((page) => page !== '/404.html' && refuses(page) !== demonstracao)).toEqual([]);
  });
});
