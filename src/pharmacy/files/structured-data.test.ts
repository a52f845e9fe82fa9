import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { pharmacyOf } from '../pharmacy.ts';
import { structuredData } from './structured-data.ts';

const content = loadPharmacy('exemplos/demonstracao');
type Content = typeof content;
type Horario = Content['horario'];
const dataOf = (of: Content) => JSON.parse(structuredData(pharmacyOf(of, '2026-11-21')));
const withHours = (horario: Partial<Horario>, avisos = content.avisos) => ({
  ...content,
  avisos,
  horario: { ...content.horario, ...horario },
});
const withPharmacy = (farmacia: object) => ({ ...content, farmacia: { ...content.farmacia, ...farmacia } });

const CLOSED = { regime: 'fechada' as const, horario: [] };
const on = (dia: 'segunda' | 'terca' | 'sexta', abre: string, fecha: string) => [{ dias: [dia], abre, fecha }];
const SUMMER: Horario['epocas'][number] = {
  nome: 'Verão',
  de: '15/06',
  ate: '15/09',
  aberturas: on('segunda', '09:00', '20:00'),
  feriados: { regime: 'proprio', horario: [{ abre: '10:00', fecha: '12:00' }] },
};
const duty = (change: object): Partial<Horario> => ({
  feriados: CLOSED,
  servico: { turnos: [{ de: '2026-12-21', ate: '2026-12-27', repete: 21 }], muda: '09:00', outras: [], ...change },
});
const NO_TICK = { soPortaAberta: false, semEntregas: false };
const notice = (de: string, ate: string, change: object) => [
  { id: 'a', texto: 'A', tipo: 'normal' as const, fechada: true, ...NO_TICK, de, ate, ...change },
];

/** Days with hours of their own: the first, the last, when they open and close. */
const specialDays = (of: Content): string[] =>
  (dataOf(of).specialOpeningHoursSpecification ?? []).map((one: Record<string, string>) =>
    [one['validFrom'], one['validThrough'], one['opens'], one['closes']].join(' '),
  );

describe('structured data', () => {
  test('gives the address of the pharmacy, its number in E.164, its place to five decimals, and what is spoken on all days', () => {
    const linguas = ['English', 'Francês', 'língua gestual', 'ucraniano (às quintas)'];
    expect(dataOf(withPharmacy({ linguas }))).toMatchObject({
      '@id': `${content.farmacia.site}/#farmacia`,
      telephone: expect.stringMatching(/^\+351\d{9}$/),
      vatID: expect.stringMatching(/^PT\d{9}$/),
      geo: content.farmacia.coordenadas,
      knowsLanguage: ['inglês', 'francês', 'língua gestual'],
    });
  });

  // biome-ignore format: one case a line
  test.each<[name: string, of: Content, days: string[]]>([
    ['holidays on which it is closed', withHours({ feriados: { ...CLOSED, municipal: '24/06' } }), ['2026-12-01 2026-12-01 00:00 00:00', '2027-06-24 2027-06-24 00:00 00:00']],
    ['holidays of a season', withHours({ epocas: [SUMMER], feriados: { ...CLOSED, municipal: '05/07' } }), ['2027-07-05 2027-07-05 10:00 12:00']],
    ['days that a notice closes', withHours({}, notice('2026-11-23', '2026-11-24', {})), ['2026-11-23 2026-11-24 00:00 00:00']],
    ['days of which a notice closes a part', withHours({}, notice('2026-11-25', '2026-11-25', { das: '14:00', as: '15:00' })), ['2026-11-25 2026-11-25 09:00 14:00', '2026-11-25 2026-11-25 15:00 19:00']],
    ['days to which a notice gives hours', withHours({}, notice('2026-12-23', '2026-12-23', { fechada: false, horario: [{ abre: '09:00', fecha: '24:00' }] })), ['2026-12-23 2026-12-23 09:00 23:59']],
    ['duty until the door closes', withHours(duty({ fecha: '22:00' })), ['2026-12-21 2026-12-27 09:00 22:00', '2027-01-11 2027-01-17 09:00 22:00']],
  ])('lists %s in the year ahead', (_name, of, days) => {
    expect(specialDays(of)).toEqual(expect.arrayContaining(days));
  });

  test('is open only while the door is: not at the bell, not on call', () => {
    const closed = specialDays(withHours({ feriados: CLOSED }));
    const chamada = { sempre: true, horario: [], nosFeriados: false, feriadosComoDomingo: false, postigo: false };
    expect(specialDays(withHours({ ...duty({}), chamada }))).toEqual(closed);
  });

  test('has fewer than a hundred entries, however often the door is open longer', () => {
    const turnos = [{ de: '2026-11-21', repete: 2 }];
    const of = withHours(duty({ turnos, fecha: '22:00' }));
    expect(specialDays(of).length).toBeLessThan(99 - dataOf(of).openingHoursSpecification.length);
    expect(specialDays(of)[0]).toBe('2026-11-21 2026-11-21 09:00 22:00');
  });

  test('lists no day that is like the others of its week', () => {
    const untilMidnight = on('segunda', '09:00', '00:00');
    const likeOthers = { regime: 'normal' as const, horario: [] };
    expect(specialDays(withHours({ feriados: likeOthers, aberturas: untilMidnight }))).toEqual([]);
    expect(specialDays(withHours({ feriados: CLOSED }))).toHaveLength(13);
  });

  test('gives the hours of each part of the year ahead; none where none are given', () => {
    const year = dataOf(withHours({ aberturas: on('segunda', '10:00', '19:00'), epocas: [SUMMER] }));
    expect(year.openingHoursSpecification).toMatchObject([
      { validFrom: '2026-11-21', validThrough: '2027-06-14', opens: '10:00' },
      { validFrom: '2027-06-15', validThrough: '2027-09-15', opens: '09:00', dayOfWeek: ['Monday'] },
      { validFrom: '2027-09-16', validThrough: '2027-11-20', opens: '10:00' },
    ]);
    expect(dataOf(withHours({ aberturas: [] }))).not.toHaveProperty('openingHoursSpecification');
  });

  test('cannot end the script element that holds it', () => {
    const hostile = withPharmacy({ nome: '</script><script>alert(1)' });
    expect(structuredData(pharmacyOf(hostile))).not.toContain('<');
    expect(dataOf(hostile)).toMatchObject({ name: '</script><script>alert(1)' });
  });
});
