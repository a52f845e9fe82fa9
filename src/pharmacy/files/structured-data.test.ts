import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { pharmacyOf } from '../pharmacy.ts';
import { structuredData } from './structured-data.ts';

const content = loadPharmacy('exemplos/demonstracao');
type Content = typeof content;
type Horario = Content['horario'];
const dataOf = (of: Content, builtOn = '2026-11-21') => JSON.parse(structuredData(pharmacyOf(of, builtOn)));
const withHours = (horario: Partial<Horario>, avisos = content.avisos) => ({
  ...content,
  avisos,
  horario: { ...content.horario, ...horario },
});
const offersOf = (of: Content): { itemOffered: { name: string } }[] => dataOf(of).hasOfferCatalog.itemListElement;

const CLOSED = { regime: 'fechada' as const, horario: [] };
const LIKE_OTHERS = { regime: 'normal' as const, horario: [] };
const on = (dia: 'segunda' | 'terca' | 'sexta', abre = '14:00', fecha = '17:00') => [{ dias: [dia], abre, fecha }];
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
const notice = (de: string, ate: string, change: object) => ({
  ...{ id: 'a', texto: 'A', tipo: 'normal' as const, fechada: true },
  ...{ de, ate, ...change },
});

describe('structured data', () => {
  test('gives the address of the pharmacy, its number in E.164 and its place to five decimals', () => {
    expect(dataOf(content)).toMatchObject({
      '@id': `${content.farmacia.site}/#farmacia`,
      telephone: expect.stringMatching(/^\+351\d{9}$/),
      vatID: expect.stringMatching(/^PT\d{9}$/),
      geo: content.farmacia.coordenadas,
    });
  });

  test('says how one gets in, what is spoken, and what a service costs from and where it is booked', () => {
    const name = 'Rampa pela travessa';
    expect(dataOf(loadPharmacy('exemplos/serra')).amenityFeature).toContainEqual(expect.objectContaining({ name }));
    const coast = loadPharmacy('exemplos/litoral');
    expect(dataOf(coast).knowsLanguage).toEqual(['inglês', 'francês']);
    const priceSpecification = { '@type': 'PriceSpecification', minPrice: 3.5, priceCurrency: 'EUR' };
    expect(offersOf(coast)).toContainEqual(expect.objectContaining({ priceSpecification }));
    const url = 'https://marcar.farmaciamarealta.example/gripe';
    expect(offersOf(coast)).toContainEqual(expect.objectContaining({ url }));
  });

  test('offers each rental for lease, a day at a time', () => {
    const prices = [100, 150, 50];
    const aluguer = prices.map((precoDia, i) => ({ id: String(i), nome: `Coisa ${i}`, precoDia, extra: null }));
    const rentals = JSON.stringify(offersOf({ ...content, aluguer })).match(/"UnitPriceSpecification","price":[\d.]+/g);
    expect(rentals).toEqual([1, 1.5, 0.5].map((price) => `"UnitPriceSpecification","price":${price}`));
  });

  // biome-ignore format: one case a line
  test.each<[name: string, of: Content, days: string[]]>([
    ['holidays on which it is closed', withHours({ feriados: { ...CLOSED, municipal: '24/06' } }), ['2026-12-01 2026-12-01 00:00 00:00', '2027-06-24 2027-06-24 00:00 00:00']],
    ['holidays of a season', withHours({ epocas: [SUMMER] }), ['2027-08-15 2027-08-15 10:00 12:00']],
    ['days that a notice closes', withHours({}, [notice('2026-11-23', '2026-11-24', {})]), ['2026-11-23 2026-11-24 00:00 00:00']],
    ['days of which a notice closes a part', withHours({}, [notice('2026-11-25', '2026-11-25', { das: '14:00', as: '15:00' })]), ['2026-11-25 2026-11-25 09:00 14:00', '2026-11-25 2026-11-25 15:00 19:00']],
    ['days on which it closes after midnight', withHours({}, [notice('2026-12-23', '2026-12-23', { fechada: false, horario: [{ abre: '09:00', fecha: '02:00' }] })]), ['2026-12-23 2026-12-23 09:00 02:00']],
    ['days to which a notice gives hours', withHours({}, [notice('2026-12-23', '2026-12-23', { fechada: false, horario: [{ abre: '09:00', fecha: '24:00' }] })]), ['2026-12-23 2026-12-23 09:00 23:59']],
    ['duty day and night, from the change of turn to that of the day after the last', withHours(duty({})), ['2026-12-21 2026-12-21 09:00 23:59', '2026-12-22 2026-12-27 00:00 23:59', '2026-12-28 2026-12-28 00:00 19:00', '2027-01-11 2027-01-11 09:00 23:59']],
    ['duty until the door closes', withHours(duty({ fecha: '22:00' })), ['2026-12-21 2026-12-27 09:00 22:00', '2027-01-11 2027-01-17 09:00 22:00']],
    ['the hours of a notice on a day of duty', withHours(duty({ fecha: '22:00' }), [notice('2026-12-24', '2026-12-24', { fechada: false, horario: [{ abre: '09:00', fecha: '13:00' }] })]), ['2026-12-24 2026-12-24 09:00 13:00']],
  ])('lists %s in the year ahead', (_name, of, days) => {
    expect(specialDays(of)).toEqual(expect.arrayContaining(days));
  });

  test('lists no day that is like the others of its week', () => {
    const untilMidnight = on('segunda', '09:00', '00:00');
    expect(specialDays(withHours({ feriados: LIKE_OTHERS, aberturas: untilMidnight }))).toEqual([]);
    expect(specialDays(withHours({ feriados: CLOSED }))).toHaveLength(13);
  });

  test('gives the hours of each part of the year ahead', () => {
    const { openingHoursSpecification } = dataOf(
      withHours({ aberturas: on('segunda', '10:00', '19:00'), epocas: [SUMMER] }),
    );
    expect(openingHoursSpecification).toMatchObject([
      { validFrom: '2026-11-21', validThrough: '2027-06-14', opens: '10:00' },
      { validFrom: '2027-06-15', validThrough: '2027-09-15', opens: '09:00', dayOfWeek: ['Monday'] },
      { validFrom: '2027-09-16', validThrough: '2027-11-20', opens: '10:00' },
    ]);
  });

  test('gives each other place its telephone, its point, its hours and the holidays on which it is closed', () => {
    const morada = { rua: 'Cais, 1', codigoPostal: '2000-003', localidade: 'Cais' };
    const point = { latitude: 39.5, longitude: -8.32101 };
    const place = { nome: 'Posto', morada, telefone: '249000003', coordenadas: point };
    const postos = [{ ...place, aberturas: on('terca'), feriados: CLOSED }];
    const [department] = dataOf({ ...content, farmacia: { ...content.farmacia, postos } }).department;
    expect(department).toMatchObject({
      name: 'Posto',
      telephone: '+351249000003',
      geo: point,
      openingHoursSpecification: [{ dayOfWeek: ['Tuesday'], opens: '14:00' }],
    });
    // The holidays of the year ahead that are Tuesdays.
    const days = ['2026-12-01', '2026-12-08', '2027-10-05'].map((validFrom) => ({ validFrom, closes: '00:00' }));
    expect(department.specialOpeningHoursSpecification).toMatchObject(days);
  });

  test('offers each delivery at its price, at its own hours, else those of both', () => {
    const { normal, urgente = normal } = content.entregas;
    // Also where neither is given.
    expect(offersOf(content)).toContainEqual(expect.objectContaining({ price: 2.9 }));
    const entregas = {
      ...content.entregas,
      horario: on('sexta'),
      normal: { ...normal, horario: on('terca') },
      urgente: { ...urgente, horario: [] },
    };
    const offered = offersOf({ ...content, entregas }).map(({ itemOffered }) => itemOffered);
    for (const [name, day] of [
      [normal.nome, 'Tuesday'],
      [urgente.nome, 'Friday'],
    ])
      expect(offered).toContainEqual(
        expect.objectContaining({ name, hoursAvailable: [expect.objectContaining({ dayOfWeek: [day] })] }),
      );
  });

  test('leaves out opening hours that are not given', () => {
    expect(dataOf(withHours({ aberturas: [] }))).not.toHaveProperty('openingHoursSpecification');
  });

  test('cannot end the script element that holds it', () => {
    const hostile = { ...content, farmacia: { ...content.farmacia, nome: '</script><script>alert(1)' } };
    expect(structuredData(pharmacyOf(hostile))).not.toContain('<');
    expect(dataOf(hostile)).toMatchObject({ name: '</script><script>alert(1)' });
  });
});

/** Days with hours of their own: the first, the last, when they open and close. */
function specialDays(of: Content): string[] {
  const days: Record<string, string>[] = dataOf(of).specialOpeningHoursSpecification ?? [];
  return days.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes].join(' '));
}
