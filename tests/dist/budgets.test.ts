import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  acceptedBytes,
  type Bytes,
  buildDemonstration,
  exceeding,
  LIMITS,
  LIMITS_OF_ANY_PHARMACY,
  measureBytes,
} from './bytes.ts';

const DIST = process.env['DIST'] ?? 'dist';
const PAGES = ['index.html', 'politica-privacidade.html', '404.html'];

/** Astro makes each island's `uid` from the path of its file: the same page compresses a little otherwise in another folder. */
const FOLDER_NOISE = 40;

function withFolderNoise(bytes: Bytes): Bytes {
  return Object.fromEntries(Object.entries(bytes).map(([name, size]) => [name, size + FOLDER_NOISE]));
}

describe('the demonstration with two notices', () => {
  let bytes: Bytes;
  beforeAll(async () => {
    bytes = measureBytes(await buildDemonstration());
  }, 180_000);

  test('keeps the limits', () => {
    expect(exceeding(bytes, LIMITS)).toEqual([]);
    expect(Object.keys(bytes)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
  });

  test('has not grown; what must grow is accepted by `npm run bytes -- --accept`', () => {
    const accepted = acceptedBytes();
    expect(exceeding(bytes, withFolderNoise(accepted), 0)).toEqual([]);
    const saved = exceeding(accepted, withFolderNoise(bytes), 0);
    if (saved.length > 0) console.log(`Smaller now, take it by \`npm run bytes -- --accept\`:\n${saved.join('\n')}`);
  });
});

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
