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

const turnos = [{ de: '2026-12-21', ate: '2026-12-27' }];
const DUTY: Partial<Horario> = {
  feriados: { regime: 'fechada', horario: [] },
  servico: { turnos, muda: '09:00', fecha: '22:00', outras: [] },
};
const christmas = (change: object) => [
  { id: 'a', texto: 'A', de: '2026-12-24', ate: '2026-12-25', tipo: 'normal' as const, fechada: false, ...change },
];

describe('the listing sheet', () => {
  test('holds what the site says, field by field, and each number once', () => {
    expect(below('NOME')).toEqual([content.farmacia.nome]);
    expect(below('MORADA')).toContain(`Código postal: ${content.farmacia.morada.codigoPostal}`);
    expect(below('TELEFONES')).toEqual(['Principal: +351 249 000 000', 'Outro: +351 910 000 000']);
    expect(below('HORÁRIO')[0]).toBe('Segunda a sexta: 9h às 19h');
    expect(below('DESCRIÇÃO')).toEqual([content.pagina.descricao]);
    expect(below('LIGAÇÕES')).toContain(`Site: ${content.farmacia.site}`);
    expect(below('DIAS ESPECIAIS')).toHaveLength(14);
  });

  test('holds each other place with its address and hours', () => {
    const sheet = listingSheet(loadPharmacy('exemplos/serra'));
    expect(sheet).toMatch(
      /\nOUTRO SÍTIO: POSTO MÓVEL DE FONTE FRIA\n.+, 6300-001 Fonte Fria\n(.+\n)*Terça e sexta: 15h às 17h\n/,
    );
  });

  // The hours of each day: structured-data.test.ts, which takes them from the same rule.
  test.each<[day: string, horario: Partial<Horario>, avisos?: ReturnType<typeof christmas>]>([
    ['2027-05-06, Feriado municipal: 09:00–13:00', {}],
    ['2026-12-25, Natal: 09:00–19:00', { feriados: { regime: 'normal', horario: [] } }],
    ['2026-12-24, aviso: Encerrada', {}, christmas({ fechada: true })],
    ['2026-12-25, Natal: Encerrada', {}, christmas({ fechada: true })],
    ['2026-12-26 a 2026-12-27, de serviço: 09:00–22:00', DUTY],
  ])('lists a year of holidays, of what notices change and of duty: %s', (day, horario, avisos) => {
    expect(below('DIAS ESPECIAIS', horario, avisos)).toContain(day);
  });
});
