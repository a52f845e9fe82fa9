import { expect, test } from 'vitest';
import type { OpeningHours } from '../opening/timetable.ts';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { hoursLines, onCallLines } from './hours-lines.ts';
import { LANGUAGES } from './languages.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';
import type { LanguageWords } from './words.ts';

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
      everyOther: ['{day}', '{dates}'],
      everySoManyDays: ['{days}', '{dates}'],
      until: ['{time}'],
      doorUntil: ['{time}'],
      spoken: ['{languages}'],
      notAccepted: ['{ways}'],
      from: ['{price}'],
      freeFrom: ['{price}'],
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

const special = (words: LanguageWords) =>
  hoursLines(
    {
      hours: [{ days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '13:00' }],
      specialDays: [
        { name: 'Véspera de Natal', dates: { from: '12-24', to: '12-24' }, periods: [{ from: '09:00', to: '12:00' }] },
        { name: 'Agosto', dates: { from: '08-01', to: '08-31' }, periods: [{ from: '10:00', to: '13:00' }] },
        { name: 'Vésperas', eves: true, periods: [{ from: '09:00', to: '11:00' }] },
        { name: 'Sábados', turn: { from: '2026-11-28', every: 14 }, periods: [] },
        { name: 'Quartas', turn: { from: '2026-12-02', every: 21 }, periods: [] },
      ],
    },
    words,
    '2026-11-29',
  )
    .slice(1)
    .map(({ dates, lines }) => `${dates}: ${lines.join(', ')}`.replaceAll('\u00a0', ' '));

test.each([
  [
    english,
    [
      '24 December: 09:00 to 12:00, on days when we open',
      '1 to 31 August: 10:00 to 13:00, on days when we open',
      'Opening days before a public holiday: 09:00 to 11:00',
      'Every other Saturday (12 December 2026, 26 December 2026, 9 January 2027, 23 January 2027 and so on): closed',
      'Every 21 days (2 December 2026, 23 December 2026, 13 January 2027, 3 February 2027 and so on): closed',
    ],
  ],
  [
    french,
    [
      '24 décembre: de 9 h à 12 h, les jours d’ouverture',
      'Du 1er au 31 août: de 10 h à 13 h, les jours d’ouverture',
      'Jours d’ouverture, la veille d’un jour férié: de 9 h à 11 h',
      'Un samedi sur deux (12 décembre 2026, 26 décembre 2026, 9 janvier 2027, 23 janvier 2027, etc.): fermé',
      'Tous les 21 jours (2 décembre 2026, 23 décembre 2026, 13 janvier 2027, 3 février 2027, etc.): fermé',
    ],
  ],
  [
    german,
    [
      '24. Dezember: 9:00 bis 12:00 Uhr, an Tagen, an denen wir öffnen',
      '1. bis 31. August: 10:00 bis 13:00 Uhr, an Tagen, an denen wir öffnen',
      'Öffnungstage vor einem Feiertag: 9:00 bis 11:00 Uhr',
      'Jeden zweiten Samstag (12. Dezember 2026, 26. Dezember 2026, 9. Januar 2027, 23. Januar 2027 usw.): geschlossen',
      'Alle 21 Tage (2. Dezember 2026, 23. Dezember 2026, 13. Januar 2027, 3. Februar 2027 usw.): geschlossen',
    ],
  ],
  [
    spanish,
    [
      '24 de diciembre: de 9:00 a 12:00 h, los días en que abrimos',
      'Del 1 al 31 de agosto: de 10:00 a 13:00 h, los días en que abrimos',
      'Días de apertura, en víspera de festivo: de 9:00 a 11:00 h',
      'Un sábado de cada dos (12 de diciembre de 2026, 26 de diciembre de 2026, 9 de enero de 2027, 23 de enero de 2027, etc.): cerrado',
      'Cada 21 días (2 de diciembre de 2026, 23 de diciembre de 2026, 13 de enero de 2027, 3 de febrero de 2027, etc.): cerrado',
    ],
  ],
])('days that come back are in another language by when they do: $name', (words, lines) => {
  expect(special(words)).toEqual(lines);
});

test('who comes when called does so at hours, or whenever the door is closed', () => {
  const linesOf = (onCall: OpeningHours) => onCallLines({ hours: [], onCall }, english);
  const everyNight = { days: [0, 1, 2, 3, 4, 5, 6], from: '19:00', to: '09:00' };
  expect(linesOf([everyNight]).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(['Every night: 19:00 to 09:00']);
  const nights = { days: [4, 5], from: '22:00', to: '08:00' };
  expect(linesOf([nights]).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Friday and Saturday: 22:00 to 08:00',
  ]);
  expect(linesOf([{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }])).toEqual([
    'Whenever the door is closed',
  ]);
  expect(onCallLines({ hours: [], onCall: [nights], isOnCallOnHolidays: true }, english).slice(1)).toEqual([
    'Including public holidays',
  ]);
  expect(onCallLines({ hours: [], onCall: [nights], holidayHours: [] }, english).slice(1)).toEqual([
    'Not on public holidays',
  ]);
  const duty = { turns: [{ from: '2026-12-01', by: 'call' as const }], changesAt: '09:00' };
  expect(onCallLines({ hours: [], onCall: [nights] }, english, duty).slice(1)).toEqual([
    'On duty: whenever the door is closed',
  ]);
  expect(onCallLines({ hours: [] }, english, duty), 'only in turns of duty').toEqual([]);
});
