import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { outsideHoursOf } from '../contact/outside-hours.ts';
import { dayChanges, type Notice } from '../notices/notices.ts';
import { place } from '../pharmacy/schemas/farmacia.ts';
import { noticeOf, stateAt } from '../testing/opening.ts';
import { openOn } from './duty.ts';
import { dutyOf, timetableOf } from './from-content.ts';
import { holidaysAt, type Region } from './holidays.ts';
import { horario } from './horario.schema.ts';
import { type Answer, numberFor } from './regimes.ts';
import { usualOn } from './special-days.ts';

// Pharmacies, plainly invented, after regimes that are met in public pages. What each writes into horario.yaml, and
// what a visitor finds at some hours of the year: the state, whom the first button calls, the sentence, and when a
// search engine takes it for open.

const WORKDAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'];
const EVERY_DAY = [...WORKDAYS, 'sabado', 'domingo'];
const on = (dias: string[], abre: string, fecha: string) => ({ dias, abre, fecha });
const CLOSED_ON_HOLIDAYS = { feriados: { regime: 'fechada' } };

/** The line that tells which pharmacy is on duty: who answers where the pharmacy has no number of its own for then. */
const linhaDeServico = { texto: 'Farmácias de serviço', numero: '1400', custo: 'grátis à noite' };

type Case = [at: string, answer: Answer, calls: string, line: string, open: string];

function describePharmacy(
  name: string,
  written: z.input<typeof horario> | object,
  cases: Case[],
  {
    region = 'continente',
    urgencia = 'outside',
    notices = [],
  }: { region?: Region; urgencia?: string | null; notices?: Notice[] } = {},
): void {
  const fields = horario.parse({ disponibilidade: 'Ligue.', ...written });
  const timetable = timetableOf(
    fields,
    holidaysAt(region, null).map(({ date }) => date),
  );
  const duty = dutyOf(fields);
  const telefones = { urgencia: urgencia ?? undefined, deChamada: false };
  const numbers = {
    geral: 'own',
    outsideHours: outsideHoursOf({ farmacia: { telefones }, pagina: { linhaDeServico } }).number,
    onCall: fields.chamada.numero ?? null,
  };
  describe(name, () => {
    test.each(cases)('%s: %s, the button calls %s: %s; open %s', (at, answer, calls, line, open) => {
      const state = stateAt(at, timetable, notices, duty);
      const periods = openOn(usualOn(timetable), at.slice(0, 10), dayChanges(notices), duty);
      expect([state.answer, numberFor(state.answer, numbers), state.line.replaceAll('\u00a0', ' ')]).toEqual([
        answer,
        calls,
        line,
      ]);
      expect(periods.map(({ from, to }) => `${from}–${to}`).join(' ')).toBe(open);
    });
  });
}

describePharmacy(
  'a village that is called by 1400 at any hour',
  { ...CLOSED_ON_HOLIDAYS, aberturas: [on(WORKDAYS, '09:00', '19:00')], chamada: { sempre: true, numero: '1400' } },
  [
    ['2026-11-23T10:00', 'open', 'own', 'Aberta agora · fecha às 19h; depois, por chamada', '09:00–19:00'],
    ['2026-11-23T19:00', 'call', '1400', 'Por chamada · abre amanhã às 9h', '09:00–19:00'],
    ['2026-11-24T03:00', 'call', '1400', 'Por chamada · abre às 9h', '09:00–19:00'],
    ['2026-11-28T12:00', 'call', '1400', 'Por chamada · abre segunda às 9h', ''],
    ['2026-12-01T12:00', 'call', '1400', 'Por chamada · feriado · abre amanhã às 9h', ''],
    ['2026-12-24T23:00', 'call', '1400', 'Por chamada · abre segunda às 9h', '09:00–19:00'],
    ['2026-12-25T12:00', 'call', '1400', 'Por chamada · feriado · abre segunda às 9h', ''],
  ],
);

describePharmacy(
  'one that closes at 22h every day, and on call two hours after the health centre',
  {
    aberturas: [on(WORKDAYS, '09:00', '20:00')],
    chamada: { horario: [on(EVERY_DAY, '20:00', '22:00')], numero: '912000001' },
  },
  [
    ['2026-11-23T19:59', 'open', 'own', 'Aberta agora · fecha às 20h; depois, por chamada', '09:00–20:00'],
    ['2026-11-23T20:00', 'call', '912000001', 'Por chamada, até às 22h', '09:00–20:00'],
    ['2026-11-23T22:00', 'closed', 'outside', 'Fechada · abre amanhã às 9h', '09:00–20:00'],
    ['2026-11-28T19:59', 'closed', 'outside', 'Fechada · por chamada a partir das 20h · abre segunda às 9h', ''],
    ['2026-11-28T21:00', 'call', '912000001', 'Por chamada, até às 22h', ''],
    ['2026-11-29T22:30', 'closed', 'outside', 'Fechada · abre amanhã às 9h', ''],
  ],
);

