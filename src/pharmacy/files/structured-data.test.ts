import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { pharmacyOf } from '../pharmacy.ts';
import { structuredData } from './structured-data.ts';

const VOCABULARY = readVocabulary();
const content = loadPharmacy('exemplos/demonstracao');
const dataOf = (of: typeof content, builtOn?: string) => structuredData(pharmacyOf(of, builtOn));
const described = (of: typeof content) => JSON.parse(dataOf(of));
const pharmacy = described(content);

describe('structured data', () => {
  test('uses only types and properties that schema.org has, each where it belongs', () => {
    expect(strangers(pharmacy)).toEqual([]);
  });

  test('is seen to be wrong with a property in the wrong place', () => {
    expect(strangers({ '@type': 'Pharmacy', name: 'x', precoDia: 1 })).toEqual(['Pharmacy.precoDia']);
    expect(strangers({ '@type': 'Offer', address: { '@type': 'PostalAdress' } })).toEqual([
      'Offer.address',
      'PostalAdress',
    ]);
  });

  test('gives the address of the pharmacy, its number in E.164 and its place to five decimals', () => {
    expect(pharmacy).toMatchObject({
      '@id': `${content.farmacia.site}/#farmacia`,
      telephone: expect.stringMatching(/^\+351\d{9}$/),
      vatID: expect.stringMatching(/^PT\d{9}$/),
      geo: content.farmacia.coordenadas,
    });
  });

  test('offers each rental for lease, a day at a time', () => {
    const prices = [100, 150, 50];
    const aluguer = prices.map((precoDia, i) => ({ id: String(i), nome: `Coisa ${i}`, precoDia, extra: null }));
    const rentals = dataOf({ ...content, aluguer }).match(/"UnitPriceSpecification","price":[\d.]+/g);
    expect(rentals).toEqual([1, 1.5, 0.5].map((price) => `"UnitPriceSpecification","price":${price}`));
  });

  test('lists the holidays of the year ahead on which the hours are others', () => {
    const feriados = { regime: 'fechada' as const, horario: [], municipal: '24/06' };
    const text = dataOf({ ...content, horario: { ...content.horario, feriados } }, '2026-11-21');
    const { specialOpeningHoursSpecification: days } = JSON.parse(text);
    expect(days).toHaveLength(14);
    expect(days[0]).toMatchObject({
      validFrom: '2026-12-01',
      validThrough: '2026-12-01',
      opens: '00:00',
      closes: '00:00',
    });
    expect(JSON.stringify(days)).toContain('2027-06-24');
    expect(strangers(days)).toEqual([]);
  });

  test('lists the days that a notice closes, or to which it gives hours', () => {
    const notice = { id: 'a', texto: 'A', tipo: 'normal' as const };
    const avisos = [
      { ...notice, de: '2026-11-23', ate: '2026-11-24', fechada: true },
      { ...notice, de: '2026-11-25', ate: '2026-11-25', fechada: true, das: '14:00', as: '15:00' },
      { ...notice, de: '2026-12-23', ate: '2026-12-23', fechada: false, horario: [{ abre: '09:00', fecha: '24:00' }] },
    ];
    const feriados = { regime: 'normal' as const, horario: [] };
    const text = dataOf({ ...content, avisos, horario: { ...content.horario, feriados } }, '2026-11-21');
    const { specialOpeningHoursSpecification: days } = JSON.parse(text);
    expect(days).toEqual([
      expect.objectContaining({
        validFrom: '2026-11-23',
        validThrough: '2026-11-24',
        opens: '00:00',
        closes: '00:00',
      }),
      expect.objectContaining({ validFrom: '2026-12-23', opens: '09:00', closes: '23:59' }),
    ]);
  });

  describe('on the turns of duty of the year ahead', () => {
    const special = (duty: object, today = '2026-12-20', avisos = content.avisos) => {
      const feriados = { regime: 'fechada' as const, horario: [] };
      const servico = {
        turnos: [{ de: '2026-12-21', ate: '2026-12-27', repete: 21 }],
        muda: '09:00',
        outras: [],
        ...duty,
      };
      const text = dataOf({ ...content, avisos, horario: { ...content.horario, feriados, servico } }, today);
      const days = JSON.parse(text).specialOpeningHoursSpecification as Record<string, string>[];
      expect(strangers(days)).toEqual([]);
      return days
        .filter(({ validFrom = '' }) => validFrom <= '2027-01-11')
        .map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes].join(' '));
    };

    test('serves day and night from the first day’s change of turn to that of the day after the last', () => {
      expect(special({})).toEqual([
        '2026-12-21 2026-12-21 09:00 23:59',
        '2026-12-22 2026-12-27 00:00 23:59',
        '2026-12-28 2026-12-28 00:00 19:00',
        '2027-01-01 2027-01-01 00:00 00:00',
        '2027-01-11 2027-01-11 09:00 23:59',
      ]);
    });

    test('opens in the hours that a notice gives', () => {
      const day = { de: '2026-12-24', ate: '2026-12-24', tipo: 'normal' as const, fechada: false };
      const avisos = [{ id: 'a', texto: 'Só de manhã', ...day, horario: [{ abre: '09:00', fecha: '13:00' }] }];
      expect(special({ fecha: '22:00' }, '2026-12-20', avisos)).toContain('2026-12-24 2026-12-24 09:00 13:00');
    });

    test('opens until the door closes, where the content says when', () => {
      expect(special({ fecha: '22:00' })).toEqual([
        '2026-12-21 2026-12-27 09:00 22:00',
        '2027-01-01 2027-01-01 00:00 00:00',
        '2027-01-11 2027-01-17 09:00 22:00',
      ]);
    });
  });

  test('gives the hours of each part of the year ahead', () => {
    const week = { abre: '09:00', fecha: '20:00' };
    const epocas = [
      {
        nome: 'Verão',
        de: '15/06',
        ate: '15/09',
        aberturas: [{ dias: ['segunda' as const, 'domingo' as const], ...week }],
        feriados: { regime: 'proprio' as const, horario: [{ abre: '10:00', fecha: '12:00' }] },
      },
    ];
    const aberturas = [{ dias: ['segunda' as const], abre: '10:00', fecha: '19:00' }];
    const text = dataOf({ ...content, horario: { ...content.horario, aberturas, epocas } }, '2026-11-21');
    const holidayOfSeason = { validFrom: '2027-08-15', validThrough: '2027-08-15', opens: '10:00', closes: '12:00' };
    expect(JSON.parse(text).specialOpeningHoursSpecification).toContainEqual(expect.objectContaining(holidayOfSeason));
    expect(JSON.parse(text).openingHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2026-11-21', validThrough: '2027-06-14', opens: '10:00' }),
      expect.objectContaining({ validFrom: '2027-06-15', validThrough: '2027-09-15', dayOfWeek: ['Monday', 'Sunday'] }),
      expect.objectContaining({ validFrom: '2027-09-16', validThrough: '2027-11-20', opens: '10:00' }),
    ]);
    expect(strangers(JSON.parse(text))).toEqual([]);
  });

  test('gives each other place its telephone, its point and its hours', () => {
    const hours = [{ dias: ['terca' as const], abre: '14:00', fecha: '17:00' }];
    const morada = { rua: 'Cais, 1', codigoPostal: '2000-003', localidade: 'Cais' };
    const point = { latitude: 39.5, longitude: -8.32101 };
    const feriados = { regime: 'fechada' as const, horario: [] };
    const posto = { nome: 'Posto', morada, telefone: '249000003', coordenadas: point, aberturas: hours, feriados };
    const text = dataOf({ ...content, farmacia: { ...content.farmacia, postos: [posto] } }, '2026-11-21');
    const { department } = JSON.parse(text);
    expect(department).toMatchObject([{ name: 'Posto', telephone: '+351249000003', geo: point }]);
    expect(department[0].openingHoursSpecification).toHaveLength(1);
    // The one holiday of the year ahead that is a Tuesday, besides that of 2026.
    const closed = department[0].specialOpeningHoursSpecification as Record<string, string>[];
    expect(closed.map(({ validFrom, closes }) => `${validFrom} ${closes}`)).toEqual([
      '2026-12-01 00:00',
      '2026-12-08 00:00',
      '2027-10-05 00:00',
    ]);
    expect(strangers(department)).toEqual([]);
  });

  test('gives each delivery its own hours, else those of both', () => {
    const day = (dia: 'terca' | 'sexta') => [{ dias: [dia], abre: '14:00', fecha: '17:00' }];
    const { normal, urgente } = content.entregas;
    const entregas = {
      ...content.entregas,
      horario: day('sexta'),
      normal: { ...normal, horario: day('terca') },
      urgente: urgente && { ...urgente, horario: [] },
    };
    const offers: { itemOffered: { name: string; hoursAvailable?: { dayOfWeek: string[] }[] } }[] = described({
      ...content,
      entregas,
    }).hasOfferCatalog.itemListElement;
    const daysOf = (nome?: string) =>
      offers.find(({ itemOffered }) => itemOffered.name === nome)?.itemOffered.hoursAvailable?.[0]?.dayOfWeek;
    expect([daysOf(normal.nome), daysOf(urgente?.nome)]).toEqual([['Tuesday'], ['Friday']]);
  });

  test('leaves out opening hours that are not given', () => {
    const silent = described({ ...content, horario: { ...content.horario, aberturas: [] } });
    expect(silent).not.toHaveProperty('openingHoursSpecification');
  });

  test('cannot end the script element that holds it', () => {
    const hostile = { ...content, farmacia: { ...content.farmacia, nome: '</script><script>alert(1)' } };
    expect(dataOf(hostile)).not.toContain('<');
    expect(described(hostile)).toMatchObject({ name: '</script><script>alert(1)' });
  });
});

