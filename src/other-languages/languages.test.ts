import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { LANGUAGES } from './languages.ts';
import { french } from './words/french.ts';

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

test.each(LANGUAGES.map((words) => [words.name, words] as const))(
  'the words of %s fill in what they name, and nothing else',
  (_, words) => {
    const places = Object.fromEntries(
      Object.entries(words).flatMap(([key, text]) => {
        const named = typeof text === 'string' ? text.match(/\{\w+\}/g) : null;
        return named ? [[key, named]] : [];
      }),
    );
    expect(places).toEqual({
      nextOpening: ['{day}', '{time}'],
      range: ['{from}', '{to}'],
      dayRange: ['{from}', '{to}'],
      dateRange: ['{from}', '{to}'],
      everyOther: ['{day}', '{dates}'],
      everySoManyDays: ['{days}', '{dates}'],
      until: ['{time}'],
      doorUntil: ['{time}'],
      spoken: ['{languages}'],
      notAccepted: ['{ways}'],
      from: ['{price}'],
      freeFrom: ['{price}'],
      freeWithoutPrescription: ['{price}'],
      urgent: ['{price}'],
      postalCode: ['{code}'],
      surcharge: ['{price}'],
      surchargeInAzores: ['{price}'],
      surchargeInMadeira: ['{price}'],
    });
  },
);

test.each(LANGUAGES.map((words) => [words.name, words] as const))(
  'who is told in %s to call finds the number by its name',
  (_, { answers, onCall }) => {
    expect(answers.call).toContain(onCall);
  },
);

test('French has a narrow no-break space before what it parts from the word before, and none that breaks', () => {
  expect(JSON.stringify(french)).not.toMatch(/[^\u202f][:;!?»]\s|«[^\u202f]/);
});
