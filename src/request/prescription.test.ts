import { expect, test } from 'vitest';
import { caretAfterFilter, filterDigits, filterPrescriptionNumber } from './prescription.ts';

const DIGITS = '1011000012345678901';

test.each([
  ['spaces, dots and letters go', '', ' 1011.0000-1234 abc 5678 901 ', DIGITS],
  ['what is over 19 characters is cut', '', `${DIGITS}55555`, DIGITS],
  ['digits of other widths are digits', '', `１０１${DIGITS.slice(3, 18)}ｘ`, `${DIGITS.slice(0, 18)}X`],
  ['an X may stand anywhere while the number is shorter', '', '12X34', '12X34'],
  ['a complete number with X in the 18th place is refused', '123', '11111111111111111X1', '123'],
  ['the cut comes before the refusal', '123', '111111111111111111X9', '111111111111111111X'],
])('the prescription number: %s', (_, previous, raw, expected) => {
  expect(filterPrescriptionNumber(previous, raw)).toBe(expected);
});

test.each([
  ['-48.2e915 7', '482915', '4829'],
  ['١٢٣', '', ''],
  ['１２𝟑４５６７', '123456', '1234'],
])('of %j the dispensing and option codes keep %j and %j', (raw, dispensing, option) => {
  expect(filterDigits(raw, 6)).toBe(dispensing);
  expect(filterDigits(raw, 4)).toBe(option);
});

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
  ])('the caret %s', (_, raw, caret, filter, expected) => {
    expect(caretAfterFilter(raw, caret, filter)).toBe(expected);
  });