describePharmacy(
  'one of a town’s rota of ten, whose door is open until 22h on its days',
  {
    ...CLOSED_ON_HOLIDAYS,
    aberturas: [on(WORKDAYS, '09:00', '19:00'), on(['sabado'], '09:00', '13:00')],
    servico: { turnos: [{ de: '2026-11-25', repete: 10 }], fecha: '22:00', atende: 'toque à campainha' },
  },
  [
    ['2026-11-25T08:59', 'closed', 'outside', 'Fechada · abre às 9h', '09:00–22:00'],
    ['2026-11-25T19:30', 'open', 'own', 'Aberta agora · fecha às 22h; depois, toque à campainha', '09:00–22:00'],
    ['2026-11-25T22:00', 'duty', 'own', 'De serviço agora: toque à campainha', '09:00–22:00'],
    ['2026-11-26T08:30', 'duty', 'own', 'De serviço agora: toque à campainha', '09:00–19:00'],
    ['2026-11-26T19:30', 'closed', 'outside', 'Fechada · abre amanhã às 9h', '09:00–19:00'],
    ['2026-12-05T14:00', 'open', 'own', 'Aberta agora · fecha às 22h; depois, toque à campainha', '09:00–22:00'],
    ['2026-12-25T14:00', 'open', 'own', 'Aberta agora · fecha às 22h; depois, toque à campainha', '09:00–22:00'],
  ],
);

describePharmacy(
  'turns one by one from Monday to Thursday and three days together, each with its own door',
  {
    aberturas: [on(WORKDAYS, '09:00', '19:00')],
    servico: {
      turnos: [
        { de: '2026-12-01', fecha: '21:00' },
        { de: '2026-12-09' },
        { de: '2026-12-25', ate: '2026-12-27', fecha: '23:00' },
        { de: '2026-12-30', termina: '22:00' },
      ],
    },
  },
  [
    ['2026-12-01T20:00', 'open', 'own', 'Aberta agora · fecha às 21h e fica de serviço', '09:00–21:00'],
    ['2026-12-01T21:00', 'duty', 'own', 'De serviço agora', '09:00–21:00'],
    ['2026-12-09T18:00', 'open', 'own', 'Aberta agora · fecha às 19h e fica de serviço', '09:00–19:00'],
    ['2026-12-09T20:00', 'duty', 'own', 'De serviço agora', '09:00–19:00'],
    ['2026-12-26T15:00', 'open', 'own', 'Aberta agora · fecha às 23h e fica de serviço', '09:00–23:00'],
    ['2026-12-28T08:00', 'duty', 'own', 'De serviço agora', '09:00–19:00'],
    ['2026-12-30T21:00', 'duty', 'own', 'De serviço agora', '09:00–19:00'],
    ['2026-12-30T22:00', 'closed', 'outside', 'Fechada · abre amanhã às 9h', '09:00–19:00'],
  ],
);

describePharmacy(
  'a shopping centre’s, until midnight, and on the eves of holidays until six',
  {
    aberturas: [on(EVERY_DAY, '10:00', '24:00')],
    voltam: [
      { nome: 'Véspera de Natal', dia: '24/12', horario: [{ abre: '10:00', fecha: '18:00' }] },
      { nome: 'Natal', dia: '25/12' },
      { nome: 'Passagem de ano', dia: '31/12', ateDia: '01/01', horario: [{ abre: '11:00', fecha: '17:00' }] },
    ],
  },
  [
    ['2026-12-23T23:59', 'open', 'own', 'Aberta agora · fecha à meia-noite', '10:00–24:00'],
    ['2026-12-24T17:59', 'open', 'own', 'Aberta agora · fecha às 18h', '10:00–18:00'],
    ['2026-12-24T18:00', 'closed', '1400', 'Fechada · abre sábado às 10h', '10:00–18:00'],
    ['2027-12-25T12:00', 'closed', '1400', 'Fechada · feriado · abre amanhã às 10h', ''],
    ['2026-12-31T17:30', 'closed', '1400', 'Fechada · abre amanhã às 11h', '11:00–17:00'],
    ['2027-01-01T12:00', 'open', 'own', 'Aberta agora · fecha às 17h', '11:00–17:00'],
    ['2027-01-02T17:30', 'open', 'own', 'Aberta agora · fecha à meia-noite', '10:00–24:00'],
  ],
  { urgencia: null },
);

