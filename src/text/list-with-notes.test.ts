import { expect, test } from 'vitest';
import { listWithNotes } from './list-with-notes.ts';

test.each([
  [['inglês', 'francês'], 'inglês e francês'],
  [['alemão (de julho a agosto)', 'inglês (de julho a agosto)'], 'alemão e inglês (ambos de julho a agosto)'],
  [['inglês', 'ucraniano (às quintas)'], 'inglês e ucraniano (às quintas)'],
  [['inglês', 'alemão (em agosto)', 'francês (em agosto)'], 'inglês; alemão e francês (ambos em agosto)'],
  [[], ''],
])('a note in brackets is said once behind all that have it: %j', (names, text) => {
  expect(listWithNotes(names)).toBe(text);
});
