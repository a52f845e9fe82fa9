import { globSync, readFileSync } from 'node:fs';
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

  test('has one font file, and no text waits for it', () => {
    expect(globSync(`${DIST}/**/*.{woff,woff2,ttf,otf}`)).toHaveLength(1);
    for (const page of PAGES) {
      const faces = readFileSync(`${DIST}/${page}`, 'utf8').match(/@font-face\s*\{[^}]*\burl\([^}]*\}/g);
      expect(faces, page).toEqual([expect.stringMatching(/font-display:\s*(optional|swap)/)]);
    }
  });
});