describePharmacy(
  'a hospital’s, which never closes, but for an afternoon of a notice',
  { aberturas: [on(EVERY_DAY, '00:00', '24:00')] },
  [
    ['2026-11-23T03:00', 'open', 'own', 'Aberta agora', '00:00–24:00'],
    ['2026-12-25T03:00', 'open', 'own', 'Aberta agora', '00:00–24:00'],
    ['2026-11-30T13:30', 'open', 'own', 'Aberta agora · fecha às 14h', '00:00–14:00 15:00–24:00'],
    ['2026-11-30T14:30', 'closed', 'outside', 'Fechada · abre às 15h', '00:00–14:00 15:00–24:00'],
  ],
  { notices: [noticeOf('2026-11-30', { fechada: true, das: '14:00', as: '15:00' })] },
);

describePharmacy(
  'a mutual’s, with a window by night at weekends, and on call in the nights of a rota',
  {
    aberturas: [on(EVERY_DAY, '08:00', '22:00')],
    postigo: [on(['sexta', 'sabado'], '22:00', '08:00')],
    chamada: { numero: '912000002' },
    servico: { turnos: [{ de: '2026-11-24', repete: 15, modo: 'chamada' }], muda: '08:00' },
  },
  [
    ['2026-11-27T21:00', 'open', 'own', 'Aberta agora · fecha às 22h; depois, pelo postigo', '08:00–22:00'],
    ['2026-11-27T22:00', 'window', 'own', 'A atender pelo postigo, até às 8h', '08:00–22:00'],
    ['2026-11-29T23:00', 'closed', 'outside', 'Fechada · abre amanhã às 8h', '08:00–22:00'],
    ['2026-11-24T21:00', 'open', 'own', 'Aberta agora · fecha às 22h; depois, por chamada', '08:00–22:00'],
    ['2026-11-25T03:00', 'call', '912000002', 'De serviço, por chamada · abre às 8h', '08:00–22:00'],
    ['2026-12-09T23:00', 'call', '912000002', 'De serviço, por chamada · abre amanhã às 8h', '08:00–22:00'],
    ['2026-12-10T23:00', 'closed', 'outside', 'Fechada · abre amanhã às 8h', '08:00–22:00'],
  ],
);

describePharmacy(
  'one of the Azores that is closed every second Saturday, and on call every night of the year at 1400',
  {
    ...CLOSED_ON_HOLIDAYS,
    aberturas: [on(WORKDAYS, '09:00', '18:00'), on(['sabado'], '09:00', '13:00')],
    voltam: [{ nome: 'Sábados alternados', de: '2026-11-28', repete: 14 }],
    chamada: { horario: [on(EVERY_DAY, '20:00', '08:00')], nosFeriados: true, numero: '1400' },
  },
  [
    ['2026-11-21T10:00', 'open', 'own', 'Aberta agora · fecha às 13h', '09:00–13:00'],
    ['2026-11-28T10:00', 'closed', 'outside', 'Fechada · por chamada a partir das 20h · abre segunda às 9h', ''],
    ['2026-12-05T10:00', 'open', 'own', 'Aberta agora · fecha às 13h', '09:00–13:00'],
    ['2027-11-27T10:00', 'closed', 'outside', 'Fechada · por chamada a partir das 20h · abre segunda às 9h', ''],
    [
      '2026-11-23T19:00',
      'closed',
      'outside',
      'Fechada · por chamada a partir das 20h · abre amanhã às 9h',
      '09:00–18:00',
    ],
    ['2026-11-23T20:00', 'call', '1400', 'Por chamada, até às 8h', '09:00–18:00'],
    ['2027-05-17T21:00', 'call', '1400', 'Por chamada, até às 8h', ''],
  ],
  { region: 'acores' },
);

