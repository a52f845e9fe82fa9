import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { hoursLines } from './hours-lines.ts';
import { LANGUAGES } from './languages.ts';

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
      range: ['{from}', '{to}'],
      dayRange: ['{from}', '{to}'],
      dateRange: ['{from}', '{to}'],
      everySoManyDays: ['{days}', '{date}'],
      spoken: ['{languages}'],
      from: ['{price}'],
      freeFrom: ['{price}'],
      urgent: ['{price}'],
      surcharge: ['{price}'],
      surchargeOnIslands: ['{price}'],
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
  const [, french] = LANGUAGES;
  expect(french?.name).toBe('Français');
  expect(JSON.stringify(french)).not.toMatch(/[^\u202f][:;!?»]\s|«[^\u202f]/);
});

test('days that come back, and who comes when called, are in another language by when they do', () => {
  const [english] = LANGUAGES;
  if (!english) throw new Error('English is the first.');
  const always = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }];
  const parts = hoursLines(
    {
      hours: [{ days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '13:00' }],
      specialDays: [
        { name: 'Véspera de Natal', dates: { from: '12-24', to: '12-24' }, periods: [{ from: '09:00', to: '12:00' }] },
        { name: 'Vésperas', eves: true, periods: [{ from: '09:00', to: '11:00' }] },
        { name: 'Sábados', turn: { from: '2026-11-28', every: 14 }, periods: [] },
      ],
      onCall: always,
    },
    english,
  );
  expect(parts.slice(1).map(({ dates, lines }) => `${dates}: ${lines.join(', ')}`.replaceAll('\u00a0', ' '))).toEqual([
    '24 December: 9:00 to 12:00',
    'The day before a public holiday: 9:00 to 11:00',
    'Every 14 days, counted from 28 November 2026: closed',
    'On call: whenever the door is locked',
  ]);
});
