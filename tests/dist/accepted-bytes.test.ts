import { beforeAll, describe, expect, test } from 'vitest';
import { acceptedBytes, type Bytes, buildDemonstration, exceeding, LIMITS, measureBytes } from './bytes.ts';

/** Astro makes each island's `uid` from the path of its file: the same page compresses a little otherwise in another folder. */
const FOLDER_NOISE = 80;

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
