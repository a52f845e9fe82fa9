import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { pharmacyOf } from '../pharmacy.ts';
import { listingSheet } from './listing-sheet.ts';

const content = loadPharmacy('exemplos/demonstracao');
const lines = (of = content, today = '2026-11-21') => listingSheet(pharmacyOf(of, today)).split('\n');
const below = (heading: string, of?: typeof content) => {
  const all = lines(of);
  const from = all.indexOf(heading) + 1;
  return all.slice(from, all.indexOf('', from));
};

describe('the listing sheet', () => {
  test('holds what the site says, field by field', () => {
    expect(below('NOME')).toEqual([content.farmacia.nome]);
    expect(below('MORADA')).toContain(`Código postal: ${content.farmacia.morada.codigoPostal}`);
    expect(below('TELEFONES')).toContain('Principal: +351 249 000 000');
    expect(below('LIGAÇÕES')).toContain(`Site: ${content.farmacia.site}`);
  });

  test('says each number once', () => {
    expect(below('TELEFONES')).toHaveLength(2);
  });

  test('gives the hours as the site does, with the turns of duty where there are any', () => {
    const servico = { turnos: [{ de: '2026-12-24' }], muda: '09:00', outras: [] };
    expect(below('HORÁRIO')[0]).toBe('Segunda a sexta: 9h às 19h');
    expect(below('HORÁRIO', { ...content, horario: { ...content.horario, servico } })).toContain(
      'De serviço: 24 de dezembro de 2026',
    );
    expect(below('HORÁRIO').join()).not.toContain('De serviço');
  });

  test('lists a year of holidays with the hours that the site shows on them', () => {
    const days = below('DIAS ESPECIAIS');
    expect(days).toHaveLength(14);
    expect(days[0]).toBe('2026-12-01, Restauração da Independência: 09:00–13:00');
    expect(days).toContain('2027-05-06, Feriado municipal: 09:00–13:00');
  });

  test('gives holidays the hours of their weekday where they are days like others', () => {
    const feriados = { regime: 'normal' as const, horario: [] };
    const days = below('DIAS ESPECIAIS', { ...content, horario: { ...content.horario, feriados } });
    expect(days).toHaveLength(13);
    expect(days).toContain('2026-12-25, Natal: 09:00–19:00');
  });

  test('says which part of a day a notice closes', () => {
    const day = { de: '2026-12-24', ate: '2026-12-24', tipo: 'normal' as const, fechada: true };
    const avisos = [{ id: 'tarde', texto: 'Tarde', ...day, das: '14:00', as: '19:00' }];
    const days = below('DIAS ESPECIAIS', { ...content, avisos });
    expect(days).toContain('2026-12-24, aviso: 09:00–19:00; encerrada 14:00–19:00');
  });

  test('gives the hours that a notice gives a day', () => {
    const day = { de: '2026-12-23', ate: '2026-12-23', tipo: 'normal' as const, fechada: false };
    const avisos = [{ id: 'compras', texto: 'Até às 22h', ...day, horario: [{ abre: '09:00', fecha: '22:00' }] }];
    expect(below('DIAS ESPECIAIS', { ...content, avisos })).toContain('2026-12-23, aviso: 09:00–22:00');
  });

  test('closes the days that a notice closes', () => {
    const avisos = [
      { id: 'obras', texto: 'Obras', de: '2026-12-24', ate: '2026-12-25', tipo: 'normal' as const, fechada: true },
    ];
    const days = below('DIAS ESPECIAIS', { ...content, avisos });
    expect(days).toContain('2026-12-24, aviso: Encerrada');
    expect(days).toContain('2026-12-25, Natal: Encerrada');
  });

  test('opens on a holiday on duty as long as the door does, and says so of such days', () => {
    const servico = {
      turnos: [{ de: '2026-12-21', ate: '2026-12-27' }],
      muda: '09:00',
      fecha: '22:00',
      atende: 'toque à campainha',
      outras: [],
    };
    const feriados = { regime: 'fechada' as const, horario: [] };
    const onDuty = { ...content, horario: { ...content.horario, feriados, servico } };
    expect(below('DIAS ESPECIAIS', onDuty)).toContain('2026-12-25, Natal: 09:00–22:00');
    expect(below('HORÁRIO', onDuty).slice(-2)).toEqual([
      'De serviço: 21 a 27 de dezembro de 2026',
      'Nesses dias, também ao domingo e nos feriados, a porta fecha às 22h. Depois, toque à campainha.',
    ]);
  });

  test('gives each season its days, its hours and what holds on its holidays', () => {
    const dias = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'] as const;
    const verao = {
      nome: 'Verão',
      de: '01/06',
      ate: '30/09',
      aberturas: [{ dias: [...dias], abre: '00:00', fecha: '24:00' }],
    };
    const specialDays = (regime: 'resto' | 'normal') => {
      const epocas = [{ ...verao, feriados: { regime, horario: [] } }];
      const feriados = { regime: 'proprio' as const, horario: [{ abre: '09:00', fecha: '13:00' }] };
      const inSummer = { ...content, horario: { ...content.horario, epocas, feriados } };
      expect(below('HORÁRIO', inSummer)).toContain('Verão, de 1 de junho a 30 de setembro');
      return below('DIAS ESPECIAIS', inSummer);
    };
    expect(specialDays('resto')).toContain('2027-06-10, Dia de Portugal: 09:00–13:00');
    expect(specialDays('normal')).toContain('2027-06-10, Dia de Portugal: 00:00–24:00');
    expect(specialDays('normal')).toContain('2027-10-05, Implantação da República: 09:00–13:00');
  });

  test('has a listing of its own for each other place', () => {
    expect(listingSheet(loadPharmacy('exemplos/serra'))).toMatch(
      /\nOUTRA FICHA: POSTO MÓVEL DE FONTE FRIA\nAntiga escola primária, 6300-001 Fonte Fria\n\+351 271 000 001\nCoordenadas: 40\.4521, -7\.4521\nTerça[^\n]*: 15h às 17h\nFeriados: não abre/,
    );
  });

  test('describes the pharmacy in at most 750 letters, with whole paragraphs', () => {
    const sobre = { ...content.pagina.sobre, paragrafos: ['a'.repeat(400), 'b'.repeat(400)] };
    const [text = ''] = below('DESCRIÇÃO', { ...content, pagina: { ...content.pagina, sobre } });
    expect(text).toBe(`${content.pagina.descricao} ${'a'.repeat(400)}`);
  });
});
