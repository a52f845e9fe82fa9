import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { pharmacyOf } from '../pharmacy.ts';
import { listingSheet } from './listing-sheet.ts';

const content = loadPharmacy('exemplos/demonstracao');
type Horario = typeof content.horario;
const below = (heading: string, horario: Partial<Horario> = {}, avisos = content.avisos) => {
  const of = { ...content, avisos, horario: { ...content.horario, ...horario } };
  const [, lines = ''] = listingSheet(pharmacyOf(of, '2026-11-21')).split(`\n${heading}\n`);
  return (lines.split('\n\n')[0] ?? '').split('\n');
};

const CLOSED_ON_HOLIDAYS = { regime: 'fechada' as const, horario: [] };
const DUTY: Partial<Horario> = {
  feriados: CLOSED_ON_HOLIDAYS,
  servico: {
    turnos: [{ de: '2026-12-21', ate: '2026-12-27' }],
    muda: '09:00',
    fecha: '22:00',
    atende: 'toque à campainha',
    outras: [],
  },
};
const summer = (regime: 'resto' | 'normal'): Partial<Horario> => {
  const { aberturas } = content.horario;
  const allDay = aberturas.map(({ dias }) => ({ dias, abre: '00:00', fecha: '24:00' }));
  const season = { nome: 'Verão', de: '01/06', ate: '30/09', aberturas: allDay };
  return { epocas: [{ ...season, feriados: { regime, horario: [] } }] };
};
const notice = (change: object) => [
  { id: 'a', texto: 'A', de: '2026-12-24', ate: '2026-12-25', tipo: 'normal' as const, fechada: false, ...change },
];

describe('the listing sheet', () => {
  test('holds what the site says, field by field, and each number once', () => {
    expect(below('NOME')).toEqual([content.farmacia.nome]);
    expect(below('MORADA')).toContain(`Código postal: ${content.farmacia.morada.codigoPostal}`);
    expect(below('TELEFONES')).toEqual(['Principal: +351 249 000 000', 'Outro: +351 910 000 000']);
    expect(below('LIGAÇÕES')).toContain(`Site: ${content.farmacia.site}`);
    expect(below('DIAS ESPECIAIS')).toHaveLength(14);
  });

  test('gives the hours as the site does, with seasons and turns of duty where there are any', () => {
    expect(below('HORÁRIO')[0]).toBe('Segunda a sexta: 9h às 19h');
    expect(below('HORÁRIO').join()).not.toContain('De serviço');
    expect(below('HORÁRIO', summer('resto'))).toContain('Verão, de 1 de junho a 30 de setembro');
    expect(below('HORÁRIO', DUTY).slice(-2)).toEqual([
      'De serviço: de 21 a 27 de dezembro de 2026',
      'Nesses dias, também ao domingo e nos feriados, a porta fecha às 22h. Depois, toque à campainha.',
    ]);
  });

  test.each<[day: string, horario: Partial<Horario>, avisos?: ReturnType<typeof notice>]>([
    ['2026-12-01, Restauração da Independência: 09:00–13:00', {}],
    ['2027-05-06, Feriado municipal: 09:00–13:00', {}],
    ['2026-12-25, Natal: 09:00–19:00', { feriados: { regime: 'normal', horario: [] } }],
    ['2026-12-25, Natal: 09:00–22:00', DUTY],
    ['2027-06-10, Dia de Portugal: 09:00–13:00', summer('resto')],
    ['2027-06-10, Dia de Portugal: 00:00–24:00', summer('normal')],
    ['2027-10-05, Implantação da República: 09:00–13:00', summer('normal')],
    ['2026-12-24, aviso: Encerrada', {}, notice({ fechada: true })],
    ['2026-12-25, Natal: Encerrada', {}, notice({ fechada: true })],
    ['2026-12-24, aviso: 09:00–22:00', {}, notice({ horario: [{ abre: '09:00', fecha: '22:00' }] })],
    ['2026-12-24, aviso: 09:00–14:00', {}, notice({ fechada: true, das: '14:00', as: '19:00' })],
    ['2026-12-21 a 2026-12-24, de serviço: 09:00–22:00', DUTY],
    ['2026-12-26 a 2026-12-27, de serviço: 09:00–22:00', DUTY],
    ['2026-12-24, aviso: Encerrada', DUTY, notice({ fechada: true })],
    [
      '2026-12-22 a 2026-12-24, de serviço: 00:00–24:00',
      { servico: { ...DUTY.servico, fecha: undefined } } as Partial<Horario>,
      notice({ fechada: true }),
    ],
  ])('lists a year of holidays, of what notices change and of duty: %s', (day, horario, avisos) => {
    expect(below('DIAS ESPECIAIS', horario, avisos)).toContain(day);
  });

  test('has a listing of its own for each other place', () => {
    expect(listingSheet(loadPharmacy('exemplos/serra'))).toMatch(
      /\nOUTRA FICHA: POSTO MÓVEL DE FONTE FRIA\nAntiga escola primária, 6300-001 Fonte Fria\n\+351 271 000 001\nCoordenadas: 40\.4521, -7\.4521\nTerça[^\n]*: 15h às 17h\nFeriados: não abre/,
    );
  });

  test('describes the pharmacy in at most 750 letters, with whole paragraphs', () => {
    const sobre = { ...content.pagina.sobre, paragrafos: ['a'.repeat(400), 'b'.repeat(400)] };
    const sheet = listingSheet({ ...content, pagina: { ...content.pagina, sobre } });
    expect(sheet).toContain(`\nDESCRIÇÃO\n${content.pagina.descricao} ${'a'.repeat(400)}\n\n`);
  });
});
