import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const PHARMACY = { email: 'geral@farmacia.example', site: 'https://www.farmacia.example' };

test.each(['2026-01-01T00:00:00Z', '2027-03-31T12:30:00Z', '2028-02-29T23:59:59Z'])(
  'built on %s, it expires in the future but within a year',
  (day) => {
    const built = new Date(day);
    const expires = new Date(securityTxt(PHARMACY, built).match(/^Expires: (.+)$/m)?.[1] ?? '');
    const days = (expires.getTime() - built.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

test('names a contact and where the file belongs', () => {
  const text = securityTxt(PHARMACY, new Date(0));
  expect(text).toMatch(/^Contact: mailto:geral@farmacia\.example$/m);
  expect(text).toMatch(/^Canonical: https:\/\/www\.farmacia\.example\/\.well-known\/security\.txt$/m);
});