describePharmacy(
  'one of Madeira that opens every second Saturday, closes in August and the afternoon before a holiday',
  {
    ...CLOSED_ON_HOLIDAYS,
    aberturas: [on(WORKDAYS, '09:00', '19:00')],
    voltam: [
      { nome: 'Vésperas de feriado', vesperas: true, horario: [{ abre: '09:00', fecha: '13:00' }] },
      { nome: 'Sábados alternados', de: '2026-11-28', repete: 14, horario: [{ abre: '09:00', fecha: '12:00' }] },
      { nome: 'Agosto', dia: '01/08', ateDia: '31/08' },
    ],
  },
  [
    ['2026-11-28T10:00', 'open', 'own', 'Aberta agora · fecha às 12h', '09:00–12:00'],
    ['2026-12-05T10:00', 'closed', 'outside', 'Fechada · abre segunda às 9h', ''],
    ['2026-11-30T14:00', 'closed', 'outside', 'Fechada · abre quarta às 9h', '09:00–13:00'],
    ['2026-12-07T12:00', 'open', 'own', 'Aberta agora · fecha às 13h', '09:00–13:00'],
    // 26 December is a holiday in Madeira, and that Saturday is one of those on which it would open.
    ['2026-12-26T10:00', 'closed', 'outside', 'Fechada · abre segunda às 9h', ''],
    ['2027-08-10T10:00', 'closed', 'outside', 'Fechada · abre a 1 de setembro às 9h', ''],
    ['2027-07-30T18:00', 'open', 'own', 'Aberta agora · fecha às 19h', '09:00–19:00'],
  ],
  { region: 'madeira' },
);

describePharmacy(
  'one that is on call all of a month, and at the bell on single nights, whatever a notice closes',
  {
    aberturas: [on(WORKDAYS, '09:00', '19:00')],
    chamada: { numero: '912000003' },
    servico: {
      turnos: [{ de: '2026-12-01', ate: '2026-12-31', modo: 'chamada' }, { de: '2026-12-24' }],
      atende: 'toque à campainha',
    },
  },
  [
    ['2026-11-30T20:00', 'closed', 'outside', 'Fechada · abre amanhã às 9h', '09:00–19:00'],
    ['2026-12-02T20:00', 'call', '912000003', 'De serviço, por chamada · abre amanhã às 9h', '09:00–19:00'],
    ['2026-12-24T20:00', 'duty', 'own', 'De serviço agora: toque à campainha', ''],
    ['2026-12-24T12:00', 'duty', 'own', 'De serviço agora: toque à campainha', ''],
    ['2026-12-31T22:00', 'call', '912000003', 'De serviço, por chamada · abre amanhã às 9h', '09:00–19:00'],
    ['2027-01-01T20:00', 'closed', 'outside', 'Fechada · abre segunda às 9h', '09:00–19:00'],
  ],
  { notices: [noticeOf('2026-12-24', { fechada: true })] },
);

describePharmacy(
  'one whose window serves on single nights and on those of a rota, some until an hour',
  {
    aberturas: [on(WORKDAYS, '09:00', '19:00')],
    servico: {
      turnos: [
        { de: '2026-12-01', modo: 'postigo' },
        { de: '2026-12-04', repete: 7, modo: 'postigo', termina: '23:00', fecha: '20:00' },
      ],
    },
  },
  [
    ['2026-12-01T18:00', 'open', 'own', 'Aberta agora · fecha às 19h; depois, pelo postigo', '09:00–19:00'],
    ['2026-12-01T23:30', 'window', 'own', 'De serviço, pelo postigo, até às 9h', '09:00–19:00'],
    ['2026-12-02T20:00', 'closed', 'outside', 'Fechada · abre amanhã às 9h', '09:00–19:00'],
    ['2026-12-04T19:30', 'open', 'own', 'Aberta agora · fecha às 20h; depois, pelo postigo', '09:00–20:00'],
    ['2026-12-11T22:00', 'window', 'own', 'De serviço, pelo postigo, até às 23h', '09:00–20:00'],
    ['2026-12-11T23:00', 'closed', 'outside', 'Fechada · abre segunda às 9h', '09:00–20:00'],
  ],
);

describePharmacy(
  'one whose window serves whenever the door is closed',
  { aberturas: [on(WORKDAYS, '09:00', '19:00')], postigo: [on(EVERY_DAY, '00:00', '24:00')] },
  [
    ['2026-11-23T10:00', 'open', 'own', 'Aberta agora · fecha às 19h; depois, pelo postigo', '09:00–19:00'],
    ['2026-11-23T20:00', 'window', 'own', 'A atender pelo postigo, até às 9h', '09:00–19:00'],
    ['2026-11-28T12:00', 'window', 'own', 'A atender pelo postigo', ''],
  ],
);

