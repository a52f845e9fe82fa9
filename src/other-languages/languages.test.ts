import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { withCapital } from '../text/in-sentence.ts';
import { LANGUAGES, wordsIn } from './languages.ts';

const content = loadPharmacy('exemplos/demonstracao');
const foldsOf = (linguas: string[], ingles = true) =>
  pharmacyOf({ ...content, farmacia: { ...content.farmacia, linguas, ingles } }).otherLanguages.map(({ code }) => code);

// biome-ignore format: one case a line
test.each<[string, string[], boolean, string[]]>([
  ['English is left out', ['francês'], false, ['fr']],
  ['they are named in Portuguese, by code, in themselves', ['Francês', 'de', 'Español', 'inglês'], true, ['en', 'fr', 'de', 'es']],
  ['one is spoken on some days', ['alemão (no verão)'], true, ['en', 'de']],
  ['the site has no words for one', ['ucraniano'], true, ['en']],
])('the contacts have a fold for each language of the counter: where %s', (_, linguas, ingles, codes) => {
  expect(foldsOf(linguas, ingles)).toEqual(codes);
});

/** What the phrases name to be filled in, in their order. */
const filledIn = (words: object): string[] =>
  Object.values(words).flatMap((text) =>
    typeof text === 'string' ? String(text.match(/\{\w+\}/g)?.toSorted()) : filledIn(text),
  );

test.each(LANGUAGES)('the words of $name name what those of English do, and nothing else', (words) => {
  expect(filledIn(words)).toEqual(filledIn(wordsIn('en')));
});

test.each(LANGUAGES)('who is told in $name to call finds the number by its name', ({ answers, ways }) => {
  expect(answers.call).toContain(withCapital(ways.call));
});

test('French has a narrow no-break space before what it parts from the word before, and none that breaks', () => {
  expect(JSON.stringify(wordsIn('fr'))).not.toMatch(/[^\u202f][:;!?»]\s|«[^\u202f]/);
});
