import { beforeAll, describe, expect, test } from 'vitest';
import { acceptedBytes, type Bytes, buildDemonstration, exceeding, LIMITS, measureBytes } from './bytes.ts';

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
    expect(exceeding(bytes, accepted, 0)).toEqual([]);
    const saved = exceeding(accepted, bytes, 0);
    if (saved.length > 0) console.log(`Smaller now, take it by \`npm run bytes -- --accept\`:\n${saved.join('\n')}`);
  });
});
