import { describe, expect, test } from 'vitest';
import type { OpeningHours, Weekday } from './hours.ts';
import { dutyRow, hoursLine, hoursTable } from './hours-table.ts';

const texts = {
  as: 'às {hora}',
  a: 'à {hora}',
  meiaNoite: 'à meia-noite',
  feriados: 'Feriados',
  naoAbre: 'não abre',
  diaInteiro: '24 horas',
};

test('days in a row read as a range, two days as a pair, and lunch breaks share a row', () => {
  const rows = hoursTable(
    {
      aberturas: [
        { dias: ['segunda', 'terca', 'quarta', 'quinta', 'sexta'], abre: '09:00', fecha: '13:00' },
        { dias: ['segunda', 'terca', 'quarta', 'quinta', 'sexta'], abre: '14:30', fecha: '19:00' },
        { dias: ['domingo', 'sabado'], abre: '09:00', fecha: '13:00' },
        { dias: ['segunda', 'quarta', 'sexta'], abre: '20:00', fecha: '24:00' },
        { dias: ['domingo'], abre: '18:00', fecha: '01:30' },
      ],
    },
    texts,
  );
  expect(rows).toEqual([
    { days: 'Segunda a sexta', times: ['9h às 13h', '14h30 às 19h'] },
    { days: 'Sábado e domingo', times: ['9h às 13h'] },
    { days: 'Segunda, quarta e sexta', times: ['20h à meia-noite'] },
    { days: 'Domingo', times: ['18h à 1h30'] },
  ]);
});

test.each([
  ['00:00', '24:00', '24 horas'],
  ['00:00', '00:00', '24 horas'],
  ['08:00', '00:00', '8h à meia-noite'],
  ['00:00', '08:00', '0h às 8h'],
  ['20:00', '02:30', '20h às 2h30'],
])('from %s to %s reads "%s"', (abre, fecha, times) => {
  expect(hoursTable({ aberturas: [{ dias: ['segunda'], abre, fecha }] }, texts)[0]?.times).toEqual([times]);
});

test.each<[Weekday[], string]>([
  [['terca', 'quarta', 'quinta'], 'Terça a quinta'],
  [['quinta', 'sexta', 'sabado', 'domingo'], 'Quinta a domingo'],
  [['terca', 'quinta', 'sabado'], 'Terça, quinta e sábado'],
  [['segunda', 'terca', 'quinta'], 'Segunda, terça e quinta'],
])('%j reads "%s"', (dias, days) => {
  expect(hoursTable({ aberturas: [{ dias, abre: '09:00', fecha: '13:00' }] }, texts)).toEqual([
    { days, times: ['9h às 13h'] },
  ]);
});

test.each([
  ['of their own', { datas: ['12-25'], horario: [{ abre: '10:00', fecha: '13:00' }] }, ['10h às 13h']],
  ['closed', { datas: ['12-25'], horario: [] }, ['não abre']],
  ['the usual', undefined, undefined],
])('holidays have a row where their hours are not the usual: %s', (_, feriados, times) => {
  const aberturas: OpeningHours = [{ dias: ['segunda'], abre: '09:00', fecha: '13:00' }];
  const rows = hoursTable({ aberturas, ...(feriados && { feriados }) }, texts);
  expect(rows.find(({ days }) => days === 'Feriados')?.times).toEqual(times);
});

test('the table in one line names each group of days with its periods', () => {
  const rows = [
    { days: 'Segunda a sexta', times: ['9h às 13h', '14h30 às 19h'] },
    { days: 'Domingo', times: ['9h às 13h'] },
  ];
  expect(hoursLine(rows)).toBe('Segunda a sexta, 9h às 13h, 14h30 às 19h · Domingo, 9h às 13h');
});

describe('the row of the turns of duty', () => {
  const ofTurns = {
    turnos: 'De serviço',
    voltaEmDias: '{turno} e depois de {n} em {n} dias',
    voltaEmSemanas: '{turno} e depois de {n} em {n} semanas',
  };
  test.each([
    ['24 de dezembro de 2026', { de: '2026-12-24' }],
    ['23 a 29 de novembro de 2026', { de: '2026-11-23', ate: '2026-11-29' }],
    ['30 de novembro a 6 de dezembro de 2026', { de: '2026-11-30', ate: '2026-12-06' }],
    ['28 de dezembro de 2026 a 3 de janeiro de 2027', { de: '2026-12-28', ate: '2027-01-03' }],
    ['23 a 29 de novembro de 2026 e depois de 3 em 3 semanas', { de: '2026-11-02', ate: '2026-11-08', repete: 21 }],
    ['25 de novembro de 2026 e depois de 5 em 5 dias', { de: '2026-11-20', repete: 5 }],
    ['27 de novembro de 2026 e depois de 7 em 7 dias', { de: '2026-11-20', repete: 7 }],
  ])('reads «%s»', (expected, turn) => {
    expect(dutyRow([turn], '2026-11-22', ofTurns)).toEqual([{ days: 'De serviço', times: [expected] }]);
  });

  test('is not there without a turn that is still to come', () => {
    expect(dutyRow([{ de: '2026-11-21' }], '2026-11-22', ofTurns)).toEqual([]);
    expect(dutyRow([], '2026-11-22', ofTurns)).toEqual([]);
  });
});
