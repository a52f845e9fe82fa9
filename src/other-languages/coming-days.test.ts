import { expect, test } from 'vitest';
import type { Turn } from '../opening/timetable.ts';
import { comingText, noticeLines, turnsIn } from './coming-days.ts';
import { CODES } from './phrases.ts';

const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

const WEEKS: Turn[] = [{ from: '2026-11-30', to: '2026-12-06', every: 21 }];

// biome-ignore format: one case a line
test.each<[string, string, Turn[], string]>([
  ['en', '2026-11-27', WEEKS, '30 November – 6 December 2026, 21–27 December 2026, 11–17 January 2027, 1–7 February 2027, …'],
  ['de', '2026-12-06', WEEKS, '30. November – 6. Dezember 2026, 21.–27. Dezember 2026, '],
  ['fr', '2026-12-07', WEEKS, '21–27 décembre 2026, '],
  ['fr', '2026-11-27', [{ from: '2026-12-01' }], '1er décembre 2026'],
  ['es', '2026-11-27', [{ from: '2026-12-31' }, { from: '2026-12-24' }], '24 de diciembre de 2026, 31 de diciembre de'],
  ['en', '2026-12-02', [{ from: '2026-12-01' }], ''],
])('the turns that are still to come are in %s on %s by their dates', (code, day, turns, text) => {
  const read = plain(turnsIn(code, turns, day));
  expect(read.slice(0, text.length || undefined)).toBe(text);
});

// biome-ignore format: one case a line
test.each([
  ['2026-11-28', '2026-11-28T14:30', 'today, 14:30. | aujourd’hui, 14 h 30. | heute, 14:30 Uhr. | hoy, 14:30 h.'],
  ['2026-11-28', '2026-11-29T09:00', 'tomorrow, 09:00. | demain, 9 h. | morgen, 9:00 Uhr. | mañana, 9:00 h.'],
  ['2026-11-27', '2026-11-30T09:00', 'Monday, 09:00. | lundi, 9 h. | Montag, 9:00 Uhr. | lunes, 9:00 h.'],
  ['2026-11-27', '2027-01-04T09:00', '4 January, 09:00. | 4 janvier, 9 h. | 4. Januar, 9:00 Uhr. | 4 de enero, 9:00 h.'],
])('who reads on %s that it is closed reads when it opens, %s: %s', (today, opensAt, text) => {
  const read = CODES.map((code) => comingText(code, { opens: opensAt }, today).replace(/^.*?: /, ''));
  expect(plain(read.join(' | '))).toBe(text);
});

