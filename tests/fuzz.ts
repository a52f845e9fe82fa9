import fc from 'fast-check';
import { test } from 'vitest';

/** Cases of each property test; FUZZ_RUNS=1000000 for a long run by hand. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);

/** A test of what holds for any values of these kinds; a million cases need minutes. */
export function testAny<T extends [unknown, ...unknown[]]>(
  name: string,
  kinds: { [K in keyof T]: fc.Arbitrary<T[K]> },
  holds: (...values: T) => void,
): void {
  test(name, () => fc.assert(fc.property(...kinds, holds), { numRuns: RUNS }), 20_000 + RUNS);
}

/** Any sequence of UTF-16 units, lone surrogates included. */
const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

/** Text that breaks things: all line breaks and spaces, controls, right-to-left, lone surrogates, WhatsApp's marks. */
const awkward = fc.string({
  unit: fc.constantFrom(
    ...'aZ09xX:>—*_~`#?&=%+"<\\/\' .,-\n\r\t\v\f\0\u001b\u0085\u00a0\u2028\u2029\ufeff\u200b\u202e\u0661é',
    '\ud800',
    '\udc00',
    '😀',
    'שלום',
  ),
});

/** Any text that a person, a paste or an attacker may put into a field. */
export const anyText = fc.oneof(awkward, anyUnits, fc.string({ unit: 'grapheme' }), fc.lorem());