interface Vocabulary {
  /** Properties and parents of each interface of schema-dts. */
  shapes: Map<string, { properties: Set<string>; parents: string[] }>;
}

/** schema-dts is made from schema.org's own list; its declarations say which type has which property. */
function readVocabulary(): Vocabulary {
  const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const shapes: Vocabulary['shapes'] = new Map();
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([\w<>, ]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"([\w-]+)"\?:/gm)].map(([, property = '']) => property);
    shapes.set(name, { properties: new Set(properties), parents: parents.split(', ').filter(Boolean) });
  }
  return { shapes };
}

/** Types, and properties as `Type.property`, that the vocabulary lacks, anywhere in the data. */
function strangers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strangers);
  if (typeof value !== 'object' || value === null) return [];
  const type = '@type' in value ? String(value['@type']) : null;
  const known = type === null || VOCABULARY.shapes.has(`${type}Leaf`);
  return [
    ...(known ? [] : [String(type)]),
    ...Object.entries(value).flatMap(([key, child]) => [
      ...(known && !key.startsWith('@') && !hasProperty(`${type}Leaf`, key) ? [`${type}.${key}`] : []),
      ...strangers(child),
    ]),
  ];
}

function hasProperty(shape: string, property: string): boolean {
  const found = VOCABULARY.shapes.get(shape);
  return Boolean(found?.properties.has(property) || found?.parents.some((parent) => hasProperty(parent, property)));
}
