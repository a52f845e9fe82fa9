import fc from 'fast-check';

/** Cases of each property test; FUZZ_RUNS=1000000 for a long run by hand. */
export const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 1_000) };

/** Time one property test may take: a million cases need minutes. */
export const fuzzTimeout = 20_000 + runs.numRuns;

/** Any sequence of UTF-16 units, lone surrogates included. */
const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

/** Text that breaks things: every kind of line break and space, controls, right-to-left and lone surrogates, WhatsApp's marks. */
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
