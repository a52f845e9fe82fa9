import { describe, expect, test } from 'vitest';
import { hoursLines } from './hours-lines.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';

const WEEKDAYS = { days: [0, 1, 2, 3, 4], from: '09:00', to: '19:00' };
const SATURDAY = { days: [5], from: '09:30', to: '13:00' };
const SUMMER = {
  name: 'Verão',
  from: '06-15',
  to: '09-15',
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }],
};

const plain = (line: string) => line.replaceAll('\u00a0', ' ');

describe('the hours in another language', () => {
  test('have those of the window by night', () => {
    const nightWindow = [{ ...WEEKDAYS, from: '22:00', to: '08:00' }];
    const last = hoursLines({ hours: [WEEKDAYS], nightWindow }, english, '2026-11-27').at(-1);
    expect(last?.dates).toBe('At the window (postigo)');
    expect(last?.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(['Monday to Friday: 22:00 to 08:00']);
  });

  test('have those of the window by season, where its door is open longer', () => {
    const seasons = [{ ...SUMMER, hours: [{ ...WEEKDAYS, to: '20:00' }] }];
    const nightWindow = [{ days: [4], from: '19:00', to: '22:00' }];
    const year = { hours: [WEEKDAYS], seasons, nightWindow };
    const linesIn = (words: typeof english) => hoursLines(year, words, '2026-11-27').at(-1)?.lines.map(plain);
    expect(linesIn(english)).toEqual([
      'Rest of the year · Friday: 19:00 to 22:00',
      '15 June to 15 September · Friday: 20:00 to 22:00',
    ]);
    expect(linesIn(french)).toEqual([
      'Le reste de l’année · Vendredi\u202f: de 19 h à 22 h',
      'Du 15 juin au 15 septembre · Vendredi\u202f: de 20 h à 22 h',
    ]);
  });

  test.each([
    [
      'name days in a row by their ends, and closed ones',
      english,
      { hours: [WEEKDAYS, SATURDAY] },
      ['Monday to Friday: 09:00 to 19:00', 'Saturday: 09:30 to 13:00', 'Sunday: closed'],
    ],
    [
      'list days that are not in a row',
      english,
      { hours: [{ ...WEEKDAYS, days: [1, 3] }] },
      ['Monday, Wednesday, Friday, Saturday and Sunday: closed', 'Tuesday and Thursday: 09:00 to 19:00'],
    ],
    [
      'say midnight, and what comes after it',
      english,
      {
        hours: [
          { ...WEEKDAYS, days: [0, 1, 2, 3, 4, 5], to: '24:00' },
          { days: [6], from: '09:00', to: '02:00' },
        ],
      },
      ['Monday to Saturday: 09:00 to midnight', 'Sunday: 09:00 to 02:00'],
    ],
    [
      'say what holidays have',
      english,
      { hours: [{ ...WEEKDAYS, days: [0, 1, 2, 3, 4, 5, 6] }], holidayHours: [] },
      ['Monday to Sunday: 09:00 to 19:00', 'Public holidays: closed'],
    ],
    [
      'stand under the dates of each season',
      english,
      { hours: [{ ...WEEKDAYS, days: [0, 1, 2, 3, 4, 5, 6] }], seasons: [SUMMER] },
      [
        '15 June to 15 September:',
        'Monday to Sunday: 24 hours',
        'Rest of the year:',
        'Monday to Sunday: 09:00 to 19:00',
      ],
    ],
    [
      'are in any language that the site has words for',
      french,
      { hours: [WEEKDAYS, { ...SATURDAY, days: [5, 6] }], holidayHours: [] },
      [
        'Du lundi au vendredi\u202f: de 9 h à 19 h',
        'Samedi et dimanche\u202f: de 9 h 30 à 13 h',
        'Jours fériés\u202f: fermé',
      ],
    ],
    [
      'count the first of a month in French, and have their articles',
      french,
      { hours: [SATURDAY], seasons: [{ ...SUMMER, from: '06-01' }] },
      [
        'Du 1er juin au 15 septembre:',
        'Du lundi au dimanche\u202f: 24 heures sur 24',
        'Le reste de l’année:',
        'Lundi, mardi, mercredi, jeudi, vendredi et dimanche\u202f: fermé',
        'Samedi\u202f: de 9 h 30 à 13 h',
      ],
    ],
    [
      'have their articles in Spanish',
      spanish,
      { hours: [{ ...WEEKDAYS, days: [0, 1, 2, 3, 4, 5, 6] }], seasons: [SUMMER] },
      [
        'Del 15 de junio al 15 de septiembre:',
        'De lunes a domingo: 24 horas',
        'Resto del año:',
        'De lunes a domingo: de 9:00 a 19:00 h',
      ],
    ],
    [
      'have the days of German',
      german,
      { hours: [{ ...WEEKDAYS, days: [0, 1, 2, 3, 4, 5, 6] }], seasons: [SUMMER] },
      [
        '15. Juni bis 15. September:',
        'Montag bis Sonntag: rund um die Uhr',
        'In der übrigen Zeit:',
        'Montag bis Sonntag: 9:00 bis 19:00 Uhr',
      ],
    ],
    [
      'write midnight as 24:00 in German, or as 0:00 where it begins something',
      german,
      {
        hours: [
          { ...SATURDAY, to: '24:00' },
          { days: [6], from: '00:00', to: '02:00' },
        ],
      },
      ['Montag bis Freitag: geschlossen', 'Samstag: 9:30 bis 24:00 Uhr', 'Sonntag: 0:00 bis 2:00 Uhr'],
    ],
    ['are nothing where the pharmacy gives none', english, { hours: [] }, []],
  ])('%s', (_what, words, timetable, lines) => {
    const read = hoursLines(timetable, words, '2026-11-27').flatMap((part) => [
      ...(part.dates ? [`${part.dates}:`] : []),
      ...part.lines,
    ]);
    expect(read.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
  });
});
