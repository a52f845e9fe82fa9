import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, testAny } from '../testing/fuzz.ts';
import { caretAfterFilter, filterDigits, filterPrescriptionNumber } from './prescription.ts';

const DIGITS = '1011000012345678901';

/** Text near the rules' edges: digits and X in any order around 19 characters, among noise. */
const nearlyNumber = fc.string({ unit: fc.constantFrom(...'0123456789012345678901234xX -.\n'), maxLength: 26 });
const edits = fc.oneof(
  nearlyNumber,
  anyText,
  fc.stringMatching(/^\d{17,19}[\dxX]\d?$/),
  fc.tuple(nearlyNumber, anyText).map(([a, b]) => a + b),
);

/** The rule of specification §5 once more, written as a person would do it by hand. */
function numberByHand(previous: string, raw: string): string {
  let kept = '';
  for (const written of raw) {
    const character = /[\p{Nd}Ｘｘ]/u.test(written) ? written.normalize('NFKC') : written;
    if (kept.length === 19) break;
    if ('0123456789'.includes(character)) kept += character;
    if (character === 'x' || character === 'X') kept += 'X';
  }
  const firstX = kept.indexOf('X');
  return kept.length === 19 && firstX >= 0 && firstX < 18 ? previous : kept;
}

describe('the prescription number', () => {
  test.each([
    ['spaces, dots and letters go', '', ' 1011.0000-1234 abc 5678 901 ', DIGITS],
    ['what is over 19 characters is cut', '', `${DIGITS}55555`, DIGITS],
    ['digits of other widths are digits', '', `１０１${DIGITS.slice(3, 18)}ｘ`, `${DIGITS.slice(0, 18)}X`],
    ['an X may stand anywhere while the number is shorter', '', '12X34', '12X34'],
    ['a complete number with X in the 18th place is refused', '123', '11111111111111111X1', '123'],
    ['the cut comes before the refusal', '123', '111111111111111111X9', '111111111111111111X'],
  ])('%s', (_, previous, raw, expected) => {
    expect(filterPrescriptionNumber(previous, raw)).toBe(expected);
  });

  testAny('follows the model on generated input', [nearlyNumber, edits], (before, raw) => {
    const previous = numberByHand('', before);
    expect(filterPrescriptionNumber(previous, raw)).toBe(numberByHand(previous, raw));
  });
});

test.each([
  ['-48.2e915 7', '482915', '4829'],
  ['١٢٣', '', ''],
  ['１２𝟑４５６７', '123456', '1234'],
])('of %j the dispensing and option codes keep %j and %j', (raw, dispensing, option) => {
  expect(filterDigits(raw, 6)).toBe(dispensing);
  expect(filterDigits(raw, 4)).toBe(option);
});

describe('the caret', () => {
  const number = (previous: string) => (raw: string) => filterPrescriptionNumber(previous, raw);
  const FULL = '1234567890123456789';

  // biome-ignore format: one case a line
  test.each([
    ['does not move for a character that is not kept', '12a345', 3, number('12345'), 2],
    ['stands behind what was pasted in the middle', '12 9 9 345', 7, number('12345'), 4],
    ['follows a character typed into a full number', `123X${FULL.slice(3)}`, 3, number(FULL), 3],
    ['does not move when the edit is refused', `123X${FULL.slice(3)}`, 4, number(FULL), 3],
    ['stands at the end of a code that is full', '1234567', 7, (raw: string) => filterDigits(raw, 6), 6],
    ['never stands before the start, though more was pasted behind', 'X9999999999999999999', 1, number('12'), 0],
  ])('%s', (_, raw, caret, filter, expected) => {
    expect(caretAfterFilter(raw, caret, filter)).toBe(expected);
  });

  testAny('always stands within the filtered text', [nearlyNumber, edits, fc.nat(40)], (before, raw, caret) => {
    for (const filter of [number(numberByHand('', before)), (text: string) => filterDigits(text, 4)]) {
      const place = caretAfterFilter(raw, caret, filter);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(filter(raw).length);
    }
  });
});
