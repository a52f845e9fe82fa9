import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { LANGUAGES, wordsIn } from './languages.ts';

const content = loadPharmacy('exemplos/demonstracao');
const foldsOf = (linguas: string[], ingles = true) =>
  pharmacyOf({ ...content, farmacia: { ...content.farmacia, linguas, ingles } }).otherLanguages.map(({ code }) => code);

test.each<[string, string[], boolean, string[]]>([
  ['nobody says any', [], true, ['en']],
  ['English is left out', ['francês'], false, ['fr']],
  [
    'they are named in Portuguese, by code, in themselves, or on some days',
    ['Francês', 'de', 'Español', 'inglês'],
    true,
    ['en', 'fr', 'de', 'es'],
  ],
  ['one is spoken on some days', ['alemão (no verão)'], true, ['en', 'de']],
  ['the site has no words for one', ['ucraniano'], true, ['en']],
])('the contacts have a fold for each language of the counter: where %s', (_, linguas, ingles, codes) => {
  expect(foldsOf(linguas, ingles)).toEqual(codes);
});

/** The phrases that are filled in, each by its path, with what they name. */
const filledIn = (words: object, path = ''): [string, string[]][] =>
  Object.entries(words).flatMap(([name, text]): [string, string[]][] => {
    if (typeof text !== 'string') return filledIn(text, `${path}${name}.`);
    const named = text.match(/\{\w+\}/g);
    return named ? [[path + name, named]] : [];
  });

test.each(LANGUAGES)('the words of $name fill in what they name, and nothing else', (words) => {
  expect(Object.fromEntries(filledIn(words))).toEqual({
    nextOpening: ['{day}', '{time}'],
    closesAt: ['{time}'],
    range: ['{from}', '{to}'],
    dayRange: ['{from}', '{to}'],
    dateRange: ['{from}', '{to}'],
    alsoOn: ['{days}'],
    notOn: ['{days}'],
    onlyWhileOpen: ['{days}'],
    until: ['{time}'],
    doorUntil: ['{time}'],
    spoken: ['{languages}'],
    notAccepted: ['{ways}'],
    from: ['{price}'],
    freeFrom: ['{price}'],
    freeWithoutPrescription: ['{price}'],
    urgent: ['{price}'],
    postalCode: ['{code}'],

    'surcharge.continente': ['{price}'],
    'surcharge.acores': ['{price}'],
    'surcharge.madeira': ['{price}'],
  });
});

test.each(LANGUAGES)('who is told in $name to call finds the number by its name', ({ answers, onCall }) => {
  expect(answers.call).toContain(onCall);
});

test('French has a narrow no-break space before what it parts from the word before, and none that breaks', () => {
  expect(JSON.stringify(wordsIn('fr'))).not.toMatch(/[^\u202f][:;!?»]\s|«[^\u202f]/);
});