describePharmacy(
  'one on call from seven in the evening to nine in the morning, without a number for the hour before',
  {
    aberturas: [on(WORKDAYS, '09:00', '18:00')],
    chamada: { horario: [on(EVERY_DAY, '19:00', '09:00')], numero: '912000004' },
    voltam: [{ nome: 'Véspera de Natal', dia: '24/12', horario: [{ abre: '09:00', fecha: '13:00' }] }],
  },
  [
    ['2026-12-24T12:00', 'open', 'own', 'Aberta agora · fecha às 13h', '09:00–13:00'],
    // A Sunday.
    ['2028-12-24T12:00', 'closed', '1400', 'Fechada · por chamada a partir das 19h · abre amanhã às 9h', ''],
    ['2026-11-23T18:30', 'closed', '1400', 'Fechada · por chamada a partir das 19h · abre amanhã às 9h', '09:00–18:00'],
    ['2026-11-24T03:00', 'call', '912000004', 'Por chamada · abre às 9h', '09:00–18:00'],
    ['2026-11-28T12:00', 'closed', '1400', 'Fechada · por chamada a partir das 19h · abre segunda às 9h', ''],
    ['2026-11-28T19:00', 'call', '912000004', 'Por chamada, até às 9h', ''],
  ],
  { urgencia: null },
);

describePharmacy(
  'one that is on call every night, and on duty from home all day in one week of two',
  {
    ...CLOSED_ON_HOLIDAYS,
    aberturas: [on(WORKDAYS, '09:00', '18:00')],
    chamada: { horario: [on(EVERY_DAY, '19:00', '09:00')], numero: '912000006' },
    servico: { turnos: [{ de: '2026-11-23', ate: '2026-11-29', repete: 14, modo: 'chamada' }] },
  },
  [
    ['2026-11-24T18:30', 'call', '912000006', 'De serviço, por chamada · abre amanhã às 9h', '09:00–18:00'],
    ['2026-11-28T15:00', 'call', '912000006', 'De serviço, por chamada · abre segunda às 9h', ''],
    ['2026-12-08T12:00', 'call', '912000006', 'De serviço, por chamada · feriado · abre amanhã às 9h', ''],
    ['2026-12-05T15:00', 'closed', 'outside', 'Fechada · por chamada a partir das 19h · abre segunda às 9h', ''],
    ['2026-12-05T20:00', 'call', '912000006', 'Por chamada, até às 9h', ''],
  ],
);

describePharmacy(
  'one with a window on Fridays and somebody on call after it and on Sundays, which says nothing of holidays',
  {
    ...CLOSED_ON_HOLIDAYS,
    aberturas: [on(WORKDAYS, '09:00', '18:00')],
    postigo: [on(['sexta'], '18:00', '22:00')],
    chamada: {
      horario: [on(['domingo'], '10:00', '20:00'), on(['sexta'], '22:00', '23:30')],
      numero: '912000005',
    },
    voltam: [{ nome: 'Véspera de Natal', dia: '24/12', horario: [{ abre: '09:00', fecha: '13:00' }] }],
  },
  [
    ['2026-12-18T20:00', 'window', 'own', 'A atender pelo postigo, até às 22h; depois, por chamada', '09:00–18:00'],
    ['2026-12-18T23:00', 'call', '912000005', 'Por chamada, até às 23h30', '09:00–18:00'],
    ['2026-12-25T20:00', 'closed', 'outside', 'Fechada · abre segunda às 9h', ''],
    ['2027-12-24T20:00', 'closed', 'outside', 'Fechada · abre segunda às 9h', '09:00–13:00'],
    ['2026-12-27T15:00', 'call', '912000005', 'Por chamada, até às 20h', ''],
    // Easter.
    ['2027-03-28T15:00', 'closed', 'outside', 'Fechada · abre amanhã às 9h', ''],
  ],
);

describePharmacy(
  'one whose window serves every night, on holidays too as its owner says',
  {
    ...CLOSED_ON_HOLIDAYS,
    aberturas: [on(WORKDAYS, '09:00', '22:00')],
    postigo: [on(EVERY_DAY, '22:00', '09:00')],
    postigoNosFeriados: true,
  },
  [
    ['2026-12-25T23:00', 'window', 'own', 'A atender pelo postigo, até às 9h', ''],
    [
      '2026-12-25T20:00',
      'closed',
      'outside',
      'Fechada · feriado · pelo postigo a partir das 22h · abre segunda às 9h',
      '',
    ],
  ],
);