// biome-ignore format: one case a line
test.each([
  [{ closes: '2026-11-28T13:00' }, 'Until 13:00. | Jusqu’à 13 h. | Bis 13:00 Uhr. | Hasta las 13:00 h.'],
  [{ closes: '2026-11-28T18:30', served: 'call' }, 'Until 18:30; then on call. | Jusqu’à 18 h 30 ; ensuite, sur appel téléphonique. | Bis 18:30 Uhr; danach Rufbereitschaft. | Hasta las 18:30 h; después, con llamada previa.'],
  [{ closes: '2026-11-29T00:00', served: 'window' }, 'Until midnight; then at the window (postigo). | Jusqu’à minuit ; ensuite, au guichet (postigo). | Bis 24:00 Uhr; danach an der Notdienstklappe (Postigo). | Hasta las 24:00 h; después, por la ventanilla (postigo).'],
  [{ closes: '2026-11-28T20:00', served: 'duty' }, 'Until 20:00; then ring the bell. | Jusqu’à 20 h ; ensuite, sonnez. | Bis 20:00 Uhr; danach bitte klingeln. | Hasta las 20:00 h; después, toque el timbre.'],
  [{ closes: '2026-12-01T22:00' }, 'Next closing: Tuesday, 22:00. | Prochaine fermeture : mardi, 22 h. | Wir schließen: Dienstag, 22:00 Uhr. | Próximo cierre: martes, 22:00 h.'],
  [{ closes: '2026-11-28T22:00', opens: '2026-11-29T09:00' }, 'Until 22:00. Next opening: tomorrow, 09:00. | Jusqu’à 22 h. Prochaine ouverture : demain, 9 h. | Bis 22:00 Uhr. Wir öffnen wieder: morgen, 9:00 Uhr. | Hasta las 22:00 h. Próxima apertura: mañana, 9:00 h.'],
  [{ closes: '2026-11-29T20:00', opens: '2026-12-01T09:00' }, 'Until tomorrow, 20:00. Next opening: Tuesday, 09:00. | Jusqu’à demain, 20 h. Prochaine ouverture : mardi, 9 h. | Bis morgen, 20:00 Uhr. Wir öffnen wieder: Dienstag, 9:00 Uhr. | Hasta mañana, 20:00 h. Próxima apertura: martes, 9:00 h.'],
  [{ opens: '2026-11-30T09:00', served: 'call 2026-11-28T18:30' }, 'On call today from 18:30. Next opening: Monday, 09:00. | Sur appel téléphonique : aujourd’hui, à partir de 18 h 30. Prochaine ouverture : lundi, 9 h. | Rufbereitschaft: heute, ab 18:30 Uhr. Wir öffnen wieder: Montag, 9:00 Uhr. | Con llamada previa: hoy, a partir de las 18:30 h. Próxima apertura: lunes, 9:00 h.'],
  [{ served: 'duty 2026-11-29T09:00' }, 'On duty tomorrow from 09:00. | De garde : demain, à partir de 9 h. | Notdienst: morgen, ab 9:00 Uhr. | De guardia: mañana, a partir de las 9:00 h.'],
])('who reads how one is served reads until when, and how one is then: %j', (page, text) => {
  expect(plain(CODES.map((code) => comingText(code, page, '2026-11-28T10:00')).join(' | '))).toBe(text);
});

const NOTICES = [
  { de: '2027-02-05', ate: '2027-02-06', horario: [{ abre: '09:00', fecha: '12:30' }] },
  { de: '2027-01-15', ate: '2027-01-15', fechada: true },
  { de: '2027-01-18', ate: '2027-01-18', fechada: true, das: '15:00', as: '17:00' },
  { de: '2027-01-19', ate: '2027-01-19', fechada: true, das: '00:00', as: '10:00' },
  { de: '2027-01-20', ate: '2027-01-20' },
  { de: '2027-03-01', ate: '2027-03-01', fechada: true, mostrar: '2027-02-20' },
  { de: '2027-01-02', ate: '2027-01-02', fechada: true },
];

test('what notices do to the hours is said by dates, of what is to come and may be read', () => {
  expect(noticeLines('en', NOTICES, '2027-01-04').map(plain)).toEqual([
    '15 January 2027: closed',
    '18 January 2027: closed 15:00–17:00',
    '19 January 2027: closed until 10:00',
    '5–6 February 2027: 09:00–12:30',
  ]);
  expect(noticeLines('fr', NOTICES, '2027-01-20').map(plain)).toEqual([
    '20 janvier 2027 : voir l’avis, en portugais',
    '5–6 février 2027 : 9 h–12 h 30',
  ]);
});

// biome-ignore format: one case a line
test.each<[string, object, string]>([
  ['closed', { fechada: true, soPortaAberta: true }, '9 February 2027: closed, no out-of-hours service'],
  ['with other hours', { horario: NOTICES[0]?.horario, soPortaAberta: true }, '9 February 2027: 09:00–12:30, no out-of-hours service'],
  ['closed, and served', { fechada: true }, '9 February 2027: closed'],
  ['as usual, without deliveries', { soPortaAberta: true, semEntregas: true }, '9 February 2027: no out-of-hours service, no deliveries'],
])('a notice by which nobody serves at a closed door says so: %s', (_, change, line) => {
  const notices = [{ de: '2027-02-09', ate: '2027-02-09', ...change }];
  expect(noticeLines('en', notices, '2027-01-04', true).map(plain)).toEqual([line]);
  // Where nobody ever does.
  expect(noticeLines('en', notices, '2027-01-04').join()).not.toContain('service');
});
