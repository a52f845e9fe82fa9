import { expect, test } from 'vitest';
import type { Timetable } from '../opening/timetable.ts';
import { hoursLines, onCallLines } from './hours-lines.ts';
import { wordsIn } from './languages.ts';
import type { Code } from './phrases.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const at = (days: number[], from: string, to: string) => ({ days, from, to });
/** A year with all that hours can be: days that are not in a row, midnight, seasons, holidays, days apart. */
const YEAR: Timetable = {
  hours: [at([0, 1, 3, 4], '09:00', '19:00'), at([5], '09:30', '24:00'), at([6], '00:00', '02:00')],
  seasons: [
    { name: 'Verão', from: '06-01', to: '09-15', hours: [at([0, 1, 2, 3, 4], '09:00', '20:00')] },
    { name: 'Festas', from: '12-20', to: '01-03', hours: [at(EVERY_DAY, '00:00', '24:00')], holidayHours: [] },
  ],
  holidayHours: [],
  specialDays: [
    {
      name: 'Consoada',
      turn: { from: '2024-12-24', to: '2024-12-24', every: 'year' },
      periods: [{ from: '09:00', to: '12:00' }],
    },
    {
      name: 'Agosto',
      turn: { from: '2024-08-01', to: '2024-08-31', every: 'year' },
      periods: [{ from: '10:00', to: '13:00' }],
    },
    { name: 'Vésperas', eves: true, isCut: true, periods: [{ from: '09:00', to: '11:00' }] },
    { name: 'Sábados', turn: { from: '2026-11-28', every: 14 }, periods: [] },
  ],
};

// biome-ignore format: one language after the other
test.each<[Code, string[]]>([
  ['en', [
    'Rest of the year: Monday, Tuesday, Thursday and Friday: 09:00 to 19:00 | Wednesday: closed | Saturday: 09:30 to midnight | Sunday: midnight to 02:00 | Public holidays: closed',
    '1 June to 15 September: Monday to Friday: 09:00 to 20:00 | Saturday and Sunday: closed | Public holidays: as on other days',
    '20 December to 3 January: Monday to Sunday: 24 hours | Public holidays: closed',
    '24 December: 09:00 to 12:00, on days when we open',
    '1 to 31 August: 10:00 to 13:00, on days when we open',
    'Opening days before a public holiday: 09:00 to 11:00, within the usual hours',
    '12 December 2026, 26 December 2026, 9 January 2027, 23 January 2027, …: closed',
  ]],
  ['fr', [
    'Le reste de l’année: Lundi, mardi, jeudi et vendredi\u202f: de 9 h à 19 h | Mercredi\u202f: fermé | Samedi\u202f: de 9 h 30 à minuit | Dimanche\u202f: de minuit à 2 h | Jours fériés\u202f: fermé',
    'Du 1er juin au 15 septembre: Du lundi au vendredi\u202f: de 9 h à 20 h | Samedi et dimanche\u202f: fermé | Jours fériés\u202f: comme les autres jours',
    'Du 20 décembre au 3 janvier: Du lundi au dimanche\u202f: 24 heures sur 24 | Jours fériés\u202f: fermé',
    '24 décembre: de 9 h à 12 h, les jours d’ouverture',
    'Du 1er au 31 août: de 10 h à 13 h, les jours d’ouverture',
    'Jours d’ouverture, la veille d’un jour férié: de 9 h à 11 h, dans la limite des horaires habituels',
    '12 décembre 2026, 26 décembre 2026, 9 janvier 2027, 23 janvier 2027, …: fermé',
  ]],
  ['de', [
    'Übriges Jahr: Montag, Dienstag, Donnerstag und Freitag: 9:00 bis 19:00 Uhr | Mittwoch: geschlossen | Samstag: 9:30 bis 24:00 Uhr | Sonntag: 0:00 bis 2:00 Uhr | Feiertage: geschlossen',
    '1. Juni bis 15. September: Montag bis Freitag: 9:00 bis 20:00 Uhr | Samstag und Sonntag: geschlossen | Feiertage: wie sonst',
    '20. Dezember bis 3. Januar: Montag bis Sonntag: rund um die Uhr | Feiertage: geschlossen',
    '24. Dezember: 9:00 bis 12:00 Uhr, an Tagen, an denen wir öffnen',
    '1. bis 31. August: 10:00 bis 13:00 Uhr, an Tagen, an denen wir öffnen',
    'Öffnungstage vor einem Feiertag: 9:00 bis 11:00 Uhr, innerhalb der üblichen Zeiten',
    '12. Dezember 2026, 26. Dezember 2026, 9. Januar 2027, 23. Januar 2027, …: geschlossen',
  ]],
])('the hours of a year are said in another language: %s', (code, expected) => {
  const parts = hoursLines({ timetable: YEAR, builtOn: '2026-11-29', duty: null }, wordsIn(code));
  const lines = parts.map(({ dates, lines }) => `${dates}: ${lines.join(' | ')}`.replaceAll('\u00a0', ' '));
  expect(lines).toEqual(expected);
  expect(hoursLines({ timetable: { hours: [] }, builtOn: '2026-11-29', duty: null }, wordsIn(code))).toEqual([]);
});

const nights = [at([4, 5], '22:00', '08:00')];

// biome-ignore format: one case a line
test.each<[Partial<Timetable>, string]>([
  [{ onCall: [at(EVERY_DAY, '19:00', '09:00')] }, 'Monday to Sunday: 19:00 to 09:00'],
  [{ onCall: [at(EVERY_DAY, '09:00', '01:00')] }, 'Monday to Sunday: 09:00 to 01:00'],
  [{ onCall: nights }, 'Friday and Saturday: 22:00 to 08:00'],
  [{ onCall: [at(EVERY_DAY, '00:00', '24:00')] }, 'Whenever the door is closed'],
  [{ onCall: nights, isOnCallOnHolidays: true }, 'Friday and Saturday: 22:00 to 08:00 | Also on public holidays'],
  [{ onCall: nights, holidayHours: [] }, 'Friday and Saturday: 22:00 to 08:00 | Not on public holidays'],
  [{ onCall: nights, holidayHours: [], seasons: [{ name: 'Verão', from: '06-15', to: '09-15', hours: [] }] }, 'Friday and Saturday: 22:00 to 08:00 | Not on public holidays'],
  [{ onCall: nights, holidayHours: [], specialDays: YEAR.specialDays ?? [] }, 'Friday and Saturday: 22:00 to 08:00 | Not on public holidays and on days with other hours'],
  // Only in turns of duty.
  [{}, ''],
])('who comes when called does so at hours, or whenever the door is closed: %j', (timetable, lines) => {
  const read = onCallLines({ hours: [], ...timetable }, wordsIn('en')).join(' | ');
  expect(read.replaceAll('\u00a0', ' ')).toBe(lines);
});