describePharmacy(
  'one whose window opens as its door shuts at midnight, but for a day of a notice and a night at the bell',
  {
    aberturas: [on(EVERY_DAY, '08:00', '24:00')],
    postigo: [on(EVERY_DAY, '00:00', '08:00')],
    servico: { turnos: [{ de: '2026-11-26' }], atende: 'toque à campainha' },
  },
  [
    ['2026-11-23T23:59', 'open', 'own', 'Aberta agora · fecha à meia-noite', '08:00–24:00'],
    ['2026-11-24T03:00', 'closed', 'outside', 'Fechada · abre amanhã às 8h', ''],
    ['2026-11-25T23:59', 'open', 'own', 'Aberta agora · fecha à meia-noite; depois, pelo postigo', '08:00–24:00'],
    ['2026-11-26T00:00', 'window', 'own', 'A atender pelo postigo, até às 8h', '08:00–24:00'],
    ['2026-11-27T03:00', 'duty', 'own', 'De serviço agora: toque à campainha', '08:00–24:00'],
  ],
  { notices: [noticeOf('2026-11-24', { fechada: true })] },
);

describePharmacy(
  'one whose window is written from before the door shuts until midnight',
  { aberturas: [on(EVERY_DAY, '09:00', '21:00')], postigo: [on(EVERY_DAY, '20:00', '24:00')] },
  [
    ['2026-11-24T20:30', 'open', 'own', 'Aberta agora · fecha às 21h; depois, pelo postigo', '09:00–21:00'],
    ['2026-11-24T22:30', 'window', 'own', 'A atender pelo postigo, até à meia-noite', '09:00–21:00'],
    ['2026-11-25T00:00', 'closed', 'outside', 'Fechada · abre às 9h', '09:00–21:00'],
  ],
);

test('a sister pharmacy has on its card a season, days apart, a municipal holiday, a window and turns of its own', () => {
  const sister = place.parse({
    nome: 'Farmácia da Ponta',
    morada: { rua: 'Rua do Cais, 1', codigoPostal: '9930-000', localidade: 'Ponta' },
    aberturas: [on(WORKDAYS, '09:00', '18:00')],
    epocas: [{ nome: 'Verão', de: '01/07', ate: '31/08', aberturas: [on(WORKDAYS, '09:00', '20:00')] }],
    voltam: [
      { nome: 'Véspera de Natal', dia: '24/12', horario: [{ abre: '09:00', fecha: '13:00' }] },
      // Once: a holiday closes it, and this opens it.
      { nome: 'Inventário', de: '2027-01-15' },
      { nome: 'Obras', de: '2027-12-24' },
      { nome: 'Festa', de: '2026-12-08', horario: [{ abre: '10:00', fecha: '12:00' }] },
    ],
    feriados: { municipal: '29/06' },
    postigo: [on(['sexta'], '18:00', '22:00')],
    chamada: { numero: '960000002' },
    servico: { turnos: [{ de: '2026-11-30', ate: '2026-12-06', modo: 'chamada' }] },
  });
  const timetable = timetableOf(
    sister,
    holidaysAt('acores', '06-29').map(({ date }) => date),
  );
  for (const [at, line] of [
    ['2026-12-24T14:00', 'Fechada · abre segunda às 9h'],
    ['2027-07-01T19:00', 'Aberta agora · fecha às 20h'],
    ['2027-06-29T10:00', 'Fechada · feriado · abre amanhã às 9h'],
    ['2027-01-15T10:00', 'Fechada · abre segunda às 9h'],
    ['2027-01-15T20:00', 'Fechada · abre segunda às 9h'],
    ['2027-12-24T10:00', 'Fechada · abre segunda às 9h'],
    ['2026-12-08T11:00', 'Aberta agora · fecha às 12h'],
    ['2026-12-11T17:00', 'Aberta agora · fecha às 18h; depois, pelo postigo'],
    ['2026-12-11T20:00', 'A atender pelo postigo, até às 22h'],
    ['2027-07-02T19:00', 'Aberta agora · fecha às 20h; depois, pelo postigo'],
    ['2026-12-04T21:00', 'A atender pelo postigo, até às 22h; depois, por chamada'],
    ['2026-12-05T03:00', 'De serviço, por chamada · abre segunda às 9h'],
    ['2026-12-12T03:00', 'Fechada · abre segunda às 9h'],
  ] as const)
    expect(stateAt(at, timetable, [], dutyOf(sister)).line).toBe(line);
  expect(place.safeParse({ ...sister, aberturas: [] }).error?.issues.map(({ path }) => path.join())).toEqual([
    'aberturas',
  ]);
});
